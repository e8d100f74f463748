// SPDX-License-Identifier: MIT
// Structure-aware mutations of texts: changes tokens, lines and nested groups, while libFuzzer by
// itself changes bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

/// The opening and closing marks of a part that may contain others.
struct Group {
    std::string_view open;
    std::string_view close;
};

struct TextFormat {
    /// The name of the fuzzer, without `fuzz_`.
    std::string_view name;
    std::span<const Group> groups;
    /// Repairs in place whatever would hide the rest from a reader; null if there is nothing to
    /// repair.
    void (*repair)(std::string& text) = nullptr;
};

/// Null if the fuzzer of that name does not read texts.
const TextFormat* text_format(std::string_view name);

/// The words of a libFuzzer dictionary.
std::vector<std::string> words_of_dictionary(std::string_view dictionary);

using Words = std::vector<std::string>;

/// Returns at most `most` bytes, deterministic for a seed; not empty unless `most` is 0.
std::string mutate_text(std::string_view text, std::size_t most, std::uint64_t seed,
                        const TextFormat& format, const Words& words);
/// The same, with parts of another text.
std::string cross_texts(std::string_view text, std::string_view other, std::size_t most,
                        std::uint64_t seed, const TextFormat& format);

}  // namespace fuzz
