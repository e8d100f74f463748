// SPDX-License-Identifier: MIT
// What a person types is understood, or refused in a sentence that quotes it.
#include "tools/match/arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "tools/match/openings.h"

namespace match {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;
using Words = std::vector<std::string>;

struct Read {
    Arguments arguments;
    std::string error;
};

Read read_words(Words words) {
    Read read;
    CLI::App app;
    add_match_options(app, read.arguments);
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
    } catch (const CLI::ParseError& error) {
        read.error = error.what();
    }
    return read;
}

std::string error_of(const Words& words) { return read_words(words).error; }

TEST(EngineSpec, HasACommandSettingsAndOptionsOfTheEngine) {
    const auto read = parse_engine_spec(
        "/games/eleeye -x; name=old ;protocol=ucci; clock=60+0.5; hashsize=64; Skill Level=3");
    ASSERT_TRUE(read.spec) << read.error;
    EXPECT_EQ(read.spec->command, "/games/eleeye -x");
    EXPECT_EQ(read.spec->name, "old");
    EXPECT_EQ(read.spec->protocol, Protocol::Ucci);
    EXPECT_EQ(read.spec->limits.text(), "clock 60+0.5");
    EXPECT_THAT(read.spec->options, ElementsAre(Pair("hashsize", "64"), Pair("Skill Level", "3")));
}

TEST(EngineSpec, IsNamedAfterItsProgramByDefault) {
    EXPECT_EQ(parse_engine_spec("/usr/games/fairy-stockfish").spec->name, "fairy-stockfish");
}

TEST(EngineSpec, IsRefusedWithTheOffendingPart) {
    EXPECT_THAT(parse_engine_spec(" ; name=x").error, HasSubstr("no command"));
    EXPECT_THAT(parse_engine_spec("x; nodes=many").error, HasSubstr("\"nodes=many\""));
    EXPECT_THAT(parse_engine_spec("x; protocol=xboard").error, HasSubstr("\"protocol=xboard\""));
    EXPECT_THAT(parse_engine_spec("x; Hash").error, HasSubstr("\"Hash\""));
}

TEST(Clock, IsReadInEveryNotation) {
    for (const char* text : {"60", "60+0.6", "40/60", "40/60+1", "60by5", "0by1.5"}) {
        const auto rule = parse_clock(text);
        ASSERT_TRUE(rule) << text;
        Limits limits;
        limits.clock = rule;
        EXPECT_EQ(limits.text(), "clock " + std::string(text));
    }
    for (const char* text : {"", "0", "x", "1+", "0/60", "/60", "60by", "-1", "1e99", "nan"}) {
        EXPECT_FALSE(parse_clock(text)) << text;
    }
}

TEST(Clock, AddsTheIncrementAfterEachMove) {
    Clock clock(*parse_clock("1+0.1"));
    clock.spend(milliseconds{300});
    EXPECT_EQ(clock.available(), milliseconds{800});
    EXPECT_EQ(clock.moves_to_go(), 0);
}

TEST(Clock, GivesANewPeriodAfterItsMoves) {
    Clock clock(*parse_clock("2/1"));
    EXPECT_EQ(clock.moves_to_go(), 2);
    clock.spend(milliseconds{900});
    EXPECT_EQ(clock.moves_to_go(), 1);
    clock.spend(milliseconds{50});
    EXPECT_EQ(clock.available(), milliseconds{1050});
    EXPECT_EQ(clock.moves_to_go(), 2);
}

TEST(Clock, LosesUnusedByoYomi) {
    Clock clock(*parse_clock("1by2"));
    EXPECT_EQ(clock.available(), milliseconds{3000});
    clock.spend(milliseconds{1500});
    EXPECT_TRUE(clock.in_byo_yomi());
    EXPECT_EQ(clock.available(), milliseconds{2000});
    clock.spend(milliseconds{10});
    EXPECT_EQ(clock.available(), milliseconds{2000});
}

TEST(Arguments, DescribeAMatch) {
    const auto read =
        read_words({"a", "b", "--games", "9", "--nodes", "500", "--sprt", "0,5", "--model",
                    "normalized", "--resign", "700", "--draw", "10,5,60", "--strict"});
    ASSERT_EQ(read.error, "");
    const TournamentSettings& settings = read.arguments.tournament;
    EXPECT_THAT(settings.pairings, ElementsAre(Pair(0, 1)));
    EXPECT_EQ(settings.pairs, 5) << "every opening is played with both colours";
    EXPECT_EQ(settings.limits.text(), "nodes 500");
    EXPECT_EQ(settings.sprt->model, EloModel::Normalized);
    EXPECT_EQ(settings.rules.resign->score, 700);
    EXPECT_EQ(settings.rules.draw->from_ply, 60);
    EXPECT_TRUE(read.arguments.strict);
}

TEST(Arguments, GiveEqualEnginesDifferentNames) {
    const auto read = read_words({"chuhe", "chuhe", "chuhe"});
    ASSERT_EQ(read.error, "");
    EXPECT_EQ(read.arguments.tournament.engines[1].name, "chuhe-2");
    EXPECT_EQ(read.arguments.tournament.engines[2].name, "chuhe-3");
    EXPECT_THAT(read.arguments.tournament.pairings, ElementsAre(Pair(0, 1), Pair(0, 2)));
}

TEST(Arguments, MakeALadderOfLevels) {
    const auto read = read_words({"--ladder", "chuhe", "--levels", "3-6"});
    ASSERT_EQ(read.error, "");
    const TournamentSettings& settings = read.arguments.tournament;
    ASSERT_EQ(settings.engines.size(), 4U);
    EXPECT_EQ(settings.engines[3].name, "level 6");
    EXPECT_THAT(settings.engines[3].options, ElementsAre(Pair("Skill Level", "6")));
    EXPECT_THAT(settings.pairings,
                ElementsAre(Pair(1, 0), Pair(2, 1), Pair(2, 0), Pair(3, 2), Pair(3, 1)));
}

TEST(Arguments, AreRefusedWithTheOffendingWord) {
    EXPECT_THAT(error_of({"a"}), HasSubstr("two engines"));
    EXPECT_THAT(error_of({"a", "b", "--speed", "1"}), HasSubstr("--speed"));
    EXPECT_THAT(error_of({"a", "b", "--games"}), HasSubstr("--games"));
    EXPECT_THAT(error_of({"a", "b", "--games", "many"}),
                AllOf(HasSubstr("--games"), HasSubstr("many")));
    EXPECT_THAT(error_of({"a", "b", "--sprt", "5,0"}),
                AllOf(HasSubstr("--sprt"), HasSubstr("5,0")));
    EXPECT_THAT(error_of({"a", "b", "c", "--sprt", "0,5"}), HasSubstr("two engines"));
    EXPECT_THAT(error_of({"a", "b", "--anchor", "3"}), HasSubstr("anchor"));
    EXPECT_THAT(error_of({"--ladder", "a", "--levels", "4-4"}),
                AllOf(HasSubstr("--levels"), HasSubstr("4-4")));
}

TEST(Openings, ThatComeWithTheProjectAreAllPlayableAndDifferent) {
    std::ifstream file(CHUHE_OPENINGS);
    const auto read = read_openings(std::string(std::istreambuf_iterator<char>(file), {}));
    EXPECT_EQ(read.error, "");
    EXPECT_EQ(read.fens.size(), 559U);
    EXPECT_EQ(std::set<std::string>(read.fens.begin(), read.fens.end()).size(), 559U);
}

TEST(Openings, AreRefusedWithTheirLine) {
    EXPECT_THAT(read_openings("# nothing\n\n").error, HasSubstr("no opening"));
    EXPECT_THAT(read_openings("# x\n9/9/9 w\n").error, HasSubstr("line 2"));
    EXPECT_THAT(read_openings("4k4/9/9/9/9/9/9/9/9/4K4 w").error, HasSubstr("line 1"));
    EXPECT_THAT(read_openings("3k5/9/9/9/9/9/9/9/9/4K4 w; bare kings").error,
                HasSubstr("game is over"));
}

TEST(Openings, AreShuffledAsTheSeedSays) {
    Words ordered{"a", "b", "c", "d", "e", "f", "g", "h"};
    Words once = ordered;
    Words again = ordered;
    Words other = ordered;
    shuffle_openings(once, 1);
    shuffle_openings(again, 1);
    shuffle_openings(other, 2);
    EXPECT_EQ(once, again);
    EXPECT_NE(once, ordered);
    EXPECT_NE(once, other);
    EXPECT_THAT(once, ::testing::UnorderedElementsAreArray(ordered));
}

TEST(Arguments, TellWhichShardToPlay) {
    const auto read = read_words({"a", "b", "--shard", "2/8"});
    EXPECT_EQ(read.error, "");
    EXPECT_EQ(read.arguments.tournament.first_pair, 1);
    EXPECT_EQ(read.arguments.tournament.shards, 8);
    for (const char* wrong : {"0/8", "9/8", "2", "2/8/3", "x/8"}) {
        EXPECT_THAT(error_of({"a", "b", "--shard", wrong}), HasSubstr(wrong));
    }
    EXPECT_THAT(error_of({"a", "b", "--shard", "1/2", "--sprt", "0,5"}), HasSubstr("--sprt"));
    EXPECT_THAT(error_of({"a", "b", "--shard", "1/2", "--merge", "x.pgn"}), HasSubstr("--merge"));
    EXPECT_THAT(read_words({"a", "b", "--merge", "x.pgn", "y.pgn"}).arguments.parts,
                ElementsAre("x.pgn", "y.pgn"));
}

}  // namespace
}  // namespace match
