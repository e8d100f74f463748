// SPDX-License-Identifier: MIT
// Trains the network of either game on records of games (see README.md): on what the search thought
// of each position, which move it chose, where the network has a policy, and how the game ended.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/uci/evaluation_option.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "tools/command_line.h"
#include "tools/training/descent.h"
#include "tools/training/gomoku/pass.h"
#include "tools/training/pass.h"
#include "tools/training/xiangqi/pass.h"

namespace {

using training::Numbers;

struct Options {
    std::string game = "xiangqi";
    std::string network;
    /// The file of a network to train further.
    std::string from = "none";
    std::vector<std::string> sets;
    training::Goals goals = training::XiangqiPass::kGoals;
    training::DescentSettings descent;
};

/// On a held-out position.
struct Verdict {
    /// Of the share of a win.
    float logit = 0;
    /// Whether the policy puts the best move first, where there are both.
    std::optional<bool> finds_best;
};

template <training::Pass Pass>
class Trainer {
  public:
    using Positions = typename Pass::Positions;
    using Sample = typename Pass::Sample;
    using Network = typename Pass::Network;

    Trainer(const Options& options, Numbers first)
        : options_(options),
          descent_(std::move(first), Pass::limits(), options.descent) {}

    /// What is wrong with one of the sets, or nothing.
    std::string read() {
        for (const std::string& path : options_.sets) {
            std::string error = Pass::read(path, train_, held_out_);
            if (!error.empty()) return error;
        }
        return {};
    }

    /// Empty, or what is wrong with the state beside the network.
    [[nodiscard]] std::string run() {
        const std::string state = options_.network + ".state";
        if (!descent_.load(state)) {
            return engine::in_quotes(state) + " is not the state of such a network";
        }
        std::printf("%zu positions, %zu held out\n", train_.size(), held_out_.size());
        report_hand_made();
        while (!descent_.is_done()) {
            const double loss = descent_.run_epoch(
                train_.size(),
                [&](const auto& samples, Numbers& gradient) { return learn(samples, gradient); });
            std::printf("epoch %d: loss %.6f, ", descent_.epochs_done(), loss);
            report_numbers();
            if (!descent_.save(state)) return "cannot write " + engine::in_quotes(state);
        }
        return {};
    }

    /// In integers, after telling how well these judge and how far they are off.
    [[nodiscard]] Network network() const {
        Network network = Pass::quantised(descent_.numbers(), held_out_);
        typename Pass::Evaluator evaluator(network);
        Pass pass(descent_.numbers());
        double sum = 0;
        double most = 0;
        report("in integers: ", [&](std::size_t i, const Sample& sample) {
            const float logit = static_cast<float>(evaluator(held_out_.position(i))) / Pass::kScale;
            const double off = std::abs(pass.evaluate(sample) / sample.damping - logit);
            sum += off;
            most = std::max(most, off);
            Verdict verdict{logit * sample.damping, {}};
            if constexpr (training::PolicyPass<Pass>) {
                verdict.finds_best = Pass::finds_best(evaluator, held_out_.position(i), sample);
            }
            return verdict;
        });
        std::printf("in integers off by %.2f on average, %.1f at most\n",
                    sum / held_out() * Pass::kScale, most * Pass::kScale);
        return network;
    }

  private:
    double learn(const std::vector<std::uint32_t>& samples, Numbers& gradient) const {
        Pass pass(descent_.numbers());
        double loss = 0;
        for (const std::uint32_t number : samples) {
            loss += pass.learn(train_.sample(number, options_.goals), gradient);
        }
        Pass::finish(gradient);
        return loss;
    }

    /// Tells how well `judge` does on held-out positions.
    template <class Judge>
    void report(const char* who, Judge judge) const {
        double error = 0;
        int choices = 0;
        int hits = 0;
        for (std::size_t i = 0; i < held_out_.size(); ++i) {
            const Sample sample = held_out_.sample(i, options_.goals);
            const Verdict verdict = judge(i, sample);
            const double off = training::sigmoid(verdict.logit) - sample.target;
            error += off * off;
            choices += verdict.finds_best ? 1 : 0;
            hits += verdict.finds_best.value_or(false) ? 1 : 0;
        }
        std::printf("%sheld out %.6f", who, error / held_out());
        if (choices > 0) std::printf(", best move first %.2f %%", 100.0 * hits / choices);
        std::printf("\n");
        std::fflush(stdout);
    }

    void report_numbers() const {
        Pass pass(descent_.numbers());
        report("", [&](std::size_t, const Sample& sample) {
            Verdict verdict{pass.evaluate(sample), {}};
            if constexpr (training::PolicyPass<Pass>) verdict.finds_best = pass.finds_best(sample);
            return verdict;
        });
    }

    /// What the network has to beat.
    void report_hand_made() const {
        report("hand-made evaluation: ", [&](std::size_t i, const Sample&) {
            return Verdict{static_cast<float>(evaluate(held_out_.position(i))) / Pass::kScale, {}};
        });
    }

    /// By what sums over held-out positions are divided.
    [[nodiscard]] double held_out() const {
        return static_cast<double>(std::max<std::size_t>(held_out_.size(), 1));
    }

    const Options& options_;
    Positions train_;
    Positions held_out_;
    training::Descent descent_;
};

/// Where the descent starts; says what is wrong, or nothing.
template <training::Pass Pass>
std::string read_first_numbers(const Options& options, Numbers& numbers) {
    chuhe::Evaluation<typename Pass::Network> network;
    std::string error = chuhe::read_evaluation(options.from, network);
    numbers = network ? Pass::numbers_of(*network) : Pass::first_numbers(options.descent.seed);
    return error;
}

template <training::Pass Pass>
int train(Options& options, const tools::CommandLine& line) {
    if (!training::PolicyPass<Pass> && line.count("--policy") > 0) {
        return line.fail(tools::kUsage, "--policy is no option of --game " + options.game);
    }
    const auto set_default = [&](const char* name, int& value, int usual) {
        if (line.count(name) == 0) value = usual;
    };
    set_default("--result", options.goals.result, Pass::kGoals.result);
    set_default("--policy", options.goals.policy, Pass::kGoals.policy);
    set_default("--epochs", options.descent.epochs, Pass::kGoals.epochs);
    set_default("--rate", options.descent.rate, Pass::kGoals.rate);
    Numbers first;
    if (const std::string error = read_first_numbers<Pass>(options, first); !error.empty()) {
        return line.fail(tools::kUsage, error);
    }
    Trainer<Pass> trainer(options, std::move(first));
    if (const std::string error = trainer.read(); !error.empty()) {
        return line.fail(tools::kFailed, error);
    }
    if (const std::string error = trainer.run(); !error.empty()) {
        return line.fail(tools::kFailed, error);
    }
    const engine::Bytes bytes = pack_network(trainer.network());
    std::ofstream file(options.network, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    return file ? tools::kOk
                : line.fail(tools::kFailed, "cannot write " + engine::in_quotes(options.network));
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::CommandLine line("Trains a network on records of games.");
    line.add_option("NETWORK", options.network, "the file to write")->required();
    line.add_option("SET", options.sets, "sets or shards of records")->required();
    line.add_option("--game", options.game)->check(CLI::IsMember({"xiangqi", "gomoku"}));
    line.add_option("--from", options.from, "a network to train further, or none");
    line.add_option("--result", options.goals.result,
                    "percent of the target that are the result; the rest is the score")
        ->check(CLI::Range(0, 100));
    line.add_option("--policy", options.goals.policy,
                    "gomoku: thousandths of the loss that the cross entropy of the policy counts")
        ->check(CLI::Range(0, 1000));
    add_options(line, options.descent);
    constexpr training::Goals kGomoku = training::GomokuPass::kGoals;
    line.footer("Defaults of --game gomoku: --result " + std::to_string(kGomoku.result) +
                " --policy " + std::to_string(kGomoku.policy) + " --epochs " +
                std::to_string(kGomoku.epochs) + " --rate " + std::to_string(kGomoku.rate));
    if (const auto code = line.read(argc, argv)) return *code;
    return options.game == "xiangqi" ? train<training::XiangqiPass>(options, line)
                                     : train<training::GomokuPass>(options, line);
}
