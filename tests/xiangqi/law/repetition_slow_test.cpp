// SPDX-License-Identifier: MIT
// Compares the engine's judge with the plain judge on very many random repetitions.
#include <gtest/gtest.h>

#include "tests/support/judge_trial.h"
#include "tests/support/property_runs.h"

namespace {

TEST(Judge, RulesManyRandomRepetitionsAsThePlainJudgeDoes) {
    const int games = tests::property_runs(10'000);
    const tests::Tally tally = tests::try_judge(2, games);
    EXPECT_GE(tally.perpetual_checks, games / 20);
    EXPECT_GE(tally.mutual_checks, games / 1000);
    EXPECT_GE(tally.chases, games * 3 / 20);
    EXPECT_GE(tally.mutual_chases, games / 100);
    EXPECT_GE(tally.plain_draws, games / 4);
    EXPECT_GE(tally.long_cycles, games / 20);
    EXPECT_GE(tally.two_ways, games / 40);
}

}  // namespace
