// SPDX-License-Identifier: MIT
// Trains the network of engine/xiangqi/eval/network on records of games (see README.md): on what
// the search thought of each position and how its game ended.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "engine/xiangqi/law/rules.h"
#include "tools/command_line.h"
#include "tools/training/descent.h"
#include "tools/training/training_file.h"

namespace {

namespace xq = engine::xiangqi;
namespace nn = engine::xiangqi::network;

/// One game in so many is held out.
constexpr std::uint32_t kHoldOut = 50;
/// Centipawns at which a score counts 1 / (1 + 1/e) of a win.
constexpr float kScale = 360;
constexpr float kLargestHidden = 2;
constexpr float kLargestOutput =
    static_cast<float>(nn::kLargestOutputWeight) / static_cast<float>(nn::kOutputUnit);

struct Options {
    std::string network;
    std::vector<std::string> sets;
    /// Percent of the target that the result of the game makes up, the score the rest.
    int result = 25;
    training::DescentSettings descent;
};

/// The numbers of the network as one list, by where each part begins.
struct Shape {
    static constexpr std::size_t kHiddenAt = 0;
    static constexpr std::size_t kHiddenBiasAt = (nn::kInputs + 1) * nn::kHidden;
    static constexpr std::size_t kOutputAt = kHiddenBiasAt + nn::kHidden;
    static constexpr std::size_t kOutputBiasAt = kOutputAt + nn::kOutputs * 2 * nn::kHidden;
    static constexpr std::size_t kSize = kOutputBiasAt + nn::kOutputs;
};
using training::Numbers;

/// A position as the network and the loss see it.
struct Sample {
    std::array<engine::FixedVector<std::uint16_t, 32>, 2> inputs;  // side to move, other side
    std::size_t output = 0;
    /// Nearer to the natural-move limit the engine trusts its judgement less.
    float damping = 1;
    float target = 0;
};

float sigmoid(float x) { return 1.0F / (1.0F + std::exp(-x)); }

Sample sample_of(const xq::TrainingRecord& record, int result_percent) {
    xq::Board board;
    std::size_t next = 0;
    for (const xq::Square square : record.occupied) board.place(record.pieces[next++], square);
    Sample sample;
    for (const bool own : {true, false}) {
        const nn::View view(board, own ? record.side_to_move : ~record.side_to_move);
        for (const xq::Square square : record.occupied) {
            sample.inputs[own ? 0 : 1].push_back(
                static_cast<std::uint16_t>(view.input(board.at(square), square)));
        }
    }
    sample.output = nn::output_for(board);
    sample.damping =
        1.0F - static_cast<float>(record.quiet_plies) / (2.0F * xq::kNaturalMoveLimitPlies);
    const float share = static_cast<float>(result_percent) / 100.0F;
    sample.target = share * static_cast<float>(static_cast<int>(record.result)) / 2.0F +
                    (1.0F - share) * sigmoid(static_cast<float>(record.score) / kScale);
    return sample;
}

struct Data {
    std::vector<xq::RecordBytes> train;
    std::vector<xq::RecordBytes> held_out;
};

std::string read(const std::string& path, Data& data) {
    xq::Contents contents;
    return visit_records(path, contents, [&](const auto& record, engine::ByteView bytes) {
        auto& records = record.game % kHoldOut == 0 ? data.held_out : data.train;
        std::copy(bytes.begin(), bytes.end(), records.emplace_back().begin());
        return true;
    });
}

/// The network in floating point on one sample, forwards and backwards.
class Pass {
  public:
    explicit Pass(const Numbers& numbers) : numbers_(numbers) {}

    /// Centipawns for the side to move.
    float evaluate(const Sample& sample) {
        const float* weights = output_weights(sample);
        float sum = numbers_[Shape::kOutputBiasAt + sample.output];
        for (std::size_t side = 0; side < 2; ++side) {
            auto& neurons = neurons_[side];
            std::copy_n(&numbers_[Shape::kHiddenBiasAt], nn::kHidden, neurons.begin());
            for (const std::uint16_t input : sample.inputs[side]) {
                const float* row = &numbers_[Shape::kHiddenAt + input * nn::kHidden];
                for (std::size_t i = 0; i < nn::kHidden; ++i) neurons[i] += row[i];
            }
            for (std::size_t i = 0; i < nn::kHidden; ++i) {
                const float cut = std::clamp(neurons[i], 0.0F, 1.0F);
                sum += cut * cut * weights[side * nn::kHidden + i];
            }
        }
        return sum * nn::kCentipawns * sample.damping;
    }

    /// The squared error of the sample; adds its gradient.
    float learn(const Sample& sample, Numbers& gradient) {
        const float guess = sigmoid(evaluate(sample) / kScale);
        const float error = guess - sample.target;
        const float slope =
            2 * error * guess * (1 - guess) * sample.damping * nn::kCentipawns / kScale;
        gradient[Shape::kOutputBiasAt + sample.output] += slope;
        const float* weights = output_weights(sample);
        float* weights_slope = &gradient[Shape::kOutputAt + sample.output * 2 * nn::kHidden];
        for (std::size_t side = 0; side < 2; ++side) {
            std::array<float, nn::kHidden> neurons_slope;
            for (std::size_t i = 0; i < nn::kHidden; ++i) {
                const float neuron = neurons_[side][i];
                const float cut = std::clamp(neuron, 0.0F, 1.0F);
                weights_slope[side * nn::kHidden + i] += slope * cut * cut;
                const bool open = neuron > 0 && neuron < 1;
                neurons_slope[i] = open ? slope * weights[side * nn::kHidden + i] * 2 * cut : 0;
            }
            float* bias_slope = &gradient[Shape::kHiddenBiasAt];
            for (std::size_t i = 0; i < nn::kHidden; ++i) bias_slope[i] += neurons_slope[i];
            for (const std::uint16_t input : sample.inputs[side]) {
                float* row = &gradient[Shape::kHiddenAt + input * nn::kHidden];
                for (std::size_t i = 0; i < nn::kHidden; ++i) row[i] += neurons_slope[i];
            }
        }
        return error * error;
    }

  private:
    [[nodiscard]] const float* output_weights(const Sample& sample) const {
        return &numbers_[Shape::kOutputAt + sample.output * 2 * nn::kHidden];
    }

    const Numbers& numbers_;
    std::array<std::array<float, nn::kHidden>, 2> neurons_{};
};

nn::Network quantised(const Numbers& numbers) {
    nn::Network network;
    const auto whole = [](float number, int unit, int limit) {
        const long value = std::lround(number * static_cast<float>(unit));
        return static_cast<std::int16_t>(std::clamp<long>(value, -limit, limit));
    };
    for (std::size_t input = 1; input <= nn::kInputs; ++input) {
        for (std::size_t i = 0; i < nn::kHidden; ++i) {
            network.hidden[input][i] = whole(numbers[Shape::kHiddenAt + input * nn::kHidden + i],
                                             nn::kHiddenUnit, INT16_MAX);
        }
    }
    for (std::size_t i = 0; i < nn::kHidden; ++i) {
        network.hidden_bias[i] =
            whole(numbers[Shape::kHiddenBiasAt + i], nn::kHiddenUnit, INT16_MAX);
    }
    for (std::size_t output = 0; output < nn::kOutputs; ++output) {
        const std::size_t at = Shape::kOutputAt + output * 2 * nn::kHidden;
        for (std::size_t i = 0; i < 2 * nn::kHidden; ++i) {
            network.output[output][i / nn::kHidden][i % nn::kHidden] =
                whole(numbers[at + i], nn::kOutputUnit, nn::kLargestOutputWeight);
        }
        network.output_bias[output] = static_cast<std::int32_t>(
            std::lround(numbers[Shape::kOutputBiasAt + output] *
                        static_cast<float>(nn::kSquareUnit * nn::kOutputUnit)));
    }
    return network;
}

/// From which the descent starts.
Numbers first_numbers(int seed) {
    Numbers numbers(Shape::kSize);
    engine::SplitMix64 random(static_cast<std::uint64_t>(seed));
    const auto uniform = [&](float reach) {
        return reach * (static_cast<float>(random.below(2'000'001)) / 1e6F - 1.0F);
    };
    for (std::size_t i = nn::kHidden; i < Shape::kHiddenBiasAt; ++i) numbers[i] = uniform(0.1F);
    for (std::size_t i = 0; i < nn::kHidden; ++i) numbers[Shape::kHiddenBiasAt + i] = 0.2F;
    for (std::size_t i = Shape::kOutputAt; i < Shape::kOutputBiasAt; ++i)
        numbers[i] = uniform(0.2F);
    return numbers;
}

Numbers limits() {
    Numbers limits(Shape::kSize, 100.0F);
    std::fill_n(limits.begin(), Shape::kOutputAt, kLargestHidden);
    std::fill(limits.begin() + Shape::kOutputAt, limits.begin() + Shape::kOutputBiasAt,
              kLargestOutput);
    return limits;
}

class Trainer {
  public:
    Trainer(const Data& data, const Options& options)
        : data_(data),
          options_(options),
          descent_(first_numbers(options.descent.seed), limits(), options.descent) {}

    /// False where what is known after an epoch cannot be written.
    [[nodiscard]] bool run() {
        const std::string state = options_.network + ".state";
        descent_.load(state);
        std::printf("%zu positions, %zu held out; hand-made evaluation: held out %.6f\n",
                    data_.train.size(), data_.held_out.size(), hand_made_loss());
        while (!descent_.is_done()) {
            const double loss = descent_.run_epoch(
                data_.train.size(),
                [&](const auto& samples, Numbers& gradient) { return learn(samples, gradient); });
            std::printf("epoch %d: loss %.6f, held out %.6f\n", descent_.epochs_done(), loss,
                        held_out_loss());
            std::fflush(stdout);
            if (!descent_.save(state)) return false;
        }
        return true;
    }

    [[nodiscard]] nn::Network network() const { return quantised(descent_.numbers()); }

    /// By how many centipawns the network in integers is off, on average and at most.
    void report_quantisation(const nn::Network& network) {
        Pass pass(descent_.numbers());
        double sum = 0;
        float most = 0;
        for (const auto& bytes : data_.held_out) {
            const xq::TrainingRecord record = *xq::unpack(bytes);
            Sample sample = sample_of(record, options_.result);
            sample.damping = 1;
            nn::Evaluator evaluator(network);
            const auto exact = static_cast<float>(evaluator(position_of(record)));
            const float off = std::abs(pass.evaluate(sample) - exact);
            sum += off;
            most = std::max(most, off);
        }
        std::printf("in integers off by %.2f centipawns on average, %.1f at most\n",
                    sum / static_cast<double>(std::max<std::size_t>(data_.held_out.size(), 1)),
                    static_cast<double>(most));
    }

  private:
    double learn(const std::vector<std::uint32_t>& samples, Numbers& gradient) const {
        Pass pass(descent_.numbers());
        double loss = 0;
        for (const std::uint32_t number : samples) {
            const auto record = xq::unpack(data_.train[number]);
            loss += pass.learn(sample_of(*record, options_.result), gradient);
        }
        return loss;
    }

    [[nodiscard]] double held_out_loss() const {
        Pass pass(descent_.numbers());
        return mean_loss(
            [&](const xq::TrainingRecord&, const Sample& sample) { return pass.evaluate(sample); });
    }

    /// What the network has to beat.
    [[nodiscard]] double hand_made_loss() const {
        return mean_loss([](const xq::TrainingRecord& record, const Sample&) {
            return static_cast<float>(xq::evaluate(position_of(record)));
        });
    }

    template <class Evaluation>
    [[nodiscard]] double mean_loss(Evaluation evaluation) const {
        double sum = 0;
        for (const auto& bytes : data_.held_out) {
            const xq::TrainingRecord record = *xq::unpack(bytes);
            const Sample sample = sample_of(record, options_.result);
            const double error = sigmoid(evaluation(record, sample) / kScale) - sample.target;
            sum += error * error;
        }
        return sum / static_cast<double>(std::max<std::size_t>(data_.held_out.size(), 1));
    }

    const Data& data_;
    const Options& options_;
    training::Descent descent_;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Trains a network on records of games.");
    line.add_option("NETWORK", options.network, "the file to write")->required();
    line.add_option("SET", options.sets, "sets or shards of records")->required();
    line.add_option("--result", options.result,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(1, 100));
    add_options(line, options.descent);
    if (const auto code = line.read(argc, argv)) return *code;
    Data data;
    for (const std::string& path : options.sets) {
        if (const std::string error = read(path, data); !error.empty())
            return line.fail(tools::kFailed, error);
    }
    Trainer trainer(data, options);
    if (!trainer.run()) {
        return line.fail(tools::kFailed,
                         "cannot write " + engine::in_quotes(options.network + ".state"));
    }
    const nn::Network network = trainer.network();
    trainer.report_quantisation(network);
    const engine::Bytes bytes = pack_network(network);
    std::ofstream file(options.network, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file ? tools::kOk
                : line.fail(tools::kFailed, "cannot write " + engine::in_quotes(options.network));
}
