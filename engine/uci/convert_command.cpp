// SPDX-License-Identifier: MIT
#include "engine/uci/convert_command.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/records/record.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;
using engine::in_quotes;

struct Task {
    const xq::FormatRow* to = nullptr;
    xq::Notation notation = xq::Notation::Iccs;
    /// Counted from 1; 0 for all.
    std::size_t game = 0;
    std::string in;
    std::string out;
};

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
        const auto notation = xq::parse_notation(value);
        const auto number = engine::parse_int(value);
        const auto* format = find_row(xq::kFormats, [&](const xq::FormatRow& row) {
            return row.name == value && row.write != nullptr;
        });
        if (word == "--to" && format != nullptr) {
            task.to = format;
        } else if (word == "--notation" && notation && *notation != xq::Notation::Algebraic) {
            task.notation = *notation;
        } else if (word == "--game" && number && *number > 0) {
            task.game = static_cast<std::size_t>(*number);
        } else {
            return "bad argument " + in_quotes(word).append(" ").append(in_quotes(value));
        }
    }
    if (files.size() != 2) return "it takes two files";
    task.in = files[0];
    task.out = files[1];
    if (task.to == nullptr) task.to = row_for_file(xq::kFormats, task.out);
    if (task.to == nullptr)
        return "the name " + in_quotes(task.out) + " tells no format; say --to FORMAT";
    return {};
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

}  // namespace

int convert(const Arguments& arguments) {
    Task task;
    if (const std::string wrong = parse(arguments, task); !wrong.empty()) {
        return fail(kUsage, "convert: " + wrong + "\nusage: " + kConvertUsage);
    }
    use_binary_streams();
    const auto bytes = read_input(task.in);
    if (!bytes) return fail(kFailed, "cannot read " + in_quotes(task.in));
    const xq::ReadRecords read = xq::read_records(*bytes);
    for (const engine::Warning& warning : read.warnings) {
        std::fprintf(stderr, "%s: %s\n", task.in.c_str(), sentence_of(warning).c_str());
    }
    const std::size_t count = read.games.size();
    if (count == 0) return fail(kFailed, "there is no game in " + in_quotes(task.in));
    if (task.game > count) {
        return fail(kFailed, in_quotes(task.in) + " has " + std::to_string(count) + " games");
    }
    if (task.game == 0 && count > 1 && !task.to->holds_many_games) {
        return fail(kFailed, in_quotes(task.in) + " has " + std::to_string(count) + " games, but " +
                                 std::string(task.to->name) + " holds one; choose it by --game N");
    }
    engine::Bytes out;
    for (std::size_t i = 0; i < count; ++i) {
        if (task.game != 0 && i + 1 != task.game) continue;
        const auto written = task.to->write(read.games[i], task.notation);
        for (const engine::Fault& fault : written.unsupported) {
            std::fprintf(stderr, "%s: game %zu: %s\n", task.out.c_str(), i + 1,
                         sentence_of(fault).c_str());
        }
        out.insert(out.end(), written.bytes.begin(), written.bytes.end());
        if (task.to->is_text && !out.empty() && out.back() != '\n') out.push_back('\n');
    }
    if (!write_output(task.out, out)) return fail(kFailed, "cannot write " + in_quotes(task.out));
    return kOk;
}

}  // namespace chuhe
