// SPDX-License-Identifier: MIT
// Passes arbitrary bytes to a reader of game records. The result must be writable in every format
// and read back as the same tree; the sanitizers check the rest.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "engine/xiangqi/records/record.h"

namespace {

using namespace engine::xiangqi;

void require(bool holds, const char* what, RecordFormat format) {
    if (holds) return;
    std::fprintf(stderr, "%s: %s\n", std::string(text_of(format)).c_str(), what);
    std::abort();
}

bool same_moves(const GameTree& a, const GameTree& b) {
    const auto order_a = preorder(a);
    const auto order_b = preorder(b);
    if (order_a.size() != order_b.size()) return false;
    for (std::size_t i = 0; i < order_a.size(); ++i) {
        if (a[order_a[i]].move != b[order_b[i]].move) return false;
        if (a[order_a[i]].ply != b[order_b[i]].ply) return false;
    }
    return true;
}

void expect_round_trip(const GameTree& tree, RecordFormat format) {
    const auto written = write_record(tree, format, Notation::Wxf);
    const auto read = read_records(written.bytes, format);
    require(read.games.size() == 1, "one game became none or several", format);
    require(same_moves(read.games[0], tree), "other moves came back", format);
    // Content that the format cannot store is lost now; the rest must remain.
    const auto again =
        read_records(write_record(read.games[0], format, Notation::Wxf).bytes, format);
    require(again.games.size() == 1 && again.games[0] == read.games[0],
            "what was written and read does not last", format);
    if (format == RecordFormat::Link && written.unsupported.empty()) {
        require(read.games[0] == tree, "a link lost something", format);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto format = *parse_record_format(CHUHE_FUZZ_FORMAT);
    const engine::ByteView bytes(data, size);
    static_cast<void>(read_records(bytes));
    const ReadRecords read = read_records(bytes, format);
    require(!read.games.empty() || !read.warnings.empty(), "nothing, and no word of it", format);
    require(read.warnings.size() <= 1001, "too many warnings", format);
    std::size_t checked = 0;
    for (const GameTree& game : read.games) {
        if (++checked > 3) break;
        for (const auto written :
             {RecordFormat::Pgn, RecordFormat::Dhtmlxq, RecordFormat::Xqf, RecordFormat::Link}) {
            expect_round_trip(game, written);
        }
    }
    return 0;
}
