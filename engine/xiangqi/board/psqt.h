// SPDX-License-Identifier: MIT
// Piece-square tables: the material and placement score of a piece in one number, from the weights.
#pragma once

#include <array>

#include "engine/xiangqi/board/weights.h"

namespace engine::xiangqi {

/// The index of a square in the half board of `Weights`: [rank][file].
struct HalfPoint {
    std::size_t rank;
    std::size_t file;
};
constexpr HalfPoint half_point(Color side, Square square) {
    const Square own = side == Color::Red ? square : square.rotated();
    const int file = own.file() < 5 ? own.file() : kFiles - 1 - own.file();
    return {static_cast<std::size_t>(own.rank()), static_cast<std::size_t>(file)};
}

namespace detail {

/// [piece][square], from Red's point of view: Black's pieces count negative.
inline constexpr auto kPieceSquare = [] {
    std::array<std::array<Score, kSquares>, kPieces> table{};
    for (const Color side : kColors) {
        for (const PieceType type : kAllPieceTypes) {
            for (int i = 0; i < kSquares; ++i) {
                const auto [rank, file] = half_point(side, Square(i));
                const Score score =
                    kWeights.material[index(type)] + kWeights.points[index(type)][rank][file];
                table[Piece(side, type).dense()][static_cast<std::size_t>(i)] =
                    side == Color::Red ? score : -score;
            }
        }
    }
    return table;
}();

}  // namespace detail

/// The material and placement score of one piece, from Red's point of view.
constexpr Score piece_square_score(Piece piece, Square square) {
    return detail::kPieceSquare[piece.dense()][index(square)];
}

}  // namespace engine::xiangqi
