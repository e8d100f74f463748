// SPDX-License-Identifier: MIT
// Unicode text: UTF-8 within the program, whatever the bytes of a file were.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"

namespace engine {

inline constexpr char32_t kReplacement = 0xFFFD;

/// The same bytes, as text or no longer as text.
inline std::string_view as_text(ByteView bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
inline ByteView as_bytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Takes the first character off `text`, which must not be empty. A damaged one is taken byte by
/// byte as kReplacement.
char32_t take_character(std::string_view& text);
/// Whether `text` is undamaged.
bool is_utf8(std::string_view text);
/// The characters of UTF-8 `text`, or nothing when it is damaged.
std::optional<std::u32string> decode_utf8(std::string_view text);
void append_character(std::string& text, char32_t character);

/// UTF-16, little-endian, up to its end or the first null.
std::string utf16_to_utf8(ByteView bytes);

/// `text` with '\n' at the ends of lines and without other control characters than tabs.
std::string plain_lines(std::string_view text);

/// The text of a file as UTF-8, in plain lines: UTF-8 and UTF-16 are recognised,
/// everything else is taken for GB18030.
std::string text_of_file(ByteView bytes);

/// Columns of a terminal that `text` fills: two for each Chinese character.
std::size_t columns(std::string_view text);

}  // namespace engine
