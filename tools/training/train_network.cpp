// SPDX-License-Identifier: MIT
// Trains the network of engine/xiangqi/eval/network on records of games (see README.md): on what
// the search thought of each position and how its game ended.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "tools/command_line.h"
#include "tools/training/training_file.h"
#include "tools/training/xiangqi_pass.h"

namespace {

namespace xq = engine::xiangqi;
namespace nn = engine::xiangqi::network;
using training::Numbers;
using training::XiangqiPass;
using training::XiangqiSample;

/// One game in so many is held out.
constexpr std::uint32_t kHoldOut = 50;

struct Options {
    std::string network;
    std::vector<std::string> sets;
    /// Percent of the target that the result of the game makes up, the score the rest.
    int result = 10;
    training::DescentSettings descent;
};

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

class Trainer {
  public:
    Trainer(const Data& data, const Options& options)
        : data_(data),
          options_(options),
          descent_(training::first_xiangqi_numbers(options.descent.seed),
                   training::xiangqi_limits(), options.descent) {}

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

    [[nodiscard]] nn::Network network() const { return training::quantised(descent_.numbers()); }

    /// By how many centipawns the network in integers is off, on average and at most.
    void report_quantisation(const nn::Network& network) {
        XiangqiPass pass(descent_.numbers());
        double sum = 0;
        float most = 0;
        for (const auto& bytes : data_.held_out) {
            const xq::TrainingRecord record = *xq::unpack(bytes);
            XiangqiSample sample = training::sample_of(record, options_.result);
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
        XiangqiPass pass(descent_.numbers());
        double loss = 0;
        for (const std::uint32_t number : samples) {
            const auto record = xq::unpack(data_.train[number]);
            loss += pass.learn(training::sample_of(*record, options_.result), gradient);
        }
        return loss;
    }

    [[nodiscard]] double held_out_loss() const {
        XiangqiPass pass(descent_.numbers());
        return mean_loss([&](const xq::TrainingRecord&, const XiangqiSample& sample) {
            return pass.evaluate(sample);
        });
    }

    /// What the network has to beat.
    [[nodiscard]] double hand_made_loss() const {
        return mean_loss([](const xq::TrainingRecord& record, const XiangqiSample&) {
            return static_cast<float>(xq::evaluate(position_of(record)));
        });
    }

    template <class Evaluation>
    [[nodiscard]] double mean_loss(Evaluation evaluation) const {
        double sum = 0;
        for (const auto& bytes : data_.held_out) {
            const xq::TrainingRecord record = *xq::unpack(bytes);
            const XiangqiSample sample = training::sample_of(record, options_.result);
            const double error = training::win_share(evaluation(record, sample)) - sample.target;
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
