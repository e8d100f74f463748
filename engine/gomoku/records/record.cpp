// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/record.h"

namespace engine::gomoku {

std::string_view text_of(RecordFormat format) { return row_of(kFormats, format).name; }

std::optional<RecordFormat> parse_record_format(std::string_view name) {
    return format_named(kFormats, name);
}

ReadRecords read_records(ByteView bytes, Rule rule) { return read_whatever(kFormats, bytes, rule); }

ReadRecords read_records(ByteView bytes, RecordFormat format, Rule rule) {
    return read_as(row_of(kFormats, format), bytes, rule);
}

bool is_writable(RecordFormat format) { return row_of(kFormats, format).write != nullptr; }

bool can_begin(const GameTree& tree, RecordFormat format) {
    if (row_of(kFormats, format).has_any_start) return true;
    const Position start = tree.start();
    return start.stones() == 0 && start.side_to_move() == Color::Black;
}

WrittenRecord write_record(const GameTree& tree, RecordFormat format) {
    return row_of(kFormats, format).write(tree);
}

}  // namespace engine::gomoku
