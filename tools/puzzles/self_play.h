// SPDX-License-Identifier: MIT
// Games of middling players against themselves, who overlook wins by fours.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"
#include "engine/gomoku/board/position.h"

namespace puzzles {

/// The positions of a game after its opening, which the seed draws; `game` must be Gomoku.
std::vector<engine::gomoku::Position> play(engine::Game& game, engine::gomoku::Rule rule,
                                           std::uint64_t seed);

}  // namespace puzzles
