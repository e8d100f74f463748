// SPDX-License-Identifier: MIT
// Compares larger ending tables, placement by placement, with a solver that shares no code with
// them.
#include <gtest/gtest.h>

#include <initializer_list>

#include "engine/xiangqi/endings/tables.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/data.h"
#include "tests/support/ending_placements.h"
#include "tests/support/ending_solver.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"

namespace {

using namespace engine::xiangqi;

/// Tests the materials that are not too large, every `step`-th placement from number `first`.
void expect_what_the_solver_proves(std::initializer_list<const char*> materials,
                                   std::uint32_t first, std::uint32_t step) {
    const auto most = tests::largest_case<std::uint64_t>(2'000'000, ~std::uint64_t{0});
    EndingTables tables;
    tests::EndingSolver solver;
    int tried = 0;
    for (const char* name : materials) {
        if (tests::EndingSolver::placements(name) > most) continue;
        ++tried;
        const EndingTable* table = tables.table(*parse_material(name), {});
        ASSERT_NE(table, nullptr) << name;
        EXPECT_EQ(tests::difference(*table, solver, first, step), "") << name;
    }
    EXPECT_GT(tried, 0);
}

TEST(EndingTables, OfTwoOrThreePiecesAreWhatTheSolverProves) {
    expect_what_the_solver_proves({"Raa", "Rab", "Rbb", "Naa", "Nab", "CAa", "CAaa", "CAb", "CAB",
                                   "PP", "PPa", "PAa", "NAAa"},
                                  0, 1);
}

TEST(EndingTables, OfFourGuardsAreWhatTheSolverProvesOfEverySeventhPlacement) {
    expect_what_the_solver_proves({"Raabb", "Paabb", "NPa"}, 3, 7);
}

TEST(EndingTables, OfAttackersOnBothSidesAreWhatTheSolverProves) {
    expect_what_the_solver_proves({"Rc", "Rr", "Nn", "CAn", "Rna", "Ppa", "PPp", "RAp"}, 2, 5);
}

TEST(EndingTables, AgreeWithAllEndingsOfTheBooksTheyHaveRoomFor) {
    EndingTables tables(tests::largest_case<std::uint64_t>(5'000'000, 100'000'000));
    for (const auto& ending : tests::ending_cases()) {
        const Position position = tests::position_of(ending.fen);
        const auto board = ending_of(position);
        const auto verdict = tables.verdict(position, {});
        if (!board || !verdict) continue;
        const bool red_moves = position.side_to_move() == Color::Red;
        const auto wins = red_moves ? EndingVerdict::Result::Won : EndingVerdict::Result::Lost;
        EXPECT_EQ(verdict->result == wins, ending.red_wins) << ending.fen;
        const int plies = ending.red_wins ? 2 * verdict->moves - (red_moves ? 1 : 0) : 0;
        EXPECT_EQ(plies, ending.plies) << ending.fen;
    }
}

// So a win from a table never conflicts with the natural-move limit, even without captures.
TEST(EndingTables, HaveNoWinThatTheNaturalMoveLimitCutsShort) {
    EndingTables tables;
    for (const char* name : {"Raabb", "Naabb", "Paabb", "CAaa", "NPa", "PPaa", "PPbb", "RP"}) {
        const EndingTable* table = tables.table(*parse_material(name), {});
        ASSERT_NE(table, nullptr) << name;
        EXPECT_LE(2 * table->count(true).longest, kNaturalMoveLimitPlies) << name;
    }
}

}  // namespace
