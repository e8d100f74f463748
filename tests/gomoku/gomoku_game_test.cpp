// SPDX-License-Identifier: MIT
// Gomoku behind the seam that the page and the protocols use.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/core/text.h"
#include "engine/game.h"
#include "tests/support/print_status.h"

namespace engine {
namespace {

using testing::HasSubstr;

class GomokuGame : public testing::Test {
  protected:
    std::string set(std::string_view moves, std::string_view rule = "freestyle", int size = 5) {
        std::string fen;
        for (int i = 0; i < size; ++i) fen += (i > 0 ? "/" : "") + std::to_string(size);
        return game_->set_position(fen + " b " + std::string(rule), moves);
    }

    std::unique_ptr<Game> game_ = make_game("gomoku", 1);
};

TEST_F(GomokuGame, AlternatesBlackAndWhite) {
    EXPECT_EQ(set("c3 a1 b2"), "");
    EXPECT_EQ(game_->snapshot().fen, "5/5/2b2/1b3/w4 w freestyle");
    EXPECT_EQ(split_words(game_->snapshot().legal_moves).size(), 22U);
}

TEST_F(GomokuGame, EndsWithFiveInARow) {
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2 e1"), "");
    const Snapshot snapshot = game_->snapshot();
    EXPECT_EQ(snapshot.status, Status::FirstWins);
    EXPECT_EQ(text_of(snapshot.reason), "five-in-a-row");
    EXPECT_EQ(snapshot.legal_moves, "");
}

TEST_F(GomokuGame, QuotesAnIllegalMoveAndKeepsThePosition) {
    EXPECT_EQ(set("c3"), "");
    EXPECT_THAT(set("c3 c3"), HasSubstr("\"c3\""));
    EXPECT_THAT(set("f1"), HasSubstr("\"f1\""));
    EXPECT_THAT(set("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2"), HasSubstr("over"));
    EXPECT_EQ(game_->snapshot().fen, "5/5/2b2/5/5 w freestyle");
}

TEST_F(GomokuGame, NamesTheFoulThatForbidsAMove) {
    const char* crossing = "h9 a1 h10 a3 g8 a5 f8 a7 h8";
    EXPECT_THAT(set(crossing, "renju", 15), HasSubstr("double-three"));
    EXPECT_EQ(set(crossing, "freestyle", 15), "");
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "renju", 15), "");
    EXPECT_THAT(game_->snapshot().legal_moves, testing::Not(HasSubstr("h8")));
}

TEST_F(GomokuGame, TellsBothSidesWhereBlackMayNotPlay) {
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "renju", 15), "");
    EXPECT_EQ(game_->snapshot().forbidden, "h8:double-three");
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8", "renju", 15), "");
    EXPECT_EQ(game_->snapshot().forbidden, "h8:double-three");
    EXPECT_EQ(set("h9 a1 h10 a3 g8 a5 f8 a7", "freestyle", 15), "");
    EXPECT_EQ(game_->snapshot().forbidden, "");
}

TEST_F(GomokuGame, ShowsTheThreatsAndThenTheRowThatWon) {
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2"), "");
    EXPECT_EQ(game_->snapshot().threats, "first:four:a1,b1,c1,d1:e1 second:four:a2,b2,c2,d2:e2");
    EXPECT_EQ(game_->snapshot().winning_row, "");
    EXPECT_EQ(set("a1 a2 b1 b2 c1 c2 d1 d2 e1"), "");
    EXPECT_EQ(game_->snapshot().threats, "");
    EXPECT_EQ(game_->snapshot().winning_row, "a1 b1 c1 d1 e1");
}

TEST_F(GomokuGame, CountsTheMovesOfAGame) {
    EXPECT_EQ(set(""), "");
    EXPECT_EQ(game_->perft(Depth{1}), 25U);
    EXPECT_EQ(game_->perft(Depth{3}), 25U * 24U * 23U);
}

TEST_F(GomokuGame, AnswersASearchWithALegalMove) {
    EXPECT_EQ(set("h8 h9 i8", "renju", 15), "");
    SearchLimits limits;
    limits.depth = Depth{3};
    const SearchInfo answer = game_->search(limits, [](const SearchInfo&) {}, {});
    EXPECT_THAT(game_->snapshot().legal_moves, HasSubstr(answer.best_move));
    EXPECT_EQ(answer.line.substr(0, answer.best_move.size()), answer.best_move);
}

TEST_F(GomokuGame, TakesTheRuleWhereTheTextNamesNone) {
    EXPECT_THAT(game_->set_rules("chess"), HasSubstr("\"chess\""));
    EXPECT_EQ(game_->set_rules("renju"), "");
    EXPECT_EQ(game_->set_position("5/5/5/5/5", "a1"), "");
    EXPECT_EQ(game_->snapshot().fen, "5/5/5/5/b4 w renju");
    EXPECT_EQ(set("a1"), "");
    EXPECT_THAT(game_->snapshot().fen, testing::EndsWith(" freestyle"));
}

TEST_F(GomokuGame, TakesARuleThatForbidsTheGameBefore) {
    const char* crossing = "h9 a1 h10 a3 g8 a5 f8 a7 h8";
    EXPECT_EQ(set(crossing, "freestyle", 15), "");
    EXPECT_EQ(game_->set_rules("renju"), "");
    EXPECT_EQ(game_->set_position("5/5/5/5/5", "a1"), "");
    EXPECT_EQ(game_->snapshot().fen, "5/5/5/5/b4 w renju");
    EXPECT_EQ(game_->notate("uci"), "a1");
}

TEST_F(GomokuGame, ReadsAndWritesCoordinates) {
    EXPECT_EQ(set("c3 d4"), "");
    EXPECT_EQ(game_->notate("uci"), "c3 d4");
    EXPECT_EQ(game_->notate("wxf"), "");
    EXPECT_EQ(game_->read_move("a1").move, "a1");
    EXPECT_THAT(game_->read_move("c3").error, HasSubstr("taken"));
    EXPECT_THAT(game_->read_move("f1").error, HasSubstr("\"f1\""));
}

}  // namespace
}  // namespace engine
