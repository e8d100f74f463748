// SPDX-License-Identifier: MIT
// Reads and writes game records in every format; used by the page, the programs and the tests.
// README.md in this folder lists the content each format can store.
#pragma once

#include <optional>
#include <string_view>

#include "engine/xiangqi/records/formats.h"

namespace engine::xiangqi {

/// `pgn`, `xqf`, …
std::string_view text_of(RecordFormat format);
std::optional<RecordFormat> parse_record_format(std::string_view name);

/// Reads bytes in the format they look like; text that looks like no other format is read as PGN.
ReadRecords read_records(ByteView bytes);
ReadRecords read_records(ByteView bytes, RecordFormat format);

bool is_writable(RecordFormat format);
/// `format` must be writable; `notation` is used for the moves if the format allows several.
WrittenRecord write_record(const GameTree& tree, RecordFormat format,
                           Notation notation = Notation::Iccs);

}  // namespace engine::xiangqi
