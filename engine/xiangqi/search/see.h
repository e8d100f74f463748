// SPDX-License-Identifier: MIT
// Static exchange evaluation: the result of a series of captures on one point.
#pragma once

#include <array>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Exchange values in centipawns, between those of middlegame and endgame.
inline constexpr std::array<Value, kPieceTypes> kPieceValue{10000, 60, 70, 370, 900, 420, 90};

constexpr Value piece_value(Piece piece) {
    return piece.none() ? 0 : kPieceValue[index(piece.type())];
}

/// Whether `move` wins at least `threshold` centipawns if both sides continue to capture on its
/// destination while that pays. Ignores pins.
bool see_at_least(const Position& position, Move move, Value threshold);

/// The result of `capture` in centipawns; either side may be to move. Slower than `see_at_least`.
Value exchange_gain(const Board& board, Move capture);

}  // namespace engine::xiangqi
