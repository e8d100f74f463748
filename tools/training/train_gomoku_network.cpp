// SPDX-License-Identifier: MIT
// Trains the network of engine/gomoku/eval/network on shards of games (see README.md): on what the
// search thought of each position, which move it chose and how the game ended.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/eval/network/evaluator.h"
#include "engine/uci/data_files.h"
#include "tools/command_line.h"
#include "tools/training/gomoku_pass.h"
#include "tools/training/gomoku_shard.h"

namespace {

namespace gm = engine::gomoku;
namespace nn = engine::gomoku::network;
using training::GomokuPass;
using training::GomokuSample;
using training::Numbers;

/// One game in so many is held out.
constexpr std::uint32_t kHoldOut = 50;

struct Options {
    std::string network;
    std::vector<std::string> shards;
    /// Percent of the target of the value that the result of the game makes up.
    int result = 30;
    /// Thousandths of the loss that the cross entropy of the policy counts.
    int policy = 10;
    training::DescentSettings descent{.epochs = 8, .rate = 2000};
};

/// Positions of games, by number.
class Positions {
  public:
    void add(gm::TrainingGame game) {
        const auto number = static_cast<std::uint32_t>(games_.size());
        for (std::uint32_t i = 0; i < game.positions.size(); ++i) places_.push_back({number, i});
        games_.push_back(std::move(game));
    }
    [[nodiscard]] std::size_t size() const { return places_.size(); }

    [[nodiscard]] gm::Position position(std::size_t number) const {
        return position_of(game(number), at(number));
    }
    [[nodiscard]] const gm::TrainingPosition& at(std::size_t number) const {
        return game(number).positions[places_[number].position];
    }
    [[nodiscard]] GomokuSample sample(std::size_t number, int result_percent) const {
        return training::sample_of(position(number), at(number), game(number).black_half_points,
                                   result_percent);
    }

  private:
    struct Place {
        std::uint32_t game;
        std::uint32_t position;
    };
    [[nodiscard]] const gm::TrainingGame& game(std::size_t number) const {
        return games_[places_[number].game];
    }

    std::vector<gm::TrainingGame> games_;
    std::vector<Place> places_;
};

struct Data {
    Positions train;
    Positions held_out;
};

/// What is wrong with the shard; else empty.
std::string read(const std::string& path, Data& data) {
    const auto bytes = chuhe::read_file(path);
    if (!bytes) return "cannot read " + engine::in_quotes(path);
    gm::ShardReader reader(*bytes);
    while (auto read = reader.next()) {
        (read->number % kHoldOut == 0 ? data.held_out : data.train).add(std::move(read->game));
    }
    if (reader.error().empty()) return {};
    return engine::in_quotes(path) + ": " + reader.error();
}

/// How well positions are judged.
class Verdicts {
  public:
    void add(float value, const GomokuSample& sample) {
        const double error = training::sigmoid(value) - sample.target;
        error_ += error * error;
        ++values_;
    }
    void add_first_choice(bool is_best) {
        hits_ += is_best ? 1 : 0;
        ++choices_;
    }
    void print(const char* who) const {
        std::printf("%s: held out %.6f", who, error_ / std::max(values_, 1));
        if (choices_ > 0) std::printf(", best move first %.2f %%", 100.0 * hits_ / choices_);
        std::printf("\n");
        std::fflush(stdout);
    }

  private:
    double error_ = 0;
    int values_ = 0;
    int hits_ = 0;
    int choices_ = 0;
};

class Trainer {
  public:
    Trainer(const Data& data, const Options& options)
        : data_(data),
          options_(options),
          descent_(training::first_gomoku_numbers(options.descent.seed), training::gomoku_limits(),
                   options.descent) {}

    /// False where what is known after an epoch cannot be written.
    [[nodiscard]] bool run() {
        const std::string state = options_.network + ".state";
        descent_.load(state);
        std::printf("%zu positions, %zu held out\n", data_.train.size(), data_.held_out.size());
        judge_by_hand();
        while (!descent_.is_done()) {
            const double loss = descent_.run_epoch(
                data_.train.size(),
                [&](const auto& samples, Numbers& gradient) { return learn(samples, gradient); });
            std::printf("epoch %d: loss %.6f\n", descent_.epochs_done(), loss);
            judge_held_out();
            if (!descent_.save(state)) return false;
        }
        return true;
    }

    /// In integers, with the error of rounding that all positions of a head have in common taken
    /// out: vectors of common shapes add up to one.
    [[nodiscard]] std::unique_ptr<nn::Network> network() const {
        auto network = std::make_unique<nn::Network>(training::quantised(descent_.numbers()));
        nn::Evaluator evaluator(*network);
        GomokuPass pass(descent_.numbers());
        std::array<double, nn::kHeads> off{};
        std::array<int, nn::kHeads> positions{};
        for (std::size_t i = 0; i < data_.held_out.size(); ++i) {
            const GomokuSample asked = sample(data_.held_out, i);
            off[asked.head] +=
                pass.evaluate(asked) -
                static_cast<float>(evaluator(data_.held_out.position(i))) / nn::kScale;
            ++positions[asked.head];
        }
        for (std::size_t head = 0; head < nn::kHeads; ++head) {
            const double mean = off[head] / std::max(positions[head], 1);
            network->heads[head].output_bias +=
                static_cast<std::int32_t>(std::lround(mean * nn::kSumUnit * nn::kWeightUnit));
        }
        return network;
    }

    void judge(const nn::Network& network) const {
        nn::Evaluator evaluator(network);
        Verdicts verdicts;
        for (std::size_t i = 0; i < data_.held_out.size(); ++i) {
            const gm::Position position = data_.held_out.position(i);
            const GomokuSample asked = sample(data_.held_out, i);
            verdicts.add(static_cast<float>(evaluator(position)) / nn::kScale, asked);
            if (asked.best < 0) continue;
            evaluator.begin_policies(position);
            gm::Point first;
            for (const gm::Point point : position.empty_points()) {
                if (first.none() || evaluator.policy(point) > evaluator.policy(first)) {
                    first = point;
                }
            }
            verdicts.add_first_choice(first == data_.held_out.at(i).best_move);
        }
        verdicts.print("in integers");
    }

  private:
    [[nodiscard]] GomokuSample sample(const Positions& positions, std::size_t number) const {
        return positions.sample(number, options_.result);
    }

    double learn(const std::vector<std::uint32_t>& samples, Numbers& gradient) const {
        GomokuPass pass(descent_.numbers());
        const float policy_share = static_cast<float>(options_.policy) / 1000;
        double loss = 0;
        for (const std::uint32_t number : samples) {
            loss += pass.learn(sample(data_.train, number), policy_share, gradient);
        }
        GomokuPass::share_with_pairs(gradient);
        return loss;
    }

    void judge_held_out() const {
        GomokuPass pass(descent_.numbers());
        Verdicts verdicts;
        for (std::size_t i = 0; i < data_.held_out.size(); ++i) {
            const GomokuSample asked = sample(data_.held_out, i);
            verdicts.add(pass.evaluate(asked), asked);
            if (asked.best < 0) continue;
            const auto& policies = pass.policies(asked);
            const auto first = std::max_element(policies.begin(), policies.end());
            verdicts.add_first_choice(first - policies.begin() == asked.best);
        }
        verdicts.print("network");
    }

    /// What the network has to beat.
    void judge_by_hand() const {
        Verdicts verdicts;
        for (std::size_t i = 0; i < data_.held_out.size(); ++i) {
            const auto value = static_cast<float>(evaluate(data_.held_out.position(i)));
            verdicts.add(value / nn::kScale, sample(data_.held_out, i));
        }
        verdicts.print("by hand");
    }

    const Data& data_;
    const Options& options_;
    training::Descent descent_;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Trains a network of Gomoku on shards of games.");
    line.add_option("NETWORK", options.network, "the file to write")->required();
    line.add_option("SHARD", options.shards)->required();
    line.add_option("--result", options.result,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(0, 100));
    line.add_option("--policy", options.policy,
                    "thousandths of the loss that the cross entropy of the policy counts")
        ->check(CLI::Range(0, 1000));
    add_options(line, options.descent);
    if (const auto code = line.read(argc, argv)) return *code;
    Data data;
    for (const std::string& path : options.shards) {
        if (const std::string error = read(path, data); !error.empty())
            return line.fail(tools::kFailed, error);
    }
    Trainer trainer(data, options);
    if (!trainer.run()) {
        return line.fail(tools::kFailed,
                         "cannot write " + engine::in_quotes(options.network + ".state"));
    }
    const auto network = trainer.network();
    trainer.judge(*network);
    const engine::Bytes bytes = pack_network(*network);
    std::ofstream file(options.network, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file ? tools::kOk
                : line.fail(tools::kFailed, "cannot write " + engine::in_quotes(options.network));
}
