// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/notation.h"

#include <array>
#include <cassert>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/relative_move.h"

namespace engine::xiangqi {

namespace {

constexpr std::array<std::string_view, 7> kNames{"uci",     "iccs",       "wxf",      "zh-hans",
                                                 "zh-hant", "vietnamese", "algebraic"};

char digit(int number) { return static_cast<char>('0' + number); }

std::string write_iccs(Move move) {
    return upper_case(move.from().text() + "-" + move.to().text());
}

/// Two advisors or elephants on a file need no mark: the one that can advance is behind
/// (xqbase.com, cchess_move.htm, section 4). Only advisors on adjacent points, off the five points
/// of their palace, can both move in the same direction.
bool goes_without_mark(const Position& position, Square square) {
    const Piece piece = position.at(square);
    if (piece.type() != PieceType::Advisor) return piece.type() == PieceType::Bishop;
    for (const Square other : position.pieces(piece.color(), PieceType::Advisor)) {
        const int apart = other.rank() - square.rank();
        if (other.file() == square.file() && apart * apart == 1) return false;
    }
    return true;
}

bool is_marked(const Position& position, Square square, const Standing& standing) {
    return standing.count_on_file > 1 && !goes_without_mark(position, square);
}

/// The rules of 1997 (wxf.org, wxf_notation.html): a piece, its file or a sign, the heading, a
/// number. Three or more soldiers on a file, or tandems of soldiers on two files, follow the World
/// Xiangqi Rules of 2018: the place from the front and the file.
std::string write_wxf(const Position& position, Move move) {
    constexpr std::string_view kLetters = "KAEHRCP";
    constexpr std::string_view kSigns = "+-=";
    const Standing standing = standing_of(position, move.from());
    const Step step = step_of(position, move);
    const char letter = kLetters[index(position.at(move.from()).type())];
    std::string text;
    if (!is_marked(position, move.from(), standing)) {
        text = {letter, digit(standing.file)};
    } else if (standing.count_on_file == 2 && standing.tandems == 1) {
        text = {letter, standing.place == 1 ? '+' : '-'};
    } else {
        text = {digit(standing.place), digit(standing.file)};
    }
    return text + kSigns[static_cast<std::size_t>(step.heading)] + digit(step.number);
}

/// 前 and 后 for two, 前 中 后 for three, 前 二 三 … for more.
std::string_view place_word(const Standing& standing, Script script) {
    const auto [place, count] = std::pair(standing.place, standing.count_on_file);
    if (place == 1) return character_of(Place::Front, script);
    if (count > 3) return chinese_digit(place);
    return character_of(place == count ? Place::Rear : Place::Middle, script);
}

/// The competition rules of China (2020, 1.1 and 7.5): 一 … 九 for Red, Arabic digits for Black,
/// here full-width as in xqbase.com's cchess_move.htm. The rules do not cover four soldiers on a
/// file or two tandems; these follow DhtmlXQ and the Chinese Wikipedia: 前 二 三 四 五, and
/// 前四平五 with the file in place of the piece.
std::string write_chinese(const Position& position, Move move, Script script) {
    const Piece piece = position.at(move.from());
    const auto number = piece.color() == Color::Red ? chinese_digit : wide_digit;
    const Standing standing = standing_of(position, move.from());
    const Step step = step_of(position, move);
    std::string text;
    if (!is_marked(position, move.from(), standing)) {
        text += character_of(piece, script);
        text += number(standing.file);
    } else {
        text += place_word(standing, script);
        text += standing.tandems == 1 ? character_of(piece, script) : number(standing.file);
    }
    text += character_of(step.heading, script);
    return text += number(step.number);
}

/// As in Vietnamese books and pages (docs/xiangqi-records.md): the letter of the Vietnamese name,
/// the file or trước, giữa, sau, then `.` for tấn, `/` for thoái, `-` for bình. They do not cover
/// four soldiers on a file or two tandems: those get a number before the letter, or the file behind
/// it.
std::string write_vietnamese(const Position& position, Move move) {
    constexpr std::array<std::string_view, kPieceTypes> kLetters{"Tg", "S", "T", "M",
                                                                 "X",  "P", "B"};
    constexpr std::string_view kSigns = "./-";
    const Standing standing = standing_of(position, move.from());
    const Step step = step_of(position, move);
    std::string text(kLetters[index(position.at(move.from()).type())]);
    if (!is_marked(position, move.from(), standing)) {
        text += digit(standing.file);
    } else if (standing.count_on_file > 3) {
        text = digit(standing.place) + text + digit(standing.file);
    } else {
        const bool is_rear = standing.place == standing.count_on_file;
        text += standing.place == 1 ? 't' : is_rear ? 's' : 'g';
        if (standing.tandems > 1) text += digit(standing.file);
    }
    return text + kSigns[static_cast<std::size_t>(step.heading)] + digit(step.number);
}

}  // namespace

std::optional<Notation> parse_notation(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Notation>(i);
    }
    return std::nullopt;
}

std::string_view text_of(Notation notation) { return kNames[static_cast<std::size_t>(notation)]; }

std::string write_move(const Position& position, Move move, Notation notation) {
    switch (notation) {
        case Notation::Iccs:
            return write_iccs(move);
        case Notation::Wxf:
            return write_wxf(position, move);
        case Notation::Simplified:
            return write_chinese(position, move, Script::Simplified);
        case Notation::Traditional:
            return write_chinese(position, move, Script::Traditional);
        case Notation::Vietnamese:
            return write_vietnamese(position, move);
        default:
            assert(notation == Notation::Uci);
            return move.text();
    }
}

}  // namespace engine::xiangqi
