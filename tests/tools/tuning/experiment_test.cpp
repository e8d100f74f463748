// SPDX-License-Identifier: MIT
// The effect of each number is found although all of them move at once.
#include "tools/tuning/experiment.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tuning {
namespace {

class BalancedRuns : public testing::TestWithParam<std::size_t> {};

TEST_P(BalancedRuns, MoveEachNumberUpAsOftenAsDown) {
    const std::vector<Signs> runs = balanced_runs(GetParam());
    for (std::size_t number = 0; number < GetParam(); ++number) {
        int sum = 0;
        for (const Signs& signs : runs) {
            ASSERT_EQ(signs.size(), GetParam());
            ASSERT_EQ(std::abs(signs[number]), 1);
            sum += signs[number];
        }
        EXPECT_EQ(sum, 0) << "number " << number;
    }
}

TEST_P(BalancedRuns, MoveTwoNumbersTheSameWayAsOftenAsNot) {
    const std::vector<Signs> runs = balanced_runs(GetParam());
    for (std::size_t one = 0; one < GetParam(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            int sum = 0;
            for (const Signs& signs : runs) sum += signs[one] * signs[other];
            EXPECT_EQ(sum, 0) << "numbers " << one << " and " << other;
        }
    }
}

TEST_P(BalancedRuns, AreFew) { EXPECT_LE(balanced_runs(GetParam()).size(), GetParam() + 12); }

INSTANTIATE_TEST_SUITE_P(UpToTwoHundred, BalancedRuns,
                         testing::Values(1U, 2U, 3U, 4U, 7U, 8U, 20U, 41U, 47U, 48U, 200U));

TEST(Effects, OfNumbersThatAddUpAreFound) {
    const std::vector<double> truth{3, -1, 0, 0.5, 2};
    const std::vector<Signs> runs = balanced_runs(truth.size());
    std::vector<Measured> leads;
    for (const Signs& signs : runs) {
        Measured lead;
        // The partner has the opposite signs.
        for (std::size_t i = 0; i < truth.size(); ++i) lead.mean += 2 * signs[i] * truth[i];
        leads.push_back(lead);
    }
    const std::vector<Measured> found = effects(runs, leads);
    ASSERT_EQ(found.size(), truth.size());
    for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(found[i].mean, truth[i], 1e-12);
}

TEST(Effects, HaveTheErrorOfHalfTheMeanOfAllLeads) {
    const std::vector<Signs> runs = balanced_runs(7);
    const std::vector<Measured> leads(runs.size(), Measured{0, 4});
    const double expected = 4 / (2 * std::sqrt(static_cast<double>(runs.size())));
    for (const Measured& effect : effects(runs, leads)) EXPECT_NEAR(effect.error, expected, 1e-12);
}

TEST(Mean, HasTheStandardErrorOfItsSample) {
    // The squares of the deviations are 9, 1, 1 and 9: their sum is 20, the variance 20 / 3.
    const Measured measured = mean_of({1, 3, 5, 7});
    EXPECT_DOUBLE_EQ(measured.mean, 4);
    EXPECT_DOUBLE_EQ(measured.error, std::sqrt(20.0 / 3 / 4));
}

}  // namespace
}  // namespace tuning
