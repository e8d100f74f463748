// SPDX-License-Identifier: MIT
// How well moves of Gomoku suit a style.
#pragma once

#include "engine/core/search/style.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// How well a stone on the empty point `move` suits the style; `bonus_of` converts it into a value.
int liking_of(const Style& style, const Position& position, Point move);

/// Whether White's first stone suits the taste: every opening of Renju has it directly or
/// diagonally next to the first stone.
bool suits(OpeningTaste taste, const Position& position, Point move);

}  // namespace engine::gomoku
