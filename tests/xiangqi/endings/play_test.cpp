// SPDX-License-Identifier: MIT
// The game plays endgames from tables, and judges them, by the rules of the current game.
#include "engine/xiangqi/endings/play.h"

#include <gtest/gtest.h>

#include "engine/capabilities.h"
#include "engine/game.h"
#include "tests/support/positions.h"

namespace {

using namespace engine;

// The horse wins in twelve moves (tests/data/endings.txt).
constexpr std::string_view kHorseAgainstAdvisor = "4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1";
// A lone chariot cannot break the full guard.
constexpr std::string_view kFullGuard = "4kab2/4a4/4b4/9/R8/9/9/9/9/4K4 w - - 0 1";

const InfoSink kIgnore = [](const SearchInfo&) {};

SearchLimits by_tables() {
    SearchLimits limits;
    limits.use_endings = true;
    limits.depth = Depth{1};
    return limits;
}

class EndingPlay : public testing::Test {
  protected:
    void set(std::string_view fen, const std::vector<std::string>& moves = {}) {
        const std::vector<std::string_view> views(moves.begin(), moves.end());
        ASSERT_FALSE(game_->set_position(fen, views, ""));
    }
    std::optional<EndingReport> judged() { return game_->ending_judge()->judge_ending({}); }

    std::unique_ptr<Game> game_ = make_game("xiangqi", 1);
};

TEST_F(EndingPlay, WinsInTheMovesItPromisesAgainstTheBestDefence) {
    std::vector<std::string> moves;
    for (int ply = 23; ply > 0; --ply) {
        set(kHorseAgainstAdvisor, moves);
        const SearchInfo info = game_->search(by_tables(), kIgnore, {});
        EXPECT_TRUE(info.from_table);
        EXPECT_EQ(info.value, ply % 2 == 1 ? mate_in(Ply{ply}) : mated_in(Ply{ply}));
        moves.push_back(info.best_move);
    }
    set(kHorseAgainstAdvisor, moves);
    EXPECT_EQ(game_->snapshot().status, Status::FirstWins);
}

TEST_F(EndingPlay, TellsTheLineThatItPlays) {
    set(kHorseAgainstAdvisor);
    const SearchInfo info = game_->search(by_tables(), kIgnore, {});
    EXPECT_EQ(std::count(info.line.begin(), info.line.end(), ' '), 22);
    EXPECT_EQ(info.line.substr(0, 4), info.best_move);
}

TEST_F(EndingPlay, ReportsSeveralLinesBestFirst) {
    set(kHorseAgainstAdvisor);
    SearchLimits limits = by_tables();
    limits.multi_pv = 3;
    std::vector<SearchInfo> lines;
    const auto answer =
        game_->search(limits, [&](const SearchInfo& info) { lines.push_back(info); }, {});
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(answer.best_move, lines[0].best_move);
    EXPECT_GE(lines[0].value, lines[1].value);
    EXPECT_GE(lines[1].value, lines[2].value);
}

TEST_F(EndingPlay, LeavesMatesThatAreAskedForAndLowerLevelsToTheSearch) {
    set(kHorseAgainstAdvisor);
    SearchLimits limits = by_tables();
    limits.level = 3;
    EXPECT_FALSE(game_->search(limits, kIgnore, {}).from_table);
    limits = by_tables();
    limits.mate = 2;
    EXPECT_FALSE(game_->search(limits, kIgnore, {}).from_table);
    limits = by_tables();
    limits.use_endings = false;
    EXPECT_FALSE(game_->search(limits, kIgnore, {}).from_table);
}

TEST_F(EndingPlay, ConsidersTheMovesAlone) {
    set(kHorseAgainstAdvisor);
    SearchLimits limits = by_tables();
    limits.root_moves = {"d4b3", "e0e1"};
    const std::string move = game_->search(limits, kIgnore, {}).best_move;
    EXPECT_TRUE(move == "d4b3" || move == "e0e1") << move;
}

TEST_F(EndingPlay, DoesNotHoldUpAnotherAnswer) {
    set(kHorseAgainstAdvisor);
    SearchLimits limits = by_tables();
    limits.depth.reset();
    const SearchInfo info = game_->search(limits, kIgnore, [] { return true; });
    EXPECT_FALSE(info.from_table);
}

// From d7 the advisor could be lost: the defender has few moves that hold.
TEST_F(EndingPlay, HoldsADrawByTheMovesThatDo) {
    const std::string_view fen = "3k2b2/9/9/9/9/3N5/9/9/9/4K4 b - - 0 1";
    std::vector<std::string> moves;
    for (int i = 0; i < 12; ++i) {
        set(fen, moves);
        if (game_->snapshot().status != Status::Ongoing) break;
        ASSERT_EQ(judged()->verdict, "drawn") << i;
        moves.push_back(game_->search(by_tables(), kIgnore, {}).best_move);
    }
}

TEST_F(EndingPlay, JudgesForTheSideToMove) {
    set(kHorseAgainstAdvisor);
    EXPECT_EQ(judged(), (EndingReport{"won", 12}));
    set(kHorseAgainstAdvisor, {"e0e1"});
    const auto after = judged();
    ASSERT_TRUE(after);
    EXPECT_EQ(after->verdict, "lost");
}

TEST_F(EndingPlay, WinsWhereBothSidesCanAttack) {
    const std::string_view fen = "3k1n3/9/9/9/7R1/9/9/9/9/4K4 w - - 0 1";
    set(fen);
    const auto verdict = judged();
    ASSERT_TRUE(verdict);
    ASSERT_EQ(verdict->verdict, "won");
    std::vector<std::string> moves;
    for (int ply = 2 * verdict->moves - 1; ply > 0; --ply) {
        set(fen, moves);
        moves.push_back(game_->search(by_tables(), kIgnore, {}).best_move);
    }
    set(fen, moves);
    EXPECT_EQ(game_->snapshot().status, Status::FirstWins);
}

// Such a draw may depend on perpetual checks or chases, which the rule sets forbid.
TEST_F(EndingPlay, CallsNothingDrawnWhereBothSidesCanAttack) {
    set("3k5/9/4n4/9/9/9/4N4/9/9/5K3 w - - 0 1");
    EXPECT_FALSE(judged());
    EXPECT_FALSE(game_->search(by_tables(), kIgnore, {}).from_table);
}

TEST_F(EndingPlay, JudgesNothingOnceTheGameIsOver) {
    set("3k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1");
    EXPECT_FALSE(judged());
}

// Sixty moves without a capture draw: 23 more plies are too many after 98, but not after 97.
TEST_F(EndingPlay, CallsNothingWonWhereTheNaturalMoveLimitComesFirst) {
    set("4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 97 50");
    EXPECT_EQ(judged(), (EndingReport{"won", 12}));
    set("4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 98 50");
    EXPECT_FALSE(judged());
}

TEST_F(EndingPlay, DoesNotRepeatAPositionToWin) {
    set(kHorseAgainstAdvisor);
    const std::string best = game_->search(by_tables(), kIgnore, {}).best_move;
    set(kHorseAgainstAdvisor, {best});
    const std::string start = game_->snapshot().fen;
    const std::string back = best.substr(2) + best.substr(0, 2);
    const std::vector<std::string> moves{"e9d9", back, "d9e9", best, "e9d9", back, "d9e9"};
    set(start, moves);
    ASSERT_EQ(game_->snapshot().status, Status::Ongoing);
    std::vector<std::string> after = moves;
    after.push_back(best);
    set(start, after);
    ASSERT_NE(game_->snapshot().status, Status::Ongoing) << "it would be the third time";
    set(start, moves);
    const SearchInfo info = game_->search(by_tables(), kIgnore, {});
    EXPECT_NE(info.best_move, best);
    EXPECT_GT(info.value, 0);
}

TEST_F(EndingPlay, TakesADrawByRepetitionWhereItIsLost) {
    set(kHorseAgainstAdvisor, {"d4b5", "e9d9", "b5d4", "d9e9", "d4b5", "e9d9", "b5d4"});
    ASSERT_EQ(game_->snapshot().status, Status::Ongoing);
    const SearchInfo info = game_->search(by_tables(), kIgnore, {});
    EXPECT_EQ(info.best_move, "d9e9");
    EXPECT_EQ(info.value, 0);
}

TEST_F(EndingPlay, MatesByCheckWhereAStalemateWouldDoToo) {
    set("3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1");
    EXPECT_EQ(game_->search(by_tables(), kIgnore, {}).best_move, "h0h9");
}

TEST_F(EndingPlay, CallsTheFullGuardAgainstALoneChariotDrawn) {
    set(kFullGuard);
    EXPECT_EQ(judged(), (EndingReport{"drawn", 0}));
}

}  // namespace
