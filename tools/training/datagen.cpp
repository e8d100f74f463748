// SPDX-License-Identifier: MIT
// datagen: plays games for training data, and merges, counts and shows what they left
// (docs/training-data.md).
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"
#include "engine/uci/evaluation_option.h"
#include "tools/command_line.h"
#include "tools/training/gomoku/shard.h"
#include "tools/training/xiangqi/merge_command.h"
#include "tools/training/xiangqi/self_play.h"

namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;

constexpr std::uint32_t kGamesBetweenReports = 100;
constexpr std::uint32_t kLastNumber = std::numeric_limits<std::uint32_t>::max();

struct Job {
    std::string game = "xiangqi";
    std::string path;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::optional<std::uint64_t> nodes;
    std::string evaluation;
    /// What only one of the games has.
    std::string rules = "simple";
    std::string openings;
    std::vector<CLI::Option*> xiangqi_options;
    std::string rule = "freestyle";
    std::vector<CLI::Option*> gomoku_options;

    [[nodiscard]] std::uint32_t last() const { return first + (count - 1); }
};

/// A game as a block of its shard.
struct Played {
    engine::Bytes block;
    std::size_t positions = 0;
};
using Play = std::function<Played(std::uint32_t number)>;

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Plays from `next` to the last game; false when the shard cannot be written.
bool play_games(const Job& job, std::uint64_t next, const Play& play, chuhe::Appender& shard) {
    std::size_t kept = 0;
    const double start = processor_seconds();
    for (std::uint64_t game = next; game <= job.last(); ++game) {
        const Played played = play(static_cast<std::uint32_t>(game));
        if (!shard.append(played.block)) return false;
        kept += played.positions;
        if (game % kGamesBetweenReports != 0 && game != job.last()) continue;
        const double seconds = std::max(processor_seconds() - start, 1e-6);
        std::fprintf(stderr, "%s: game %llu of %u, %zu positions kept, %.0f a processor second\n",
                     job.path.c_str(), static_cast<unsigned long long>(game), job.last(), kept,
                     static_cast<double>(kept) / seconds);
    }
    return true;
}

/// Begins the shard or goes on with it; says what is wrong, or nothing.
std::string play_shard(const Job& job, const training::ShardFormat& format, training::Origin origin,
                       const Play& play) {
    training::append_games(origin, job.first, job.last());
    training::Resumption from;
    std::uint64_t next = job.first;
    if (const auto present = chuhe::read_file(job.path)) {
        from = training::resume(format, *present, origin);
        if (!from.error.empty()) {
            return "cannot go on with " + engine::in_quotes(job.path) + ": " + from.error;
        }
        if (from.last_game > 0) next = std::uint64_t{from.last_game} + 1;
        std::fprintf(stderr,
                     "%s: going on with game %llu; %zu bytes of an unfinished one dropped\n",
                     job.path.c_str(), static_cast<unsigned long long>(next),
                     present->size() - from.whole_bytes);
    }
    chuhe::Appender shard(job.path, from.whole_bytes);
    const bool is_begun =
        from.whole_bytes > 0 || shard.append(training::pack_header(format, origin));
    if (is_begun && play_games(job, next, play, shard)) return {};
    return "cannot write " + engine::in_quotes(job.path) +
           ": the disk refuses, or another program is writing to it";
}

/// Plays a game by its settings, and by the built-in network unless the command names another.
template <class State, class Settings>
int play(const Job& job, Settings settings, const training::ShardFormat& format,
         engine::ByteView network, const tools::CommandLine& line) {
    using Network = std::remove_const_t<typename decltype(State::network)::element_type>;
    State state(Settings::kTableMegabytes);
    state.network = chuhe::built_in_evaluation<Network>(network);
    if (!job.evaluation.empty()) {
        const std::string fault = chuhe::read_evaluation(job.evaluation, state.network);
        if (!fault.empty()) return line.fail(tools::kUsage, fault);
    }
    if (job.nodes) settings.nodes = *job.nodes;
    const auto play_game = [&](std::uint32_t number) -> Played {
        const auto game = play_training_game(number, settings, state);
        return {pack_block(number, game), game.size()};
    };
    const std::string fault =
        play_shard(job, format, origin_of(settings, state.network.get()), play_game);
    return fault.empty() ? tools::kOk : line.fail(tools::kFailed, fault);
}

int play(const Job& job, const tools::CommandLine& line) {
    const bool is_xiangqi = job.game == "xiangqi";
    for (const CLI::Option* option : is_xiangqi ? job.gomoku_options : job.xiangqi_options) {
        if (option->count() == 0) continue;
        return line.fail(tools::kUsage, option->get_name() + " is no option of --game " + job.game);
    }
    if (job.count - 1 > kLastNumber - job.first) {
        return line.fail(tools::kUsage, "the number of the last game is too great");
    }
    if (!is_xiangqi) {
        return play<gm::SearchState>(job, gm::SelfPlaySettings{.rule = *gm::parse_rule(job.rule)},
                                     gm::kShardFormat, chuhe::built_in_gomoku_network(), line);
    }
    xq::SelfPlaySettings settings;
    settings.rules = *xq::parse_rule_set(job.rules);
    if (!job.openings.empty()) {
        const std::string fault = read_openings(job.openings, settings);
        if (!fault.empty()) return line.fail(tools::kUsage, fault);
    }
    return play<xq::SearchState>(job, settings, xq::kShardFormat, chuhe::built_in_xiangqi_network(),
                                 line);
}

template <class Names>
CLI::IsMember one_of(const Names& names) {
    return CLI::IsMember(std::vector<std::string>(names.begin(), names.end()));
}

void add_play(CLI::App& app, Job& job) {
    const CLI::Range positive(1U, kLastNumber);
    CLI::App* play = app.add_subcommand("play", "plays games of a shard, or those that it lacks");
    play->add_option("SHARD", job.path)->required();
    play->add_option("FIRST", job.first, "number of the first game")->required()->check(positive);
    play->add_option("COUNT", job.count, "how many games")->required()->check(positive);
    play->add_option("--game", job.game)->check(CLI::IsMember({"xiangqi", "gomoku"}));
    play->add_option("--nodes", job.nodes, "of a move: 3000 in Xiangqi, 1000 in Gomoku")
        ->check(positive);
    play->add_option("--eval", job.evaluation,
                     "another network than the built-in one, or none for the hand-made evaluation");
    job.xiangqi_options = {
        play->add_option("--rules", job.rules, "of repetition in Xiangqi")
            ->check(one_of(xq::kRuleSetNames)),
        play->add_option("--openings", job.openings, "of Xiangqi, a FEN a line")};
    job.gomoku_options = {
        play->add_option("--rule", job.rule, "of Gomoku")->check(one_of(gm::kRuleNames))};
}

}  // namespace

int main(int argc, char** argv) {
    Job job;
    tools::CommandLine line("Plays games for training data, and merges what they left.");
    line.require_subcommand(1);
    add_play(line, job);
    const auto merge = chuhe::add_merge(line);
    if (const auto code = line.read(argc, argv)) return *code;
    return line.got_subcommand("play") ? play(job, line) : merge();
}
