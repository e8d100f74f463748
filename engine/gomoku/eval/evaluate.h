// SPDX-License-Identifier: MIT
// The static evaluation: the values of the empty points for both sides, and the tempo.
#pragma once

#include <string>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// From the side to move's view, far from decided scores. Neither side may have a five to make, nor
/// the side to move an open or double four.
Value evaluate(const Position& position);
/// The terms of the evaluation as text.
std::string explain_evaluation(const Position& position);

}  // namespace engine::gomoku
