// SPDX-License-Identifier: MIT
// Reads the WXF and the Chinese notation: the piece by kind, file and place among its kind, then
// its heading and a number.
#include <utility>
#include <vector>

#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/notation_readers.h"
#include "engine/xiangqi/notation/relative_move.h"

namespace engine::xiangqi {

namespace {

bool is_meant(const Description& described, const Standing& standing) {
    const auto [choice, place, file] = described;
    if (file != 0 && file != standing.file) return false;
    if (choice == Choice::Any) return true;
    const int count = standing.count_on_file;
    if (count < 2) return false;
    const int from_rear = count + 1 - standing.place;
    switch (choice) {
        case Choice::AtPlace:
            return place == standing.place || place == -from_rear;
        case Choice::Inner:
            return (place > 0 ? standing.place : from_rear) == (count > 3 ? 2 : 1);
        case Choice::Middle:
            return standing.place == from_rear;
        default:
            return place == standing.number;
    }
}

std::optional<int> number_of(char32_t c) {
    if (c >= U'1' && c <= U'9') return static_cast<int>(c - U'0');
    return digit_meant(c);
}

std::optional<Heading> heading_of(char32_t c) {
    switch (c) {
        case U'+':
            return Heading::Forward;
        case U'-':
            return Heading::Back;
        case U'=':
        case U'.':
            return Heading::Across;
        default:
            return heading_meant(c);
    }
}

std::optional<Place> place_of(char32_t c) {
    switch (c) {
        case U'+':
            return Place::Front;
        case U'-':
            return Place::Rear;
        case U'=':
            return Place::Middle;
        default:
            return place_meant(c);
    }
}

/// `f`, `b` and `r` (front, back, rear) before a piece's letter, as in older books.
std::optional<Place> place_of_letter(char32_t c) {
    if (c == U'f' || c == U'F') return Place::Front;
    const bool is_rear = c == U'b' || c == U'B' || c == U'r' || c == U'R';
    return is_rear ? std::optional(Place::Rear) : std::nullopt;
}

/// The parsed first part of a text: `C2`, `+C`, `前兵`, `15`, `3-`, `二兵`, `前兵九`, `Pa`.
struct Head {
    /// Empty if the text does not name the piece, which is only allowed for soldiers.
    Kinds kinds = 0;
    std::optional<Place> place;
    /// `++`, `--`: the outermost of four or five soldiers.
    bool is_doubled = false;
    bool is_latin = true;
    int ordinal = 0;
    int file = 0;
};

/// Adds the next character to `head`; false if it does not belong there.
bool take(Head& head, std::u32string_view text, std::size_t at) {
    const char32_t c = text[at];
    const bool is_last = at + 1 == text.size();
    if (c > 127) head.is_latin = false;
    const auto place = at == 0 && !is_last && kinds_of(text[1]) ? place_of_letter(c) : std::nullopt;
    if (place || place_of(c)) {
        const Place found = place ? *place : *place_of(c);
        head.is_doubled = head.place == found;
        if (head.place && !head.is_doubled) return false;
        head.place = found;
        return true;
    }
    if (const auto number = number_of(c)) {
        const bool is_ordinal = at == 0 && !is_last && !place_of(text[1]);
        int& slot = is_ordinal ? head.ordinal : head.file;
        if (slot != 0) return false;
        slot = *number;
        return true;
    }
    // Pa … Pe: soldiers of several tandems, lettered as 一兵 … 五兵 are numbered.
    const char32_t letter = c >= U'A' && c <= U'E' ? c - U'A' + U'a' : c;
    if (at == 1 && head.kinds == kind(PieceType::Pawn) && letter >= U'a' && letter <= U'e') {
        head.ordinal = static_cast<int>(letter - U'a') + 1;
        return true;
    }
    const auto kinds = kinds_of(c);
    if (!kinds || head.kinds != 0) return false;
    head.kinds = *kinds;
    return true;
}

std::optional<Head> parse_head(std::u32string_view text) {
    Head head;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!take(head, text, at)) return std::nullopt;
    }
    if (head.is_doubled && !(head.is_latin && text.size() == 2)) return std::nullopt;
    const bool says_who = head.place || head.ordinal != 0;
    if (head.kinds == 0 && !head.is_doubled && !(says_who && head.file != 0)) return std::nullopt;
    if (!says_who && head.file == 0) return std::nullopt;
    return head;
}

/// The interpretations of a place, the better one first. In the rules of 1997, P+ and P- are the
/// second and the last but one of four or five soldiers; ++ and -- are the soldiers before and
/// behind them.
std::vector<Description> descriptions_at(const Head& head) {
    const int file = head.file;
    if (head.place == Place::Middle) return {{Choice::Middle, 0, file}};
    const int end = head.place == Place::Front ? 1 : -1;
    const Description outermost{Choice::AtPlace, end, file};
    if (!head.is_latin || head.is_doubled) return {outermost};
    return {{Choice::Inner, end, file}, outermost};
}

/// The interpretations of the first part of a text, the better one first.
std::vector<Description> descriptions_of(const Head& head) {
    const auto [ordinal, file] = std::pair(head.ordinal, head.file);
    if (head.place) return descriptions_at(head);
    // 二兵: within one tandem or, as in xqbase.com's cchess_move.htm, counted through two.
    if (file == 0) return {{Choice::Numbered, ordinal, 0}};
    // P3, 33: in the rules of 1997, the middle one of three or five, named by its file.
    const Description middle{Choice::Middle, 0, file};
    if (ordinal == 0) return {middle, {Choice::Any, 0, file}};
    const Description counted{Choice::AtPlace, ordinal, file};
    if (ordinal == file) return {counted, middle};
    return {counted};
}

}  // namespace

MoveList moves_described(const Position& position, const MoveList& legal, Kinds kinds, Step step,
                         const std::vector<Description>& descriptions) {
    MoveList moves;
    for (const Description& described : descriptions) {
        for (const Move move : legal) {
            const bool is_kind = includes(kinds, position.at(move.from()).type());
            if (is_kind && step_of(position, move) == step &&
                is_meant(described, standing_of(position, move.from()))) {
                moves.push_back(move);
            }
        }
        if (!moves.empty()) break;
    }
    return moves;
}

std::optional<Meanings> read_relative(const Position& position, const MoveList& legal,
                                      std::u32string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const auto head = parse_head(text.substr(0, text.size() - 2));
    const auto heading = heading_of(text[text.size() - 2]);
    const auto number = number_of(text.back());
    if (!head || !heading || !number) return std::nullopt;
    const bool is_latin = head->is_latin && text[text.size() - 2] <= 127 && text.back() <= 127;
    Meanings meanings{is_latin                                 ? Notation::Wxf
                      : script_of(text) == Script::Traditional ? Notation::Traditional
                                                               : Notation::Simplified,
                      {}};
    const Kinds kinds = head->kinds != 0 ? head->kinds : kind(PieceType::Pawn);
    meanings.moves =
        moves_described(position, legal, kinds, {*heading, *number}, descriptions_of(*head));
    return meanings;
}

}  // namespace engine::xiangqi
