// SPDX-License-Identifier: MIT
// Game records as bytes, in every format: what the page, the programs and the tests use. What each
// format can carry stands in README.md beside this file.
#pragma once

#include <optional>
#include <string_view>

#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

/// `pgn`, `xqf`, …
std::string_view text_of(RecordFormat format);
std::optional<RecordFormat> parse_record_format(std::string_view name);

/// Reads bytes of whatever format they look like; text that looks like nothing else is PGN.
ReadRecords read_records(ByteView bytes);
ReadRecords read_records(ByteView bytes, RecordFormat format);

bool is_writable(RecordFormat format);
/// `format` must be writable; `notation` is that of the moves where the format has a choice.
WrittenRecord write_record(const GameTree& tree, RecordFormat format,
                           Notation notation = Notation::Iccs);

}  // namespace engine::xiangqi
