// SPDX-License-Identifier: MIT
#include "engine/core/search/history.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace {

using engine::HistoryCounter;

TEST(HistoryCounter, StartsAtZero) { EXPECT_EQ(HistoryCounter().value(), 0); }

TEST(HistoryCounter, RisesWithSuccessAndFallsWithFailure) {
    HistoryCounter counter;
    counter.update(100);
    EXPECT_EQ(counter.value(), 100);
    counter.update(-300);
    EXPECT_LT(counter.value(), 0);
}

TEST(HistoryCounter, NeverLeavesItsLimitsWhateverTheBonuses) {
    engine::SplitMix64 random(1);
    HistoryCounter counter;
    for (int i = 0; i < 100'000; ++i) {
        const int size = static_cast<int>(random.below(HistoryCounter::kLimit + 1));
        counter.update(random.below(3) == 0 ? -size : size);
        ASSERT_LE(counter.value(), HistoryCounter::kLimit);
        ASSERT_GE(counter.value(), -HistoryCounter::kLimit);
    }
}

TEST(HistoryCounter, ReachesButDoesNotPassItsLimit) {
    HistoryCounter up;
    HistoryCounter down;
    for (int i = 0; i < 1000; ++i) {
        up.update(HistoryCounter::kLimit);
        down.update(-HistoryCounter::kLimit);
    }
    EXPECT_EQ(up.value(), HistoryCounter::kLimit);
    EXPECT_EQ(down.value(), -HistoryCounter::kLimit);
}

TEST(HistoryCounter, GainsLessTheNearerItIsToTheLimit) {
    HistoryCounter counter;
    int last_gain = HistoryCounter::kLimit;
    for (int i = 0; i < 20; ++i) {
        const int before = counter.value();
        counter.update(1000);
        const int gain = counter.value() - before;
        EXPECT_LE(gain, last_gain);
        last_gain = gain;
    }
    EXPECT_LT(last_gain, 1000);
}

TEST(HistoryCounter, LetsARecentFailureOutweighAnOldSuccess) {
    HistoryCounter counter;
    for (int i = 0; i < 100; ++i) counter.update(1000);
    const int peak = counter.value();
    counter.update(-1000);
    EXPECT_GT(peak - counter.value(), 1000);
}

}  // namespace
