// SPDX-License-Identifier: MIT
#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {

namespace {
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Whether a byte of UTF-8 goes on with the character before it.
bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Bytes of the UTF-8 character that `lead` begins; 0 when it begins none.
std::size_t length_of_character(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}
}  // namespace

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

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
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

std::optional<std::u32string> decode_utf8(std::string_view text) {
    constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
    std::u32string out;
    while (!text.empty()) {
        const auto lead = static_cast<unsigned char>(text[0]);
        const std::size_t length = length_of_character(lead);
        if (length == 0 || length > text.size()) return std::nullopt;
        char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
        for (const char next : text.substr(1, length - 1)) {
            if (!continues_character(next)) return std::nullopt;
            c = c << 6 | (static_cast<unsigned char>(next) & 0x3FU);
        }
        const bool is_surrogate = c >= 0xD800 && c <= 0xDFFF;
        if (c < kSmallest[length] || is_surrogate || c > 0x10FFFF) return std::nullopt;
        out += c;
        text.remove_prefix(length);
    }
    return out;
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
