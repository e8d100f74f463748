// SPDX-License-Identifier: MIT
// A match played in parts gives the same result as a match played at once.
#include "tools/match/merge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "tools/match/openings.h"
#include "tools/match/pgn.h"
#include "tools/match/report.h"

namespace match {
namespace {

using ::testing::HasSubstr;

EngineSpec mock(const std::string& name, const std::string& behaviour) {
    EngineSpec spec;
    spec.name = name;
    spec.command = std::string(CHUHE_MOCK_ENGINE) + " " + behaviour;
    return spec;
}

/// The first engine against two others, five pairs each.
TournamentSettings gauntlet() {
    TournamentSettings settings;
    settings.engines = {mock("a", "random 1"), mock("b", "random 2"), mock("c", "crash")};
    settings.pairings = {{0, 1}, {0, 2}};
    settings.openings = load_openings("", settings.rules, 1).openings;
    settings.rules.max_plies = 12;
    settings.pairs = 5;
    return settings;
}

/// The games played, in the form of `match --pgn`, and the standings.
struct Played {
    std::string pgn;
    std::string report;
};

Played play(const TournamentSettings& settings) {
    Played played;
    std::atomic<bool> cancelled{false};
    const auto result = play_tournament(settings, cancelled, [&](const GameReport& game) {
        const auto round = std::to_string(game.pair + 1) + (game.second_of_pair ? ".2" : ".1");
        const auto name = [&](std::size_t side) { return settings.engines[game.sides[side]].name; };
        played.pgn += pgn_text({"2026.01.01", round, {name(0), name(1)}, "nodes 1"}, game.record);
    });
    EXPECT_EQ(result.error, "");
    played.report = ratings_text(settings, result.standing, 0, 0);
    for (const auto& [end, count] : result.standing.ends) {
        played.report += end + " " + std::to_string(count) + "\n";
    }
    return played;
}

std::string report_of(const TournamentSettings& settings, const Standing& standing) {
    std::string report = ratings_text(settings, standing, 0, 0);
    for (const auto& [end, count] : standing.ends)
        report += end + " " + std::to_string(count) + "\n";
    return report;
}

std::vector<std::string> shards_of(TournamentSettings settings, int count) {
    std::vector<std::string> parts;
    settings.shards = count;
    for (settings.first_pair = 0; settings.first_pair < count; ++settings.first_pair) {
        parts.push_back(play(settings).pgn);
    }
    return parts;
}

/// Openings, rounds and colours, without the moves, whose times differ.
std::vector<std::string> tags_in(const std::string& pgn) {
    std::vector<std::string> tags;
    std::istringstream lines(pgn);
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind('[', 0) == 0) tags.push_back(line);
    }
    return tags;
}

TEST(Merge, CountsShardsAsOneMatch) {
    const TournamentSettings settings = gauntlet();
    const Played whole = play(settings);
    const auto parts = shards_of(settings, 3);
    const auto merged = merge_games(settings, {parts[2], parts[0], parts[1]}, {"2", "0", "1"});
    EXPECT_EQ(merged.error, "");
    EXPECT_EQ(report_of(settings, merged.standing), whole.report);
    EXPECT_EQ(merged.standing.conduct[2].faults.at("crash"), 10);
    std::string pgn;
    for (const std::string& game : merged.games) pgn += game;
    EXPECT_EQ(tags_in(pgn), tags_in(whole.pgn));
}

TEST(Merge, HasShardsWithoutAPairWhereThereAreFewer) {
    TournamentSettings settings = gauntlet();
    settings.pairs = 1;
    const auto parts = shards_of(settings, 3);
    EXPECT_EQ(parts[1], "");
    EXPECT_EQ(merge_games(settings, parts, {"0", "1", "2"}).error, "");
}

TEST(Merge, RefusesWhatIsNotTheWholeMatch) {
    const TournamentSettings settings = gauntlet();
    const auto parts = shards_of(settings, 2);
    const auto error = [&](const std::vector<std::string>& files) {
        return merge_games(settings, files, std::vector<std::string>(files.size(), "part")).error;
    };
    EXPECT_EQ(error({parts[0]}), "8 of 20 games are missing, the first is round 2.1 of a and b");
    EXPECT_THAT(error({parts[0], parts[0], parts[1]}),
                HasSubstr("part: the game of round \"1.1\" is there twice"));
    EXPECT_THAT(error({parts[0], parts[1].substr(0, parts[1].size() - 3)}),
                HasSubstr("is not whole"));
    TournamentSettings other = settings;
    other.engines[1].name = "d";
    EXPECT_THAT(merge_games(other, parts, {"x", "y"}).error,
                HasSubstr("between \"a\" and \"b\" is none of this match"));
}

}  // namespace
}  // namespace match
