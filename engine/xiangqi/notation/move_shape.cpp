// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/move_shape.h"

#include <array>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/notation/chinese.h"

namespace engine::xiangqi {

namespace {

bool is_number(char32_t c) {
    const char32_t plain = plain_form(c);
    return (plain >= U'1' && plain <= U'9') || digit_meant(c).has_value();
}

bool is_piece(char32_t c) { return piece_meant(c).has_value(); }

/// Up to five characters, without spaces and line ends, and the byte offset of the end of each.
struct Beginning {
    std::u32string characters;
    std::array<std::size_t, 5> ends{};
};

Beginning beginning_of(std::string_view text) {
    Beginning found;
    std::string_view rest = text;
    while (!rest.empty() && found.characters.size() < found.ends.size()) {
        const char32_t c = take_character(rest);
        if ((plain_form(c) == U' ' || c == U'\n') && !found.characters.empty()) continue;
        found.characters += c;
        found.ends[found.characters.size() - 1] = text.size() - rest.size();
    }
    return found;
}

/// Also in the signs of WXF: 马8+7.
bool is_heading(char32_t c) {
    return heading_meant(c) ||
           std::u32string_view(U"+-=").find(plain_form(c)) != std::u32string_view::npos;
}

/// A number in a circle counts moves; elsewhere in a move it is a digit.
bool is_enclosed(char32_t c) { return c != plain_form(c) && is_number(c) && c < U'\u3000'; }

/// Whether the characters have the kinds of `shape`: p a piece, n a number, h a heading, f a place
/// (前), w a place or a number.
bool fits(std::u32string_view characters, std::string_view shape) {
    if (characters.size() < shape.size() || is_enclosed(characters[0])) return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const char32_t c = characters[i];
        const bool fits_here = shape[i] == 'p'   ? is_piece(c)
                               : shape[i] == 'n' ? is_number(c)
                               : shape[i] == 'h' ? is_heading(c)
                               : shape[i] == 'f' ? place_meant(c).has_value()
                                                 : place_meant(c) || is_number(c);
        if (!fits_here) return false;
    }
    return true;
}

bool is_any_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

/// The length of the prefix of `text` with one character of each set; sets marked with `?` are
/// optional.
std::size_t match(std::string_view text, std::initializer_list<std::string_view> sets) {
    std::size_t at = 0;
    for (std::string_view set : sets) {
        const bool is_optional = set.front() == '?';
        if (is_optional) set.remove_prefix(1);
        if (at < text.size() && is_any_of(text[at], set)) {
            ++at;
        } else if (!is_optional) {
            return 0;
        }
    }
    return at;
}

std::size_t letters_length(std::string_view text) {
    constexpr std::string_view kDigits = "123456789";
    constexpr std::string_view kRankDigits = "0123456789";
    constexpr std::string_view kSmallFileLetters = "abcdefghi";
    constexpr std::string_view kFileLetters = "ABCDEFGHI";
    // UCI and ICCS, with ranks to 9 or 10; Vietnamese; WXF.
    auto points =
        match(text, {kSmallFileLetters, kRankDigits, "?~", kSmallFileLetters, kRankDigits});
    if (points == 0)
        points = match(text, {kFileLetters, kRankDigits, "?-~", kFileLetters, kRankDigits});
    if (points > 0) return points < text.size() && is_digit(text[points]) ? 0 : points;
    constexpr std::string_view kVietnamese = "./-tlb";
    if (const auto n = match(text, {"T", "g", kDigits, kVietnamese, kDigits})) return n;
    if (const auto n =
            match(text, {"?2345", "STVXPMBC", "?tsg", "?r", kDigits, kVietnamese, kDigits}))
        return n;
    if (const auto n = match(text, {"?2345", "STVXPMBC", "tsg", "?r", "./-", kDigits})) return n;
    if (const auto n = match(text, {"KAEHRCPNBGMS", "123456789+-.", "+-=.", kDigits})) return n;
    if (const auto n = match(text, {"PS", "abcde", "+-=.", kDigits})) return n;
    if (const auto n = match(text, {"+-", "KAEHRCPNBGMS", "+-=.", kDigits})) return n;
    return match(text, {"12345", kDigits, "+-=", kDigits});
}

/// The length of the move in letters that `text` begins with, in typesetters' letters too.
std::size_t typeset_letters_length(std::string_view text) {
    constexpr std::size_t kLongest = 8;
    std::string plain;
    std::array<std::size_t, kLongest> ends{};
    for (std::string_view rest = text; !rest.empty() && plain.size() < kLongest;) {
        const char32_t c = plain_form(take_character(rest));
        plain += c < 0x80 ? static_cast<char>(c) : '\0';
        ends[plain.size() - 1] = text.size() - rest.size();
    }
    const std::size_t length = letters_length(plain);
    return length == 0 ? 0 : ends[length - 1];
}

/// Removes a word of the list, which are without marks, and the space after it from `rest`. Words
/// are written with all marks, or without any in messages.
bool take_word(std::string_view& rest, std::initializer_list<std::string_view> words) {
    for (const std::string_view word : words) {
        std::string_view after = rest;
        std::size_t matched = 0;
        while (matched < word.size() && !after.empty() &&
               unmarked(take_character(after)) == static_cast<char32_t>(word[matched])) {
            ++matched;
        }
        if (matched < word.size()) continue;
        rest = after;
        while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
        return true;
    }
    return false;
}

bool take_number(std::string_view& rest) {
    if (rest.empty() || rest.front() < '1' || rest.front() > '9') return false;
    rest.remove_prefix(1);
    while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
    return true;
}

/// `Pháo 2 bình 5`, `Xe sau thoái 1`.
std::size_t vietnamese_words_length(std::string_view text) {
    std::string_view rest = text;
    if (!take_word(rest, {"tuong", "si", "sy", "xe", "phao", "ma", "binh", "tot", "chot"}))
        return 0;
    const bool has_place = take_word(rest, {"truoc", "sau", "giua"});
    const bool has_file = take_number(rest);
    if (!has_place && !has_file) return 0;
    if (!take_word(rest, {"tan", "tien", "thoai", "binh"})) return 0;
    if (rest.empty() || rest.front() < '1' || rest.front() > '9') return 0;
    return text.size() - rest.size() + 1;
}

}  // namespace

std::size_t misspelt_move_length(std::string_view text) {
    const Beginning beginning = beginning_of(text.substr(0, 40));
    const std::u32string_view all = beginning.characters;
    if (all.size() < 4 || !is_piece(all[0])) return 0;
    const bool has_file = is_number(all[1]);
    const bool has_heading = is_heading(all[2]);
    const bool has_step = is_number(all[3]);
    const bool is_meant = has_file ? has_heading || has_step : has_heading && has_step;
    return is_meant ? beginning.ends[3] : 0;
}

std::size_t chinese_move_length(std::string_view text) {
    const Beginning beginning = beginning_of(text.substr(0, 40));
    const std::u32string_view all = beginning.characters;
    // 炮二平五, 前炮平五, 前四平五; 前兵九平八.
    if (fits(all, "pnhn") || fits(all, "wphn") || fits(all, "fnhn")) return beginning.ends[3];
    return fits(all, "fpnhn") ? beginning.ends[4] : 0;
}

std::size_t move_length(std::string_view text) {
    if (text.empty()) return 0;
    if (const auto n = vietnamese_words_length(text.substr(0, 60))) return n;
    if (!is_ascii(text.front()) || is_digit(text.front())) {
        if (const std::size_t chinese = chinese_move_length(text)) return chinese;
    }
    const std::size_t letters = is_ascii(text.front()) ? letters_length(text) : 0;
    return letters > 0 ? letters : typeset_letters_length(text.substr(0, 40));
}

}  // namespace engine::xiangqi
