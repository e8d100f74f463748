// SPDX-License-Identifier: MIT
#include "engine/xiangqi/records/record.h"

namespace engine::xiangqi {

std::string_view text_of(RecordFormat format) { return row_of(kFormats, format).name; }

std::optional<RecordFormat> parse_record_format(std::string_view name) {
    return format_named(kFormats, name);
}

ReadRecords read_records(ByteView bytes) { return read_whatever(kFormats, bytes); }

ReadRecords read_records(ByteView bytes, RecordFormat format) {
    return read_as(row_of(kFormats, format), bytes);
}

bool is_writable(RecordFormat format) { return row_of(kFormats, format).write != nullptr; }

WrittenRecord write_record(const GameTree& tree, RecordFormat format, Notation notation) {
    return row_of(kFormats, format).write(tree, notation);
}

}  // namespace engine::xiangqi
