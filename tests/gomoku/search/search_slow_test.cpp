// SPDX-License-Identifier: MIT
// Positions that take many nodes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/core/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/search.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

TEST(GomokuSearchSlow, DefendsWhereOnlyFewMovesAreSafe) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("defence")) continue;
        SearchLimits limits;
        limits.nodes = 20'000;
        Position position = *parse_fen(parts[1]).position;
        SearchState state(1);
        SearchControl control(limits, {});
        Searcher searcher(position, state, control);
        searcher.deepen([](const SearchInfo&) {});
        const auto safe = split_words(parts[3]);
        EXPECT_THAT(std::vector<std::string>(safe.begin(), safe.end()),
                    testing::Contains(searcher.answer().best_move))
            << parts[0];
    }
}

TEST(VctSlow, SolvesMostOfTheCollectedWins) {
    int solved = 0;
    int cases = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vct")) continue;
        ++cases;
        Position position = *parse_fen(parts[1]).position;
        const Position before = position;
        VcfSolver vcf;
        VctSolver vct;
        if (vct.solve(position, vcf, NodeBudget(20'000))) ++solved;
        EXPECT_TRUE(position.same_as(before));
    }
    EXPECT_GE(solved * 100, cases * 70) << solved << " of " << cases;
}

}  // namespace
}  // namespace engine::gomoku
