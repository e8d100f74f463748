// SPDX-License-Identifier: MIT
// The static evaluation: what the empty points are worth to either side, and who has the move.
#pragma once

#include <string>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// For the side to move, far from the decided scores. Neither side may have a five to make, nor the
/// side to move an open or double four.
Value evaluate(const Position& position);
/// The terms of the evaluation as text, for people.
std::string explain_evaluation(const Position& position);

}  // namespace engine::gomoku
