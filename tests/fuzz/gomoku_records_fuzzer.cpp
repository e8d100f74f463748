// SPDX-License-Identifier: MIT
// Passes arbitrary bytes to a reader of Gomoku records, like records_fuzzer.cpp for Xiangqi.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "engine/gomoku/records/record.h"

namespace {

using namespace engine::gomoku;

void require(bool holds, const char* what, RecordFormat format) {
    if (holds) return;
    std::fprintf(stderr, "%s: %s\n", std::string(text_of(format)).c_str(), what);
    std::abort();
}

void expect_round_trip(const GameTree& tree, RecordFormat format) {
    if (!can_begin(tree, format)) return;
    const auto written = write_record(tree, format);
    if (tree.size() == 1 && format == RecordFormat::Text) return;
    if (tree.start().size() != kStandardSize && format == RecordFormat::Text) return;
    const auto read = read_records(written.bytes, format, tree.start().rule());
    require(read.games.size() == 1 && read.warnings.empty(), "a game did not come back", format);
    const auto moves_of = [](const GameTree& game) {
        std::string moves;
        for (const auto node : game.main_line()) moves += game[node].move.text();
        return moves;
    };
    require(moves_of(read.games[0]) == moves_of(tree), "other moves came back", format);
    if (format == RecordFormat::Link && written.unsupported.empty()) {
        require(read.games[0] == tree, "a link lost something", format);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto format = *parse_record_format(CHUHE_FUZZ_FORMAT);
    const engine::ByteView bytes(data, size);
    static_cast<void>(read_records(bytes, Rule::Renju));
    const ReadRecords read = read_records(bytes, format, Rule::Freestyle);
    require(!read.games.empty() || !read.warnings.empty(), "nothing, and no word of it", format);
    require(read.warnings.size() <= 1001, "too many warnings", format);
    std::size_t checked = 0;
    for (const GameTree& game : read.games) {
        if (++checked > 3) break;
        for (const auto written :
             {RecordFormat::Fen, RecordFormat::Psq, RecordFormat::Text, RecordFormat::Link}) {
            expect_round_trip(game, written);
        }
    }
    return 0;
}
