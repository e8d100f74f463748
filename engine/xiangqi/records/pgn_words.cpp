// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/pgn_words.h"

#include <algorithm>
#include <array>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/xiangqi/notation/move_shape.h"
#include "engine/xiangqi/records/move_number.h"

namespace engine::xiangqi {

namespace {

struct Glyph {
    std::string_view text;
    std::uint8_t nag;
};
/// The longer of two that begin alike first. Source: the glyphs of PGN §10 and the usual signs for
/// them.
constexpr std::array<Glyph, 15> kGlyphs{{{"!!", 3},
                                         {"??", 4},
                                         {"!?", 5},
                                         {"?!", 6},
                                         {"!", 1},
                                         {"?", 2},
                                         {"‼", 3},
                                         {"⁇", 4},
                                         {"⁉", 5},
                                         {"⁈", 6},
                                         {"∞", 13},
                                         {"⩲", 14},
                                         {"⩱", 15},
                                         {"±", 16},
                                         {"∓", 17}}};
/// Only as words of their own, since they can be parts of moves.
constexpr std::array<Glyph, 12> kGlyphWords{{{"=", 10},
                                             {"+=", 14},
                                             {"+/=", 14},
                                             {"=+", 15},
                                             {"=/+", 15},
                                             {"+/-", 16},
                                             {"-/+", 17},
                                             {"+-", 18},
                                             {"+−", 18},
                                             {"-+", 19},
                                             {"−+", 19},
                                             {"N", 146}}};
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};
struct Spelling {
    std::string_view theirs;
    std::string_view ours;
};
constexpr std::array<Spelling, 7> kSpellings{{{"1/2", "1/2-1/2"},
                                              {"0.5-0.5", "1/2-1/2"},
                                              {"½-½", "1/2-1/2"},
                                              {"½", "1/2-1/2"},
                                              {"1/2:1/2", "1/2-1/2"},
                                              {"1:0", "1-0"},
                                              {"0:1", "0-1"}}};

bool take_glyph(std::string_view& word, std::vector<std::uint8_t>& glyphs, bool is_last) {
    const auto* found = std::find_if(kGlyphs.begin(), kGlyphs.end(), [&](const Glyph& glyph) {
        return is_last ? word.ends_with(glyph.text) : word.starts_with(glyph.text);
    });
    if (found == kGlyphs.end()) return false;
    glyphs.insert(glyphs.begin(), found->nag);
    if (is_last) {
        word.remove_suffix(found->text.size());
    } else {
        word.remove_prefix(found->text.size());
    }
    return true;
}

/// Programs write glyphs such as ! and !? after a move; some write them before it, XieXie before
/// the next number.
void take_glyphs(std::string_view& word, std::vector<std::uint8_t>& glyphs) {
    for (const Glyph& glyph : kGlyphWords) {
        if (word != glyph.text) continue;
        glyphs.push_back(glyph.nag);
        word = {};
    }
    while (take_glyph(word, glyphs, true)) {
    }
    while (take_glyph(word, glyphs, false)) {
    }
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
    if (!result_in(word).empty()) {
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

std::string_view result_in(std::string_view word) {
    if (word.empty() || is_letter(word.front())) return {};
    // 1–0, １－０.
    const std::string plain = plain_forms(word);
    for (const Spelling& spelling : kSpellings) {
        if (plain == spelling.theirs) return spelling.ours;
    }
    const auto* found = std::find(kResults.begin(), kResults.end(), plain);
    return found == kResults.end() ? std::string_view() : *found;
}

std::size_t word_length(std::string_view text) {
    // The full-width space starts with \xE3, as other characters do.
    std::size_t end = 0;
    do {
        end = text.find_first_of(" \t\n\v\f{}()[];$<>\xE3", end + 1);
    } while (end < text.size() && text[end] == '\xE3' &&
             text.substr(end, kWideSpace.size()) != kWideSpace);
    return std::min(end, text.size());
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
    if (!result_in(word).empty()) return false;
    const auto number = move_number_at(word);
    if (number && (number->is_marked || number->length == word.size())) return number->number <= 1;
    return move_length(word) > 0 || std::any_of(word.begin(), word.end(), is_digit);
}

bool begins_numbers(std::string_view text) {
    const auto number = move_number_at(text.substr(0, 20));
    return number && number->number == 1 && number->is_marked && !number->is_seconds;
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
            if (!result_in(word).empty()) return moves;
            for (const auto move : moves_in(word)) moves.emplace_back(move);
        }
    }
    return moves;
}

}  // namespace engine::xiangqi
