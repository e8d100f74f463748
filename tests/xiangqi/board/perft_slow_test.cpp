// SPDX-License-Identifier: MIT
// Compares perft counts with published ones; the largest only in longer runs.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/property_runs.h"

namespace {

using tests::PerftCase;

bool is_tried(unsigned long long nodes) {
    return nodes > tests::kLargestFastPerft && nodes <= tests::largest_case(20'000'000ULL, ~0ULL);
}

class DeepPerft : public testing::TestWithParam<PerftCase> {};

TEST_P(DeepPerft, EqualsThePublishedCounts) {
    tests::Position position = tests::position_of(GetParam().fen);
    for (const auto& [depth, nodes] : GetParam().rows) {
        if (!is_tried(nodes)) continue;
        EXPECT_EQ(engine::xiangqi::perft(position, depth), nodes)
            << GetParam().fen << " depth " << depth;
    }
}

std::vector<PerftCase> cases_with_large_counts() {
    std::vector<PerftCase> large;
    for (const PerftCase& one : tests::perft_cases()) {
        const bool has_large = std::any_of(one.rows.begin(), one.rows.end(),
                                           [](const auto& row) { return is_tried(row.nodes); });
        if (has_large) large.push_back(one);
    }
    return large;
}

INSTANTIATE_TEST_SUITE_P(Positions, DeepPerft, testing::ValuesIn(cases_with_large_counts()),
                         [](const auto& one) { return std::to_string(one.index + 1); });

}  // namespace
