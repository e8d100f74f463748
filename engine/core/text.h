// SPDX-License-Identifier: MIT
// Small text helpers for protocols and file formats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

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
/// The characters of UTF-8 `text`, or nothing when it is damaged.
std::optional<std::u32string> decode_utf8(std::string_view text);
/// `text` in double quotes for messages: shortened when long, between characters of UTF-8;
/// unprintable bytes as `?`.
std::string in_quotes(std::string_view text);

}  // namespace engine
