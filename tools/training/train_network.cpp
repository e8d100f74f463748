// SPDX-License-Identifier: MIT
// Trains the network of engine/xiangqi/network on records of games (see README.md): gradient
// descent by Adam on what the search thought of each position and how its game ended.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "engine/xiangqi/law/rules.h"
#include "tools/command_line.h"
#include "tools/training/training_file.h"

namespace {

namespace xq = engine::xiangqi;
namespace nn = engine::xiangqi::network;

constexpr std::size_t kBatch = 4096;
/// The parts of a batch whose gradients are summed apart: the result depends on their number, but
/// not on that of the threads.
constexpr std::size_t kParts = 8;
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
    int epochs = 40;
    /// Percent of the target that the result of the game makes up, the score the rest.
    int result = 25;
    int rate = 1000;  // millionths
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    int seed = 1;
};

/// The numbers of the network as one list, so that gradients and Adam's averages have its shape.
struct Shape {
    static constexpr std::size_t kHiddenAt = 0;
    static constexpr std::size_t kHiddenBiasAt = (nn::kInputs + 1) * nn::kHidden;
    static constexpr std::size_t kOutputAt = kHiddenBiasAt + nn::kHidden;
    static constexpr std::size_t kOutputBiasAt = kOutputAt + nn::kOutputs * 2 * nn::kHidden;
    static constexpr std::size_t kSize = kOutputBiasAt + nn::kOutputs;
};
using Numbers = std::vector<float>;

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

class Trainer {
  public:
    Trainer(const Data& data, const Options& options)
        : data_(data),
          options_(options),
          numbers_(Shape::kSize),
          mean_(Shape::kSize),
          square_(Shape::kSize) {
        engine::SplitMix64 random(static_cast<std::uint64_t>(options.seed));
        const auto uniform = [&](float reach) {
            return reach * (static_cast<float>(random.below(2'000'001)) / 1e6F - 1.0F);
        };
        for (std::size_t i = nn::kHidden; i < Shape::kHiddenBiasAt; ++i)
            numbers_[i] = uniform(0.1F);
        for (std::size_t i = 0; i < nn::kHidden; ++i) numbers_[Shape::kHiddenBiasAt + i] = 0.2F;
        for (std::size_t i = Shape::kOutputAt; i < Shape::kOutputBiasAt; ++i) {
            numbers_[i] = uniform(0.2F);
        }
    }

    void run() {
        const int done = load_state();
        std::printf("%zu positions, %zu held out; hand-made evaluation: held out %.6f\n",
                    data_.train.size(), data_.held_out.size(), hand_made_loss());
        for (int epoch = done + 1; epoch <= options_.epochs; ++epoch) {
            const double train = run_epoch(epoch);
            std::printf("epoch %d: loss %.6f, held out %.6f\n", epoch, train, held_out_loss());
            std::fflush(stdout);
            save_state(epoch);
        }
    }

    [[nodiscard]] nn::Network network() const { return quantised(numbers_); }

    /// By how many centipawns the network in integers is off, on average and at most.
    void report_quantisation(const nn::Network& network) {
        Pass pass(numbers_);
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
    double run_epoch(int epoch) {
        std::vector<std::uint32_t> order(data_.train.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint32_t>(i);
        engine::SplitMix64 random(static_cast<std::uint64_t>(options_.seed) * 1000 +
                                  static_cast<std::uint64_t>(epoch));
        for (std::size_t i = order.size(); i > 1; --i) {
            std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        }
        double loss = 0;
        for (std::size_t at = 0; at < order.size(); at += kBatch) {
            const std::size_t end = std::min(at + kBatch, order.size());
            const float done = (static_cast<float>(epoch - 1) +
                                static_cast<float>(at) / static_cast<float>(order.size())) /
                               static_cast<float>(options_.epochs);
            const float rate = static_cast<float>(options_.rate) * 1e-6F *
                               (0.01F + 0.99F * 0.5F * (1.0F + std::cos(3.14159265F * done)));
            loss += learn_batch(order, at, end, rate);
        }
        return loss / static_cast<double>(std::max<std::size_t>(order.size(), 1));
    }

    double learn_batch(const std::vector<std::uint32_t>& order, std::size_t at, std::size_t end,
                       float rate) {
        std::array<Numbers, kParts> gradients;
        std::array<double, kParts> losses{};
        in_parallel(kParts, [&](std::size_t part) {
            Numbers& gradient = gradients[part];
            gradient.assign(Shape::kSize, 0);
            Pass pass(numbers_);
            const std::size_t size = end - at;
            for (std::size_t i = at + size * part / kParts; i < at + size * (part + 1) / kParts;
                 ++i) {
                const auto record = xq::unpack(data_.train[order[i]]);
                losses[part] += pass.learn(sample_of(*record, options_.result), gradient);
            }
        });
        for (std::size_t part = 1; part < kParts; ++part) {
            for (std::size_t i = 0; i < Shape::kSize; ++i) gradients[0][i] += gradients[part][i];
        }
        step(gradients[0], static_cast<float>(end - at), rate);
        double loss = 0;
        for (const double part : losses) loss += part;
        return loss;
    }

    /// Adam.
    void step(const Numbers& gradient, float count, float rate) {
        ++steps_;
        const float correct1 = 1.0F - std::pow(0.9F, static_cast<float>(steps_));
        const float correct2 = 1.0F - std::pow(0.999F, static_cast<float>(steps_));
        for (std::size_t i = nn::kHidden; i < Shape::kSize; ++i) {
            const float slope = gradient[i] / count;
            mean_[i] += 0.1F * (slope - mean_[i]);
            square_[i] += 0.001F * (slope * slope - square_[i]);
            numbers_[i] -=
                rate * (mean_[i] / correct1) / (std::sqrt(square_[i] / correct2) + 1e-8F);
            const float limit = i < Shape::kOutputAt       ? kLargestHidden
                                : i < Shape::kOutputBiasAt ? kLargestOutput
                                                           : 100.0F;
            numbers_[i] = std::clamp(numbers_[i], -limit, limit);
        }
    }

    template <class Work>
    void in_parallel(std::size_t parts, Work work) const {
        const auto threads = static_cast<std::size_t>(options_.threads);
        std::vector<std::thread> workers;
        for (std::size_t worker = 0; worker < threads; ++worker) {
            workers.emplace_back([&, worker] {
                for (std::size_t part = worker; part < parts; part += threads) work(part);
            });
        }
        for (std::thread& worker : workers) worker.join();
    }

    [[nodiscard]] double held_out_loss() const {
        Pass pass(numbers_);
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

    [[nodiscard]] std::string state_path() const { return options_.network + ".state"; }

    void save_state(int epoch) const {
        std::ofstream file(state_path(), std::ios::binary);
        const std::array<std::int64_t, 2> counts{epoch, steps_};
        file.write(reinterpret_cast<const char*>(counts.data()), sizeof counts);
        for (const Numbers* numbers : {&numbers_, &mean_, &square_}) {
            file.write(reinterpret_cast<const char*>(numbers->data()),
                       static_cast<std::streamsize>(numbers->size() * sizeof(float)));
        }
    }

    /// Goes on where an interrupted run stopped; the epochs done.
    int load_state() {
        std::ifstream file(state_path(), std::ios::binary);
        std::array<std::int64_t, 2> counts{};
        if (!file.read(reinterpret_cast<char*>(counts.data()), sizeof counts)) return 0;
        for (Numbers* numbers : {&numbers_, &mean_, &square_}) {
            file.read(reinterpret_cast<char*>(numbers->data()),
                      static_cast<std::streamsize>(numbers->size() * sizeof(float)));
        }
        steps_ = counts[1];
        return static_cast<int>(counts[0]);
    }

    const Data& data_;
    const Options& options_;
    Numbers numbers_;
    Numbers mean_;
    Numbers square_;
    std::int64_t steps_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    const CLI::Range positive(1, 1'000'000);
    tools::CommandLine line("Trains a network on records of games.");
    line.add_option("NETWORK", options.network, "the file to write")->required();
    line.add_option("SET", options.sets, "sets or shards of records")->required();
    line.add_option("--epochs", options.epochs)->check(positive);
    line.add_option("--result", options.result,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(1, 100));
    line.add_option("--rate", options.rate, "highest step of Adam, in millionths")->check(positive);
    line.add_option("--threads", options.threads)->check(positive);
    line.add_option("--seed", options.seed)->check(positive);
    if (const auto code = line.read(argc, argv)) return *code;
    Data data;
    for (const std::string& path : options.sets) {
        if (const std::string error = read(path, data); !error.empty())
            return line.fail(tools::kFailed, error);
    }
    Trainer trainer(data, options);
    trainer.run();
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
