// SPDX-License-Identifier: MIT
// Games as PGN: moves of Xiangqi in ICCS (`H2-E2`), of Gomoku as points (`h8`).
#pragma once

#include <array>
#include <string>

#include "tools/match/referee.h"

namespace match {

struct PgnTags {
    std::string date;
    std::string round;
    /// In the order in which they move.
    std::array<std::string, 2> players;
    std::string time_control;
};

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
std::string result_text(engine::Status status);

/// One game with an empty line after it. Each move is followed by its score from the mover's point
/// of view, depth and seconds.
std::string pgn_text(const PgnTags& tags, const GameRecord& game);

}  // namespace match
