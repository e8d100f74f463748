// SPDX-License-Identifier: MIT
// Ratings fit all matches at once and have the correct anchor.
#include "tools/match/ratings.h"

#include <gtest/gtest.h>

#include <cmath>

namespace match {
namespace {

/// A long match with the score that `elo` predicts.
Pairing match_with(std::size_t first, std::size_t second, double elo) {
    constexpr int kGames = 1'000'000;
    Pairing pairing{first, second, {}};
    pairing.score.wins = static_cast<int>(std::lround(expected_score(elo) * kGames));
    pairing.score.losses = kGames - pairing.score.wins;
    return pairing;
}

TEST(Ratings, RecoverAConsistentScale) {
    const auto ratings = rate(4,
                              {match_with(1, 0, 100), match_with(2, 1, 150), match_with(2, 0, 250),
                               match_with(3, 1, 90), match_with(3, 2, -60)},
                              1, 1500);
    const double expected[] = {1400, 1500, 1650, 1590};
    for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(ratings[i].value, expected[i], 0.1) << i;
    EXPECT_EQ(ratings[1].error, 0) << "the anchor is what the others are measured from";
    EXPECT_GT(ratings[2].error, 0);
}

TEST(Ratings, ShareAContradictionBetweenEquallyLongMatches) {
    const auto ratings =
        rate(3, {match_with(1, 0, 0), match_with(2, 1, 0), match_with(2, 0, 3)}, 0, 0);
    EXPECT_NEAR(ratings[1].value, 1, 0.05);
    EXPECT_NEAR(ratings[2].value, 2, 0.05);
}

TEST(Ratings, OfACleanSweepStayFinite) {
    Pairing sweep{0, 1, {}};
    sweep.score.wins = 20;
    const auto ratings = rate(2, {sweep}, 1, 0);
    EXPECT_NEAR(ratings[0].value, elo_of(20.5 / 21), 1e-6);
    EXPECT_GT(ratings[0].error, 100);
}

TEST(Ratings, OfAnEngineThatPlayedNobodyAreUnknown) {
    const auto ratings = rate(3, {match_with(1, 0, 10)}, 0, 0);
    EXPECT_TRUE(std::isinf(ratings[2].error));
    EXPECT_NEAR(ratings[1].value, 10, 0.1);
}

}  // namespace
}  // namespace match
