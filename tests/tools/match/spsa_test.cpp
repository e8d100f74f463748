// SPDX-License-Identifier: MIT
// Tuning finds the parameters that win games, and continues after an interruption.
#include "tools/match/spsa.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/core/random.h"
#include "tools/match/statistics.h"

namespace match {
namespace {

const std::vector<Tuned> kNumbers{{"Near", 40, 0, 100, 6, 40}, {"Far", 80, 0, 100, 6, 80}};

/// The strength of an engine whose best numbers are 60 and 30.
double strength(const Setting& setting) {
    const double near = (setting[0] - 60) / 20.0;
    const double far = (setting[1] - 30) / 20.0;
    return -40 * (near * near + far * far);
}

/// Simulates games with random results, with the odds given by the strengths.
double lead(const Perturbation& perturbation, engine::SplitMix64& random) {
    constexpr int kGames = 16;
    const double score = expected_score(strength(perturbation.plus) - strength(perturbation.minus));
    double lead = 0;
    for (int i = 0; i < kGames; ++i) lead += random.below(1 << 20) < score * (1 << 20) ? 1 : -1;
    return lead;
}

Spsa run(Spsa state, int iterations, engine::SplitMix64& random) {
    for (int i = 0; i < iterations; ++i) {
        const auto perturbation = state.perturbation();
        state.learn(perturbation, lead(perturbation, random));
    }
    return state;
}

TEST(Spsa, FindsTheBestNumbersThroughTheNoiseOfGames) {
    engine::SplitMix64 random(7);
    const Spsa state = run(Spsa(kNumbers, 4000, 1), 4000, random);
    EXPECT_TRUE(state.done());
    EXPECT_NEAR(state.numbers()[0].value, 60, 6);
    EXPECT_NEAR(state.numbers()[1].value, 30, 6);
}

TEST(Spsa, DoesNotMoveWhenGamesAreDrawn) {
    Spsa state(kNumbers, 10, 1);
    while (!state.done()) state.learn(state.perturbation(), 0);
    EXPECT_EQ(state.numbers()[0].value, 40);
    EXPECT_EQ(state.numbers()[1].value, 80);
}

TEST(Spsa, GoesOnFromASavedStateAsIfNothingHadHappened) {
    engine::SplitMix64 random(7);
    const Spsa half = run(Spsa(kNumbers, 60, 1, 0.03), 30, random);
    engine::SplitMix64 same_random = random;
    const Spsa straight = run(half, 30, random);
    const auto loaded = Spsa::load(half.save());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(run(*loaded, 30, same_random).save(), straight.save());
}

TEST(Spsa, StaysWithinTheRanges) {
    Spsa state({{"Edge", 99, 0, 100, 30, 99}}, 50, 3);
    while (!state.done()) {
        const auto perturbation = state.perturbation();
        for (const int value : {perturbation.plus[0], perturbation.minus[0]}) {
            EXPECT_GE(value, 0);
            EXPECT_LE(value, 100);
        }
        state.learn(perturbation, perturbation.signs[0] * 1000.0);
    }
    EXPECT_EQ(state.numbers()[0].value, 100);
}

TEST(Spsa, TriesBothSidesOfANumberAndDiffersBySeed) {
    const auto perturbation = Spsa(kNumbers, 100, 1).perturbation();
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
        const int sign = perturbation.signs[i];
        EXPECT_GT(sign * (perturbation.plus[i] - kNumbers[i].initial), 0);
        EXPECT_LT(sign * (perturbation.minus[i] - kNumbers[i].initial), 0);
    }
    int differences = 0;
    for (std::uint64_t seed = 2; seed < 20; ++seed) {
        if (Spsa(kNumbers, 100, seed).perturbation().signs != perturbation.signs) ++differences;
    }
    EXPECT_GT(differences, 5);
}

TEST(Spsa, RefusesWhatIsNoState) {
    const std::string saved = Spsa(kNumbers, 60, 1).save();
    EXPECT_TRUE(Spsa::load(saved));
    for (const std::string& text :
         {std::string(), std::string("x"), saved + "number Half 1 2\n", saved + "seed -1\n"}) {
        EXPECT_FALSE(Spsa::load(text)) << text;
    }
}

}  // namespace
}  // namespace match
