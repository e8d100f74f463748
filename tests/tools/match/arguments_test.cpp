// SPDX-License-Identifier: MIT
// Valid arguments are understood, and invalid ones rejected with a sentence that quotes them.
#include "tools/match/arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include <algorithm>
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

TEST(Arguments, KnowBothGames) {
    const auto read = read_words({"a", "b; protocol=uci", "--game", "gomoku"});
    ASSERT_EQ(read.error, "");
    EXPECT_EQ(read.arguments.tournament.engines[0].protocol, Protocol::Gomocup);
    EXPECT_EQ(read.arguments.tournament.engines[1].protocol, Protocol::Uci);
    EXPECT_EQ(read.arguments.tournament.rules.rules, "freestyle");
    const auto renju = read_words({"a", "b", "--game", "gomoku", "--rules", "renju"});
    EXPECT_EQ(renju.arguments.tournament.rules.rules, "renju");
    const auto ladder = read_words({"--ladder", "a", "--levels", "1-2", "--game", "gomoku"});
    EXPECT_THAT(ladder.arguments.tournament.engines[1].options, ElementsAre(Pair("level", "2")));
    EXPECT_THAT(error_of({"a", "b", "--rules", "renju"}), HasSubstr("renju"));
    EXPECT_THAT(error_of({"a", "b", "--game", "chess"}), HasSubstr("chess"));
}

GameRules rules_of(std::string game, std::string rules) {
    GameRules read;
    read.game = std::move(game);
    read.rules = std::move(rules);
    return read;
}

const GameRules kXiangqi = rules_of("xiangqi", "simple");
const GameRules kGomoku = rules_of("gomoku", "freestyle");

TEST(Openings, ThatComeWithTheProjectAreAllPlayableAndDifferent) {
    const auto read = load_openings("", kXiangqi, 1);
    EXPECT_EQ(read.error, "");
    std::set<std::string> fens;
    for (const Opening& opening : read.openings) fens.insert(opening.fen);
    EXPECT_EQ(fens.size(), 559U);
    EXPECT_EQ(read.openings.size(), 559U);
}

TEST(Openings, OfGomokuCountInEachWayTheBoardCanLie) {
    const auto one = read_openings("h8 i9 k8 # a remark\n", kGomoku);
    ASSERT_EQ(one.error, "");
    std::set<Words> openings;
    for (const Opening& opening : one.openings) openings.insert(opening.moves);
    EXPECT_EQ(openings.size(), 8U);
    EXPECT_TRUE(openings.contains({"h8", "i9", "k8"}));
    EXPECT_TRUE(openings.contains({"h8", "g9", "e8"})) << "mirrored";
    EXPECT_TRUE(openings.contains({"h8", "i9", "h11"})) << "along the diagonal";
    const auto all = load_openings("", kGomoku, 1);
    EXPECT_EQ(all.error, "");
    EXPECT_EQ(all.openings.size() % 8, 0U);
}

TEST(Openings, AreRefusedWithTheirLine) {
    const auto error = [](const char* text, const GameRules& rules = kXiangqi) {
        return read_openings(text, rules).error;
    };
    EXPECT_THAT(error("# nothing\n\n"), HasSubstr("no opening"));
    EXPECT_THAT(error("# x\n9/9/9 w\n"), HasSubstr("line 2"));
    EXPECT_THAT(error("4k4/9/9/9/9/9/9/9/9/4K4 w"), HasSubstr("line 1"));
    EXPECT_THAT(error("3k5/9/9/9/9/9/9/9/9/4K4 w; bare kings"), HasSubstr("game is over"));
    EXPECT_THAT(error("h8 i9\nh8 h8", kGomoku), HasSubstr("line 2"));
    EXPECT_THAT(error("h8 a1 i8 a2 j8 a3 k8 a4 l8", kGomoku), HasSubstr("game is over"));
}

TEST(Openings, AreShuffledAsTheSeedSays) {
    const auto shuffled = [](std::uint64_t seed) {
        std::vector<Opening> openings;
        for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
            openings.push_back({name, {}});
        }
        shuffle_openings(openings, seed);
        Words names;
        for (const Opening& opening : openings) names.push_back(opening.fen);
        return names;
    };
    const Words ordered{"a", "b", "c", "d", "e", "f", "g", "h"};
    EXPECT_EQ(shuffled(1), shuffled(1));
    EXPECT_NE(shuffled(1), ordered);
    EXPECT_NE(shuffled(1), shuffled(2));
    EXPECT_THAT(shuffled(1), ::testing::UnorderedElementsAreArray(ordered));
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
