// SPDX-License-Identifier: MIT
// The list of Gomoku puzzles: each is a win by fours with a single first move.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "engine/gomoku/rules/fen.h"
#include "tests/support/gomoku_puzzles.h"
#include "tests/support/plain_gomoku.h"
#include "tools/puzzles/maker.h"

namespace puzzles {
namespace {

using tests::GomokuPuzzle;
using tests::PlainGomoku;

TEST(GomokuPuzzles, AreMoreThanFiveHundredOfAllLengthsForEitherSide) {
    std::map<std::pair<int, char>, int> counts;
    int long_ones = 0;
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        ++counts[{one.fours, PlainGomoku(one.fen).side()}];
        if (one.fours >= 9) ++long_ones;
    }
    EXPECT_GE(tests::gomoku_puzzles().size(), 500U);
    for (int fours = 1; fours < 9; ++fours) {
        for (const char side : {'b', 'w'}) EXPECT_GE((counts[{fours, side}]), 5) << fours << side;
    }
    EXPECT_GE(long_ones, 15);
}

TEST(GomokuPuzzles, BeginWithTheEasyOnes) {
    const auto list = tests::gomoku_puzzles();
    const auto is_easier = [](const GomokuPuzzle& a, const GomokuPuzzle& b) {
        return std::pair(a.fours, a.failing) < std::pair(b.fours, b.failing);
    };
    EXPECT_TRUE(std::is_sorted(list.begin(), list.end(), is_easier));
}

TEST(GomokuPuzzles, AreTheSameTurnedAndMirroredButNotForTheOtherSideOrByAnotherRule) {
    const auto image = [](const std::string& text) {
        return canonical(*engine::gomoku::parse_fen(text).position);
    };
    const std::string rows = "15/15/15/15/15/15/15/4bw9/15/15/15/15/15/15/15";
    const std::string mirrored = "15/15/15/15/15/15/15/9wb4/15/15/15/15/15/15/15";
    const std::string turned = "15/15/15/15/7b7/7w7/15/15/15/15/15/15/15/15/15";
    EXPECT_EQ(image(rows + " b"), image(mirrored + " b"));
    EXPECT_EQ(image(rows + " b"), image(turned + " b"));
    EXPECT_NE(image(rows + " b"), image(rows + " w"));
    EXPECT_NE(image(rows + " b"), image(rows + " b renju"));
}

TEST(GomokuPuzzles, AreAllDifferentHoweverTheBoardIsTurned) {
    std::set<std::string> seen;
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        const auto read = engine::gomoku::parse_fen(one.fen);
        ASSERT_TRUE(read.position) << sentence_of(read.fault);
        EXPECT_TRUE(seen.insert(canonical(*read.position)).second) << one.fen;
    }
}

/// Each four leaves one point to block, and the last one a five that cannot be prevented.
TEST(GomokuPuzzles, AreSolvedByTheirSolution) {
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        PlainGomoku board(one.fen);
        const char attacker = board.side();
        ASSERT_EQ(one.solution.size(), 2U * static_cast<std::size_t>(one.fours) - 1) << one.fen;
        for (std::size_t i = 0; i < one.solution.size(); ++i) {
            const auto point = PlainGomoku::point_of(one.solution[i]);
            ASSERT_TRUE(point && board.may_play(*point, board.side())) << one.fen;
            board.play(*point);
            ASSERT_EQ(board.five_points(board.side()).size(), 0U) << one.fen;
            const auto fives = board.five_points(attacker);
            if (i % 2 == 1) {
                ASSERT_EQ(fives.size(), 0U) << one.fen;
            } else if (i + 1 == one.solution.size()) {
                EXPECT_TRUE(fives.size() > 1 || !board.may_play(fives.at(0), board.side()))
                    << one.fen;
            } else {
                ASSERT_EQ(fives.size(), 1U) << one.fen;
                EXPECT_EQ(PlainGomoku::text_of(fives[0]), one.solution[i + 1]) << one.fen;
            }
        }
    }
}

TEST(GomokuPuzzles, HaveOneFirstMoveByAnExhaustiveSearchOfTheShorterOnes) {
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        if (one.fours > 2) break;
        const auto winning = PlainGomoku(one.fen).winning_fours();
        ASSERT_EQ(winning.size(), 1U) << one.fen;
        EXPECT_EQ(PlainGomoku::text_of(winning[0]), one.solution[0]) << one.fen;
    }
}

TEST(GomokuPuzzles, AreNoneWhereSeveralFirstMovesWin) {
    engine::gomoku::VcfSolver solver;
    // Three in a row with both ends open: a four at either end wins.
    const std::string rows = "15/15/15/15/15/15/15/5bbb7/15/15/15/6www6/15/15/15";
    EXPECT_FALSE(puzzle_in(*engine::gomoku::parse_fen(rows + " b").position, solver));
}

TEST(GomokuPuzzles, AreNoneWhereAFiveIsToBeMadeOrPrevented) {
    engine::gomoku::VcfSolver solver;
    const std::string rows = "15/15/15/15/15/15/15/5bbbb6/15/15/15/6wwww5/15/15/15";
    EXPECT_FALSE(puzzle_in(*engine::gomoku::parse_fen(rows + " b").position, solver));
}

}  // namespace
}  // namespace puzzles
