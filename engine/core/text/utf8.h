// SPDX-License-Identifier: MIT
// Unicode text in UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"

namespace engine {

inline constexpr char32_t kReplacement = 0xFFFD;

/// Reinterprets the bytes as UTF-8 text, and back.
inline std::string_view as_text(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Removes the first character from `text`, which must not be empty. Damaged bytes are returned one
/// by one as kReplacement.
char32_t take_character(std::string_view& text);
/// Whether `text` is valid UTF-8.
bool is_utf8(std::string_view text);
/// The characters of UTF-8 `text`, or nothing if it is damaged.
std::optional<std::u32string> decode_utf8(std::string_view text);
void append_character(std::string& text, char32_t character);

/// Normalises line ends to LF and removes control characters other than tabs.
std::string plain_lines(std::string_view text);

/// The width of `text` in terminal columns: two for each Chinese character.
std::size_t columns(std::string_view text);

}  // namespace engine
