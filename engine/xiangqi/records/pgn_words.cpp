// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_words.h"

#include <algorithm>
#include <array>

#include "engine/core/records/glyph_signs.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/move_number.h"
#include "engine/xiangqi/records/result_words.h"

namespace engine::xiangqi {

namespace {

/// After a move or as words of their own, since moves can begin with such signs. The longer of two
/// that end alike first.
constexpr auto kLastGlyphs = std::to_array<GlyphSign>({{"+/=", 14},
                                                       {"=/+", 15},
                                                       {"+/-", 16},
                                                       {"-/+", 17},
                                                       {"+=", 14},
                                                       {"=+", 15},
                                                       {"+-", 18},
                                                       {"+−", 18},
                                                       {"-+", 19},
                                                       {"−+", 19},
                                                       {"=", 10}});

/// Programs write glyphs such as ! and !? after a move; some write them before it, XieXie before
/// the next number.
void take_glyphs(std::string_view& word, std::vector<std::uint8_t>& glyphs) {
    if (word == "N") {
        glyphs.push_back(146);  // A novelty.
        word = {};
    }
    while (take_glyph(word, glyphs, kGlyphSigns, true) ||
           take_glyph(word, glyphs, kLastGlyphs, true)) {
    }
    take_first_glyphs(word, glyphs);
}

/// The bytes of a comment, a line of one or a numbered glyph at the start of `text`; 0 if it begins
/// with something else.
std::size_t aside_length(std::string_view text) {
    const std::size_t end = text[0] == '{'   ? text.find('}')
                            : text[0] == ';' ? text.find('\n')
                            : text[0] == '$' ? text.find_first_not_of("0123456789", 1) - 1
                                             : std::string_view::npos;
    const bool is_aside = text[0] == '{' || text[0] == ';' || text[0] == '$';
    return is_aside ? std::min(end, text.size() - 1) + 1 : 0;
}

bool is_blank(char c) { return c == ' ' || c == '\t'; }

}  // namespace

PgnWord plain_word(std::string_view word) {
    PgnWord plain;
    if (!result_of_word(word).empty()) {
        plain.text = word;
        return plain;
    }
    // `12.`, `12...` or `…`, alone or before a move; a bare number counts, too.
    const std::size_t dots = dots_length(word);
    const auto number = dots > 0 ? std::nullopt : move_number_at(word);
    const std::size_t length = number ? number->length : dots;
    if (dots > 0 || (number && (number->is_marked || length == word.size()))) {
        plain.is_blacks = dots > 0 || number->is_seconds;
        word.remove_prefix(length);
    }
    // The dot of a number may be a word of its own: `1 . h2e2`.
    if (!plain.is_blacks && word.starts_with('.')) word.remove_prefix(1);
    take_glyphs(word, plain.glyphs);
    // Check and mate follow from the position.
    while (!word.empty() && (word.back() == '+' || word.back() == '#')) word.remove_suffix(1);
    const bool number_follows = !word.empty() && is_digit(word.front()) && word.back() == '.';
    if (!number_follows) plain.text = word;
    return plain;
}

std::vector<std::string_view> moves_in(std::string_view words) {
    std::vector<std::string_view> moves;
    for (;;) {
        const std::size_t first = move_length(words);
        std::string_view rest = words.substr(first);
        const auto number = move_number_at(rest);
        const std::size_t skipped = number ? number->length : dots_length(rest);
        rest.remove_prefix(skipped);
        const bool is_followed =
            first > 0 && (skipped > 0 || !rest.empty()) && (rest.empty() || move_length(rest) > 0);
        moves.push_back(is_followed ? words.substr(0, first) : words);
        if (!is_followed || rest.empty()) return moves;
        words = rest;
    }
}

std::string_view result_of_word(std::string_view word) {
    return word.empty() || is_letter(word.front()) ? std::string_view() : result_in(word);
}

std::size_t word_length(std::string_view text) {
    // The full-width space starts with \xE3, as other characters do.
    std::size_t end = 0;
    do {
        end = text.find_first_of(" \t\n\v\f{}()[];$<>\xE3", end + 1);
    } while (end < text.size() && text[end] == '\xE3' &&
             text.substr(end, kWideSpace.size()) != kWideSpace);
    end = std::min(end, text.size());
    // `1 - 0` is one word.
    const bool may_go_on = end < text.size() && text[end] == ' ' && is_digit(text[0]);
    return may_go_on ? std::max(end, result_at(text).length) : end;
}

bool begins_tag(std::string_view text) {
    if (text.empty() || text[0] != '[') return false;
    text.remove_prefix(1);
    while (!text.empty() && is_blank(text[0])) text.remove_prefix(1);
    return !text.empty() && is_letter(text[0]);
}

bool continues_value(std::string_view text) {
    // A few lines; the standard allows 255 characters and no line break at all.
    constexpr std::size_t kFar = 1000;
    text = text.substr(0, kFar);
    const std::size_t quote = text.find('"');
    if (quote == std::string_view::npos) return false;
    const auto value = text.substr(0, quote);
    const auto after = trimmed(text.substr(quote + 1, 4));
    return after.starts_with(']') && value.find("\n\n") == std::string_view::npos &&
           value.find("\n[") == std::string_view::npos;
}

bool begins_game(std::string_view text) {
    const auto word = text.substr(0, word_length(text));
    if (!result_of_word(word).empty()) return false;
    const auto number = move_number_at(word);
    if (number && (number->is_marked || number->length == word.size())) return number->number <= 1;
    return move_length(word) > 0 || std::any_of(word.begin(), word.end(), is_digit);
}

bool begins_numbers(std::string_view text) {
    text = text.substr(0, 20);
    const auto number = move_number_at(text);
    const bool is_first = number && number->number == 1 && number->is_marked && !number->is_seconds;
    return is_first && result_of_word(text.substr(0, word_length(text))).empty();
}

void skip_nothing(Scanner& scan) {
    for (scan.skip_space(); !scan.at_end() && scan.peek() == '%' && scan.at_line_start();
         scan.skip_space()) {
        scan.take_line();
    }
}

std::vector<std::string> following_moves(Scanner scan) {
    constexpr std::size_t kMostMoves = 400;
    constexpr std::size_t kFar = 16384;
    const std::size_t begin = scan.visited();
    std::vector<std::string> moves;
    std::size_t depth = 0;
    for (skip_nothing(scan); !scan.at_end(); skip_nothing(scan)) {
        const bool is_far = scan.visited() - begin > kFar || moves.size() >= kMostMoves;
        const auto rest = scan.rest();
        const char c = rest[0];
        if (is_far || begins_tag(rest) || (c == ')' && depth == 0)) return moves;
        if (const std::size_t aside = aside_length(rest.substr(0, kFar))) {
            scan.take(aside);
        } else if (c == '(' || c == ')') {
            depth = c == '(' ? depth + 1 : depth - 1;
            scan.take(1);
        } else {
            const auto word = plain_word(scan.take(word_length(rest))).text;
            if (depth > 0 || word.empty()) continue;
            if (!result_of_word(word).empty()) return moves;
            for (const auto move : moves_in(word)) moves.emplace_back(move);
        }
    }
    return moves;
}

}  // namespace engine::xiangqi
