// SPDX-License-Identifier: MIT
// Counts of the legal move tree against published ones; the largest in `script/test long`.
#include <gtest/gtest.h>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"

namespace {

using tests::PerftCase;

class DeepPerft : public testing::TestWithParam<PerftCase> {};

TEST_P(DeepPerft, EqualsThePublishedCounts) {
    tests::Position position = tests::position_of(GetParam().fen);
    const auto most = tests::largest_case(200'000'000ULL, ~0ULL);
    for (const auto& [depth, nodes] : GetParam().rows) {
        if (nodes <= tests::kLargestFastPerft || nodes > most) continue;
        EXPECT_EQ(engine::xiangqi::perft(position, depth), nodes)
            << GetParam().fen << " depth " << depth;
    }
}

std::vector<PerftCase> cases_with_large_counts() {
    std::vector<PerftCase> large;
    for (const PerftCase& one : tests::perft_cases()) {
        if (one.rows.back().nodes > tests::kLargestFastPerft) large.push_back(one);
    }
    return large;
}

INSTANTIATE_TEST_SUITE_P(Positions, DeepPerft, testing::ValuesIn(cases_with_large_counts()),
                         [](const auto& one) { return std::to_string(one.index + 1); });

}  // namespace
