// SPDX-License-Identifier: MIT
// Plays games of Gomoku for training (docs/training-data.md).
#include <cstdio>
#include <limits>
#include <map>
#include <string>

#include "engine/core/text/text.h"
#include "engine/gomoku/search/bench.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"
#include "engine/uci/evaluation_option.h"
#include "tools/command_line.h"
#include "tools/training/gomoku_shard.h"

namespace {

namespace gm = engine::gomoku;

constexpr std::uint32_t kGamesBetweenReports = 100;

using Evaluation = chuhe::Evaluation<gm::network::Network>;

struct Job {
    std::string path;
    std::string network;
    Evaluation evaluation =
        chuhe::built_in_evaluation<gm::network::Network>(chuhe::built_in_gomoku_network());
    std::uint32_t count = 0;
    gm::ShardOrigin origin;
};

bool play(const Job& job, std::uint32_t next, chuhe::Appender& shard) {
    gm::SelfPlay self_play(job.origin.settings, job.evaluation.get());
    std::size_t kept = 0;
    for (std::uint32_t game = next; game <= job.origin.last_game; ++game) {
        const gm::TrainingGame played = self_play.play(game);
        if (!shard.append(gm::pack_game(game, played))) return false;
        kept += played.positions.size();
        if (game % kGamesBetweenReports == 0) {
            std::fprintf(stderr, "%s: game %u of %u, %zu positions\n", job.path.c_str(), game,
                         job.origin.last_game, kept);
        }
    }
    return true;
}

int play_shard(const Job& job, const tools::CommandLine& line) {
    gm::ShardResumption from{.error = {}, .next_game = job.origin.first_game};
    if (const auto present = chuhe::read_file(job.path)) {
        from = gm::resume(*present, job.origin);
        if (!from.error.empty()) {
            return line.fail(tools::kFailed, "cannot go on with " + engine::in_quotes(job.path) +
                                                 ": " + from.error);
        }
    }
    chuhe::Appender shard(job.path, from.whole_bytes);
    const bool is_written = (from.whole_bytes > 0 || shard.append(gm::pack_header(job.origin))) &&
                            play(job, from.next_game, shard);
    if (is_written) return tools::kOk;
    return line.fail(tools::kFailed, "cannot write " + engine::in_quotes(job.path) +
                                         ": the disk refuses, or another program is writing to it");
}

}  // namespace

int main(int argc, char** argv) {
    Job job;
    tools::CommandLine line(
        "Plays games of Gomoku against itself into a shard, or goes on with one.");
    std::map<std::string, gm::Rule> rules;
    for (std::size_t i = 0; i < gm::kRuleNames.size(); ++i) {
        rules.emplace(gm::kRuleNames[i], static_cast<gm::Rule>(i));
    }
    line.add_option("shard", job.path, "the file")->required();
    line.add_option("first", job.origin.first_game, "number of its first game")
        ->required()
        ->check(CLI::Range(1U, std::numeric_limits<std::uint32_t>::max() / 2));
    line.add_option("count", job.count, "of games")
        ->required()
        ->check(CLI::Range(1U, std::numeric_limits<std::uint32_t>::max() / 2));
    line.add_option("--nodes", job.origin.settings.nodes, "of each move")
        ->check(CLI::Range(1, 1'000'000'000));
    line.add_option("--rule", job.origin.settings.rule)->transform(CLI::CheckedTransformer(rules));
    line.add_option("--eval", job.network,
                    "another network than the built-in one, or none for the hand-made evaluation");
    if (const auto code = line.read(argc, argv)) return *code;
    if (!job.network.empty()) {
        const std::string error = chuhe::read_evaluation(job.network, job.evaluation);
        if (!error.empty()) return line.fail(tools::kFailed, error);
    }
    job.origin.last_game = job.origin.first_game + (job.count - 1);
    job.origin.bench = gm::run_bench(engine::Depth{6}, job.evaluation.get());
    return play_shard(job, line);
}
