// SPDX-License-Identifier: MIT
// The table of record formats. A new format needs a source file, a row here and a name on the page.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/records/record_format.h"
#include "engine/core/records/unsupported.h"
#include "engine/core/records/warnings.h"
#include "engine/xiangqi/notation/notation.h"
#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

enum class RecordFormat : std::uint8_t { Xqf, Cbr, Cbf, Dhtmlxq, Fen, Link, Text, Pgn };

struct ReadRecords {
    RecordFormat format = RecordFormat::Pgn;
    /// The games that could be read; a file with one game gives one.
    std::vector<GameTree> games;
    /// The errors, in file order.
    std::vector<Warning> warnings;
    /// The number of characters examined, if the reader counts them: a measure of the cost.
    std::size_t visited = 0;
};

using RecordReader = ReadRecords(ByteView bytes);
/// `notation` is used for the moves if the format allows several.
using RecordWriter = WrittenRecord(const GameTree& tree, Notation notation);

bool looks_like_xqf(ByteView bytes);
RecordReader read_xqf;
RecordWriter write_xqf;

/// A record, or a library of records (CBL).
bool looks_like_cbr(ByteView bytes);
RecordReader read_cbr;

/// XML.
bool looks_like_cbf(ByteView text);
RecordReader read_cbf;

bool looks_like_dhtmlxq(ByteView text);
RecordReader read_dhtmlxq;
RecordWriter write_dhtmlxq;

bool looks_like_fen(ByteView bytes);
/// The position on a line of text, after a label such as `FEN:`; empty if there is none.
std::string fen_on_line(std::string_view line);
RecordReader read_fen_records;
RecordWriter write_fen_record;

bool looks_like_link(ByteView text);
RecordReader read_link;
RecordWriter write_link;

/// Moves in running text, as in books and web pages.
bool looks_like_prose(ByteView text);
RecordReader read_prose;
/// By the reader that is content: words that PGN does not know are none in running text.
RecordReader read_pgn_or_prose;

RecordReader read_pgn;
RecordWriter write_pgn;

using FormatRow = RecordFormatRow<RecordFormat, RecordReader, RecordWriter>;
inline constexpr std::array kFormats{
    FormatRow{.format = RecordFormat::Xqf,
              .name = "xqf",
              .extensions = "xqf",
              .is_text = false,
              .holds_many_games = false,
              .looks_like = looks_like_xqf,
              .read = read_xqf,
              .write = write_xqf},
    FormatRow{.format = RecordFormat::Cbr,
              .name = "cbr",
              .extensions = "cbr cbl",
              .is_text = false,
              .looks_like = looks_like_cbr,
              .read = read_cbr},
    FormatRow{.format = RecordFormat::Cbf,
              .name = "cbf",
              .extensions = "cbf",
              .holds_many_games = false,
              .looks_like = looks_like_cbf,
              .read = read_cbf},
    FormatRow{.format = RecordFormat::Dhtmlxq,
              .name = "dhtmlxq",
              .extensions = "txt ubb dhtmlxq",
              .looks_like = looks_like_dhtmlxq,
              .read = read_dhtmlxq,
              .write = write_dhtmlxq},
    FormatRow{.format = RecordFormat::Fen,
              .name = "fen",
              .extensions = "fen epd",
              .looks_like = looks_like_fen,
              .read = read_fen_records,
              .write = write_fen_record},
    FormatRow{.format = RecordFormat::Link,
              .name = "link",
              .extensions = "link",
              .looks_like = looks_like_link,
              .read = read_link,
              .write = write_link},
    FormatRow{.format = RecordFormat::Text,
              .name = "text",
              .extensions = "txt",
              .looks_like = looks_like_prose,
              .read = read_prose},
    FormatRow{.format = RecordFormat::Pgn,
              .name = "pgn",
              .extensions = "pgn pgns",
              .read = read_pgn,
              .read_unrecognised = read_pgn_or_prose,
              .write = write_pgn},
};
static_assert(is_in_order(kFormats));

}  // namespace engine::xiangqi
