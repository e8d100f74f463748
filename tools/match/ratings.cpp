// SPDX-License-Identifier: MIT
#include "tools/match/ratings.h"

#include <cmath>
#include <limits>
#include <utility>

namespace match {

namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

struct Difference {
    double elo = 0;
    /// One over the square of its standard error.
    double weight = 0;
};

Difference difference_of(const Score& score) {
    constexpr double kPrior = 0.5;
    const double games = score.games() + 2 * kPrior;
    const double share = (score.points() + kPrior) / games;
    const double elo_per_score = 400 / std::log(10.0) / (share * (1 - share));
    const double score_variance = share * (1 - share) / games;
    return {elo_of(share), 1 / (elo_per_score * elo_per_score * score_variance)};
}

/// The inverse by Gauss and Jordan; rows without a pivot, of engines connected with nobody, are
/// left infinite on the diagonal.
Matrix inverse(Matrix left) {
    const std::size_t n = left.size();
    Matrix right(n, Row(n));
    for (std::size_t i = 0; i < n; ++i) right[i][i] = 1;
    for (std::size_t k = 0; k < n; ++k) {
        const double pivot = left[k][k];
        if (pivot < 1e-12) {
            right[k][k] = std::numeric_limits<double>::infinity();
            continue;
        }
        for (std::size_t j = 0; j < n; ++j) {
            left[k][j] /= pivot;
            right[k][j] /= pivot;
        }
        for (std::size_t i = 0; i < n; ++i) {
            const double factor = left[i][k];
            if (i == k || factor == 0) continue;
            for (std::size_t j = 0; j < n; ++j) {
                left[i][j] -= factor * left[k][j];
                right[i][j] -= factor * right[k][j];
            }
        }
    }
    return right;
}

}  // namespace

std::vector<Estimate> rate(std::size_t engines, const std::vector<Pairing>& pairings,
                           std::size_t anchor, double anchor_rating) {
    constexpr double kTwoSided95 = 1.959963984540054;
    Matrix normal(engines, Row(engines));
    Row target(engines);
    for (const auto& [first, second, score] : pairings) {
        if (score.games() == 0) continue;
        const auto [elo, weight] = difference_of(score);
        normal[first][first] += weight;
        normal[second][second] += weight;
        normal[first][second] -= weight;
        normal[second][first] -= weight;
        target[first] += weight * elo;
        target[second] -= weight * elo;
    }
    // Ratings count from the anchor's: its row and column go, and the rest has one solution.
    normal[anchor].assign(engines, 0);
    for (Row& row : normal) row[anchor] = 0;
    normal[anchor][anchor] = 1;
    target[anchor] = 0;

    const Matrix covariance = inverse(normal);
    std::vector<Estimate> ratings(engines);
    for (std::size_t i = 0; i < engines; ++i) {
        double rating = anchor_rating;
        for (std::size_t j = 0; j < engines; ++j) {
            if (std::isfinite(covariance[i][j])) rating += covariance[i][j] * target[j];
        }
        ratings[i] = {rating, i == anchor ? 0 : kTwoSided95 * std::sqrt(covariance[i][i])};
    }
    return ratings;
}

}  // namespace match
