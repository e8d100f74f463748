// SPDX-License-Identifier: MIT
#include "engine/uci/convert_command.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text.h"
#include "engine/gomoku/records/record.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/records/record.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;
using engine::in_quotes;

struct Task {
    /// Empty where the command did not say.
    std::string game;
    std::string format;
    xq::Notation notation = xq::Notation::Iccs;
    gm::Rule rule = gm::Rule::Freestyle;
    /// Counted from 1; 0 for all.
    std::size_t number = 0;
    std::string in;
    std::string out;
};

// What differs between the games.

struct XiangqiRecords {
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

/// Takes one option; what is wrong with it, or nothing.
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

/// What is wrong with the arguments; nothing when they make a task.
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

/// Whether only records of Gomoku end like that.
bool is_gomoku_file(const std::string& path) {
    const auto ending = engine::lower_case(path.substr(std::min(path.rfind('.') + 1, path.size())));
    return ending == "psq" || ending == "lib" || ending == "sgf";
}

std::optional<engine::Bytes> read_input(const std::string& path) {
    if (path != "-") return read_file(path);
    engine::Bytes bytes;
    std::array<std::uint8_t, 65536> block{};
    for (;;) {
        const std::size_t size = std::fread(block.data(), 1, block.size(), stdin);
        bytes.insert(bytes.end(), block.data(), block.data() + size);
        if (size < block.size()) break;
    }
    if (std::ferror(stdin) != 0) return std::nullopt;
    return bytes;
}

bool write_output(const std::string& path, engine::ByteView bytes) {
    std::FILE* file = path == "-" ? stdout : std::fopen(path.c_str(), "wb");
    if (file == nullptr) return false;
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return (path == "-" ? std::fflush(file) : std::fclose(file)) == 0 && written;
}

/// The row of the format to write; null where neither the command nor the file's name tells one.
template <class Records>
auto row_for(const Task& task) {
    if (task.format.empty()) return row_for_file(Records::kFormats, task.out);
    return engine::find_row(Records::kFormats, [&](const auto& row) {
        return row.name == task.format && row.write != nullptr;
    });
}

template <class Records>
int convert_records(const Task& task) {
    const auto* to = row_for<Records>(task);
    if (to == nullptr) {
        const std::string wrong =
            task.format.empty() ? "the name " + in_quotes(task.out) + " tells no format"
                                : "nothing is written in the format " + in_quotes(task.format);
        return fail(kUsage, "convert: " + wrong + "; say --to FORMAT\nusage: " + kConvertUsage);
    }
    use_binary_streams();
    const auto bytes = read_input(task.in);
    if (!bytes) return fail(kFailed, "cannot read " + in_quotes(task.in));
    const auto read = Records::read(*bytes, task);
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
    const bool is_gomoku = task.game.empty() ? is_gomoku_file(task.in) || is_gomoku_file(task.out)
                                             : task.game == "gomoku";
    return is_gomoku ? convert_records<GomokuRecords>(task) : convert_records<XiangqiRecords>(task);
}

}  // namespace chuhe
