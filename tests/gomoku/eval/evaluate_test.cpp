// SPDX-License-Identifier: MIT
// The evaluation depends only on lines, not on the orientation of the board or on which side has
// which colour.
#include "engine/gomoku/eval/evaluate.h"

#include <gtest/gtest.h>

#include "engine/gomoku/board/symmetry.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/bench_positions.h"

namespace engine::gomoku {
namespace {

/// The stones of a position in one of the eight orientations, with or without swapped colours.
Position copied(const Position& position, int symmetry, bool swaps_colors) {
    Position copy(position.size(), position.rule());
    for (int cell = 0; cell < position.size() * position.size(); ++cell) {
        const Point point(cell % position.size(), cell / position.size());
        for (const Color color : kColors) {
            if (position.at(point) != stone_of(color)) continue;
            copy.put(swaps_colors ? ~color : color, turned(point, symmetry, position.size()));
        }
    }
    const Color side = position.side_to_move();
    copy.set_side_to_move(swaps_colors ? ~side : side);
    return copy;
}

TEST(GomokuEvaluation, DoesNotDependOnHowTheBoardLies) {
    for (const auto fen : kBenchPositions) {
        const Position position = *parse_fen(fen).position;
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            EXPECT_EQ(evaluate(copied(position, symmetry, false)), evaluate(position)) << fen;
        }
    }
}

TEST(GomokuEvaluation, IsTheSameForEitherColourOutsideRenju) {
    for (const auto fen : kBenchPositions) {
        const Position position = *parse_fen(fen).position;
        if (position.rule() == Rule::Renju) continue;
        EXPECT_EQ(evaluate(copied(position, 0, true)), evaluate(position)) << fen;
    }
}

TEST(GomokuEvaluation, HoldsThatHavingTheMoveIsGood) {
    for (const auto fen : kBenchPositions) {
        Position position = *parse_fen(fen).position;
        const Value with_the_move = evaluate(position);
        position.set_side_to_move(~position.side_to_move());
        EXPECT_GT(with_the_move, -evaluate(position)) << fen;
    }
}

/// Two open twos that cross in an empty point: the side to move can make two threes at once.
TEST(GomokuEvaluation, GivesACrossingOfTwosMoreToTheSideOnTheMove) {
    Position position;
    for (const Point point : {Point(6, 7), Point(8, 7), Point(7, 6), Point(7, 8)}) {
        position.put(Color::Black, point);
    }
    for (const Point point : {Point(1, 1), Point(13, 1), Point(1, 13), Point(13, 13)}) {
        position.put(Color::White, point);
    }
    const Value on_the_move = evaluate(position);
    position.set_side_to_move(Color::White);
    EXPECT_GT(on_the_move, 0);
    EXPECT_LT(evaluate(position), 0);
    EXPECT_GT(on_the_move, -evaluate(position));
}

}  // namespace
}  // namespace engine::gomoku
