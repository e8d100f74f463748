// SPDX-License-Identifier: MIT
// The engine's judge against the plain judge on very many random repetitions.
#include <gtest/gtest.h>

#include "tests/support/judge_trial.h"

namespace {

TEST(Judge, RulesAHundredThousandRandomRepetitionsAsThePlainJudgeDoes) {
    const tests::Tally tally = tests::try_judge(2, 100'000);
    EXPECT_GE(tally.perpetual_checks, 5000);
    EXPECT_GE(tally.mutual_checks, 100);
    EXPECT_GE(tally.chases, 15000);
    EXPECT_GE(tally.mutual_chases, 1000);
    EXPECT_GE(tally.plain_draws, 25000);
    EXPECT_GE(tally.long_cycles, 5000);
    EXPECT_GE(tally.two_ways, 2500);
}

}  // namespace
