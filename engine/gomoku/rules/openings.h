// SPDX-License-Identifier: MIT
// The 26 openings of Renju: the first stone in the middle, the second next to it, the third within
// two lines of the middle.
#pragma once

#include <string>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// What the game has opened with, under all eight symmetries and whichever black stone came first:
/// code and names as `D4:Kagetsu:花月:花月` (romanised Japanese, simplified and traditional
/// Chinese); before the third stone only `T` (the middle), `D` (beside it) or `I` (diagonally).
/// Empty for any other game.
std::string opening_of(const Position& position);

/// The moves that begin an opening or go on with one, each with what it makes as above, separated
/// by spaces: `h10=D1:Kansei:寒星:寒星`; of symmetric ones only the first. Empty from the third
/// stone on.
std::string opening_moves(const Position& position);

}  // namespace engine::gomoku
