// SPDX-License-Identifier: MIT
#include "tools/training/datagen_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ctime>
#include <limits>
#include <memory>
#include <utility>

#include "engine/core/text/text.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"
#include "engine/uci/evaluation_option.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/bench.h"
#include "tools/training/datagen.h"
#include "tools/training/training_statistics.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;

constexpr std::uint32_t kGamesBetweenReports = 100;

struct Job {
    std::string path;
    std::string openings_file;
    std::string network;
    std::uint32_t count = 0;
    xq::DatagenSettings settings;
    xq::Origin origin;
    Evaluation<xq::network::Network> evaluation =
        built_in_evaluation<xq::network::Network>(built_in_xiangqi_network());
};

/// A position a line, up to the first semicolon.
std::string read_openings(const std::string& path, Job& job) {
    const auto bytes = read_file(path);
    if (!bytes) return "cannot read the openings " + engine::in_quotes(path);
    const std::string text(bytes->begin(), bytes->end());
    for (const std::string_view line : engine::split_fields(text, '\n')) {
        if (engine::split_words(line).empty() || line.front() == '#') continue;
        const xq::FenResult read = xq::parse_fen(line.substr(0, line.find(';')));
        if (!read.position) return "openings: " + sentence_of(read.fault);
        const engine::Fault fault = xq::why_unplayable(*read.position);
        if (fault) return "openings: " + sentence_of(fault) + " in " + engine::in_quotes(line);
        job.settings.openings.push_back(*read.position);
    }
    if (job.settings.openings.empty()) return "no openings in " + engine::in_quotes(path);
    job.origin.openings = std::to_string(engine::checksum(*bytes));
    return {};
}

/// Another evaluation, another signature.
std::string signature(const Evaluation<xq::network::Network>& evaluation) {
    return std::to_string(xq::run_bench(xq::kBenchDepth, xq::RuleSet::Asian, evaluation.get()));
}

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// Plays from `next` to the last game; false when the shard cannot be written.
bool play_games(Job& job, std::uint32_t next, Appender& shard) {
    xq::SearchState state(xq::kDatagenTableMegabytes);
    state.network = std::move(job.evaluation);
    std::uint64_t kept = 0;
    const double start = processor_seconds();
    const auto report = [&](std::uint64_t game) {
        const double seconds = std::max(processor_seconds() - start, 1e-6);
        std::fprintf(stderr, "%s: game %llu of %u, %llu positions kept, %.0f a processor second\n",
                     job.path.c_str(), static_cast<unsigned long long>(game), job.origin.last_game,
                     static_cast<unsigned long long>(kept), static_cast<double>(kept) / seconds);
    };
    for (std::uint64_t game = next; game <= job.origin.last_game; ++game) {
        const auto number = static_cast<std::uint32_t>(game);
        const xq::TrainingGame played = xq::play_training_game(number, job.settings, state);
        if (!shard.append(xq::pack_block(number, played.tally, played.records))) return false;
        kept += played.tally[xq::Count::PositionsKept];
        if (game % kGamesBetweenReports == 0 || game == job.origin.last_game) report(game);
    }
    return true;
}

int play_shard(Job& job) {
    xq::Resumption from;
    from.next_game = job.origin.first_game;
    if (const auto present = read_file(job.path)) {
        from = xq::resume(*present, job.origin);
        if (!from.error.empty()) {
            return fail(kFailed,
                        "cannot go on with " + engine::in_quotes(job.path) + ": " + from.error);
        }
        const std::size_t dropped = present->size() - from.whole_bytes;
        std::fprintf(stderr, "%s: going on with game %u; %zu bytes of an unfinished one dropped\n",
                     job.path.c_str(), from.next_game, dropped);
    }
    Appender shard(job.path, from.whole_bytes);
    const bool written = (from.whole_bytes > 0 || shard.append(xq::pack_header(job.origin))) &&
                         play_games(job, from.next_game, shard);
    if (written) return kOk;
    return fail(kFailed, "cannot write " + engine::in_quotes(job.path) +
                             ": the disk refuses, or another program is writing to it");
}

int play(Job& job) {
    if (job.count - 1 > std::numeric_limits<std::uint32_t>::max() - job.origin.first_game) {
        return fail(kUsage, "the number of the last game is too great");
    }
    std::string fault;
    if (!job.openings_file.empty()) fault = read_openings(job.openings_file, job);
    if (fault.empty() && !job.network.empty()) fault = read_evaluation(job.network, job.evaluation);
    if (!fault.empty()) return fail(kUsage, fault);
    job.origin.last_game = job.origin.first_game + (job.count - 1);
    job.origin.soft_nodes = std::to_string(job.settings.soft_nodes);
    job.origin.bench = signature(job.evaluation);
    return play_shard(job);
}

}  // namespace

std::function<int()> add_play(CLI::App& app) {
    const auto job = std::make_shared<Job>();
    job->origin.rules = "simple";
    job->origin.openings = "none";
    const CLI::Range positive(std::int64_t{1},
                              std::int64_t{std::numeric_limits<std::uint32_t>::max()});
    CLI::App* play_app =
        app.add_subcommand("play", "plays games of a shard, or those that it lacks");
    play_app->add_option("SHARD", job->path)->required();
    play_app->add_option("FIRST", job->origin.first_game, "number of the first game")
        ->required()
        ->check(positive);
    play_app->add_option("COUNT", job->count, "how many games")->required()->check(positive);
    play_app->add_option("--nodes", job->settings.soft_nodes, "of a move")->check(positive);
    const auto set_rules = [job](const std::string& value) {
        const auto rules = xq::parse_rule_set(value);
        if (!rules) throw CLI::ConversionError(value, "--rules");
        job->settings.rules = *rules;
        job->origin.rules = value;
    };
    play_app->add_option_function<std::string>(
        "--rules", set_rules, "of repetition: simple (default), asian, computer or chinese");
    play_app->add_option("--openings", job->openings_file, "a FEN a line");
    play_app->add_option(
        "--eval", job->network,
        "another network than the built-in one, or none for the hand-made evaluation");
    return [job] { return play(*job); };
}

}  // namespace chuhe
