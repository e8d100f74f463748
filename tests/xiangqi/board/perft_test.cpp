// SPDX-License-Identifier: MIT
// Compares perft counts with published ones, as long as they are small.
#include <gtest/gtest.h>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace {

using engine::xiangqi::perft;
using tests::PerftCase;
using tests::Position;

class Perft : public testing::TestWithParam<PerftCase> {};

TEST_P(Perft, EqualsThePublishedCounts) {
    Position position = tests::position_of(GetParam().fen);
    for (const auto& [depth, nodes] : GetParam().rows) {
        if (nodes > tests::kLargestFastPerft) continue;
        EXPECT_EQ(perft(position, depth), nodes) << GetParam().fen << " depth " << depth;
    }
}

TEST_P(Perft, IsTheSameForTheMirroredPosition) {
    Position position = tests::position_of(GetParam().fen);
    Position mirrored = position.mirrored();
    EXPECT_EQ(perft(mirrored, 3), perft(position, 3)) << to_fen(mirrored);
}

TEST_P(Perft, IsTheSameWithTheColorsExchanged) {
    Position position = tests::position_of(GetParam().fen);
    Position swapped = tests::position_of(tests::color_swapped(GetParam().fen));
    EXPECT_EQ(perft(swapped, 3), perft(position, 3)) << to_fen(swapped);
}

TEST_P(Perft, LeavesThePositionAsItWas) {
    Position position = tests::position_of(GetParam().fen);
    const std::string before = to_fen(position);
    perft(position, 2);
    EXPECT_EQ(to_fen(position), before);
    EXPECT_EQ(position.states().size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Positions, Perft, testing::ValuesIn(tests::perft_cases()),
                         [](const auto& one) { return std::to_string(one.index + 1); });

TEST(Perft, OfDepthZeroIsOne) {
    Position position = tests::position_of(engine::xiangqi::kStartFen);
    EXPECT_EQ(perft(position, 0), 1U);
}

TEST(PerftCases, AreAllThereAreCounts) {
    std::size_t rows = 0;
    for (const PerftCase& one : tests::perft_cases()) rows += one.rows.size();
    EXPECT_EQ(rows, 222U);
}

}  // namespace
