// SPDX-License-Identifier: MIT
// Static evaluation: a short function for each term.
#pragma once

#include <string>

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Centipawns for the side to move; never as large as a decided score.
Value evaluate(const Position& position);

/// What a judgement of `position` for the side to move comes to where known endings and the
/// natural-move limit take the side that is ahead its chances. Part of `evaluate`.
Value tempered(const Position& position, Value value);

/// The terms of `evaluate`, a line each, for people.
std::string explain_evaluation(const Position& position);

}  // namespace engine::xiangqi
