// SPDX-License-Identifier: MIT
// How well moves of Xiangqi suit a style.
#pragma once

#include "engine/core/search/style.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// How well the legal `move` suits the style; `bonus_of` converts it into centipawns.
int liking_of(const Style& style, const Position& position, Move move);

/// Whether the first move of a game suits the taste.
bool suits(OpeningTaste taste, const Position& position, Move move);

}  // namespace engine::xiangqi
