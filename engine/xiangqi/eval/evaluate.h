// SPDX-License-Identifier: MIT
// Static evaluation, with a short function for each term.
#pragma once

#include <string>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Centipawns from the side to move's view; always smaller than a decided score.
Value evaluate(const Position& position);

/// Scales an evaluation from the side to move's view by the winning chances in known endings and
/// the distance to the natural-move limit. Part of `evaluate`.
Value tempered(const Position& position, Value value);

/// The terms of `evaluate` as text, one per line.
std::string explain_evaluation(const Position& position);

}  // namespace engine::xiangqi
