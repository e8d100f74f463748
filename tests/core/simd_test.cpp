// SPDX-License-Identifier: MIT
// Compares vector operations with scalar ones, for whichever instructions the build has: the
// sanitizer build has the plain loops.
#include "engine/core/simd.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>

#include "engine/core/random.h"

namespace {

using engine::Acc;
using engine::Vec8s;

constexpr std::int16_t kLeast = std::numeric_limits<std::int16_t>::min();
constexpr std::int16_t kMost = std::numeric_limits<std::int16_t>::max();

struct alignas(16) Eight {
    std::array<std::int16_t, 8> numbers;

    [[nodiscard]] Vec8s load() const { return Vec8s::load(numbers.data()); }
    [[nodiscard]] static Eight of(Vec8s vec) {
        Eight eight{};
        vec.store(eight.numbers.data());
        return eight;
    }
};

/// Numbers from `low` to `high`, at least one of them at an end of the range.
Eight some(engine::SplitMix64& random, int low, int high) {
    Eight eight{};
    for (auto& number : eight.numbers) {
        const auto offset = random.below(static_cast<std::uint32_t>(high - low + 1));
        number = static_cast<std::int16_t>(low + static_cast<int>(offset));
    }
    eight.numbers[random.below(8)] = static_cast<std::int16_t>(low);
    eight.numbers[random.below(8)] = static_cast<std::int16_t>(high);
    return eight;
}

TEST(Vec8s, AddsSubtractsAndComparesEachOfItsNumbers) {
    engine::SplitMix64 random(1);
    for (int round = 0; round < 1000; ++round) {
        const Eight a = some(random, kLeast, kMost);
        const Eight b = some(random, kLeast, kMost);
        const Eight sum = Eight::of(a.load() + b.load());
        const Eight difference = Eight::of(a.load() - b.load());
        const Eight lesser = Eight::of(min(a.load(), b.load()));
        const Eight greater = Eight::of(max(a.load(), Vec8s::splat(b.numbers[0])));
        for (std::size_t i = 0; i < 8; ++i) {
            EXPECT_EQ(sum.numbers[i], static_cast<std::int16_t>(a.numbers[i] + b.numbers[i]));
            EXPECT_EQ(difference.numbers[i],
                      static_cast<std::int16_t>(a.numbers[i] - b.numbers[i]));
            EXPECT_EQ(lesser.numbers[i], std::min(a.numbers[i], b.numbers[i]));
            EXPECT_EQ(greater.numbers[i], std::max(a.numbers[i], b.numbers[0]));
        }
    }
}

TEST(Vec8s, SquaresEveryNumberItMayBeGiven) {
    for (int number = 0; number <= 255; ++number) {
        const Eight square = Eight::of(squared(Vec8s::splat(static_cast<std::int16_t>(number))));
        for (const int found : square.numbers) {
            EXPECT_EQ(found, (number * number + 128) / 256) << number;
        }
    }
}

TEST(Acc, SumsProductsThatDoNotFitTheirFactorsType) {
    engine::SplitMix64 random(2);
    Acc acc;
    std::int64_t sum = 0;
    for (int round = 0; round < 64; ++round) {
        const Eight squares = some(random, 0, 254);
        const Eight weights = some(random, kLeast, kMost);
        acc.madd(squares.load(), weights.load());
        for (std::size_t i = 0; i < 8; ++i) sum += squares.numbers[i] * weights.numbers[i];
        ASSERT_EQ(acc.sum(), sum);
    }
}

TEST(Acc, SumsTheProductsOfEachPairOfNeighbours) {
    engine::SplitMix64 random(4);
    Acc acc;
    std::array<std::int64_t, 4> sums{};
    for (int round = 0; round < 64; ++round) {
        const Eight inputs = some(random, 0, 4064);
        const Eight weights = some(random, -8192, 8192);
        acc.madd_pairs(Vec8s::pairs(inputs.numbers[0], inputs.numbers[1]), weights.load());
        for (std::size_t i = 0; i < 8; ++i) {
            sums[i / 2] += inputs.numbers[i % 2] * weights.numbers[i];
        }
        alignas(16) std::array<std::int32_t, 4> found{};
        acc.store(found.data());
        for (std::size_t i = 0; i < 4; ++i) ASSERT_EQ(found[i], sums[i]);
    }
}

TEST(Vec8s, RepeatsPairsOfEitherSign) {
    const Eight pairs = Eight::of(Vec8s::pairs(-1, 2));
    EXPECT_EQ(pairs.numbers, (std::array<std::int16_t, 8>{-1, 2, -1, 2, -1, 2, -1, 2}));
}

TEST(Dot, SumsTheProductsOfAllPairs) {
    struct Numbers {
        alignas(16) std::array<std::int16_t, 64> numbers;
    };
    engine::SplitMix64 random(3);
    for (int round = 0; round < 64; ++round) {
        Numbers a{};
        Numbers b{};
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < a.numbers.size(); ++i) {
            a.numbers[i] = static_cast<std::int16_t>(static_cast<int>(random.below(65536)) - 32768);
            b.numbers[i] = static_cast<std::int16_t>(static_cast<int>(random.below(1024)) - 512);
            sum += a.numbers[i] * b.numbers[i];
        }
        EXPECT_EQ(engine::dot(a.numbers, b.numbers), sum);
    }
}

}  // namespace
