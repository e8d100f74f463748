// SPDX-License-Identifier: MIT
// Texel's tuning method: moves the weights of the evaluation so that it predicts, of positions from
// games, what the search thought of them and how the games ended. Logistic regression by gradient
// descent.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/board/psqt.h"
#include "engine/xiangqi/eval/evaluation_terms.h"
#include "engine/xiangqi/law/rules.h"
#include "tools/command_line.h"
#include "tools/training/descent.h"
#include "tools/training/xiangqi/shard.h"

namespace {

namespace xq = engine::xiangqi;
using training::Numbers;
using training::sigmoid;

constexpr std::size_t kWeightCount = sizeof(xq::Weights) / sizeof(xq::Score);
/// Beyond any weight.
constexpr float kLargest = 10000;

struct Options {
    std::string weights;
    std::vector<std::string> sets;
    int epochs = 60;
    int result_percent = 30;
    int pull = 200;
};

/// How often a weight counts, Red's minus Black's.
struct Coefficient {
    std::uint16_t weight;
    std::int16_t count;
};

struct Sample {
    std::size_t first;  // of its coefficients
    std::size_t last;
    float middlegame;  // share of the middlegame value, with the damping
    float endgame;
    float score;   // of the search, for Red
    float result;  // for Red
};

struct Data {
    std::vector<Coefficient> coefficients;
    std::vector<Sample> train;
    std::vector<Sample> held_out;
};

/// Notes how often each weight counts.
struct Trace {
    std::vector<int> counts = std::vector<int>(kWeightCount);

    void begin(const char* /*term*/) {}
    void add(const xq::Score& weight, int times = 1) {
        const auto* first = reinterpret_cast<const xq::Score*>(&xq::kWeights);
        counts[static_cast<std::size_t>(&weight - first)] += times;
    }
};

void trace_places(const xq::Position& position, std::array<Trace, 2>& traces) {
    for (const xq::Square square : position.occupied()) {
        const xq::Piece piece = position.at(square);
        const auto type = index(piece.type());
        const auto [rank, file] = xq::half_point(piece.color(), square);
        Trace& trace = traces[index(piece.color())];
        trace.add(xq::kWeights.material[type]);
        trace.add(xq::kWeights.points[type][rank][file]);
    }
}

void add_sample(const xq::TrainingRecord& record, Data& data) {
    const xq::Position position = position_of(record);
    std::array<Trace, 2> traces;
    trace_places(position, traces);
    xq::terms::count_all(position, traces);
    const std::size_t first = data.coefficients.size();
    for (std::size_t i = 0; i < kWeightCount; ++i) {
        const int count = traces[0].counts[i] - traces[1].counts[i];
        if (count != 0) {
            data.coefficients.push_back(
                {static_cast<std::uint16_t>(i), static_cast<std::int16_t>(count)});
        }
    }
    const float sign = record.side_to_move == xq::Color::Red ? 1.0F : -1.0F;
    const float damping =
        1.0F - static_cast<float>(record.quiet_plies) / (2.0F * xq::kNaturalMoveLimitPlies);
    const float phase = static_cast<float>(position.state().phase) / xq::Position::kFullPhase;
    const float outcome = static_cast<float>(static_cast<int>(record.result) - 1);
    auto& samples = training::is_held_out(record.game) ? data.held_out : data.train;
    samples.push_back({first, data.coefficients.size(), phase * damping, (1.0F - phase) * damping,
                       sign * static_cast<float>(record.score), 0.5F + 0.5F * sign * outcome});
}

std::string read(const std::string& path, Data& data) {
    xq::Contents contents;
    return visit_records(path, contents,
                         [&](const auto& record, engine::ByteView) { add_sample(record, data); });
}

/// Of the middlegame and the endgame in turn.
Numbers present_values() {
    Numbers values;
    const auto* scores = reinterpret_cast<const xq::Score*>(&xq::kWeights);
    for (std::size_t i = 0; i < kWeightCount; ++i) {
        values.push_back(static_cast<float>(scores[i].mg));
        values.push_back(static_cast<float>(scores[i].eg));
    }
    return values;
}

class Tuner {
  public:
    Tuner(const Data& data, const Options& options)
        : data_(data),
          options_(options),
          scale_(fit_scale()),
          descent_(start_, Numbers(start_.size(), kLargest),
                   {.epochs = options.epochs, .rate = 1'000'000, .batch = 16384}) {}

    void run() {
        report();
        while (!descent_.is_done()) {
            descent_.run_epoch(data_.train.size(), [&](const auto& samples, Numbers& gradient) {
                return learn(samples, gradient);
            });
            if (descent_.epochs_done() % 10 == 0 || descent_.is_done()) report();
        }
    }

    [[nodiscard]] xq::Score rounded(std::size_t weight) const {
        const Numbers& values = descent_.numbers();
        return {static_cast<int>(std::lround(values[2 * weight])),
                static_cast<int>(std::lround(values[2 * weight + 1]))};
    }

  private:
    [[nodiscard]] float target(const Sample& sample) const {
        const float share = static_cast<float>(options_.result_percent) / 100.0F;
        return share * sample.result + (1.0F - share) * sigmoid(sample.score / scale_);
    }

    [[nodiscard]] float evaluation(const Sample& sample) const {
        const Numbers& values = descent_.numbers();
        float mg = 0;
        float eg = 0;
        for (std::size_t i = sample.first; i < sample.last; ++i) {
            const auto [weight, count] = data_.coefficients[i];
            mg += values[2UL * weight] * static_cast<float>(count);
            eg += values[2UL * weight + 1] * static_cast<float>(count);
        }
        return mg * sample.middlegame + eg * sample.endgame;
    }

    /// The centipawns that make a logistic curve of the scores fit the results best.
    [[nodiscard]] float fit_scale() const {
        float best = 0;
        double least = 1e300;
        for (float scale = 100; scale <= 800; scale += 10) {
            double loss = 0;
            for (std::size_t i = 0; i < data_.train.size(); i += 7) {
                const Sample& sample = data_.train[i];
                const double error = sample.result - sigmoid(sample.score / scale);
                loss += error * error;
            }
            if (loss < least) {
                least = loss;
                best = scale;
            }
        }
        return best;
    }

    [[nodiscard]] float error_at(const Sample& sample) const {
        return sigmoid(evaluation(sample) / scale_) - target(sample);
    }

    double learn(const std::vector<std::uint32_t>& samples, Numbers& gradient) const {
        double loss = 0;
        for (const std::uint32_t number : samples) {
            const Sample& sample = data_.train[number];
            const float error = error_at(sample);
            loss += error * error;
            for (std::size_t i = sample.first; i < sample.last; ++i) {
                const auto [weight, count] = data_.coefficients[i];
                const float change = error * static_cast<float>(count);
                gradient[2UL * weight] += change * sample.middlegame;
                gradient[2UL * weight + 1] += change * sample.endgame;
            }
        }
        // The pull acts like so many positions whose evaluation is off by as many centipawns.
        const float share = static_cast<float>(options_.pull) * static_cast<float>(samples.size()) /
                            static_cast<float>(data_.train.size());
        const Numbers& values = descent_.numbers();
        for (std::size_t i = 0; i < values.size(); ++i) {
            gradient[i] += share * (values[i] - start_[i]) / (4.0F * scale_);
        }
        return loss;
    }

    [[nodiscard]] double loss(const std::vector<Sample>& samples) const {
        double sum = 0;
        for (const Sample& sample : samples) sum += std::pow(double{error_at(sample)}, 2);
        return sum / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
    }

    void report() const {
        std::printf("epoch %d: loss %.6f, held out %.6f (scale %.0f)\n", descent_.epochs_done(),
                    loss(data_.train), loss(data_.held_out), scale_);
        std::fflush(stdout);
    }

    const Data& data_;
    const Options& options_;
    Numbers start_ = present_values();
    float scale_;
    training::Descent descent_;
};

/// Replaces the pairs of the file in their order; what is wrong with it, or nothing.
std::string rewrite(const std::string& path, const Tuner& tuner) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return "cannot read " + engine::in_quotes(path);
    const std::string text(bytes->begin(), bytes->end());
    std::string result;
    std::size_t weight = 0;
    for (std::size_t i = 0; i < text.size();) {
        int mg = 0, eg = 0, length = 0;
        if (text[i] == '{') std::sscanf(text.c_str() + i, "{%d, %d}%n", &mg, &eg, &length);
        if (length == 0) {
            result += text[i++];
            continue;
        }
        if (weight < kWeightCount) {
            const xq::Score score = tuner.rounded(weight);
            result += "{" + std::to_string(score.mg) + ", " + std::to_string(score.eg) + "}";
        }
        ++weight;
        i += static_cast<std::size_t>(length);
    }
    if (weight != kWeightCount) {
        return engine::in_quotes(path) + " has " + std::to_string(weight) + " scores instead of " +
               std::to_string(kWeightCount);
    }
    std::ofstream(path) << result;
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Rewrites the scores in WEIGHTS by training records: Texel's method.");
    line.add_option("WEIGHTS", options.weights, "weights.h")->required();
    line.add_option("SET", options.sets, "sets or shards of records")->required();
    line.add_option("--epochs", options.epochs)->check(CLI::Range(0, 1'000'000));
    line.add_option("--result", options.result_percent,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(0, 100));
    line.add_option("--pull", options.pull,
                    "strength of the pull towards the present weights, in positions")
        ->check(CLI::Range(0, 1'000'000'000));
    if (const auto code = line.read(argc, argv)) return *code;
    Data data;
    std::string fault;
    for (const std::string& set : options.sets) {
        fault = read(set, data);
        if (!fault.empty()) break;
    }
    if (fault.empty() && data.train.empty()) fault = "no positions";
    if (fault.empty()) {
        std::printf("%zu positions, %zu held out, %zu weights\n", data.train.size(),
                    data.held_out.size(), kWeightCount);
        Tuner tuner(data, options);
        tuner.run();
        fault = rewrite(options.weights, tuner);
    }
    return fault.empty() ? tools::kOk : line.fail(tools::kFailed, fault);
}
