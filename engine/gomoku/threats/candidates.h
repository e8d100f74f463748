// SPDX-License-Identifier: MIT
// Which points are worth searching: all that can matter when a threat must be met, else those near
// stones.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// Whether `color` has a point that makes an open or double four: it wins unless it is answered.
inline bool threatens_to_win(const Position& position, Color color) {
    return position.count(color, Threat::OpenFour) + position.count(color, Threat::DoubleFour) > 0;
}

/// Where the side to move leaves the other one, which has a five to make, none; allowed or not. One
/// point at most but in Caro, where blocking the second end of a five is as good as its own point.
using FiveAnswers = FixedVector<Point, 2>;
FiveAnswers answers_to_five(const Position& position);

/// Points where `color` makes a four, five not included.
PointSet four_points(const Position& position, Color color);

/// The only moves that can prevent the enemy's open and double fours, all at once.
PointSet direct_defences(const Position& position);
/// These and the fours that put it off. Every other move loses, if the enemy has no five to make.
PointSet defences(const Position& position);

/// Points near stones; the centre of an empty board.
PointSet near_candidates(const Position& position);

}  // namespace engine::gomoku
