// SPDX-License-Identifier: MIT
// Puzzles found in games: the rules alone, and an exhaustive search of fours that shares no code
// with the engine, confirm that each has the single answer it claims.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/plain_gomoku.h"
#include "tests/support/positions.h"
#include "tools/puzzles/grade.h"
#include "tools/puzzles/mine_xiangqi.h"

namespace puzzles {
namespace {

namespace xq = engine::xiangqi;
using ::testing::Contains;
using ::testing::ElementsAre;
using tests::PlainGomoku;

/// The number of the last puzzle from other sources, before those found in games.
constexpr int kLastOfOthers = 2019;

std::string path_of(const std::string& list) { return std::string(CHUHE_PUZZLE_LISTS) + list; }

/// By the rules alone: tries every move and every answer.
bool mates_with(xq::Position& position, xq::Move move, int moves);

bool mates_in(xq::Position& position, int moves) {
    for (const xq::Move move : legal_moves(position)) {
        if (mates_with(position, move, moves)) return true;
    }
    return false;
}

bool mates_with(xq::Position& position, xq::Move move, int moves) {
    position.make_move(move);
    bool wins = true;
    const auto answers = legal_moves(position);
    if (moves == 1 || answers.empty()) wins = answers.empty();
    for (const xq::Move answer : answers) {
        if (!wins || moves == 1) break;
        position.make_move(answer);
        wins = mates_in(position, moves - 1);
        position.unmake_move();
    }
    position.unmake_move();
    return wins;
}

TEST(MinedXiangqiPuzzles, ThatMateSoonHaveOneFirstMoveByTheRulesAlone) {
    int seen = 0;
    for (const std::string& line : tests::lines_of(path_of("xiangqi.txt"))) {
        const auto parts = tests::parts_of(line, ';');
        if (tests::number_of(parts.at(0)) <= kLastOfOthers) continue;
        if (parts.at(2) != "1" && parts.at(2) != "2") continue;
        ++seen;
        const int moves = tests::number_of(parts.at(2));
        xq::Position position = tests::position_of(parts.at(1));
        std::vector<std::string> mating;
        for (const xq::Move move : legal_moves(position)) {
            if (mates_with(position, move, moves)) mating.push_back(move.text());
        }
        EXPECT_THAT(mating, ElementsAre(parts.at(3))) << line;
        if (moves > 1) {
            EXPECT_FALSE(mates_in(position, moves - 1)) << line;
        }
    }
    EXPECT_GT(seen, 5);
}

TEST(MinedXiangqiPuzzles, AreAllDifferentAndTheirAnswersLegal) {
    std::set<std::string> seen;
    for (const std::string& line : tests::lines_of(path_of("xiangqi.txt"))) {
        const auto parts = tests::parts_of(line, ';');
        if (tests::number_of(parts.at(0)) <= kLastOfOthers) continue;
        EXPECT_TRUE(seen.insert(parts.at(1)).second) << line;
        const xq::Position position = tests::position_of(parts.at(1));
        EXPECT_TRUE(position.is_legal(tests::move_of(parts.at(3)))) << line;
    }
}

/// A game of CCPD (puzzles/README.md), after which Black mates in two.
constexpr std::string_view kGame =
    "h2e2 h9g7 g3g4 c6c5 h0g2 b9c7 i0h0 i9h9 b0a2 a9a8 b2c2 c7b5 g2f4 g9e7 f4e6 g7e6 e2e6 "
    "f9e8 h0h5 h9f9 d0e1 f9f6 e6e4 b5a3 c2c1 a3c2 c3c4 a8d8 c4c5 d8d1 h5h2 e9f9 h2c2 d1e1 "
    "f0e1 h7h0 e1f0 f6f0 e0e1";

TEST(XiangqiMiner, FindsTheMateInAGameAndNoneInItsOpening) {
    const auto game = engine::make_game("xiangqi", 1);
    XiangqiMiner miner(*game, {.glance_nodes = 2'000, .proof_nodes = 60'000});
    std::vector<xq::Move> moves;
    for (const std::string_view word : engine::split_words(kGame)) {
        moves.push_back(*xq::parse_move(word));
    }
    std::vector<std::string> mates;
    for (const XiangqiPuzzle& puzzle : miner.puzzles_in(moves)) {
        if (puzzle.mate > 0) mates.push_back(puzzle.answer.text());
    }
    EXPECT_THAT(mates, ElementsAre("b7b1"));
    moves.resize(10);
    EXPECT_TRUE(miner.puzzles_in(moves).empty());
}

struct MorePuzzle {
    std::string fen;
    std::string goal;
    std::string answer;
};

std::vector<MorePuzzle> more_puzzles(const std::string& goal, std::size_t most) {
    std::vector<MorePuzzle> found;
    for (const std::string& line : tests::lines_of(path_of("gomoku-more.txt"))) {
        const auto parts = tests::parts_of(line, ';');
        if (parts.at(2).rfind(goal, 0) != 0 || found.size() == most) continue;
        found.push_back({parts.at(1), parts.at(2), parts.at(3)});
    }
    return found;
}

TEST(MoreGomokuPuzzles, ByFoursHaveOneFirstMoveByAnExhaustiveSearch) {
    const auto puzzles = more_puzzles("fours 2", 50);
    ASSERT_FALSE(puzzles.empty());
    for (const MorePuzzle& one : puzzles) {
        const auto winning = PlainGomoku(one.fen).winning_fours();
        ASSERT_EQ(winning.size(), 1U) << one.fen;
        EXPECT_EQ(PlainGomoku::text_of(winning[0]), one.answer) << one.fen;
    }
}

TEST(MoreGomokuPuzzles, ByThreatsAreNotWonByFoursAlone) {
    const auto puzzles = more_puzzles("threats", 50);
    ASSERT_FALSE(puzzles.empty());
    for (const MorePuzzle& one : puzzles) {
        EXPECT_TRUE(PlainGomoku(one.fen).winning_fours().empty()) << one.fen;
    }
}

TEST(MoreGomokuPuzzles, OfDefenceStopTheFoursAndASoleOtherPointDoesNot) {
    const auto puzzles = more_puzzles("defence", 30);
    ASSERT_FALSE(puzzles.empty());
    for (const MorePuzzle& one : puzzles) {
        PlainGomoku held(one.fen);
        held.play(*PlainGomoku::point_of(one.answer));
        EXPECT_TRUE(held.winning_fours().empty()) << one.fen;
        // A corner is far from the action.
        PlainGomoku ignored(one.fen);
        const auto corner = PlainGomoku::point_of("a1");
        if (!ignored.may_play(*corner, ignored.side())) continue;
        ignored.play(*corner);
        EXPECT_FALSE(ignored.winning_fours().empty()) << one.fen;
    }
}

TEST(Grades, EveryPuzzleHasOneAndNothingElse) {
    std::set<int> numbers;
    for (const std::string& line : tests::lines_of(path_of("xiangqi.txt"))) {
        numbers.insert(tests::number_of(tests::parts_of(line, ';').at(0)));
    }
    std::set<int> graded;
    for (const std::string& line : tests::lines_of(path_of("grades-xiangqi.txt"))) {
        graded.insert(tests::number_of(tests::parts_of(line, ';').at(0)));
    }
    EXPECT_EQ(numbers, graded);
}

TEST(Grades, NameTheMateAndTellAHardOneFromAnEasyOne) {
    const auto game = engine::make_game("xiangqi", 1);
    const xq::Position easy = tests::position_of("4k4/R8/9/9/9/9/9/9/1R7/5K3 w");
    const Grade one = grade_of(*game, easy, 1, {tests::move_of("b1b9")});
    EXPECT_THAT(one.themes, Contains("double-chariot-mate"));
    // Number 1374 of the list, whose second move is quiet: a search sees it late.
    for (const std::string& line : tests::lines_of(path_of("xiangqi.txt"))) {
        const auto parts = tests::parts_of(line, ';');
        if (parts.at(0) != "1374") continue;
        const xq::Position hard = tests::position_of(parts.at(1));
        const Grade other = grade_of(*game, hard, tests::number_of(parts.at(2)),
                                     {tests::move_of(parts.at(3).substr(0, 4))});
        EXPECT_LT(one.rating, other.rating);
    }
}

TEST(Grades, AreWrittenOnALineEach) {
    EXPECT_EQ(text_of(7, {1234, {"fork", "sacrifice"}}), "7; 1234; fork sacrifice");
    EXPECT_EQ(text_of(7, {500, {}}), "7; 500;");
}

}  // namespace
}  // namespace puzzles
