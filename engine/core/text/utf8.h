// SPDX-License-Identifier: MIT
// Unicode text: UTF-8 inside the program, whatever the encoding of a file.
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

/// Decodes little-endian UTF-16 up to its end or the first null.
std::string utf16_to_utf8(ByteView bytes);

/// Normalises line ends to LF and removes control characters other than tabs.
std::string plain_lines(std::string_view text);

/// Converts a text file to UTF-8 with normalised lines: recognises UTF-8 and UTF-16, and treats
/// everything else as GB18030.
std::string text_of_file(ByteView bytes);

/// The width of `text` in terminal columns: two for each Chinese character.
std::size_t columns(std::string_view text);

}  // namespace engine
