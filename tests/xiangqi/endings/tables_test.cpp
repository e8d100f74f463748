// SPDX-License-Identifier: MIT
// Compares ending tables with books and with an independent solver.
#include "engine/xiangqi/endings/tables.h"

#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "tests/support/data.h"
#include "tests/support/ending_placements.h"
#include "tests/support/ending_solver.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using Result = EndingVerdict::Result;
using tests::position_of;

EndingVerdict verdict_of(std::string_view fen) {
    EndingTables tables;
    const auto verdict = tables.verdict(position_of(fen), {});
    EXPECT_TRUE(verdict) << fen;
    return verdict.value_or(EndingVerdict{});
}

class EndingTablesOf : public testing::TestWithParam<const char*> {};

TEST_P(EndingTablesOf, EveryPlacementIsWhatTheSolverProves) {
    EndingTables tables;
    tests::EndingSolver solver;
    const EndingTable* table = tables.table(*parse_material(GetParam()), {});
    ASSERT_NE(table, nullptr);
    EXPECT_EQ(tests::difference(*table, solver, 0, 1), "");
}

// With two advisors and a horse the attacker may have no legal move, and loses.
INSTANTIATE_TEST_SUITE_P(Endings, EndingTablesOf,
                         testing::Values("R", "N", "C", "P", "Na", "Nb", "Ra", "CA", "CB", "Pb",
                                         "NAA", "PAA", "Pp", "Rp", "Rn", "Pn"),
                         [](const auto& one) { return std::string(one.param); });

TEST(EndingTables, AgreeWithTheBooksOnSmallEndings) {
    constexpr std::uint64_t kSmall = 700'000;
    EndingTables tables;
    int seen = 0;
    for (const auto& ending : tests::ending_cases()) {
        const auto board = ending_of(position_of(ending.fen));
        if (!board || EndingTables::bytes_needed(board->material) > kSmall) continue;
        ++seen;
        const auto verdict = tables.verdict(position_of(ending.fen), {});
        ASSERT_TRUE(verdict) << ending.fen;
        const bool wins = board->attacker_to_move == (verdict->result == Result::Won);
        EXPECT_EQ(verdict->result != Result::Drawn && wins, ending.red_wins) << ending.fen;
        if (ending.red_wins && board->attacker_to_move) {
            EXPECT_EQ(2 * verdict->moves - 1, ending.plies) << ending.fen;
        }
    }
    EXPECT_GE(seen, 20);
}

TEST(EndingTables, SayHowFarTheMateIs) {
    EXPECT_EQ(verdict_of("3k5/9/9/9/7R1/9/9/9/9/4K4 w - - 0 1"), (EndingVerdict{Result::Won, 1}));
}

TEST(EndingTables, CountAPositionWithoutMovesAsLost) {
    constexpr EndingVerdict kLost{Result::Lost, 0};
    EXPECT_EQ(verdict_of("3k5/2P6/9/9/9/9/9/9/9/4K4 b - - 0 1"), kLost);
    EXPECT_EQ(verdict_of("3k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1"), kLost);
}

TEST(EndingTables, AreTheSameForBlack) {
    for (const auto& ending : tests::ending_cases()) {
        const auto board = ending_of(position_of(ending.fen));
        if (!board || EndingTables::bytes_needed(board->material) > 200'000) continue;
        EXPECT_EQ(verdict_of(tests::color_swapped(ending.fen)), verdict_of(ending.fen))
            << ending.fen;
    }
}

TEST(EndingTables, SayWhoWinsWhereBothSidesCanAttack) {
    EXPECT_EQ(verdict_of("3k1n3/9/9/9/7R1/9/9/9/9/4K4 b - - 0 1").result, Result::Lost);
    // The horse captures the chariot and wins alone.
    EXPECT_EQ(verdict_of("4k1n2/9/5R3/9/9/9/9/9/9/3K5 b - - 0 1").result, Result::Won);
}

// Even with unlimited memory: 32-bit numbers are not enough for all placements of so many pieces.
TEST(EndingTables, LeaveOutAFullBoard) {
    const Position start = position_of(kStartFen);
    EXPECT_FALSE(EndingTables(~std::uint64_t{0} - 1).covers(start));
    EXPECT_FALSE(EndingTables().verdict(start, {}));
}

TEST(EndingTables, LeaveOutWhatTakesTooMuchMemory) {
    EndingTables tables(100'000);
    EXPECT_TRUE(tables.verdict(position_of("3k5/4a4/9/9/7R1/9/9/9/9/4K4 w - - 0 1"), {}));
    EXPECT_FALSE(tables.verdict(position_of("3ka4/4a4/9/9/7R1/9/9/9/9/4K4 w - - 0 1"), {}));
}

TEST(EndingTables, AreNotMadeOnceCancelledButLater) {
    EndingTables tables;
    const Position position = position_of("4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1");
    EXPECT_FALSE(tables.verdict(position, [] { return true; }));
    const auto verdict = tables.verdict(position, [] { return false; });
    ASSERT_TRUE(verdict);
    EXPECT_EQ(*verdict, (EndingVerdict{Result::Won, 12}));
}

TEST(EndingTables, LeadEveryWonGameToTheMateInTheMovesTheyPromise) {
    EndingTables tables;
    Position position = position_of("4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1");
    for (int left = 12; left > 0; --left) {
        for (const bool attacker : {true, false}) {
            const auto moves = tables.ranked_moves(position, {});
            ASSERT_TRUE(moves);
            if (moves->empty()) break;
            EXPECT_EQ(moves->front().verdict, (EndingVerdict{attacker ? Result::Won : Result::Lost,
                                                             attacker ? left : left - 1}));
            position.make_move(moves->front().move);
        }
    }
    EXPECT_TRUE(tables.ranked_moves(position, {})->empty());
}

}  // namespace
