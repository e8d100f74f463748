// SPDX-License-Identifier: MIT
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace {

using engine::SplitMix64;

std::vector<std::uint64_t> first_five(std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<std::uint64_t> numbers;
    for (int i = 0; i < 5; ++i) numbers.push_back(random.next());
    return numbers;
}

// Output of the authors' reference implementation, as published for these two seeds.
TEST(SplitMix64, MatchesTheReferenceForSeedZero) {
    EXPECT_EQ(first_five(0), (std::vector<std::uint64_t>{0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4,
                                                         0x06C45D188009454F, 0xF88BB8A8724C81EC,
                                                         0x1B39896A51A8749B}));
}

TEST(SplitMix64, MatchesTheReferenceForSeed1234567) {
    EXPECT_EQ(first_five(1234567),
              (std::vector<std::uint64_t>{6457827717110365317ULL, 3203168211198807973ULL,
                                          9817491932198370423ULL, 4593380528125082431ULL,
                                          16408922859458223821ULL}));
}

TEST(SplitMix64, StaysBelowItsBoundAndReachesEveryNumber) {
    SplitMix64 random(1);
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 1000; ++i) {
        const std::uint32_t number = random.below(7);
        ASSERT_LT(number, 7U);
        seen.insert(number);
    }
    EXPECT_EQ(seen.size(), 7U);
    EXPECT_EQ(random.below(1), 0U);
}

TEST(SplitMix64, RepeatsItselfForTheSameSeedOnly) {
    EXPECT_EQ(first_five(42), first_five(42));
    EXPECT_NE(first_five(42), first_five(43));
}

}  // namespace
