// SPDX-License-Identifier: MIT
// Properties that every model of winning, drawing and losing chances must have.
#include "engine/xiangqi/eval/outcome_chances.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/xiangqi/xiangqi_game.h"

namespace {

using namespace engine::xiangqi;
using engine::Value;

constexpr int kPhases[] = {0, 3, 8, 13, 20, 27, Position::kFullPhase};

TEST(OutcomeChances, AreSharesOfOne) {
    for (const int phase : kPhases) {
        for (Value value = -3000; value <= 3000; value += 75) {
            const engine::Outcomes outcomes = outcomes_of(value, phase);
            EXPECT_GE(outcomes.win, 0);
            EXPECT_GE(outcomes.draw, 0) << value << " at phase " << phase;
            EXPECT_GE(outcomes.loss, 0);
            EXPECT_DOUBLE_EQ(outcomes.win + outcomes.draw + outcomes.loss, 1);
        }
    }
}

TEST(OutcomeChances, RiseWithTheValue) {
    for (const int phase : kPhases) {
        for (Value value = -1500; value < 1500; value += 50) {
            EXPECT_LT(outcomes_of(value, phase).win, outcomes_of(value + 50, phase).win);
            EXPECT_GT(outcomes_of(value, phase).loss, outcomes_of(value + 50, phase).loss);
        }
    }
}

TEST(OutcomeChances, AreThoseOfTheOtherSideTurnedRound) {
    for (const int phase : kPhases) {
        for (const Value value : {0, 40, 333, 1200}) {
            EXPECT_DOUBLE_EQ(outcomes_of(value, phase).win, outcomes_of(-value, phase).loss);
            EXPECT_NEAR(outcomes_of(value, phase).draw, outcomes_of(-value, phase).draw, 1e-12);
        }
    }
}

TEST(OutcomeChances, LieOnLinesBetweenTheNumbersOfTheCurve) {
    const OutcomeCurve curve{.even_win = {800, 400, 300, 200, 100}, .spread = {9, 9, 9, 9, 9}};
    EXPECT_DOUBLE_EQ(outcomes_of(800, 0, curve).win, 0.5);
    EXPECT_DOUBLE_EQ(outcomes_of(600, OutcomeCurve::kKnotDistance / 2, curve).win, 0.5);
    EXPECT_DOUBLE_EQ(outcomes_of(100, Position::kFullPhase, curve).win, 0.5);
}

TEST(OutcomeChances, AreDrawnOftenerTheLessIsOnTheBoard) {
    EXPECT_GT(outcomes_of(0, 4).draw, outcomes_of(0, 16).draw);
    EXPECT_GT(outcomes_of(0, 16).draw, outcomes_of(0, Position::kFullPhase).draw);
}

TEST(OutcomeChances, LeaveNoDoubtOnceTheGameIsDecided) {
    XiangqiGame game(1);
    using Chances = engine::OutcomeChances;
    EXPECT_EQ(game.chances(engine::mate_in(engine::Ply{5})), (Chances{1000, 0, 0}));
    EXPECT_EQ(game.chances(engine::mated_in(engine::Ply{4})), (Chances{0, 0, 1000}));
    EXPECT_EQ(game.chances(engine::rule_loss_in(engine::Ply{2})), (Chances{0, 0, 1000}));
}

TEST(OutcomeChances, AreRoundedToAThousandTogether) {
    XiangqiGame game(1);
    for (Value value = -2500; value <= 2500; ++value) {
        const auto [win, draw, loss] = game.chances(value);
        EXPECT_EQ(win + draw + loss, 1000) << value;
        EXPECT_GE(std::min({win, draw, loss}), 0) << value;
    }
}

}  // namespace
