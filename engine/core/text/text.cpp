// SPDX-License-Identifier: MIT
#include "engine/core/text/text.h"

#include <algorithm>
#include <charconv>

namespace engine {

namespace {
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
}  // namespace

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::size_t character_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && continues_character(text[length])) ++length;
    return length;
}

std::string_view last_character(std::string_view text) {
    std::size_t at = text.size();
    while (at > 0 && continues_character(text[--at])) {
    }
    return text.substr(at);
}

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), to_lower);
    return result;
}

std::string upper_case(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), to_upper);
    return result;
}

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t i = 0;
    while (i < text.size()) {
        while (i < text.size() && is_space(text[i])) ++i;
        const std::size_t start = i;
        while (i < text.size() && !is_space(text[i])) ++i;
        if (i > start) words.push_back(text.substr(start, i - start));
    }
    return words;
}

bool is_one_of(std::string_view word, std::string_view words) {
    const auto all = split_words(words);
    return std::any_of(all.begin(), all.end(),
                       [&](std::string_view one) { return equal_ignoring_case(one, word); });
}

std::vector<std::string_view> split_fields(std::string_view text, char separator) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = text.find(separator);
        fields.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return fields;
        text.remove_prefix(end + 1);
    }
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::string rest_from(std::string_view text, const std::vector<std::string_view>& words,
                      std::size_t first) {
    if (first >= words.size()) return {};
    return std::string(
        trimmed(text.substr(static_cast<std::size_t>(words[first].data() - text.data()))));
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string out;
    for (;;) {
        const std::size_t at = text.find(from);
        out += text.substr(0, at);
        if (at == std::string_view::npos) return out;
        out += to;
        text.remove_prefix(at + from.size());
    }
}

std::optional<std::int64_t> parse_int(std::string_view text) {
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stopped_at, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stopped_at != end) return std::nullopt;
    return number;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::size_t end = std::min(text.size(), kLongest);
    for (int i = 0; i < 3 && end < text.size() && continues_character(text[end]); ++i) --end;
    std::string out = "\"";
    for (const char c : text.substr(0, end)) {
        const auto byte = static_cast<unsigned char>(c);
        out += byte < 0x20 || byte == 0x7F ? '?' : c;
    }
    return out + (end < text.size() ? "…\"" : "\"");
}

}  // namespace engine
