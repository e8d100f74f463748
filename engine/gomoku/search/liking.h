// SPDX-License-Identifier: MIT
// Which moves of Gomoku a style likes.
#pragma once

#include "engine/core/search/style.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// How much a player of that style likes a stone on the empty point `move`; what it is worth
/// `bonus_of` says.
int liking_of(const Style& style, const Position& position, Point move);

/// Whether the stone lies next to the first one of the game as the taste has it: every opening of
/// Renju has White's first stone beside it or at its corner.
bool suits(OpeningTaste taste, const Position& position, Point move);

}  // namespace engine::gomoku
