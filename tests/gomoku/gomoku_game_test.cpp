// SPDX-License-Identifier: MIT
// Gomoku through the interface that the page and the protocols use.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/core/text/text.h"
#include "engine/game.h"
#include "tests/support/game.h"

namespace engine {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using tests::kNoFault;

class GomokuGame : public testing::Test {
  protected:
    Fault set(std::string_view moves, std::string_view rule = "freestyle", int size = 5) {
        std::string fen;
        for (int i = 0; i < size; ++i) fen += (i > 0 ? "/" : "") + std::to_string(size);
        return tests::set(*game_, fen + " b " + std::string(rule), moves);
    }

    std::unique_ptr<Game> game_ = make_game("gomoku", 1);
};

TEST_F(GomokuGame, AlternatesBlackAndWhite) {
    EXPECT_EQ(set("c3 a1 b2"), kNoFault);
    EXPECT_EQ(game_->snapshot().fen, "5/5/2b2/1b3/w4 w freestyle");
    EXPECT_EQ(game_->snapshot().legal_moves.size(), 22U);
}

TEST_F(GomokuGame, EndsWithFiveInARow) {
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2 e1"), kNoFault);
    const Snapshot snapshot = game_->snapshot();
    EXPECT_EQ(snapshot.status, Status::FirstWins);
    EXPECT_EQ(text_of(snapshot.reason), "five-in-a-row");
    EXPECT_THAT(snapshot.legal_moves, IsEmpty());
}

TEST_F(GomokuGame, QuotesAnIllegalMoveAndKeepsThePosition) {
    EXPECT_EQ(set("c3"), kNoFault);
    const Fault taken = set("c3 c3");
    EXPECT_EQ(taken.code, FaultCode::PointTaken);
    EXPECT_EQ(taken.text, "c3");
    EXPECT_EQ(taken.number, 2);
    EXPECT_THAT(sentence_of(set("f1")), HasSubstr("\"f1\""));
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2").code, FaultCode::GameOver);
    EXPECT_EQ(game_->snapshot().fen, "5/5/2b2/5/5 w freestyle");
}

TEST_F(GomokuGame, SaysWhyNoStoneMayBePutThere) {
    const auto why = [&](std::string_view point) {
        const auto found = std::get<std::optional<IllegalMoveReport>>(game_->why_illegal(point));
        return found ? found->reason : "";
    };
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "renju", 15), kNoFault);
    EXPECT_EQ(why("h8"), "double-three");
    EXPECT_EQ(why("h9"), "occupied");
    EXPECT_EQ(why("h7"), "");
}

TEST_F(GomokuGame, NamesTheFoulThatForbidsAMove) {
    const char* crossing = "h9 a1 h10 a3 g8 a5 f8 a7 h8";
    EXPECT_EQ(set(crossing, "renju", 15).code, FaultCode::DoubleThree);
    EXPECT_EQ(set(crossing, "freestyle", 15), kNoFault);
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "renju", 15), kNoFault);
    EXPECT_THAT(game_->snapshot().legal_moves, testing::Not(testing::Contains("h8")));
}

TEST_F(GomokuGame, TellsBothSidesWhereBlackMayNotPlay) {
    const std::vector<ForbiddenPoint> kFoul{{"h8", "double-three"}};
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "renju", 15), kNoFault);
    EXPECT_EQ(game_->snapshot().forbidden, kFoul);
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8", "renju", 15), kNoFault);
    EXPECT_EQ(game_->snapshot().forbidden, kFoul);
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "freestyle", 15), kNoFault);
    EXPECT_THAT(game_->snapshot().forbidden, IsEmpty());
}

TEST_F(GomokuGame, ShowsTheThreatsAndThenTheRowThatWon) {
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2"), kNoFault);
    const std::vector<ThreatRow> kFours{{Seat::First, "four", {"a1", "b1", "c1", "d1"}, {"e1"}},
                                        {Seat::Second, "four", {"a2", "b2", "c2", "d2"}, {"e2"}}};
    EXPECT_EQ(game_->snapshot().threats, kFours);
    EXPECT_THAT(game_->snapshot().winning_row, IsEmpty());
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2 e1"), kNoFault);
    EXPECT_THAT(game_->snapshot().threats, IsEmpty());
    EXPECT_THAT(game_->snapshot().winning_row, testing::ElementsAre("a1", "b1", "c1", "d1", "e1"));
}

TEST_F(GomokuGame, CountsTheMovesOfAGame) {
    EXPECT_EQ(set(""), kNoFault);
    EXPECT_EQ(game_->diagnostics()->perft(Depth{1}), 25U);
    EXPECT_EQ(game_->diagnostics()->perft(Depth{3}), 25U * 24U * 23U);
}

TEST_F(GomokuGame, AnswersASearchWithALegalMove) {
    EXPECT_EQ(set("h8 h9 i8", "renju", 15), kNoFault);
    SearchLimits limits;
    limits.depth = Depth{3};
    const SearchInfo answer = game_->search(limits, [](const SearchInfo&) {}, {});
    EXPECT_THAT(game_->snapshot().legal_moves, testing::Contains(answer.best_move));
    EXPECT_EQ(answer.line.substr(0, answer.best_move.size()), answer.best_move);
}

TEST_F(GomokuGame, TakesTheRuleWhereTheTextNamesNone) {
    const auto rule_of = [&](std::string_view fen, std::string_view rules) {
        EXPECT_EQ(tests::set(*game_, fen, "a1", rules), kNoFault);
        return std::string(split_words(game_->snapshot().fen).at(2));
    };
    EXPECT_EQ(rule_of("5/5/5/5/5", "standard"), "standard");
    EXPECT_EQ(rule_of("5/5/5/5/5", "renju"), "renju");
    EXPECT_EQ(rule_of("5/5/5/5/5", ""), "freestyle") << "whatever was set before";
    EXPECT_EQ(rule_of("5/5/5/5/5 b freestyle", "renju"), "freestyle");
    EXPECT_EQ(tests::set(*game_, "5/5/5/5/5", "", "chess").code, FaultCode::UnknownRules);
}

TEST_F(GomokuGame, TakesARuleThatForbidsTheGameBefore) {
    const char* crossing = "h9 a1 h10 a3 g8 a5 f8 a7 h8";
    EXPECT_EQ(set(crossing, "freestyle", 15), kNoFault);
    EXPECT_EQ(tests::set(*game_, "5/5/5/5/5", "a1", "renju"), kNoFault);
    EXPECT_EQ(game_->snapshot().fen, "5/5/5/5/b4 w renju");
    EXPECT_EQ(game_->written_moves("uci"), Texts{"a1"});
}

TEST_F(GomokuGame, ReadsAndWritesCoordinates) {
    EXPECT_EQ(set("c3 d4"), kNoFault);
    EXPECT_EQ(game_->written_moves("uci"), (Texts{"c3", "d4"}));
    EXPECT_EQ(game_->written_moves("wxf"), std::nullopt);
    const auto code_of = [&](std::string_view text) {
        return std::get<Fault>(game_->read_move(text)).code;
    };
    EXPECT_EQ(std::get<ReadMove>(game_->read_move("a1")).move, "a1");
    EXPECT_EQ(code_of("c3"), FaultCode::PointTaken);
    EXPECT_EQ(code_of("f1"), FaultCode::NotAPoint);
}

}  // namespace
}  // namespace engine
