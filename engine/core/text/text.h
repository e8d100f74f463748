// SPDX-License-Identifier: MIT
// Small text helpers for protocols and file formats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// ASCII only, independent of the locale; other bytes are unchanged.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_lower(c) || is_upper(c); }
constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

/// Splits `text` at white space; the words point into `text`.
std::vector<std::string_view> split_words(std::string_view text);
/// Whether `word` is one of the words of `words`, ignoring the case of ASCII letters.
bool is_one_of(std::string_view word, std::string_view words);
/// Splits `text` at `separator`, including empty fields, which point into `text`.
std::vector<std::string_view> split_fields(std::string_view text, char separator);
/// Trims white space at both ends; points into `text`.
std::string_view trimmed(std::string_view text);
/// The text from a word of it on, blanks between words included; empty if there are fewer words.
/// `words` are those of split_words(text).
std::string rest_from(std::string_view text, const std::vector<std::string_view>& words,
                      std::size_t first);
/// Compares ignoring the case of ASCII letters.
bool equal_ignoring_case(std::string_view a, std::string_view b);
/// Replaces every `from` in `text` with `to`.
std::string replaced(std::string_view text, std::string_view from, std::string_view to);
/// Parses all of `text` as a decimal number.
std::optional<std::int64_t> parse_int(std::string_view text);
inline bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
/// The length in bytes of the UTF-8 character at the start of `text`, which is not empty.
std::size_t character_length(std::string_view text);
/// Whether a UTF-8 byte continues the character before it.
bool continues_character(char c);
/// The last UTF-8 character of `text`; empty if there is none.
std::string_view last_character(std::string_view text);
/// Quotes `text` for messages: shortens long text between UTF-8 characters and replaces unprintable
/// bytes with `?`.
std::string in_quotes(std::string_view text);

}  // namespace engine
