// SPDX-License-Identifier: MIT
// Static evaluation: a short function for each term.
#pragma once

#include <string>

#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// Centipawns for the side to move; never as large as a decided score.
Value evaluate(const Position& position);

/// The terms of `evaluate`, a line each, for people.
std::string explain_evaluation(const Position& position);

}  // namespace engine::xiangqi
