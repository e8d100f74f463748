// SPDX-License-Identifier: MIT
#include "engine/xiangqi/xiangqi_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "tests/support/game.h"

namespace {

using engine::CycleStep;
using engine::Reason;
using engine::Seat;
using engine::Snapshot;
using engine::Status;
using engine::Texts;
using engine::xiangqi::kStartFen;
using engine::xiangqi::XiangqiGame;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::kNoFault;
using tests::set;

// A chariot chases a horse.
constexpr const char* kChase = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
constexpr const char* kOnce = "h0i0 i9h7 i0h0 h7i9";
constexpr const char* kTwice = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";

Snapshot snapshot_of(const char* fen, const char* moves, const char* rules = "asian") {
    XiangqiGame game(1);
    EXPECT_EQ(set(game, fen, moves, rules), kNoFault);
    return game.snapshot();
}

const std::vector<CycleStep> kChaseSteps{
    {"h0i0", Seat::First, "h0", {"chase"}, {{"h0", "i9"}}},
    {"i9h7", Seat::Second, "i9", {}, {}},
    {"i0h0", Seat::First, "h0", {"chase"}, {{"h0", "i9"}}},
    {"h7i9", Seat::Second, "i9", {}, {}},
};

TEST(Snapshot, CarriesTheRulingOfARepetition) {
    const Snapshot now = snapshot_of(kChase, kTwice);
    EXPECT_EQ(now.status, Status::SecondWins);
    EXPECT_EQ(now.reason, Reason::PerpetualChase);
    EXPECT_THAT(now.explanation, HasSubstr("Red chases the horse on i9"));
    EXPECT_THAT(now.legal_moves, IsEmpty());
    EXPECT_EQ(now.warning, std::nullopt);
    ASSERT_TRUE(now.ruling);
    EXPECT_EQ(now.ruling->status, Status::SecondWins);
    EXPECT_EQ(now.ruling->reason, Reason::PerpetualChase);
    EXPECT_EQ(now.ruling->guilty, Seat::First);
    EXPECT_THAT(now.ruling->victims, ElementsAre("i9"));
    // The ruling is based on the definitions of the Asian rules, which have no article numbers.
    EXPECT_EQ(now.ruling->article, engine::ArticleReport{});
    EXPECT_EQ(now.ruling->cycle, kChaseSteps);
}

TEST(Snapshot, WarnsAtTheSecondOccurrence) {
    const Snapshot now = snapshot_of(kChase, kOnce);
    EXPECT_EQ(now.status, Status::Ongoing);
    EXPECT_EQ(now.ruling, std::nullopt);
    ASSERT_TRUE(now.warning);
    EXPECT_EQ(now.warning->status, Status::SecondWins);
    EXPECT_EQ(now.warning->reason, Reason::PerpetualChase);
    EXPECT_EQ(now.warning->guilty, Seat::First);
    EXPECT_THAT(now.warning->victims, ElementsAre("i9"));
    EXPECT_EQ(now.warning->cycle, kChaseSteps);
    EXPECT_THAT(now.warning->explanation, HasSubstr("Red chases the horse on i9"));
}

TEST(Snapshot, NamesTheMovesThatLoseAtOnce) {
    const char* fen = "3k4n/9/9/9/9/9/9/9/7R1/4K4 w - - 0 1";
    const std::string moves = std::string("h1i1 i9h7 i1h1 h7i9 ") + "h1i1 i9h7 i1h1 h7i9";
    // Here Black's move closed the cycle …
    EXPECT_THAT(snapshot_of(fen, moves.c_str()).losing_moves, IsEmpty());
    // … and here it is Red's turn to close it.
    const char* later = "3k4n/9/9/9/9/9/9/7R1/9/4K4 w - - 0 1";
    const char* open = "h2h0 i9h7 h0h1 h7i9 h1i1 i9h7 i1h1 h7i9 h1i1 i9h7";
    EXPECT_THAT(snapshot_of(later, open).losing_moves, ElementsAre("i1h1"));
    EXPECT_THAT(snapshot_of(later, open, "simple").losing_moves, IsEmpty());
}

TEST(Snapshot, FollowsTheChosenRules) {
    EXPECT_EQ(snapshot_of(kChase, kTwice, "simple").status, Status::Draw);
    const engine::ArticleReport computer{engine::ArticleKind::Item, "3"};
    EXPECT_EQ(snapshot_of(kChase, kTwice, "computer").ruling->article, computer);
    const engine::ArticleReport chinese{engine::ArticleKind::Article, "26.4"};
    EXPECT_EQ(snapshot_of(kChase, kTwice, "chinese").ruling->article, chinese);
}

TEST(Rules, OfAnUnknownNameAreRefusedWithTheirPosition) {
    XiangqiGame game(1);
    EXPECT_EQ(set(game, kChase, kTwice), kNoFault);
    const engine::Fault fault = set(game, kStartFen, "", "martian");
    EXPECT_EQ(fault.code, engine::FaultCode::UnknownRules);
    EXPECT_EQ(fault.text, "martian");
    EXPECT_EQ(game.snapshot().reason, Reason::PerpetualChase) << "the old position stays";
}

TEST(Rules, AreThoseOfThePositionWhateverWasSetBefore) {
    XiangqiGame game(1);
    EXPECT_EQ(set(game, kChase, kTwice, "simple"), kNoFault);
    EXPECT_EQ(set(game, kChase, kTwice), kNoFault);
    EXPECT_EQ(game.snapshot().reason, Reason::PerpetualChase);
}

TEST(XiangqiGame, WritesItsMovesInANotation) {
    XiangqiGame game(1);
    EXPECT_EQ(game.written_moves("wxf"), Texts());
    ASSERT_EQ(set(game, kStartFen, "h2e2 h9g7 h0g2"), kNoFault);
    EXPECT_EQ(game.written_moves("wxf"), (Texts{"C2=5", "H8+7", "H2+3"}));
    EXPECT_EQ(game.written_moves("zh-hant"), (Texts{"炮二平五", "馬８進７", "傌二進三"}));
    EXPECT_EQ(game.written_moves("uci"), (Texts{"h2e2", "h9g7", "h0g2"}));
}

TEST(XiangqiGame, WritesNothingInANotationItDoesNotWrite) {
    XiangqiGame game(1);
    ASSERT_EQ(set(game, kStartFen, "h2e2"), kNoFault);
    EXPECT_EQ(game.written_moves("algebraic"), std::nullopt);
    EXPECT_EQ(game.written_moves("Wxf"), std::nullopt);
}

TEST(XiangqiGame, ReadsAMoveOfThePresentPosition) {
    XiangqiGame game(1);
    ASSERT_EQ(set(game, kStartFen, "h2e2"), kNoFault);
    const auto read = game.read_move("馬8進7");
    EXPECT_EQ(std::get<engine::ReadMove>(read).move, "h9g7");
    EXPECT_EQ(std::get<engine::ReadMove>(read).notation, "zh-hant");
    const auto refused = game.read_move("车五进一");
    EXPECT_EQ(std::get<engine::Fault>(refused).code, engine::FaultCode::IllegalMove);
    EXPECT_EQ(std::get<engine::Fault>(refused).text, "车五进一");
}

TEST(XiangqiGame, SaysWhichMoveOfAListIsNotLegal) {
    XiangqiGame game(1);
    const engine::Fault fault = set(game, kStartFen, "h2e2 h9g7 a0a1 a9a8 e3e5");
    EXPECT_EQ(fault.code, engine::FaultCode::IllegalMove);
    EXPECT_EQ(fault.text, "e3e5");
    EXPECT_EQ(fault.number, 5);
}

TEST(ThreatView, GivesTheTurnToTheOtherSide) {
    XiangqiGame game(1);
    ASSERT_EQ(set(game, kStartFen, "h2e2 h9g7"), kNoFault);
    const auto passed = game.threat_view()->position_after_pass();
    ASSERT_TRUE(passed);
    XiangqiGame other(1);
    ASSERT_EQ(set(other, passed->c_str(), ""), kNoFault);
    EXPECT_THAT(game.snapshot().fen, HasSubstr(" w "));
    EXPECT_THAT(other.snapshot().fen, HasSubstr(" b "));
    const auto board = [](const Snapshot& of) { return of.fen.substr(0, of.fen.find(' ')); };
    EXPECT_EQ(board(game.snapshot()), board(other.snapshot()));
}

TEST(ThreatView, SearchesForTheOtherSideAndLeavesThePosition) {
    XiangqiGame game(1);
    constexpr const char* kThreatened = "3k5/1R7/9/9/9/9/p8/9/9/4K2R1 b - - 0 1";
    ASSERT_EQ(set(game, kThreatened, ""), kNoFault);
    engine::SearchLimits limits;
    limits.depth = engine::Depth{4};
    const auto threat =
        game.threat_view()->search_threats(limits, [](const engine::SearchInfo&) {}, {});
    EXPECT_EQ(threat.best_move, "h0h9");
    EXPECT_EQ(engine::mate_distance(threat.value), 1);
    EXPECT_EQ(game.snapshot().fen, kThreatened);
}

TEST(ThreatView, IsNoneForASideInCheck) {
    XiangqiGame game(1);
    ASSERT_EQ(set(game, "3k3R1/9/9/9/9/9/p8/9/9/4K4 b - - 0 1", ""), kNoFault);
    EXPECT_EQ(game.threat_view()->position_after_pass(), std::nullopt);
    const auto threat =
        game.threat_view()->search_threats({}, [](const engine::SearchInfo&) {}, {});
    EXPECT_EQ(threat.best_move, "");
}

}  // namespace
