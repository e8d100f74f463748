// SPDX-License-Identifier: MIT
// Candidate points: all that can matter against a threat, else those near stones.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// Whether `color` has a point that makes an open or double four, and so wins unless that is
/// answered.
inline bool threatens_to_win(const Position& position, Color color) {
    return position.count(color, Threat::OpenFour) + position.count(color, Threat::DoubleFour) > 0;
}

/// The points, allowed or not, where the side to move prevents the other side's five. At most one
/// point except in Caro, where blocking the second end of a five is as good as its own point.
using FiveAnswers = FixedVector<Point, 2>;
FiveAnswers answers_to_five(const Position& position);

/// The points where `color` makes a four, without fives.
PointSet four_points(const Position& position, Color color);

/// The only moves that can prevent all open and double fours of the enemy.
PointSet direct_defences(const Position& position);
/// The direct defences, and the fours that delay the threat. Every other move loses, if the enemy
/// has no five to make.
PointSet defences(const Position& position);

/// Points near stones; the centre of an empty board.
PointSet near_candidates(const Position& position);

}  // namespace engine::gomoku
