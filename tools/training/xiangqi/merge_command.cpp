// SPDX-License-Identifier: MIT
#include "tools/training/xiangqi/merge_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <system_error>

#include "engine/core/text/text.h"
#include "engine/uci/data_files.h"
#include "tools/training/xiangqi/merge.h"
#include "tools/training/xiangqi/shard.h"
#include "tools/training/xiangqi/statistics.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;

constexpr std::size_t kRecordsPerBlock = 65536;

int print(std::size_t count, const std::string& path) {
    xq::Contents contents;
    std::size_t printed = 0;
    const std::string fault =
        visit_records(path, contents, [&](const xq::TrainingRecord& record, engine::ByteView) {
            if (printed++ < count) std::printf("%s\n", xq::text_of(record).c_str());
        });
    return fault.empty() ? kOk : fail(kFailed, fault);
}

int statistics(const Arguments& paths) {
    xq::TrainingStatistics statistics;
    for (const std::string& path : paths) {
        xq::Contents contents;
        const std::string fault = visit_records(
            path, contents,
            [&](const xq::TrainingRecord& record, engine::ByteView) { statistics.add(record); });
        if (!fault.empty()) return fail(kFailed, fault);
        statistics.add(contents.tally);
    }
    std::fputs(statistics.text().c_str(), stdout);
    return kOk;
}

/// Into how many parts a merge must be split to keep within the memory.
std::uint32_t parts_for(const Arguments& paths, std::size_t megabytes) {
    std::uintmax_t bytes = 0;
    for (const std::string& path : paths) {
        std::error_code error;
        const auto size = std::filesystem::file_size(path, error);
        if (!error) bytes += size;
    }
    const auto records = bytes / xq::kRecordSize;
    const auto needed = records * (xq::TrainingMerge::kBytesPerRecord + xq::kRecordSize);
    return static_cast<std::uint32_t>(needed / (megabytes << 20) + 1);
}

/// Joins the origins and tallies of the inputs; what is wrong with one of them, or nothing.
std::string survey(const Arguments& inputs, xq::Contents& all) {
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        xq::Contents contents;
        auto fault =
            visit_records(inputs[i], contents, [](const auto& /*record*/, engine::ByteView) {});
        if (!fault.empty()) return fault;
        all.origin = i == 0 ? contents.origin : training::merged(all.origin, contents.origin);
        all.tally += contents.tally;
    }
    return {};
}

/// Appends one part of the set. The first block of the set carries the tally of all games.
std::string write_part(const Arguments& inputs, xq::TrainingMerge& merge, xq::Tally& tally,
                       xq::TrainingStatistics& statistics, Appender& set) {
    for (const std::string& input : inputs) {
        xq::Contents contents;
        auto fault = visit_records(input, contents,
                                   [&](const xq::TrainingRecord& record, engine::ByteView bytes) {
                                       merge.add(record, bytes);
                                   });
        if (!fault.empty()) return fault;
    }
    const engine::Bytes records = merge.finish();
    for (engine::ByteView rest = records; !rest.empty();) {
        const auto block = rest.first(std::min(rest.size(), kRecordsPerBlock * xq::kRecordSize));
        rest = rest.subspan(block.size());
        for (std::size_t at = 0; at < block.size(); at += xq::kRecordSize) {
            statistics.add(*xq::unpack(block.subspan(at, xq::kRecordSize)));
        }
        if (!set.append(xq::pack_block(0, tally, block))) return "cannot write the set";
        tally = xq::Tally();
    }
    return {};
}

int merge(const std::string& path, const Arguments& inputs, std::size_t megabytes) {
    xq::Contents all;
    if (auto fault = survey(inputs, all); !fault.empty()) return fail(kFailed, fault);
    // The set gets its name once it is whole; it may be among its own inputs.
    const std::string unfinished = path + ".unfinished";
    Appender set(unfinished, 0);
    if (!set.append(training::pack_header(xq::kShardFormat, all.origin)))
        return fail(kFailed, "cannot write " + engine::in_quotes(path));
    xq::TrainingStatistics statistics;
    statistics.add(all.tally);
    std::uint64_t duplicates = 0;
    const std::uint32_t parts = parts_for(inputs, megabytes);
    for (std::uint32_t part = 0; part < parts; ++part) {
        xq::TrainingMerge merge_of_part(part, parts);
        auto fault = write_part(inputs, merge_of_part, all.tally, statistics, set);
        if (!fault.empty()) return fail(kFailed, fault);
        duplicates += merge_of_part.duplicates();
    }
    std::error_code error;
    std::filesystem::rename(unfinished, path, error);
    if (error) return fail(kFailed, "cannot write " + engine::in_quotes(path));
    std::printf("%s\n%12llu  duplicates removed\n", statistics.text().c_str(),
                static_cast<unsigned long long>(duplicates));
    return kOk;
}

struct Options {
    Arguments files;
    std::size_t megabytes = 2048;
    bool counts = false;
    std::size_t printed = 0;
};

int run(const Options& options) {
    if (options.counts) return statistics(options.files);
    if (options.printed > 0) return print(options.printed, options.files.front());
    return merge(options.files.front(), {options.files.begin() + 1, options.files.end()},
                 options.megabytes);
}

}  // namespace

std::function<int()> add_merge(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* merge_app = app.add_subcommand("merge", "makes a set of shards, or looks into them");
    merge_app->add_option("FILE", options->files, "the set to make and then the shards")
        ->required();
    merge_app->add_option("--memory", options->megabytes, "megabytes to use")
        ->check(CLI::Range(1, 1'000'000));
    CLI::Option* counts =
        merge_app->add_flag("--stats", options->counts, "counts what is in shards");
    merge_app
        ->add_option("--print", options->printed,
                     "so many records of a shard: FEN;score;result for the side to move")
        ->check(CLI::Range(1, 1'000'000'000))
        ->excludes(counts);
    merge_app->final_callback([options] {
        const bool merges = !options->counts && options->printed == 0;
        if (merges && options->files.size() < 2) throw CLI::ValidationError("no shard to merge");
        if (options->printed > 0 && options->files.size() > 1) {
            throw CLI::ValidationError("--print is for one shard");
        }
    });
    return [options] { return run(*options); };
}

}  // namespace chuhe
