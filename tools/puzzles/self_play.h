// SPDX-License-Identifier: MIT
// Self-play games of average players, which miss wins by fours.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.h"
#include "engine/gomoku/board/position.h"

namespace puzzles {

/// The positions of a game after its opening, which depends on the seed; `game` must be Gomoku.
std::vector<engine::gomoku::Position> play(engine::Game& game, engine::gomoku::Rule rule,
                                           std::uint64_t seed);

}  // namespace puzzles
