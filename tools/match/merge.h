// SPDX-License-Identifier: MIT
// The games of a match that was played in parts, counted as if it had been played in one.
#pragma once

#include <string>
#include <vector>

#include "tools/match/tournament.h"

namespace match {

struct MergedGames {
    Standing standing;
    /// The PGN of each game, in the order of one match.
    std::vector<std::string> games;
    /// Why they are not the games of the match; else empty.
    std::string error;
};

/// `files` are what `match --shard I/N --pgn FILE` wrote, in any order, `names` what to call them.
/// Every game of the match must be there once. How far an engine overstepped its time is not.
MergedGames merge_games(const TournamentSettings& settings, const std::vector<std::string>& files,
                        const std::vector<std::string>& names);

}  // namespace match
