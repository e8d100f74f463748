// SPDX-License-Identifier: MIT
// What the histories of the Gomoku search learn from a move.
#include "engine/gomoku/search/histories.h"

#include <gtest/gtest.h>

#include <array>
#include <span>

namespace engine::gomoku {
namespace {

TEST(GomokuHistories, UpdateTheMoveTheReplyAndTheFollowUp) {
    Histories histories;
    const std::array game{Point(7, 7), Point(8, 8), Point(6, 6)};
    const Point move(5, 5);
    histories.update(Color::White, game, move, 100);
    EXPECT_GT(histories.move(Color::White, move).value(), 0);
    EXPECT_GT(histories.reply(game[2], move).value(), 0);
    EXPECT_GT(histories.follow_up(game[1], move).value(), 0);
    EXPECT_EQ(histories.move(Color::Black, move).value(), 0);
    EXPECT_EQ(histories.reply(game[1], move).value(), 0);
    EXPECT_EQ(histories.follow_up(game[0], move).value(), 0);
}

TEST(GomokuHistories, KeepTheFirstMoveOfAGameWithThoseAfterAPass) {
    Histories histories;
    const Point move(7, 7);
    histories.update(Color::Black, {}, move, -100);
    EXPECT_LT(histories.move(Color::Black, move).value(), 0);
    EXPECT_LT(histories.reply(kNoPoint, move).value(), 0);
    EXPECT_LT(histories.follow_up(kNoPoint, move).value(), 0);
}

}  // namespace
}  // namespace engine::gomoku
