// SPDX-License-Identifier: MIT
// Makes the values of engine/gomoku/board/point_values.h: plays games of Gomoku against itself and
// fits what a point's lines are worth to what the search thought and how the games ended, by
// logistic regression (Newton's method).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/gomoku/board/point_values.h"
#include "engine/gomoku/eval/evaluate.h"
#include "tools/command_line.h"
#include "tools/training/gomoku/self_play.h"

namespace {

namespace gm = engine::gomoku;

struct Options {
    int games = 20000;
    int nodes = 1000;
    int first_game = 1;
    int result_percent = 30;
};

/// Units of evaluation at which a side is expected to win 1 / (1 + 1/e) of the games.
constexpr double kScale = 400;
/// One game of so many is held out.
constexpr int kHoldOut = 16;
/// The pull of every value towards 0, as a precision in squared logits.
constexpr double kRidge = 3;

constexpr std::size_t kLines = gm::kValued;
constexpr std::size_t kOfOneSide = kLines + kLines * (kLines + 1) / 2;
constexpr std::size_t kTempoAt = 2 * kOfOneSide;
constexpr std::size_t kNumbers = kTempoAt + 1;
using Numbers = std::array<double, kNumbers>;

constexpr std::size_t crossing_at(std::size_t greater, std::size_t lesser) {
    return kLines + greater * (greater + 1) / 2 + lesser;
}

/// How often each number counts in a position, the waiting side's negative.
using Counts = std::array<std::int16_t, kNumbers>;

struct Sample {
    Counts counts{};
    double target = 0;
    /// Of the engine that played.
    engine::Value evaluation = 0;
};

struct Data {
    std::vector<Sample> train;
    std::vector<Sample> held_out;
};

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

void count_point(gm::PatternKey key, std::int16_t sign, std::int16_t* counts) {
    for (std::size_t d = 0; d < gm::kDirections; ++d) {
        const std::size_t a = index(key.at(d)) - gm::kFirstValued;
        if (a >= kLines) continue;
        counts[a] = static_cast<std::int16_t>(counts[a] + sign);
        for (std::size_t e = d + 1; e < gm::kDirections; ++e) {
            const std::size_t b = index(key.at(e)) - gm::kFirstValued;
            if (b >= kLines) continue;
            auto& count = counts[crossing_at(std::max(a, b), std::min(a, b))];
            count = static_cast<std::int16_t>(count + sign);
        }
    }
}

Counts counts_of(const gm::Position& position) {
    Counts counts{};
    const gm::Color us = position.side_to_move();
    for (const gm::Point point : position.empty_points()) {
        count_point(position.patterns(us, point), 1, counts.data());
        count_point(position.patterns(~us, point), -1, &counts[kOfOneSide]);
    }
    counts[kTempoAt] = 1;
    return counts;
}

std::vector<Sample> samples_of(const gm::TrainingGame& game, int result_percent) {
    std::vector<Sample> samples;
    for (const gm::TrainingPosition& kept : game.positions) {
        const gm::Position position = position_of(game, kept);
        const float target = expected_share(game, kept, position.side_to_move(), result_percent);
        samples.push_back({counts_of(position), target, evaluate(position)});
    }
    return samples;
}

double logit(const Counts& counts, const Numbers& numbers) {
    double sum = 0;
    for (std::size_t i = 0; i < kNumbers; ++i) sum += numbers[i] * counts[i];
    return sum;
}

/// The slope of the likelihood and its curvature (the lower triangle).
struct Slopes {
    Numbers slope{};
    std::array<Numbers, kNumbers> curvature{};
};

Slopes slopes_at(const Numbers& numbers, const std::vector<Sample>& samples) {
    Slopes slopes;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        slopes.slope[i] = -kRidge * numbers[i];
        slopes.curvature[i][i] = kRidge;
    }
    for (const Sample& sample : samples) {
        const double guess = sigmoid(logit(sample.counts, numbers));
        for (std::size_t i = 0; i < kNumbers; ++i) {
            if (sample.counts[i] == 0) continue;
            slopes.slope[i] += (sample.target - guess) * sample.counts[i];
            const double weight = guess * (1 - guess) * sample.counts[i];
            for (std::size_t j = 0; j <= i; ++j)
                slopes.curvature[i][j] += weight * sample.counts[j];
        }
    }
    return slopes;
}

/// Solves curvature · step = slope by Cholesky's decomposition.
Numbers newton_step(Slopes slopes) {
    auto& lower = slopes.curvature;
    Numbers step = slopes.slope;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k) lower[i][j] -= lower[i][k] * lower[j][k];
            lower[i][j] = i == j ? std::sqrt(lower[i][i]) : lower[i][j] / lower[j][j];
        }
        for (std::size_t k = 0; k < i; ++k) step[i] -= lower[i][k] * step[k];
        step[i] /= lower[i][i];
    }
    for (std::size_t i = kNumbers; i-- > 0;) {
        for (std::size_t k = i + 1; k < kNumbers; ++k) step[i] -= lower[k][i] * step[k];
        step[i] /= lower[i][i];
    }
    return step;
}

Numbers fit(const std::vector<Sample>& samples) {
    constexpr int kMostSteps = 12;
    Numbers numbers{};
    for (int round = 0; round < kMostSteps; ++round) {
        const Numbers step = newton_step(slopes_at(numbers, samples));
        double greatest = 0;
        for (std::size_t i = 0; i < kNumbers; ++i) {
            numbers[i] += step[i];
            greatest = std::max(greatest, std::abs(step[i]));
        }
        if (greatest < 1e-5) break;
    }
    return numbers;
}

template <class Logit>
double mean_squared_error(const std::vector<Sample>& samples, Logit logit_of) {
    double sum = 0;
    for (const Sample& sample : samples) {
        const double error = sigmoid(logit_of(sample)) - sample.target;
        sum += error * error;
    }
    return sum / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

void print_values(const char* name, const double* numbers) {
    const auto whole = [](double number) {
        return static_cast<int>(std::lround(number * kScale * gm::kPointValueUnit));
    };
    std::printf("inline constexpr PointValues %s{\n    {{", name);
    for (std::size_t a = 0; a < kLines; ++a) std::printf(a ? ", %d" : "%d", whole(numbers[a]));
    std::printf("}},\n    {{\n");
    for (std::size_t a = 0; a < kLines; ++a) {
        std::printf("        {{");
        for (std::size_t b = 0; b <= a; ++b) {
            std::printf(b ? ", %d" : "%d", whole(numbers[crossing_at(a, b)]));
        }
        std::printf("}},\n");
    }
    std::printf("    }},\n};\n");
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Prints the values for engine/gomoku/board/point_values.h.");
    line.add_option("--games", options.games)->check(CLI::Range(1, 10'000'000));
    line.add_option("--nodes", options.nodes, "of each move")->check(CLI::Range(1, 1'000'000'000));
    line.add_option("--first", options.first_game, "number of the first game")
        ->check(CLI::Range(1, 1'000'000'000));
    line.add_option("--result", options.result_percent,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(0, 100));
    if (const auto code = line.read(argc, argv)) return *code;
    const gm::SelfPlaySettings settings{.nodes = static_cast<std::uint64_t>(options.nodes)};
    gm::SearchState state(gm::SelfPlaySettings::kTableMegabytes);
    Data data;
    for (int game = 0; game < options.games; ++game) {
        auto& set = game % kHoldOut == 0 ? data.held_out : data.train;
        const auto number = static_cast<std::uint32_t>(options.first_game + game);
        const auto samples =
            samples_of(play_training_game(number, settings, state), options.result_percent);
        set.insert(set.end(), samples.begin(), samples.end());
    }
    const Numbers numbers = fit(data.train);
    const auto fitted = [&](const Sample& sample) { return logit(sample.counts, numbers); };
    const auto present = [](const Sample& sample) { return sample.evaluation / kScale; };
    std::printf("// %zu positions; on %zu held out the squared error is %.5f, before %.5f\n",
                data.train.size(), data.held_out.size(), mean_squared_error(data.held_out, fitted),
                mean_squared_error(data.held_out, present));
    print_values("kOnMoveValues", numbers.data());
    print_values("kWaitingValues", &numbers[kOfOneSide]);
    std::printf("inline constexpr int kTempo = %ld;\n", std::lround(numbers[kTempoAt] * kScale));
    return 0;
}
