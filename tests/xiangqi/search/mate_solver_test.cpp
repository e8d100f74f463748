// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/mate_solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;

struct Solved {
    int moves = 0;
    engine::Line<Move> line;
    std::uint64_t nodes = 0;
};

Solved solve(Position position, int longest, engine::SearchLimits limits = {}) {
    const auto histories = std::make_unique<Histories>();
    engine::SearchControl control(limits, {});
    RepetitionLaw law(RuleSet::Asian);
    MateSolver solver(position, *histories, control, law);
    const MoveList moves = legal_moves(position);
    const std::string before = to_fen(position);
    const int found = solver.solve({moves.begin(), moves.size()}, longest);
    EXPECT_EQ(to_fen(position), before);
    return {found, solver.line(), control.nodes()};
}

TEST(MateSolver, FindsTheShortestMateAndItsLine) {
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate > 3) continue;
        const Position position = tests::position_of(mate.fen);
        const Solved solved = solve(position, 3);
        ASSERT_EQ(solved.moves, mate.moves_to_mate) << mate.fen;
        EXPECT_THAT(mate.first_moves, testing::Contains(solved.line[0].text())) << mate.fen;
        EXPECT_EQ(solved.line.size(), 2U * static_cast<unsigned>(mate.moves_to_mate) - 1);
        EXPECT_FALSE(has_legal_move(tests::position_of(mate.fen, solved.line.text())));
        EXPECT_EQ(solve(position, mate.moves_to_mate - 1).moves, 0) << mate.fen;
    }
}

TEST(MateSolver, TakesAStalemateForAMate) {
    EXPECT_EQ(solve(tests::position_of("3k5/9/2P6/9/9/9/9/9/9/4K4 w"), 1).moves, 1);
}

TEST(MateSolver, FindsNoneWhereThereIsNone) {
    for (std::size_t i = 0; i < 20; ++i) {
        EXPECT_EQ(solve(tests::position_of(kBenchPositions[i]), 2).moves, 0);
    }
}

TEST(MateSolver, StopsWithItsControl) {
    engine::SearchLimits limits;
    limits.nodes = 500;
    const Solved solved = solve(tests::position_of(kStartFen), 3, limits);
    EXPECT_EQ(solved.moves, 0);
    EXPECT_LE(solved.nodes, 510U);
}

}  // namespace
