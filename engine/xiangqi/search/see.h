// SPDX-License-Identifier: MIT
// Static exchange evaluation: what a series of captures on one point comes to.
#pragma once

#include <array>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Exchange values in centipawns, between those of middlegame and endgame.
inline constexpr std::array<Value, kPieceTypes> kPieceValue{10000, 60, 70, 370, 900, 420, 90};

constexpr Value piece_value(Piece piece) {
    return piece.none() ? 0 : kPieceValue[index(piece.type())];
}

/// Whether `move` wins at least `threshold` centipawns when both sides go on capturing on its
/// destination as long as it pays. Pins are ignored.
bool see_at_least(const Position& position, Move move, Value threshold);

/// What `capture`, by a piece of either side whose turn it need not be, comes to in centipawns.
/// Slower than to ask about a threshold.
Value exchange_gain(const Board& board, Move capture);

}  // namespace engine::xiangqi
