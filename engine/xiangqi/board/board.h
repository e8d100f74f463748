// SPDX-License-Identifier: MIT
// The pieces on the board, without history or side to move.
#pragma once

#include <array>

#include "engine/core/types.h"
#include "engine/xiangqi/board/attacks.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/piece.h"

namespace engine::xiangqi {

class Board {
  public:
    [[nodiscard]] Piece at(Square square) const { return board_[index(square)]; }
    [[nodiscard]] Bitboard occupied() const { return by_color_[0] | by_color_[1]; }
    [[nodiscard]] Bitboard pieces(Color side) const { return by_color_[index(side)]; }
    [[nodiscard]] Bitboard pieces(PieceType type) const { return by_type_[index(type)]; }
    [[nodiscard]] Bitboard pieces(Color side, PieceType type) const {
        return by_color_[index(side)] & by_type_[index(type)];
    }
    [[nodiscard]] Square king(Color side) const { return kings_[index(side)]; }

    /// Pieces of both sides that attack `square` if the occupied points were `occupied`.
    [[nodiscard]] Bitboard attackers_to(Square square, Bitboard occupied) const;
    /// The points that the piece on `from` would attack with `occupied`: empty points and pieces of
    /// either side.
    [[nodiscard]] Bitboard attacks_from(Square from, Bitboard occupied) const;
    /// The pieces among `enemies` that would attack a king on `king` with `occupied`, including the
    /// other king on an open file.
    [[nodiscard]] Bitboard king_attackers(Square king, Bitboard occupied, Bitboard enemies) const;
    /// The pieces that attack `side`'s king.
    [[nodiscard]] Bitboard checkers(Color side) const {
        return king_attackers(king(side), occupied(), pieces(~side));
    }
    /// The points whose pieces differ.
    [[nodiscard]] Bitboard differences(const Board& other) const;
    /// Whether `enemies` would attack `side`'s king on `king` with `occupied`.
    [[nodiscard]] bool king_attacked(Color side, Square king, Bitboard occupied,
                                     Bitboard enemies) const;

    void place(Piece piece, Square square);
    void lift(Piece piece, Square square);
    /// Undoes the latest move on the board.
    void take_back(Move move, Piece captured);

  private:
    std::array<Piece, kSquares> board_{};
    std::array<Bitboard, kPieceTypes> by_type_{};
    std::array<Bitboard, 2> by_color_{};
    std::array<Square, 2> kings_{};
};

}  // namespace engine::xiangqi
