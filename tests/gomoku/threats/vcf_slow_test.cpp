// SPDX-License-Identifier: MIT
// Positions without a win by continuous fours, whose proof takes many nodes.
#include <gtest/gtest.h>

#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/threats/vcf.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

TEST(VcfSlow, ProvesThatThereIsNone) {
    constexpr std::uint64_t kPlenty = 5'000'000;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("no-vcf") && !parts[0].starts_with("vct")) continue;
        Position position = *parse_fen(parts[1]).position;
        EXPECT_EQ(VcfSolver().solve(position, kPlenty), Proof::None) << parts[0];
    }
}

}  // namespace
}  // namespace engine::gomoku
