// SPDX-License-Identifier: MIT
// The mathematics of matches compared with published numbers: results of fishtest runs with the
// figures of that site and of the tool fastchess.
#include "tools/match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace match {
namespace {

/// Losses, draws, wins.
Outcomes games(double wins, double losses, double draws) { return {losses, draws, wins}; }

/// The tolerance for published figures, which have two decimals: the rounding error or half a
/// percent, whichever is larger.
double tolerance(double published) { return std::max(0.0051, std::abs(published) * 0.005); }

struct PublishedTest {
    Outcomes outcomes;
    int games;
    double elo0;
    double elo1;
    EloModel model;
    double ratio;
};

void PrintTo(const PublishedTest& test, std::ostream* out) {
    *out << test.elo0 << " to " << test.elo1 << " gives " << test.ratio;
}

class PublishedSprt : public ::testing::TestWithParam<PublishedTest> {};

TEST_P(PublishedSprt, HasThatLogLikelihoodRatio) {
    const PublishedTest& test = GetParam();
    const Sprt sprt{test.elo0, test.elo1, 0.05, 0.05, test.model};
    EXPECT_NEAR(sprt.log_likelihood_ratio(test.outcomes, test.games), test.ratio,
                tolerance(test.ratio));
}

INSTANTIATE_TEST_SUITE_P(
    ByPairs, PublishedSprt,
    ::testing::Values(
        PublishedTest{{365, 16618, 36229, 16974, 390}, 2, 0, 2, EloModel::Normalized, 2.25},
        PublishedTest{{127, 4883, 10712, 5150, 104}, 2, -1.75, 0.25, EloModel::Normalized, 3.01},
        PublishedTest{{223, 9863, 21279, 10037, 246}, 2, 0.5, 2.5, EloModel::Logistic, -3.07},
        PublishedTest{{871, 26175, 55983, 26678, 821}, 2, 0, 2, EloModel::Logistic, -4.98}));

INSTANTIATE_TEST_SUITE_P(
    ByGames, PublishedSprt,
    ::testing::Values(
        PublishedTest{games(36433, 36027, 68692), 1, 0, 2, EloModel::Normalized, 0.92},
        PublishedTest{games(10871, 10650, 20431), 1, -1.75, 0.25, EloModel::Normalized, 2.30},
        PublishedTest{games(21404, 21184, 40708), 1, 0.5, 2.5, EloModel::Logistic, -1.57},
        PublishedTest{games(57433, 57030, 106593), 1, 0, 2, EloModel::Logistic, -2.59}));

struct PublishedElo {
    Outcomes pairs;
    Estimate elo;
    Estimate normalized;
};

void PrintTo(const PublishedElo& published, std::ostream* out) {
    *out << published.elo.value << " +- " << published.elo.error;
}

class PublishedEloOfPairs : public ::testing::TestWithParam<PublishedElo> {};

TEST_P(PublishedEloOfPairs, IsEstimatedWithThatError) {
    const PublishedElo& published = GetParam();
    const auto plain = elo(published.pairs);
    const auto normalized = normalized_elo(published.pairs, 2);
    ASSERT_TRUE(plain && normalized);
    EXPECT_NEAR(plain->value, published.elo.value, tolerance(published.elo.value));
    EXPECT_NEAR(plain->error, published.elo.error, tolerance(published.elo.error));
    EXPECT_NEAR(normalized->value, published.normalized.value,
                tolerance(published.normalized.value));
    EXPECT_NEAR(normalized->error, published.normalized.error,
                tolerance(published.normalized.error));
}

INSTANTIATE_TEST_SUITE_P(
    All, PublishedEloOfPairs,
    ::testing::Values(PublishedElo{{34, 54, 63, 64, 75}, {55.58, 27.65}, {57.94, 28.28}},
                      PublishedElo{{332, 433, 498, 333, 334}, {-8.64, 10.33}, {-9.17, 10.96}},
                      PublishedElo{{7895, 8757, 5685, 568, 9999}, {-21.04, 2.95}, {-19.01, 2.65}}));

TEST(Elo, IsTheInverseOfTheExpectedScore) {
    EXPECT_DOUBLE_EQ(expected_score(0), 0.5);
    EXPECT_NEAR(expected_score(400), 10.0 / 11, 1e-12);
    for (const double elo : {-700.0, -12.5, 0.0, 200.0}) {
        EXPECT_NEAR(elo_of(expected_score(elo)), elo, 1e-9);
    }
    EXPECT_TRUE(std::isinf(elo_of(1)));
}

TEST(Elo, IsUnknownWhenAllPairsEndAlike) {
    EXPECT_FALSE(elo({0, 0, 0, 0, 0}));
    EXPECT_FALSE(elo({0, 0, 12, 0, 0}));
    EXPECT_FALSE(elo({0, 0, 0, 0, 12}));
}

TEST(LikelihoodOfSuperiority, AgreesWithPublishedValues) {
    EXPECT_NEAR(likelihood_of_superiority({332, 433, 498, 333, 334}), 0.0505, 0.0001);
    EXPECT_NEAR(likelihood_of_superiority(games(76, 89, 123)), 0.1553, 0.0001);
    EXPECT_NEAR(likelihood_of_superiority(games(136, 96, 111)), 0.9960, 0.0001);
    EXPECT_DOUBLE_EQ(likelihood_of_superiority({0, 0, 0, 0, 0}), 0.5);
}

TEST(Sprt, EndsAtWaldsBounds) {
    const Sprt sprt;
    EXPECT_NEAR(sprt.lower_bound(), -2.944, 0.001);
    EXPECT_NEAR(sprt.upper_bound(), 2.944, 0.001);
    EXPECT_EQ(sprt.log_likelihood_ratio({0, 0, 0, 0, 0}, 2), 0);
}

TEST(Sprt, OfACleanSweepHasItsClosedForm) {
    // Of all distributions whose mean is t deviations above even, a clean sweep is most likely
    // under the one with sweeps only: p - 1/2 = t sqrt(p (1 - p)).
    constexpr int kPairs = 104;
    const double t = 5 * std::log(10) / 800 * std::sqrt(2);
    const double p = 0.5 + t / std::sqrt(1 + t * t) / 2;
    const Sprt sprt{0, 5, 0.05, 0.05, EloModel::Normalized};
    EXPECT_NEAR(sprt.log_likelihood_ratio({0, 0, 0, 0, kPairs}, 2), kPairs * std::log(2 * p), 0.01);
}

TEST(Sprt, TakesDeadEvenResultsForH0) {
    for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
        const Sprt sprt{0, 5, 0.05, 0.05, model};
        EXPECT_LT(sprt.log_likelihood_ratio({0, 0, 16700, 0, 0}, 2), sprt.lower_bound());
        EXPECT_LT(sprt.log_likelihood_ratio({500, 1000, 3000, 1000, 500}, 2), 0);
    }
}

TEST(Sprt, IsMirroredWhenTheEnginesAreExchanged) {
    const Outcomes pairs{5, 20, 40, 30, 9};
    const Outcomes mirrored(pairs.rbegin(), pairs.rend());
    for (const EloModel model : {EloModel::Logistic, EloModel::Normalized}) {
        const Sprt sprt{-1, 6, 0.05, 0.05, model};
        const Sprt exchanged{-6, 1, 0.05, 0.05, model};
        EXPECT_NEAR(sprt.log_likelihood_ratio(pairs, 2),
                    -exchanged.log_likelihood_ratio(mirrored, 2), 1e-6);
    }
}

}  // namespace
}  // namespace match
