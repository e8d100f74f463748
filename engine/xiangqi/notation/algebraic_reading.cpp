// SPDX-License-Identifier: MIT
// Reads algebraic text, as in chess: the piece, as much of its origin as necessary, `x` for a
// capture, and the destination. Soldiers need no letter.
#include "engine/xiangqi/notation/notation_readers.h"

namespace engine::xiangqi {

namespace {

/// A point or part of one; the rank as written.
struct Point {
    std::optional<int> file;
    std::optional<int> rank;
};

std::optional<int> take_rank(std::u32string_view& text) {
    if (text.ends_with(U"10")) {
        text.remove_suffix(2);
        return 10;
    }
    if (text.empty() || text.back() < U'0' || text.back() > U'9') return std::nullopt;
    const auto digit = static_cast<int>(text.back() - U'0');
    text.remove_suffix(1);
    return digit;
}

std::optional<int> take_file(std::u32string_view& text) {
    if (text.empty() || text.back() < U'a' || text.back() > U'i') return std::nullopt;
    const auto file = static_cast<int>(text.back() - U'a');
    text.remove_suffix(1);
    return file;
}

/// Removes the point at the end of `text`, as far as there is one.
Point take_point(std::u32string_view& text) {
    const auto rank = take_rank(text);
    return {take_file(text), rank};
}

bool fits(const Point& point, Square square, int first_rank) {
    return (!point.file || *point.file == square.file()) &&
           (!point.rank || *point.rank == square.rank() + first_rank);
}

}  // namespace

std::optional<Meanings> read_algebraic(const Position& position, const MoveList& legal,
                                       std::u32string_view text) {
    const Point to = take_point(text);
    if (!to.file || !to.rank) return std::nullopt;
    const bool is_joined = !text.empty() && (text.back() == U'x' || text.back() == U'-');
    if (is_joined) text.remove_suffix(1);
    const Point from = take_point(text);
    const auto kinds = text.size() == 1 && text[0] <= U'Z' ? kinds_of(text[0]) : std::nullopt;
    if (!kinds && !text.empty()) return std::nullopt;

    Meanings meanings{Notation::Algebraic, {}};
    for (const int first_rank : {1, 0}) {
        for (const Move move : legal) {
            const bool is_kind =
                includes(kinds.value_or(kind(PieceType::Pawn)), position.at(move.from()).type());
            if (is_kind && fits(from, move.from(), first_rank) && fits(to, move.to(), first_rank)) {
                meanings.moves.push_back(move);
            }
        }
        if (!meanings.moves.empty()) break;
    }
    return meanings;
}

}  // namespace engine::xiangqi
