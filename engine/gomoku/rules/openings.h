// SPDX-License-Identifier: MIT
// The 26 openings of Renju: the first stone in the centre, the second next to it, the third within
// two lines of the centre.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// Before the third stone there is only a code: `T` (centre), `D` (direct) or `I` (indirect).
struct Opening {
    std::string_view code;
    std::string_view romanised;
    std::string_view simplified;
    std::string_view traditional;
};

/// The opening of the game, under all eight symmetries and for either order of the black stones.
std::optional<Opening> opening_of(const Position& position);

struct OpeningStone {
    Point point;
    /// The opening that the stone leads to.
    Opening opening;
};

/// The moves that start or continue an opening, one of each set of symmetric moves; empty from the
/// third stone on.
std::vector<OpeningStone> opening_moves(const Position& position);

}  // namespace engine::gomoku
