// SPDX-License-Identifier: MIT
// Gomoku records as bytes, in every format. What each can carry stands in README.md beside this
// file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/gomoku/records/formats.h"

namespace engine::gomoku {

/// `psq`, `text`, …
std::string_view text_of(RecordFormat format);
std::optional<RecordFormat> parse_record_format(std::string_view name);

/// Reads bytes of whatever format they look like; `rule` is that of games whose record names none.
ReadRecords read_records(ByteView bytes, Rule rule);
ReadRecords read_records(ByteView bytes, RecordFormat format, Rule rule);

bool is_writable(RecordFormat format);
/// Whether a writable format has a place for the start of the game: some only have the empty board.
bool can_begin(const GameTree& tree, RecordFormat format);
/// Of what can be written.
WrittenRecord write_record(const GameTree& tree, RecordFormat format);

}  // namespace engine::gomoku
