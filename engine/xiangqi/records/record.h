// SPDX-License-Identifier: MIT
// Game records as bytes, in every format: what the page, the programs and the tests use. What each
// format can carry stands in README.md beside this file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/records/complaints.h"
#include "engine/core/records/losses.h"
#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

/// `Cbr` (and its library of many games, CBL) is only read.
enum class RecordFormat : std::uint8_t { Fen, Pgn, Dhtmlxq, Xqf, Cbr, Link };

/// `fen`, `pgn`, `dhtmlxq`, `xqf`, `cbr`, `link`.
std::string_view text_of(RecordFormat format);
std::optional<RecordFormat> parse_record_format(std::string_view name);

struct ReadRecords {
    RecordFormat format = RecordFormat::Pgn;
    /// Everything that could be read; a file of one game gives one.
    std::vector<GameTree> games;
    /// Everything that could not; in the order of the file.
    std::vector<Complaint> complaints;
};

/// What the bytes look like; text that looks like nothing else is PGN.
RecordFormat detect_format(ByteView bytes);
/// Reads bytes of whatever format they look like.
ReadRecords read_records(ByteView bytes);
ReadRecords read_records(ByteView bytes, RecordFormat format);

/// Whether records of the format can be written, and several games in one file.
bool is_writable(RecordFormat format);
bool holds_many(RecordFormat format);
/// `format` must be writable; `notation` is that of the moves where the format has a choice.
WrittenRecord write_record(const GameTree& tree, RecordFormat format,
                           Notation notation = Notation::Iccs);

}  // namespace engine::xiangqi
