// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "tests/support/print_status.h"

namespace {

using engine::Reason;
using engine::Snapshot;
using engine::Status;
using engine::xiangqi::kStartFen;
using engine::xiangqi::XiangqiGame;
using testing::HasSubstr;
using testing::IsEmpty;

// A chariot chases a horse.
constexpr const char* kChase = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
constexpr const char* kOnce = "h0i0 i9h7 i0h0 h7i9";
constexpr const char* kTwice = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

Snapshot snapshot_of(const char* fen, const char* moves, const char* rules = "asian") {
    XiangqiGame game(1);
    EXPECT_EQ(game.set_rules(rules), "");
    EXPECT_EQ(game.set_position(fen, moves), "");
    return game.snapshot();
}

TEST(Snapshot, CarriesTheRulingOfARepetition) {
    const Snapshot now = snapshot_of(kChase, kTwice);
    EXPECT_EQ(now.status, Status::SecondWins);
    EXPECT_EQ(now.reason, Reason::PerpetualChase);
    EXPECT_EQ(now.guilty, "first");
    EXPECT_EQ(now.prey, "i9");
    EXPECT_EQ(now.cycle, kOnce);
    EXPECT_EQ(now.natures, "h0i0:chase:i0xi9 i9h7:idle i0h0:chase:h0xh7 h7i9:idle");
    EXPECT_THAT(now.article, testing::StartsWith("axf"));
    EXPECT_THAT(now.explanation, HasSubstr("Red chases the horse on i9"));
    EXPECT_THAT(now.legal_moves, IsEmpty());
    EXPECT_EQ(now.warning_status, Status::Ongoing);
}

TEST(Snapshot, WarnsAtTheSecondOccurrence) {
    const Snapshot now = snapshot_of(kChase, kOnce);
    EXPECT_EQ(now.status, Status::Ongoing);
    EXPECT_THAT(now.natures, IsEmpty());
    EXPECT_EQ(now.warning_status, Status::SecondWins);
    EXPECT_EQ(now.warning_reason, Reason::PerpetualChase);
    EXPECT_EQ(now.warning_guilty, "first");
    EXPECT_EQ(now.warning_prey, "i9");
    EXPECT_EQ(now.warning_natures, "h0i0:chase:i0xi9 i9h7:idle i0h0:chase:h0xh7 h7i9:idle");
    EXPECT_THAT(now.warning_explanation, HasSubstr("Red chases the horse on i9"));
}

TEST(Snapshot, NamesTheMovesThatLoseAtOnce) {
    const char* fen = "3k4n/9/9/9/9/9/9/9/7R1/4K4 w - - 0 1";
    const std::string moves = std::string("h1i1 i9h7 i1h1 h7i9 ") + "h1i1 i9h7 i1h1 h7i9";
    // Here Black's move closed the cycle …
    EXPECT_THAT(snapshot_of(fen, moves.c_str()).losing_moves, IsEmpty());
    // … and here it is Red's turn to close it.
    const char* later = "3k4n/9/9/9/9/9/9/7R1/9/4K4 w - - 0 1";
    const char* open = "h2h0 i9h7 h0h1 h7i9 h1i1 i9h7 i1h1 h7i9 h1i1 i9h7";
    EXPECT_EQ(snapshot_of(later, open).losing_moves, "i1h1");
    EXPECT_THAT(snapshot_of(later, open, "simple").losing_moves, IsEmpty());
}

TEST(Snapshot, FollowsTheChosenRules) {
    EXPECT_EQ(snapshot_of(kChase, kTwice, "simple").status, Status::Draw);
    EXPECT_EQ(snapshot_of(kChase, kTwice, "computer").article, "computer-3");
    EXPECT_EQ(snapshot_of(kChase, kTwice, "chinese").article, "cxa-26.4");
}

TEST(Rules, OfAnUnknownNameAreRefusedAndQuoted) {
    XiangqiGame game(1);
    EXPECT_THAT(game.set_rules("martian"), HasSubstr("\"martian\""));
    EXPECT_EQ(game.set_position(kChase, kTwice), "");
    EXPECT_EQ(game.snapshot().reason, Reason::PerpetualChase) << "the old rules stay";
}

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
