// SPDX-License-Identifier: MIT
#include "engine/uci/convert_command.h"

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/text.h"
#include "engine/gomoku/records/record.h"
#include "engine/uci/data_files.h"
#include "engine/uci/record_input.h"
#include "engine/xiangqi/records/record.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;
using engine::in_quotes;

struct Task {
    /// Empty if not given on the command line.
    std::string game;
    std::string format;
    xq::Notation notation = xq::Notation::Iccs;
    gm::Rule rule = gm::Rule::Freestyle;
    /// From 1; 0 means all games.
    std::size_t number = 0;
    std::string in;
    std::string out;
};

// The differences between the games.

struct XiangqiRecords {
    static constexpr std::string_view kGame = "Xiangqi";
    static constexpr const auto& kFormats = xq::kFormats;
    static auto read(engine::ByteView bytes, const Task& /*task*/) {
        return xq::read_records(bytes);
    }
    static auto write(const xq::FormatRow& row, const xq::GameTree& tree, const Task& task) {
        return row.write(tree, task.notation);
    }
    static bool can_begin(const xq::GameTree& /*tree*/, const xq::FormatRow& /*row*/) {
        return true;
    }
};

struct GomokuRecords {
    static constexpr std::string_view kGame = "Gomoku";
    static constexpr const auto& kFormats = gm::kFormats;
    static auto read(engine::ByteView bytes, const Task& task) {
        return gm::read_records(bytes, task.rule);
    }
    static auto write(const gm::FormatRow& row, const gm::GameTree& tree, const Task& /*task*/) {
        return row.write(tree);
    }
    static bool can_begin(const gm::GameTree& tree, const gm::FormatRow& row) {
        return gm::can_begin(tree, row.format);
    }
};

/// Parses one option; returns an error message, or an empty string.
std::string take_option(const std::string& word, const std::string& value, Task& task) {
    const auto notation = xq::parse_notation(value);
    const auto rule = gm::parse_rule(value);
    const auto number = engine::parse_int(value);
    if (word == "--to" && !value.empty()) {
        task.format = value;
    } else if (word == "--of" && (value == "xiangqi" || value == "gomoku")) {
        task.game = value;
    } else if (word == "--notation" && notation && *notation != xq::Notation::Algebraic) {
        task.notation = *notation;
    } else if (word == "--rule" && rule) {
        task.rule = *rule;
    } else if (word == "--game" && number && *number > 0) {
        task.number = static_cast<std::size_t>(*number);
    } else {
        return "bad argument " + in_quotes(word).append(" ").append(in_quotes(value));
    }
    return {};
}

/// Returns an error message, or an empty string if the arguments are valid.
std::string parse(const Arguments& arguments, Task& task) {
    Arguments files;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word.substr(0, 2) != "--") {
            files.push_back(word);
            continue;
        }
        const std::string value = i + 1 < arguments.size() ? arguments[++i] : "";
        if (auto wrong = take_option(word, value, task); !wrong.empty()) return wrong;
    }
    if (files.size() != 2) return "it takes two files";
    task.in = files[0];
    task.out = files[1];
    return {};
}

bool write_output(const std::string& path, engine::ByteView bytes) {
    std::FILE* file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
    if (file == nullptr) return false;
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return (path == "-" ? std::fflush(file) : std::fclose(file)) == 0 && written;
}

/// The row of the output format; null if neither the command nor the file name gives one.
template <class Records>
auto row_for(const Task& task) {
    if (task.format.empty()) return row_for_file(Records::kFormats, task.out);
    return engine::find_row(Records::kFormats, [&](const auto& row) {
        return row.name == task.format && row.write != nullptr;
    });
}

template <class Records>
int refuse_format(const Task& task) {
    const std::string wrong = task.format.empty()
                                  ? "the name " + in_quotes(task.out) + " tells no format"
                                  : "no record of " + std::string(Records::kGame) +
                                        " is written in the format " + in_quotes(task.format);
    return fail(kUsage, "convert: " + wrong + "; say --to FORMAT\nusage: " + kConvertUsage);
}

/// Whether the task is about Gomoku: as given on the command line, else by the records and the file
/// names.
bool is_about_gomoku(const Task& task, const engine::Bytes& bytes) {
    if (!task.game.empty()) return task.game == "gomoku";
    const bool writes_xiangqi = row_for<XiangqiRecords>(task) != nullptr;
    const bool writes_gomoku = row_for<GomokuRecords>(task) != nullptr;
    const bool is_told = writes_xiangqi != writes_gomoku;
    return holds_gomoku(bytes, task.in, is_told ? std::optional(writes_gomoku) : std::nullopt,
                        task.rule);
}

template <class Records>
int convert_records(const Task& task, const engine::Bytes& bytes) {
    const auto* to = row_for<Records>(task);
    if (to == nullptr) return refuse_format<Records>(task);
    const auto read = Records::read(bytes, task);
    for (const engine::Warning& warning : read.warnings) {
        std::fprintf(stderr, "%s: %s\n", task.in.c_str(), sentence_of(warning).c_str());
    }
    const std::size_t count = read.games.size();
    if (count == 0) return fail(kFailed, "there is no game in " + in_quotes(task.in));
    const std::string has_games = in_quotes(task.in) + " has " + std::to_string(count) + " games";
    if (task.number > count) return fail(kFailed, has_games);
    if (task.number == 0 && count > 1 && !to->holds_many_games) {
        return fail(kFailed, has_games + ", but " + std::string(to->name) +
                                 " holds one; choose it by --game N");
    }
    engine::Bytes out;
    for (std::size_t i = 0; i < count; ++i) {
        if (task.number != 0 && i + 1 != task.number) continue;
        if (!Records::can_begin(read.games[i], *to)) {
            return fail(kFailed,
                        engine::sentence_of(engine::Fault{.code = engine::FaultCode::StartNotEmpty,
                                                          .text = std::string(to->name)}));
        }
        const auto written = Records::write(*to, read.games[i], task);
        for (const engine::Fault& fault : written.unsupported) {
            std::fprintf(stderr, "%s: game %zu: %s\n", task.out.c_str(), i + 1,
                         sentence_of(fault).c_str());
        }
        out.insert(out.end(), written.bytes.begin(), written.bytes.end());
        if (to->is_text && !out.empty() && out.back() != '\n') out.push_back('\n');
    }
    if (!write_output(task.out, out)) return fail(kFailed, "cannot write " + in_quotes(task.out));
    return kOk;
}

}  // namespace

int convert(const Arguments& arguments) {
    Task task;
    if (const std::string wrong = parse(arguments, task); !wrong.empty()) {
        return fail(kUsage, "convert: " + wrong + "\nusage: " + kConvertUsage);
    }
    // A format that neither game has is a usage error, whatever the input is.
    const bool any_format =
        row_for<XiangqiRecords>(task) != nullptr || row_for<GomokuRecords>(task) != nullptr;
    if (!any_format) return refuse_format<XiangqiRecords>(task);
    use_binary_streams();
    const auto bytes = read_input(task.in);
    if (!bytes) return fail(kFailed, "cannot read " + in_quotes(task.in));
    return is_about_gomoku(task, *bytes) ? convert_records<GomokuRecords>(task, *bytes)
                                         : convert_records<XiangqiRecords>(task, *bytes);
}

}  // namespace chuhe
