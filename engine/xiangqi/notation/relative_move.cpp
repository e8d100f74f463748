// SPDX-License-Identifier: MIT
#include "engine/xiangqi/notation/relative_move.h"

#include <array>
#include <cstdlib>

namespace engine::xiangqi {

namespace {

int file_for(Color side, Square square) {
    return side == Color::Red ? kFiles - square.file() : square.file() + 1;
}

}  // namespace

Step step_of(const Position& position, Move move) {
    const Color side = position.at(move.from()).color();
    const int advance = move.to().rank_for(side) - move.from().rank_for(side);
    const bool stays_on_file = move.from().file() == move.to().file();
    return {advance == 0  ? Heading::Across
            : advance > 0 ? Heading::Forward
                          : Heading::Back,
            stays_on_file ? std::abs(advance) : file_for(side, move.to())};
}

Standing standing_of(const Position& position, Square square) {
    const Piece piece = position.at(square);
    const Color side = piece.color();
    Standing standing;
    standing.file = file_for(side, square);
    std::array<int, kFiles + 1> counts{};
    for (const Square other : position.pieces(side, piece.type())) {
        const int file = file_for(side, other);
        ++counts[static_cast<std::size_t>(file)];
        const bool ahead = other.rank_for(side) > square.rank_for(side);
        if (file == standing.file && ahead) ++standing.place;
    }
    for (int file = 1; file <= kFiles; ++file) {
        const int count = counts[static_cast<std::size_t>(file)];
        if (count < 2) continue;
        ++standing.tandems;
        if (file < standing.file) standing.number += count;
    }
    standing.count_on_file = counts[static_cast<std::size_t>(standing.file)];
    standing.number += standing.place;
    return standing;
}

}  // namespace engine::xiangqi
