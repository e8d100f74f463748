// SPDX-License-Identifier: MIT
#include "engine/uci/review_command.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/capabilities.h"
#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/game.h"
#include "engine/gomoku/records/record.h"
#include "engine/gomoku/search/bench_positions.h"
#include "engine/review/review.h"
#include "engine/uci/built_in_network.h"
#include "engine/uci/data_files.h"
#include "engine/uci/record_input.h"
#include "engine/uci/review_shard.h"
#include "engine/uci/version.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/records/record.h"
#include "engine/xiangqi/search/bench_positions.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;
using engine::in_quotes;

constexpr std::size_t kTableMegabytes = 16;
/// Deep enough to distinguish searches and networks.
constexpr engine::Depth kSignatureDepth{5};

struct Task {
    /// Empty if not given on the command line.
    std::string game;
    std::string rules;
    std::string notation = "iccs";
    /// If not given on the command line, the number the page uses.
    std::optional<std::uint64_t> nodes;
    std::optional<ShardOf> shard;
    std::string in;
    std::string out;
    /// The arguments of --merge.
    Arguments shards;
};

int refuse(const std::string& why) { return fail(kFailed, "review: " + why); }

/// `I/N`, both from 1.
std::optional<ShardOf> parse_shard(std::string_view text) {
    const auto fields = engine::split_fields(text, '/');
    if (fields.size() != 2) return std::nullopt;
    const auto index = engine::parse_int(fields[0]);
    const auto count = engine::parse_int(fields[1]);
    if (!index || !count || *index < 1 || *index > *count) return std::nullopt;
    return ShardOf{static_cast<std::size_t>(*index), static_cast<std::size_t>(*count)};
}

/// Parses one option; returns an error message, or an empty string.
std::string take_option(const std::string& word, const std::string& value, Task& task) {
    const auto notation = xq::parse_notation(value);
    const auto number = engine::parse_int(value);
    const auto shard = parse_shard(value);
    if (word == "--of" && (value == "xiangqi" || value == "gomoku")) {
        task.game = value;
    } else if (word == "--nodes" && number && *number > 0) {
        task.nodes = static_cast<std::uint64_t>(*number);
    } else if (word == "--rules" && (xq::parse_rule_set(value) || gm::parse_rule(value))) {
        task.rules = value;
    } else if (word == "--notation" && notation && *notation != xq::Notation::Algebraic) {
        task.notation = value;
    } else if (word == "--shard" && shard) {
        task.shard = shard;
    } else {
        return "bad argument " + in_quotes(word).append(" ").append(in_quotes(value));
    }
    return {};
}

/// Returns an error message, or an empty string if the arguments are valid.
std::string parse(const Arguments& arguments, Task& task) {
    Arguments files;
    bool merges = false;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--merge") {
            merges = true;
            continue;
        }
        if (word.substr(0, 2) != "--") {
            files.push_back(word);
            continue;
        }
        const std::string value = i + 1 < arguments.size() ? arguments[++i] : "";
        if (auto wrong = take_option(word, value, task); !wrong.empty()) return wrong;
    }
    if (merges) {
        if (files.size() < 2) return "--merge takes a file to write and the shards";
        task.out = files[0];
        task.shards.assign(files.begin() + 1, files.end());
        return {};
    }
    if (files.size() != 2) return "it takes two files";
    task.in = files[0];
    task.out = files[1];
    return {};
}

// The differences between the games.

struct XiangqiReview {
    static constexpr const auto& kKind = engine::review::kXiangqi;
    using Record = xq::RecordedGame;
    static auto network() { return built_in_xiangqi_network(); }
    static constexpr const auto& kBench = xq::kBenchPositions;
    /// Empty if the requested rules do not belong to this game.
    static std::string rules(const Task& task) {
        const std::string rules = task.rules.empty() ? "asian" : task.rules;
        return xq::parse_rule_set(rules) ? rules : "";
    }
    static std::string notation(const Task& task) { return task.notation; }
    /// The rules that the engine applies.
    static std::string law(const Task& task) { return rules(task); }
    static auto read(engine::ByteView bytes, const Task& /*task*/) {
        return xq::read_records(bytes);
    }
    static auto write(const xq::GameTree& tree, const Task& task) {
        return xq::write_record(tree, xq::RecordFormat::Pgn, *xq::parse_notation(task.notation));
    }
    static constexpr bool kHasSigns = true;
};

struct GomokuReview {
    static constexpr const auto& kKind = engine::review::kGomoku;
    using Record = gm::RecordedGame;
    static auto network() { return built_in_gomoku_network(); }
    static constexpr const auto& kBench = gm::kBenchPositions;
    static std::string rules(const Task& task) {
        const std::string rules = task.rules.empty() ? "freestyle" : task.rules;
        return gm::parse_rule(rules) ? rules : "";
    }
    static std::string notation(const Task& /*task*/) { return "uci"; }
    /// Every record names its rule.
    static std::string law(const Task& /*task*/) { return {}; }
    static auto read(engine::ByteView bytes, const Task& task) {
        return gm::read_records(bytes, *gm::parse_rule(rules(task)));
    }
    static auto write(const gm::GameTree& tree, const Task& /*task*/) {
        return gm::write_record(tree, gm::RecordFormat::Sgf);
    }
    static constexpr bool kHasSigns = false;
};

/// The node limit for each position.
template <class Kind>
std::uint64_t nodes_of(const Task& task) {
    return task.nodes.value_or(Kind::kKind.nodes);
}

/// Records the author of the comments.
void sign(engine::RecordTree& record, const std::string& name) {
    const auto known = std::find_if(
        record.headers.begin(), record.headers.end(), [](const engine::Header& header) {
            return engine::equal_ignoring_case(header.name, "Annotator");
        });
    if (known == record.headers.end()) {
        record.headers.push_back({"Annotator", name});
    } else if (known->value.find(name) == std::string::npos) {
        known->value += (known->value.empty() ? "" : ", ") + name;
    }
}

/// Reviews the games of a shard one after the other.
template <class Kind>
class Reviewer {
  public:
    Reviewer(const Task& task, engine::Game& game)
        : task_(task),
          game_(game),
          settings_{&Kind::kKind, nodes_of<Kind>(task), Kind::law(task), Kind::notation(task),
                    Kind::kHasSigns} {}

    /// The record with its review as text. A game that the engine rejects stays unchanged.
    template <class Tree>
    std::string text_of(const Tree& tree, std::size_t number) {
        engine::RecordTree record = engine::record_tree_of(tree, {});
        const auto reviewed = engine::review::review_record(game_, record, settings_);
        if (const auto* fault = std::get_if<engine::Fault>(&reviewed)) {
            return written(tree, number, "not reviewed: " + sentence_of(*fault));
        }
        engine::review::annotate(record, std::get<engine::review::ReviewedRecord>(reviewed),
                                 settings_);
        sign(record,
             name_and_version() + ", " + std::to_string(settings_.nodes) + " nodes a position");
        const auto annotated = engine::game_tree_of<typename Kind::Record>(record);
        if (const auto* fault = std::get_if<engine::Fault>(&annotated)) {
            return written(tree, number, "not annotated: " + sentence_of(*fault));
        }
        return written(std::get<Tree>(annotated), number, {});
    }

  private:
    template <class Tree>
    std::string written(const Tree& tree, std::size_t number, const std::string& why_plain) {
        const auto say = [&](const std::string& what) {
            std::fprintf(stderr, "%s: game %zu: %s\n", task_.out.c_str(), number, what.c_str());
        };
        if (!why_plain.empty()) say(why_plain);
        const engine::WrittenRecord record = Kind::write(tree, task_);
        for (const engine::Fault& fault : record.unsupported) say(sentence_of(fault));
        return {record.bytes.begin(), record.bytes.end()};
    }

    const Task& task_;
    engine::Game& game_;
    engine::review::ReviewSettings settings_;
};

/// Writes the whole file or nothing.
bool write_whole(const std::string& path, const std::string& text) {
    const std::string fresh = path + ".new";
    std::FILE* file = std::fopen(fresh.c_str(), "wb");
    if (file == nullptr) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !written) return false;
    std::error_code error;
    std::filesystem::rename(fresh, path, error);
    return !error;
}

/// Reviews the missing games of a shard; the caller decides how to continue an existing file.
template <class Kind, class Games>
int fill_shard(const Task& task, const std::string& path, const ReviewOrigin& origin,
               engine::Game& game, const Games& games) {
    std::size_t next = origin.shard.index;
    std::size_t whole = 0;
    if (const auto present = read_file(path); present && !present->empty()) {
        const ReviewShard shard = read_review_shard(*present);
        const bool is_begun =
            engine::as_text(*present) == review_shard_head(origin).substr(0, present->size());
        if (shard.origin.empty() && !is_begun) {
            return refuse(in_quotes(path) + " is no shard of a review");
        }
        const std::string difference = origin_difference(shard.origin, origin.text());
        if (!is_begun && !difference.empty()) {
            return refuse("cannot go on with " + in_quotes(path) + ": " + difference);
        }
        next += shard.games.size() * origin.shard.count;
        whole = shard.whole_bytes;
        std::fprintf(stderr, "%s: %zu games are done; %zu bytes of an unfinished one dropped\n",
                     path.c_str(), shard.games.size(), present->size() - whole);
    }
    Appender out(path, whole);
    const auto append = [&](const std::string& text) { return out.append(engine::as_bytes(text)); };
    const std::string unwritten = "cannot write " + in_quotes(path) +
                                  ": the disk refuses, or another program is writing to it";
    if (whole == 0 && !append(review_shard_head(origin))) return refuse(unwritten);
    Reviewer<Kind> reviewer(task, game);
    for (; next <= games.size(); next += origin.shard.count) {
        const std::string text = reviewer.text_of(games[next - 1], next);
        if (!append(review_shard_block(next, text))) return refuse(unwritten);
        std::fprintf(stderr, "%s: game %zu of %zu\n", path.c_str(), next, games.size());
    }
    return kOk;
}

/// Merges the games of all shards of a review into one file, in order.
int merge(const std::string& out, const Arguments& paths) {
    std::vector<engine::Bytes> files;
    for (const std::string& path : paths) {
        auto bytes = read_file(path);
        if (!bytes) return refuse("cannot read " + in_quotes(path));
        files.push_back(*std::move(bytes));
    }
    std::vector<std::string_view> games;
    std::set<std::string_view> seen;
    std::string first;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const ReviewShard shard = read_review_shard(files[i]);
        const std::string name = in_quotes(paths[i]);
        if (shard.origin.empty()) return refuse(name + " is no shard of a review");
        const std::size_t shard_at = shard.origin.rfind(" shard=");
        const std::string origin = shard.origin.substr(0, shard_at);
        const auto part = parse_shard(origin_value(shard.origin, "shard"));
        const auto total = engine::parse_int(origin_value(origin, "games"));
        if (!part || !total || *total < 0) return refuse(name + " is damaged");
        if (i == 0) {
            first = origin;
            games.resize(static_cast<std::size_t>(*total));
        }
        if (const auto difference = origin_difference(origin, first); !difference.empty()) {
            return refuse(
                in_quotes(paths[i]).append(" belongs to another review: ").append(difference));
        }
        for (const auto& [number, text] : shard.games) {
            if (number > games.size()) return refuse(name + " is damaged");
            games[number - 1] = text;
        }
    }
    const auto missing = std::count_if(games.begin(), games.end(),
                                       [](std::string_view game) { return game.empty(); });
    if (missing > 0) {
        const auto hole = std::find_if(games.begin(), games.end(),
                                       [](std::string_view game) { return game.empty(); });
        return refuse(std::to_string(missing) + " of " + std::to_string(games.size()) +
                      " games are missing, the first is game " +
                      std::to_string(hole - games.begin() + 1));
    }
    std::string text;
    for (const std::string_view game : games) text += game;
    return write_whole(out, text) ? kOk : refuse("cannot write " + in_quotes(out));
}

template <class Kind>
int review_records(Task& task, const engine::Bytes& bytes) {
    if (Kind::rules(task).empty()) {
        return fail(kUsage, "review: " + in_quotes(task.rules) + " is no rule of the game in " +
                                in_quotes(task.in));
    }
    const auto read = Kind::read(bytes, task);
    for (const engine::Warning& warning : read.warnings) {
        std::fprintf(stderr, "%s: game %zu: %s\n", task.in.c_str(), warning.game,
                     sentence_of(warning).c_str());
    }
    if (read.games.empty()) return refuse("there is no game in " + in_quotes(task.in));
    const auto game = engine::make_game(Kind::kKind.name, kTableMegabytes);
    // The built-in network always fits the program.
    static_cast<void>(game->evaluation_network()->load_network(Kind::network()));
    const ReviewOrigin origin{
        .game = std::string(Kind::kKind.name),
        .input = engine::checksum(bytes),
        .games = read.games.size(),
        .nodes = nodes_of<Kind>(task),
        .rules = Kind::rules(task),
        .notation = Kind::notation(task),
        .engine = std::string(kVersion) + "-" +
                  std::to_string(game->diagnostics()->bench(kSignatureDepth, Kind::kBench)),
        .shard = task.shard.value_or(ShardOf{})};
    if (task.shard) return fill_shard<Kind>(task, task.out, origin, *game, read.games);

    const std::string part = task.out + ".part";
    std::error_code error;
    if (std::filesystem::exists(task.out, error) && !std::filesystem::exists(part, error)) {
        return refuse(in_quotes(task.out) + " is there already");
    }
    if (const int code = fill_shard<Kind>(task, part, origin, *game, read.games); code != kOk) {
        return code;
    }
    if (const int code = merge(task.out, {part}); code != kOk) return code;
    std::filesystem::remove(part, error);
    return kOk;
}

}  // namespace

int review(const Arguments& arguments) {
    Task task;
    if (const std::string wrong = parse(arguments, task); !wrong.empty()) {
        return fail(kUsage, "review: " + wrong + "\nusage: " + kReviewUsage);
    }
    if (!task.shards.empty()) return merge(task.out, task.shards);
    const auto bytes = read_file(task.in);
    if (!bytes) return refuse("cannot read " + in_quotes(task.in));
    const auto writes_xiangqi = engine::row_for_file(xq::kFormats, task.out) != nullptr;
    const auto writes_gomoku = engine::row_for_file(gm::kFormats, task.out) != nullptr;
    const bool is_told = writes_xiangqi != writes_gomoku;
    const auto rule = gm::parse_rule(task.rules).value_or(gm::Rule::Freestyle);
    const bool is_gomoku =
        task.game.empty()
            ? holds_gomoku(*bytes, task.in, is_told ? std::optional(writes_gomoku) : std::nullopt,
                           rule)
            : task.game == "gomoku";
    return is_gomoku ? review_records<GomokuReview>(task, *bytes)
                     : review_records<XiangqiReview>(task, *bytes);
}

}  // namespace chuhe
