// SPDX-License-Identifier: MIT
// The table of record formats. A new format needs a source file, a row here and a name on the page.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/records/record_format.h"
#include "engine/core/records/unsupported.h"
#include "engine/core/records/warnings.h"
#include "engine/gomoku/records/game_tree.h"

namespace engine::gomoku {

enum class RecordFormat : std::uint8_t { Renlib, Psq, Sgf, Fen, Link, Text };

struct ReadRecords {
    RecordFormat format = RecordFormat::Text;
    /// The games that could be read.
    std::vector<GameTree> games;
    /// The errors, in file order.
    std::vector<Warning> warnings;
};

/// `rule` applies to games whose record does not name one.
using RecordReader = ReadRecords(ByteView bytes, Rule rule);
using RecordWriter = WrittenRecord(const GameTree& tree);

bool looks_like_renlib(ByteView bytes);
RecordReader read_renlib;

bool looks_like_psq(ByteView text);
RecordReader read_psq;
RecordWriter write_psq;

bool looks_like_sgf(ByteView text);
RecordReader read_sgf;
RecordWriter write_sgf;

bool looks_like_fen(ByteView bytes);
RecordReader read_fen_records;
RecordWriter write_fen_record;

bool looks_like_link(ByteView text);
RecordReader read_link;
RecordWriter write_link;

RecordReader read_plain_text;
RecordWriter write_plain_text;

using FormatRow = RecordFormatRow<RecordFormat, RecordReader, RecordWriter>;
inline constexpr std::array kFormats{
    FormatRow{.format = RecordFormat::Renlib,
              .name = "renlib",
              .extensions = "lib",
              .is_text = false,
              .holds_many_games = false,
              .has_any_start = false,
              .looks_like = looks_like_renlib,
              .read = read_renlib},
    FormatRow{.format = RecordFormat::Psq,
              .name = "psq",
              .extensions = "psq",
              .holds_many_games = false,
              .has_any_start = false,
              .looks_like = looks_like_psq,
              .read = read_psq,
              .write = write_psq},
    FormatRow{.format = RecordFormat::Sgf,
              .name = "sgf",
              .extensions = "sgf",
              .looks_like = looks_like_sgf,
              .read = read_sgf,
              .write = write_sgf},
    FormatRow{.format = RecordFormat::Fen,
              .name = "fen",
              .extensions = "fen",
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
              .has_any_start = false,
              .read = read_plain_text,
              .read_unrecognised = read_plain_text,
              .write = write_plain_text},
};
static_assert(is_in_order(kFormats));

/// The point of a column and a row, both counted from 1 from the top left corner.
Point point_at(int column, int row, int size);

}  // namespace engine::gomoku
