// SPDX-License-Identifier: MIT
// What a match says: Elo with its error, likelihood of superiority, sequential test.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace match {

/// Elo by the logistic model: an expected score of 1 / (1 + 10^(-elo / 400)).
double expected_score(double elo);
/// The inverse; infinite at 0 and 1.
double elo_of(double score);

/// The games of one engine against another, from the first one's point of view.
struct Score {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    /// Pairs of games from one opening with colours swapped, by their points 0, 1/2, 1, 3/2, 2.
    std::array<int, 5> pairs{};

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] int pair_count() const;
    [[nodiscard]] double points() const { return wins + draws / 2.0; }
};

/// An estimate and the half-width of its 95 % interval.
struct Estimate {
    double value = 0;
    double error = 0;
};

/// Frequencies of the outcomes 0, 1/(n-1), …, 1.
using Outcomes = std::vector<double>;
Outcomes outcomes_of(const std::array<int, 5>& pairs);

/// By pairs, whose games are not independent of each other. Nothing without games or when all
/// ended alike, which says nothing about the error.
std::optional<Estimate> elo(const Outcomes& outcomes);
/// Elo in units of a game's standard deviation, which does not depend on the share of draws. An
/// outcome is that of `games` games.
std::optional<Estimate> normalized_elo(const Outcomes& outcomes, int games);
/// The probability that the first engine is the stronger one.
double likelihood_of_superiority(const Outcomes& outcomes);

enum class EloModel : std::uint8_t { Logistic, Normalized };

/// Wald's sequential test of elo = elo0 (H0) against elo = elo1 (H1).
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;
    EloModel model = EloModel::Logistic;

    /// H0 is accepted at or below, H1 at or above.
    [[nodiscard]] double lower_bound() const;
    [[nodiscard]] double upper_bound() const;
    /// The generalised log-likelihood ratio; an outcome is that of `games` games.
    [[nodiscard]] double log_likelihood_ratio(const Outcomes& outcomes, int games) const;
};

}  // namespace match
