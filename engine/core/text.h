// SPDX-License-Identifier: MIT
// Small text helpers for protocols and file formats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Of ASCII, whatever the locale is; other bytes stay as they are.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_lower(c) || is_upper(c); }
constexpr char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char to_upper(char c) { return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c; }

std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);

/// Words of `text` separated by white space; they point into `text`.
std::vector<std::string_view> split_words(std::string_view text);
/// Fields between `separator`, empty ones included; they point into `text`.
std::vector<std::string_view> split_fields(std::string_view text, char separator);
/// `text` without white space at either end; it points into `text`.
std::string_view trimmed(std::string_view text);
/// Whether the texts differ in nothing but the case of ASCII letters.
bool equal_ignoring_case(std::string_view a, std::string_view b);
/// `text` with every `from` replaced by `to`.
std::string replaced(std::string_view text, std::string_view from, std::string_view to);
/// The whole of `text` as a decimal number, or nothing.
std::optional<std::int64_t> parse_int(std::string_view text);
/// Whether a byte of UTF-8 goes on with the character before it.
bool continues_character(char c);
/// `text` in double quotes for messages: shortened when long, between characters of UTF-8;
/// unprintable bytes as `?`.
std::string in_quotes(std::string_view text);

}  // namespace engine
