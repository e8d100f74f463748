// SPDX-License-Identifier: MIT
// Checks every Gomoku puzzle again: with an exhaustive search that shares no code with the engine,
// and with the generator of the list.
#include <gtest/gtest.h>

#include "engine/gomoku/rules/fen.h"
#include "tests/support/gomoku_puzzles.h"
#include "tests/support/plain_gomoku.h"
#include "tools/puzzles/maker.h"

namespace puzzles {
namespace {

using tests::GomokuPuzzle;
using tests::PlainGomoku;

TEST(GomokuPuzzlesSlow, HaveOneFirstMoveByAnExhaustiveSearch) {
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        const auto winning = PlainGomoku(one.fen).winning_fours();
        ASSERT_EQ(winning.size(), 1U) << one.fen;
        EXPECT_EQ(PlainGomoku::text_of(winning[0]), one.solution[0]) << one.fen;
    }
}

TEST(GomokuPuzzlesSlow, AreWhatTheMakerMakesOfTheirPositions) {
    for (const GomokuPuzzle& one : tests::gomoku_puzzles()) {
        engine::gomoku::VcfSolver solver;
        const auto puzzle = puzzle_in(*engine::gomoku::parse_fen(one.fen).position, solver);
        ASSERT_TRUE(puzzle) << one.fen;
        EXPECT_EQ(text_of(*puzzle), one.line);
    }
}

}  // namespace
}  // namespace puzzles
