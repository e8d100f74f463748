// SPDX-License-Identifier: MIT
// The sequential test follows M. Van den Bergh, "The generalized maximum likelihood ratio for the
// expectation value of a distribution" (2019) and "Normalized Elo in practice" (2021).
#include "tools/match/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace match {

namespace {

/// Half the width of a normal distribution's 95 % interval.
constexpr double kTwoSided95 = 1.959963984540054;
/// 800 / ln 10: normalised Elo for a score of one standard deviation above even.
constexpr double kNormalizedEloPerDeviation = 347.4355855226014;

/// A distribution over numbers.
struct Distribution {
    std::vector<double> values;
    std::vector<double> probabilities;

    [[nodiscard]] double mean() const {
        return std::inner_product(values.begin(), values.end(), probabilities.begin(), 0.0);
    }
    [[nodiscard]] double variance() const {
        const double center = mean();
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            sum += probabilities[i] * (values[i] - center) * (values[i] - center);
        }
        return sum;
    }
};

double total(const Outcomes& outcomes) {
    return std::accumulate(outcomes.begin(), outcomes.end(), 0.0);
}

Distribution distribution_of(const Outcomes& outcomes) {
    Distribution out;
    const double count = total(outcomes);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        out.values.push_back(static_cast<double>(i) / static_cast<double>(outcomes.size() - 1));
        out.probabilities.push_back(outcomes[i] / count);
    }
    return out;
}

/// Of all distributions over the same values with mean 0, the one that makes `observed` likeliest:
/// p_i / (1 + x v_i), with x found by bisection. The values must have both signs.
std::vector<double> likeliest_with_mean_zero(const Distribution& observed) {
    const auto [least, most] = std::minmax_element(observed.values.begin(), observed.values.end());
    double low = -1 / *most;
    double high = -1 / *least;
    for (int i = 0; i < 100; ++i) {
        const double x = (low + high) / 2;
        double slope = 0;
        for (std::size_t k = 0; k < observed.values.size(); ++k) {
            slope += observed.probabilities[k] * observed.values[k] / (1 + x * observed.values[k]);
        }
        (slope > 0 ? low : high) = x;
    }
    const double x = (low + high) / 2;
    std::vector<double> likeliest(observed.values.size());
    for (std::size_t k = 0; k < likeliest.size(); ++k) {
        likeliest[k] = observed.probabilities[k] / (1 + x * observed.values[k]);
    }
    return likeliest;
}

std::vector<double> likeliest_with_mean(const Distribution& observed, double mean) {
    Distribution shifted = observed;
    for (double& value : shifted.values) value -= mean;
    return likeliest_with_mean_zero(shifted);
}

/// The likeliest distribution whose mean lies `t` of its own standard deviations above even. The
/// condition is linearised around the current guess until that settles.
std::vector<double> likeliest_with_t(const Distribution& observed, double t) {
    constexpr double kEven = 0.5;
    constexpr int kRounds = 30;
    Distribution guess = observed;
    std::fill(guess.probabilities.begin(), guess.probabilities.end(),
              1.0 / static_cast<double>(guess.values.size()));
    for (int round = 0; round < kRounds; ++round) {
        const double mean = guess.mean();
        const double deviation = std::sqrt(guess.variance());
        Distribution linear = observed;
        for (double& value : linear.values) {
            const double distance = (value - mean) / deviation;
            value = value - kEven - t * deviation * (1 + distance * distance) / 2;
        }
        guess.probabilities = likeliest_with_mean_zero(linear);
    }
    return guess.probabilities;
}

/// Outcomes that never occurred get a sliver: else they would be held impossible.
Outcomes regularized(Outcomes outcomes) {
    constexpr double kSliver = 1e-3;
    for (double& count : outcomes) count = std::max(count, kSliver);
    return outcomes;
}

}  // namespace

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_of(double score) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    if (score <= 0) return -kInfinity;
    if (score >= 1) return kInfinity;
    return -400 * std::log10(1 / score - 1);
}

int Score::pair_count() const { return std::accumulate(pairs.begin(), pairs.end(), 0); }

Outcomes outcomes_of(const std::array<int, 5>& pairs) { return {pairs.begin(), pairs.end()}; }

std::optional<Estimate> elo(const Outcomes& outcomes) {
    const double count = total(outcomes);
    if (count == 0) return std::nullopt;
    const Distribution observed = distribution_of(outcomes);
    const double mean = observed.mean();
    const double half = kTwoSided95 * std::sqrt(observed.variance() / count);
    if (half == 0) return std::nullopt;
    return Estimate{elo_of(mean), (elo_of(mean + half) - elo_of(mean - half)) / 2};
}

std::optional<Estimate> normalized_elo(const Outcomes& outcomes, int games) {
    const double count = total(outcomes);
    if (count == 0) return std::nullopt;
    const Distribution observed = distribution_of(outcomes);
    const double deviation = std::sqrt(observed.variance() * games);
    if (deviation == 0) return std::nullopt;
    return Estimate{kNormalizedEloPerDeviation * (observed.mean() - 0.5) / deviation,
                    kNormalizedEloPerDeviation * kTwoSided95 / std::sqrt(count * games)};
}

double likelihood_of_superiority(const Outcomes& outcomes) {
    const double count = total(outcomes);
    if (count == 0) return 0.5;
    const Distribution observed = distribution_of(outcomes);
    const double above = observed.mean() - 0.5;
    const double error = std::sqrt(observed.variance() / count);
    if (error == 0) return above > 0 ? 1 : above < 0 ? 0 : 0.5;
    return std::erfc(-above / error / std::sqrt(2.0)) / 2;
}

double Sprt::lower_bound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper_bound() const { return std::log((1 - beta) / alpha); }

double Sprt::log_likelihood_ratio(const Outcomes& outcomes, int games) const {
    if (total(outcomes) == 0) return 0;
    const Outcomes counts = regularized(outcomes);
    const Distribution observed = distribution_of(counts);
    const auto likeliest = [&](double elo) {
        if (model == EloModel::Logistic) return likeliest_with_mean(observed, expected_score(elo));
        // An outcome of several games has a smaller deviation than one of them.
        return likeliest_with_t(observed, elo / kNormalizedEloPerDeviation * std::sqrt(games));
    };
    const auto under_h0 = likeliest(elo0);
    const auto under_h1 = likeliest(elo1);
    double ratio = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ratio += counts[i] * std::log(under_h1[i] / under_h0[i]);
    }
    return ratio;
}

}  // namespace match
