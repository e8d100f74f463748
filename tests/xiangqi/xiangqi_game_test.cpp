// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/fen.h"

namespace {

using engine::xiangqi::kStartFen;
using engine::xiangqi::XiangqiGame;

TEST(XiangqiGame, WritesItsMovesInANotation) {
    XiangqiGame game(1);
    EXPECT_EQ(game.notate("wxf"), "");
    ASSERT_EQ(game.set_position(kStartFen, "h2e2 h9g7 h0g2"), "");
    EXPECT_EQ(game.notate("wxf"), "C2=5 H8+7 H2+3");
    EXPECT_EQ(game.notate("zh-hant"), "炮二平五 馬８進７ 傌二進三");
    EXPECT_EQ(game.notate("uci"), "h2e2 h9g7 h0g2");
}

TEST(XiangqiGame, WritesNothingInANotationItDoesNotWrite) {
    XiangqiGame game(1);
    ASSERT_EQ(game.set_position(kStartFen, "h2e2"), "");
    EXPECT_EQ(game.notate("algebraic"), "");
    EXPECT_EQ(game.notate("Wxf"), "");
}

TEST(XiangqiGame, ReadsAMoveOfThePresentPosition) {
    XiangqiGame game(1);
    ASSERT_EQ(game.set_position(kStartFen, "h2e2"), "");
    const auto read = game.read_move("馬8進7");
    EXPECT_EQ(read.move, "h9g7");
    EXPECT_EQ(read.notation, "zh-hant");
    EXPECT_EQ(read.error, "");
    const auto refused = game.read_move("车五进一");
    EXPECT_EQ(refused.move, "");
    EXPECT_THAT(refused.error, testing::StartsWith("illegal move \"车五进一\""));
}

}  // namespace
