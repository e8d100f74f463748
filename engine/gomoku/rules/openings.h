// SPDX-License-Identifier: MIT
// The 26 openings of Renju: the first stone in the middle, the second next to it, the third within
// two lines of the middle.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// Before the third stone only a code: `T` (the middle), `D` (beside it) or `I` (diagonally).
struct Opening {
    std::string_view code;
    std::string_view romanised;
    std::string_view simplified;
    std::string_view traditional;
};

/// What the game has opened with, under all eight symmetries and whichever black stone came first.
std::optional<Opening> opening_of(const Position& position);

struct OpeningStone {
    Point point;
    /// What it makes.
    Opening opening;
};

/// The moves that begin an opening or go on with one, of symmetric ones only the first; none from
/// the third stone on.
std::vector<OpeningStone> opening_moves(const Position& position);

}  // namespace engine::gomoku
