// SPDX-License-Identifier: MIT
// The command line of a match.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/match/tournament.h"

namespace match {

struct Arguments {
    /// All but the openings, which are in a file.
    TournamentSettings tournament;
    std::string openings_file;
    std::uint64_t seed = 1;
    std::string pgn_file;
    std::string log_file;
    /// Whose rating is given, and what it is.
    std::size_t anchor = 0;
    double anchor_rating = 0;
    /// A fault of any engine makes the match a failure.
    bool strict = false;
};

extern const char* const kHelp;

struct ArgumentsResult {
    std::optional<Arguments> arguments;
    /// A sentence quoting what is wrong; empty when there are arguments.
    std::string error;
};

ArgumentsResult parse_arguments(const std::vector<std::string>& words);

/// `COMMAND` at each of the playing levels `lowest` to `highest`, each to meet the ones one and two
/// below it.
void set_ladder(TournamentSettings& settings, const EngineSpec& engine, int lowest, int highest);

}  // namespace match
