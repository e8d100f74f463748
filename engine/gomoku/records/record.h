// SPDX-License-Identifier: MIT
// Reads and writes Gomoku records in every format. README.md in this folder lists the content each
// format can store.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

/// `psq`, `text`, …
std::string_view text_of(RecordFormat format);
std::optional<RecordFormat> parse_record_format(std::string_view name);

/// Reads bytes in the format they look like; `rule` applies to games whose record does not name
/// one.
ReadRecords read_records(ByteView bytes, Rule rule);
ReadRecords read_records(ByteView bytes, RecordFormat format, Rule rule);

bool is_writable(RecordFormat format);
/// Whether a writable format can store the start position of the game: some only have the empty
/// board.
bool can_begin(const GameTree& tree, RecordFormat format);
/// `can_begin` must be true.
WrittenRecord write_record(const GameTree& tree, RecordFormat format);

}  // namespace engine::gomoku
