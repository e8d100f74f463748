// SPDX-License-Identifier: MIT
// What stands between the moves of running text and says nothing of them.
#pragma once

#include <cstddef>
#include <string_view>

namespace engine::xiangqi {

inline bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// Bytes of the first character of `text`, which must not be empty.
std::size_t character_length(std::string_view text);
/// The bytes of a sign such as ， at the front of `text`; 0 without one.
std::size_t sign_length(std::string_view text);
/// The same of a sign, or of the name of a side before its move (红方).
std::size_t separator_length(std::string_view text);
std::string_view without_separators(std::string_view text);
/// The same of a time such as 00:35 or 1:02:30, beside moves in tables.
std::size_t time_length(std::string_view text);
/// The same of what stands in brackets, in one line.
std::size_t bracketed_length(std::string_view text);

}  // namespace engine::xiangqi
