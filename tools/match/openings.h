// SPDX-License-Identifier: MIT
// The positions from which the games of a match begin.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/match/referee.h"

namespace match {

struct OpeningsResult {
    std::vector<Opening> openings;
    /// `line N: …`, quoting what is wrong; empty when all could be read.
    std::string error;
};

/// A line is a FEN of Xiangqi or the moves of a Gomoku game, which count in each of the eight ways
/// in which its board can lie. What follows `;` or `#` is a remark.
OpeningsResult read_openings(std::string_view text, const GameRules& rules);

void shuffle_openings(std::vector<Opening>& openings, std::uint64_t seed);

/// Those of the file, or of the project where `path` is empty, in the order of `seed`.
OpeningsResult load_openings(const std::string& path, const GameRules& rules, std::uint64_t seed);

}  // namespace match
