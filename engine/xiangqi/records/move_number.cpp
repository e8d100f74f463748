// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/move_number.h"

#include "engine/core/text/normal_text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/notation/chinese.h"

namespace engine::xiangqi {

namespace {

constexpr char32_t kEnd = 0;

/// The first character of `text`, or kEnd; `after` receives the rest.
char32_t front(std::string_view text, std::string_view& after) {
    after = text;
    return text.empty() ? kEnd : take_character(after);
}

std::optional<int> digit_of(char32_t c) {
    const char32_t plain = c >= U'\u2460' && c <= U'\u2793' ? c : plain_form(c);
    if (plain < U'0' || plain > U'9') return std::nullopt;
    return static_cast<int>(plain - U'0');
}

/// At most three digits.
std::optional<int> take_digits(std::string_view& text) {
    int number = 0;
    int digits = 0;
    std::string_view after;
    for (auto digit = digit_of(front(text, after)); digit; digit = digit_of(front(text, after))) {
        if (++digits > 3) return std::nullopt;
        number = number * 10 + *digit;
        text = after;
    }
    return digits > 0 ? std::optional(number) : std::nullopt;
}

/// 十二, 二十, 一百零三.
std::optional<int> take_chinese_number(std::string_view& text) {
    int whole = 0;
    int digit = 0;
    bool any = false;
    for (std::string_view after;; text = after, any = true) {
        const char32_t c = front(text, after);
        if (const auto value = digit_meant(c)) {
            digit = *value;
        } else if (c == U'十' || c == U'百') {
            whole += (digit == 0 ? 1 : digit) * (c == U'十' ? 10 : 100);
            digit = 0;
        } else if (c != U'零' && c != U'〇') {
            break;
        }
        if (whole > 999) return std::nullopt;
    }
    return any ? std::optional(whole + digit) : std::nullopt;
}

void skip_spaces(std::string_view& text) {
    std::string_view after;
    for (char32_t c = front(text, after); plain_form(c) == U' ' || c == U'\t';
         c = front(text, after)) {
        text = after;
    }
}

/// 第12回合, 第十二回合, 第12步.
std::optional<int> take_round(std::string_view& text) {
    std::string_view rest;
    if (front(text, rest) != U'第') return std::nullopt;
    skip_spaces(rest);
    auto number = take_digits(rest);
    if (!number) number = take_chinese_number(rest);
    skip_spaces(rest);
    std::string_view after;
    const char32_t unit = front(rest, after);
    if (!number || std::u32string_view(U"回步手着著招").find(unit) == std::u32string_view::npos)
        return std::nullopt;
    std::string_view last;
    text = unit == U'回' && front(after, last) == U'合' ? last : after;
    return number;
}

/// Round 12, Hiệp 12, Nước 12.
std::optional<int> take_named(std::string_view& text) {
    for (const std::string_view word : {"Round ", "Move ", "Hiệp ", "Lượt ", "Nước "}) {
        if (!text.starts_with(word)) continue;
        std::string_view rest = text.substr(word.size());
        const auto number = take_digits(rest);
        if (number) text = rest;
        return number;
    }
    return std::nullopt;
}

/// ① … ⑳, ⑴ … ⒇, ⒈ … ⒛, ❶ … ❿ and two more alphabets up to ten, ㈠ … ㈩, ㊀ … ㊉.
std::optional<int> take_enclosed(std::string_view& text) {
    std::string_view after;
    const char32_t c = front(text, after);
    const bool is_to_twenty = c >= U'\u2460' && c <= U'\u249B';
    const bool is_to_ten = c >= U'\u2776' && c <= U'\u2793';
    for (const char32_t one : {U'㈠', U'㊀'}) {
        if (c < one || c >= one + 10) continue;
        text = after;
        return static_cast<int>(c - one) + 1;
    }
    if (!is_to_twenty && !is_to_ten) return std::nullopt;
    text = after;
    return static_cast<int>(is_to_ten ? (c - U'\u2776') % 10 + 1 : (c - U'\u2460') % 20 + 1);
}

/// The last is the frame of a keycap: 1️⃣.
bool is_sign(char32_t c) {
    return std::u32string_view(U".．、，,:：)）。;；]】﹒﹑·\u20E3").find(c) !=
           std::u32string_view::npos;
}

/// 一、, 十二．: only before such a sign, for other numbers are words.
std::optional<int> take_listed(std::string_view& text) {
    std::string_view rest = text;
    const auto number = take_chinese_number(rest);
    std::string_view after;
    const char32_t sign = front(rest, after);
    if (!number || (sign != U'、' && sign != U'．' && sign != U'.')) return std::nullopt;
    text = rest;
    return number;
}

}  // namespace

std::size_t dots_length(std::string_view text) {
    std::string_view rest = text;
    std::string_view after;
    std::size_t points = 0;
    for (char32_t c = front(rest, after); c == U'.' || c == U'…' || c == U'．' || c == U'⋯';
         c = front(rest, after)) {
        points += c == U'.' || c == U'．' ? 1 : 3;
        rest = after;
    }
    return points >= 2 ? text.size() - rest.size() : 0;
}

std::optional<MoveNumber> move_number_at(std::string_view text) {
    std::string_view rest = text;
    auto number = take_round(rest);
    if (!number) number = take_enclosed(rest);
    if (!number) number = take_named(rest);
    const bool is_word = number.has_value();
    if (!number) number = take_digits(rest);
    if (!number) number = take_listed(rest);
    if (!number) return std::nullopt;
    MoveNumber found{*number, 0, is_word, false};
    std::string_view signs = rest;
    if (const std::size_t dots = dots_length(rest)) {
        rest.remove_prefix(dots);
        found.is_seconds = true;
    } else {
        std::string_view after;
        while (dots_length(rest) == 0 && is_sign(front(rest, after))) rest = after;
        std::string_view behind = rest;
        skip_spaces(behind);
        if (const std::size_t later = dots_length(behind); later > 0 && rest != signs) {
            rest = behind.substr(later);
            found.is_seconds = true;
        }
    }
    found.is_marked = is_word || rest.size() != signs.size();
    found.length = text.size() - rest.size();
    return found;
}

}  // namespace engine::xiangqi
