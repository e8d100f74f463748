// SPDX-License-Identifier: MIT
// Plays Gomoku within one process: techniques of the search against none of them, or the levels
// against each other.
#include <algorithm>
#include <cstdio>

#include "engine/core/text/text.h"
#include "tools/command_line.h"
#include "tools/match/gomoku_games.h"
#include "tools/match/report.h"

namespace {

const char* const kPlayerHelp =
    "A player is `full`, a level such as `3`, a level with opening taste and risk such as\n"
    "`3:direct:-1`, or in the lab build what it plays without and\n"
    "parameters with their values: `null-move,KillerScore=200`.\n"
    "Openings are played with either colour, turned and mirrored when they come round again.";

struct Arguments {
    std::vector<std::string> players;
    int games = 60;
    std::uint64_t nodes = 5000;
    int processor_time = 0;
    int anchor = 0;
    std::string openings = CHUHE_GOMOKU_OPENINGS;
};

/// The levels where a ladder is asked for.
void complete(bool is_ladder, Arguments& arguments) {
    for (int level = 1; is_ladder && level <= engine::kFullStrength; ++level) {
        arguments.players.push_back(std::to_string(level));
    }
    if (arguments.players.size() < 2) throw CLI::ValidationError("two players are needed");
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    bool is_ladder = false;
    tools::CommandLine line("Plays Gomoku: each player against the two before it.");
    line.add_option("PLAYER", arguments.players, "two or more");
    line.add_flag("--ladder", is_ladder, "the players are the levels");
    line.add_option("--games", arguments.games, "of each pairing, always whole pairs")
        ->check(CLI::Range(1, 10'000'000));
    line.add_option("--nodes", arguments.nodes, "of each move at most")
        ->check(CLI::Range(1, 1'000'000'000));
    line.add_option("--cpu", arguments.processor_time,
                    "of each move at most, instead of nodes, in milliseconds of processor time")
        ->check(CLI::Range(1, 1'000'000));
    line.add_option("--anchor", arguments.anchor, "the rating of the first player");
    line.add_option("--openings", arguments.openings);
    line.footer(kPlayerHelp);
    line.final_callback([&] { complete(is_ladder, arguments); });
    if (const auto code = line.read(argc, argv)) return *code;
    const auto read = match::read_gomoku_openings(arguments.openings);
    if (!read.error.empty()) return line.fail(tools::kFailed, read.error);
    match::TournamentSettings settings;
    std::vector<match::GomokuPlayer> players;
    const bool is_timed = arguments.processor_time > 0;
    for (const std::string& name : arguments.players) {
        const bool is_level = engine::parse_int(name).has_value();
        settings.engines.emplace_back().name = (is_level ? "level " : "") + name;
        const auto wrong =
            players.emplace_back(is_timed ? 0 : arguments.nodes, arguments.processor_time)
                .become(name);
        if (!wrong.empty()) return line.fail(tools::kUsage, wrong);
    }
    match::Standing standing;
    for (std::size_t i = 1; i < players.size(); ++i) {
        for (std::size_t j = i < 2 ? 0 : i - 2; j < i; ++j) {
            const auto score = play_gomoku(players[j], players[i], read.openings, 0,
                                           (static_cast<std::size_t>(arguments.games) + 1) / 2);
            standing.pairings.push_back({j, i, score});
        }
    }
    std::fputs(ratings_text(settings, standing, 0, arguments.anchor).c_str(), stdout);
    return tools::kOk;
}
