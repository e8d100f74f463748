// SPDX-License-Identifier: MIT
// The command line of a match.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/match/tournament.h"

namespace CLI {
class App;
}  // namespace CLI

namespace match {

struct Arguments {
    /// All but the openings, which are in a file.
    TournamentSettings tournament;
    /// The game's own if empty.
    std::string openings_file;
    std::uint64_t seed = 1;
    std::string pgn_file;
    std::string log_file;
    /// PGN of the parts of a match that are counted instead of playing.
    std::vector<std::string> parts;
    /// Whose rating is given, and what it is.
    std::size_t anchor = 0;
    double anchor_rating = 0;
    /// A fault of any engine makes the match a failure.
    bool strict = false;
};

/// What engines of the game speak unless they say otherwise.
Protocol usual_protocol(const GameRules& rules);

/// Without rules the game's usual ones; an error if the game has none of that name.
std::string complete_rules(GameRules& rules);

// What is added must not outlive what it is read into.

/// The options `--nodes`, `--depth` and `--movetime`.
void add_limits(CLI::App& app, Limits& limits);
/// How single games are played; without a limit of a move there is none.
void add_game_options(CLI::App& app, Arguments& arguments);
/// All options of a match.
void add_match_options(CLI::App& app, Arguments& arguments);

}  // namespace match
