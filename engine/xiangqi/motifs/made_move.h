// SPDX-License-Identifier: MIT
// A move with the positions before and after it, the input of every detector.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/core/insertion_sort.h"
#include "engine/xiangqi/motifs/gains.h"
#include "engine/xiangqi/motifs/motif.h"

namespace engine::xiangqi {

struct MadeMove {
    /// `move` must be legal.
    MadeMove(const Position& position, Move played)
        : before(position),
          move(played),
          after(position) {
        after.make_move(move);
    }

    Position before;
    Move move;
    Position after;

    /// The side that moves.
    [[nodiscard]] Color us() const { return before.side_to_move(); }
    [[nodiscard]] bool is_capture() const { return !before.at(move.to()).none(); }
    /// The lasting gain of the move, if it is a capture that pays by itself.
    [[nodiscard]] Value base() const {
        return is_capture() ? std::max(Value{0}, exchange_gain(before, move)) : 0;
    }
    /// Whether a capture on `targets` wins a piece in addition to the gain of the move itself.
    [[nodiscard]] bool wins_on(Bitboard targets, bool follows = false) const {
        return wins_by_force(before, move, {base() + kLeastGain, targets, follows});
    }
};

inline PlacedPiece placed(const Board& board, Square square) { return {board.at(square), square}; }

/// The most valuable piece first; the general is the most valuable.
inline std::vector<PlacedPiece> placed_on(const Board& board, Bitboard squares) {
    std::vector<PlacedPiece> list;
    for (const Square square : squares) list.push_back(placed(board, square));
    insertion_sort(list.begin(), list.end(), [](const PlacedPiece& one, const PlacedPiece& other) {
        return piece_value(one.piece) > piece_value(other.piece);
    });
    return list;
}

}  // namespace engine::xiangqi
