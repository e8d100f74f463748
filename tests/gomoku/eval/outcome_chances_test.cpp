// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/outcome_chances.h"

#include <gtest/gtest.h>

#include "engine/gomoku/gomoku_game.h"

namespace {

using engine::OutcomeChances;
using engine::gomoku::outcomes_of;

TEST(GomokuOutcomes, AreThoseOfTheNetworksScale) {
    // e to the power of a logit, for 400 units a logit: 1, e and e squared to one.
    EXPECT_DOUBLE_EQ(outcomes_of(0).win, 0.5);
    EXPECT_NEAR(outcomes_of(400).win, 2.718282 / 3.718282, 1e-6);
    EXPECT_NEAR(outcomes_of(-800).win, 1 / 8.389056, 1e-6);
    EXPECT_DOUBLE_EQ(outcomes_of(-800).win + outcomes_of(-800).loss, 1);
}

TEST(GomokuOutcomes, LeaveNoDoubtOnceTheGameIsDecided) {
    const engine::gomoku::GomokuGame game(1);
    EXPECT_EQ(game.chances(engine::mate_in(engine::Ply{5})), (OutcomeChances{1000, 0, 0}));
    EXPECT_EQ(game.chances(engine::mated_in(engine::Ply{4})), (OutcomeChances{0, 0, 1000}));
}

}  // namespace
