// SPDX-License-Identifier: MIT
// Plays Gomoku within one process: techniques of the search against none of them, or the levels
// against each other.
#include <algorithm>
#include <cstdio>

#include "engine/core/text.h"
#include "tools/match/gomoku_games.h"
#include "tools/match/report.h"

namespace {

constexpr int kOk = 0;
constexpr int kFailed = 1;
constexpr int kUsage = 2;

const char* const kHelp =
    "usage: gomoku_match A B [OPTION…]       two players\n"
    "       gomoku_match --ladder [OPTION…]  each level against the two below\n"
    "\n"
    "A player is `full`, a level such as `3`, or in the lab build what it plays without and\n"
    "parameters with their values: `null-move,KillerScore=200`.\n"
    "Openings are played with either colour, turned and mirrored when they come round again.\n"
    "\n"
    "  --games N      of each pairing, even (60)\n"
    "  --nodes N      of each move at most (5000)\n"
    "  --anchor N     the rating of the first player (0)\n"
    "  --openings FILE\n";

struct Arguments {
    std::vector<std::string> players;
    int games = 60;
    std::uint64_t nodes = 5000;
    int anchor = 0;
    std::string openings = CHUHE_GOMOKU_OPENINGS;
};

int fail(int code, const std::string& message) {
    std::fprintf(stderr, "gomoku_match: %s\n", message.c_str());
    if (code == kUsage) std::fputs(kHelp, stderr);
    return code;
}

/// What is wrong with the command line, or the empty string.
std::string read_arguments(const std::vector<std::string>& words, Arguments& arguments) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--ladder") {
            for (int level = 1; level <= engine::kFullStrength; ++level) {
                arguments.players.push_back(std::to_string(level));
            }
        } else if (!words[i].starts_with("--")) {
            arguments.players.push_back(words[i]);
        } else {
            const std::string value = i + 1 < words.size() ? words[i + 1] : "";
            const auto number = engine::parse_int(value);
            if (words[i] == "--openings" && !value.empty()) {
                arguments.openings = value;
            } else if (words[i] == "--games" && number && *number > 0 && *number % 2 == 0) {
                arguments.games = static_cast<int>(*number);
            } else if (words[i] == "--nodes" && number && *number > 0) {
                arguments.nodes = static_cast<std::uint64_t>(*number);
            } else if (words[i] == "--anchor" && number) {
                arguments.anchor = static_cast<int>(*number);
            } else {
                return "bad argument " + engine::in_quotes(words[i] + " " + value);
            }
            ++i;
        }
    }
    return arguments.players.size() < 2 ? "two players are needed" : "";
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    const auto error = read_arguments(std::vector<std::string>(argv + 1, argv + argc), arguments);
    if (!error.empty()) return fail(kUsage, error);
    const auto read = match::read_gomoku_openings(arguments.openings);
    if (!read.error.empty()) return fail(kFailed, read.error);
    match::TournamentSettings settings;
    std::vector<match::GomokuPlayer> players;
    for (const std::string& name : arguments.players) {
        const bool is_level = engine::parse_int(name).has_value();
        settings.engines.emplace_back().name = (is_level ? "level " : "") + name;
        const auto wrong = players.emplace_back(arguments.nodes).become(name);
        if (!wrong.empty()) return fail(kUsage, wrong);
    }
    match::Standing standing;
    for (std::size_t i = 1; i < players.size(); ++i) {
        for (std::size_t j = i < 2 ? 0 : i - 2; j < i; ++j) {
            const auto score = play_gomoku(players[j], players[i], read.openings, 0,
                                           static_cast<std::size_t>(arguments.games) / 2);
            standing.pairings.push_back({j, i, score});
        }
    }
    std::fputs(ratings_text(settings, standing, 0, arguments.anchor).c_str(), stdout);
    return kOk;
}
