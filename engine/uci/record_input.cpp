// SPDX-License-Identifier: MIT
#include "engine/uci/record_input.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "engine/core/text/text.h"
#include "engine/game_of_record.h"
#include "engine/gomoku/records/record.h"
#include "engine/uci/data_files.h"
#include "engine/xiangqi/records/record.h"

namespace chuhe {

namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;

template <class Table>
bool has_ending_of(const Table& formats, std::string_view path) {
    const std::string_view ending = path.substr(std::min(path.rfind('.') + 1, path.size()));
    return engine::find_row(formats, [&](const auto& row) {
               const auto endings = engine::split_words(row.extensions);
               return std::any_of(endings.begin(), endings.end(), [&](std::string_view known) {
                   return engine::equal_ignoring_case(known, ending);
               });
           }) != nullptr;
}

}  // namespace

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

bool holds_gomoku(const engine::Bytes& bytes, const std::string& path,
                  std::optional<bool> writes_gomoku, gm::Rule rule) {
    if (const auto told = engine::game_told_by(bytes)) return *told == "gomoku";
    if (writes_gomoku) return *writes_gomoku;
    const bool reads_xiangqi = has_ending_of(xq::kFormats, path);
    const bool reads_gomoku = has_ending_of(gm::kFormats, path);
    if (reads_xiangqi != reads_gomoku) return reads_gomoku;
    if (!xq::read_records(bytes).games.empty()) return false;
    const auto read = gm::read_records(bytes, rule);
    return !read.games.empty() && read.warnings.empty();
}

}  // namespace chuhe
