// SPDX-License-Identifier: MIT
// Changes texts by what they are made of, tokens, lines and groups within each other, where a
// fuzzer by itself changes bytes.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

/// What opens and what closes a part that may hold others.
struct Group {
    std::string_view open;
    std::string_view close;
};

struct TextFormat {
    /// That of its fuzzer, without `fuzz_`.
    std::string_view name;
    std::span<const Group> groups;
    /// Makes right what would hide the rest from a reader, in place; null where nothing does.
    void (*repair)(std::string& text) = nullptr;
};

/// Null where the fuzzer of that name does not read texts.
const TextFormat* text_format(std::string_view name);

/// The words of a dictionary of libFuzzer.
std::vector<std::string> words_of_dictionary(std::string_view dictionary);

using Words = std::vector<std::string>;

/// At most `most` bytes, the same for the same seed; not empty unless `most` is 0.
std::string mutate_text(std::string_view text, std::size_t most, std::uint64_t seed,
                        const TextFormat& format, const Words& words);
/// A text with parts of another one, under the same conditions.
std::string cross_texts(std::string_view text, std::string_view other, std::size_t most,
                        std::uint64_t seed, const TextFormat& format);

}  // namespace fuzz
