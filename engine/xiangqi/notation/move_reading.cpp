// SPDX-License-Identifier: MIT
// Reads a move in any notation: converts it to plain text, then calls the reader for its kind.
#include <algorithm>

#include "engine/core/text/normal_text.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/notation/chinese.h"
#include "engine/xiangqi/notation/notation_readers.h"

namespace engine::xiangqi {

namespace {

bool is_any_of(char32_t c, std::u32string_view set) {
    return set.find(c) != std::u32string_view::npos;
}

/// Nothing if `text` is not valid UTF-8.
std::optional<std::u32string> plain_text(std::string_view text) {
    if (!is_utf8(text)) return std::nullopt;
    const auto decoded = decode_utf8(normal_text(text));
    if (!decoded) return std::nullopt;
    std::u32string plain;
    for (const char32_t c : *decoded) {
        const char32_t narrow = plain_form(c);
        if (!is_any_of(narrow, U" \t\r\n")) plain += narrow == U'~' ? U'-' : narrow;
    }
    // Every move ends with a number; marks for check, mate and annotation may follow.
    while (!plain.empty() && is_any_of(plain.back(), U"+#!?")) plain.pop_back();
    return plain;
}

/// WXF and Vietnamese share letters and signs: tries the likely notation first, then the other.
std::optional<Meanings> read_letters(const Position& position, const MoveList& legal,
                                     std::u32string_view text, Notation likely) {
    const bool is_vietnamese = likely == Notation::Vietnamese;
    auto first = is_vietnamese ? read_vietnamese(position, legal, text)
                               : read_relative(position, legal, text);
    if (first && !first->moves.empty()) return first;
    auto second = is_vietnamese ? read_relative(position, legal, text)
                                : read_vietnamese(position, legal, text);
    return second && (!first || !second->moves.empty()) ? second : first;
}

std::optional<Meanings> meanings_of(const Position& position, std::string_view text,
                                    Notation likely) {
    const auto plain = plain_text(text);
    if (!plain) return std::nullopt;
    const MoveList legal = legal_moves(position);
    auto meanings = read_coordinates(legal, *plain);
    if (!meanings) meanings = read_letters(position, legal, *plain, likely);
    if (!meanings) meanings = read_algebraic(position, legal, *plain);
    return meanings;
}

std::optional<Move> parse_narrow_move(std::u32string_view text) {
    std::string bytes;
    for (const char32_t c : text) bytes += static_cast<char>(std::min<char32_t>(c, 127));
    return parse_move(bytes);
}

}  // namespace

std::optional<Kinds> kinds_of(char32_t c) {
    if (const auto type = piece_meant(c)) return kind(*type);
    switch (c >= U'a' && c <= U'z' ? c - U'a' + U'A' : c) {
        case U'K':
            return kind(PieceType::King);
        // The general in one set of letters, the guard in the ICCS letters, which also have the
        // minister (Chinese Chess File Format, Appendix A).
        case U'G':
            return kind(PieceType::King) | kind(PieceType::Advisor);
        case U'A':
            return kind(PieceType::Advisor);
        case U'B':
        case U'E':
        case U'M':
            return kind(PieceType::Bishop);
        case U'H':
        case U'N':
            return kind(PieceType::Knight);
        case U'R':
            return kind(PieceType::Rook);
        case U'C':
            return kind(PieceType::Cannon);
        case U'P':
        case U'S':
            return kind(PieceType::Pawn);
        default:
            return std::nullopt;
    }
}

std::optional<Meanings> read_coordinates(const MoveList& legal, std::u32string_view text) {
    const auto move = parse_narrow_move(text);
    if (!move) return std::nullopt;
    const auto is_small = [](char32_t c) { return c >= 'a' && c <= 'i'; };
    const bool is_uci = text.size() == 4 && is_small(text[0]) && is_small(text[2]);
    Meanings meanings{is_uci ? Notation::Uci : Notation::Iccs, {}};
    if (std::find(legal.begin(), legal.end(), *move) != legal.end())
        meanings.moves.push_back(*move);
    return meanings;
}

Result<MoveReading> read_move(const Position& position, std::string_view text, Notation likely) {
    const auto meanings = meanings_of(position, text, likely);
    if (!meanings) return Fault{.code = FaultCode::NotAMove, .text = std::string(text)};
    const MoveList& moves = meanings->moves;
    if (moves.size() == 1) return MoveReading{moves[0], meanings->notation};
    Fault fault{.code = moves.empty() ? FaultCode::IllegalMove : FaultCode::AmbiguousMove,
                .text = std::string(text),
                .where = to_fen(position)};
    for (const Move move : moves) fault.choices.push_back(move.text());
    return fault;
}

}  // namespace engine::xiangqi
