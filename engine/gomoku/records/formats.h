// SPDX-License-Identifier: MIT
// The readers and writers behind record.h, one file each.
#pragma once

#include <string_view>

#include "engine/gomoku/records/record.h"

namespace engine::gomoku {

// Readers of text get UTF-8 with '\n' at the ends of lines.
ReadRecords read_fen_records(std::string_view text, Rule rule);
ReadRecords read_psq(std::string_view text, Rule rule);
ReadRecords read_plain_text(std::string_view text, Rule rule);
ReadRecords read_renlib(ByteView bytes, Rule rule);
ReadRecords read_link(std::string_view text);

WrittenRecord write_fen_record(const GameTree& tree);
// These begin with an empty board.
WrittenRecord write_psq(const GameTree& tree);
WrittenRecord write_plain_text(const GameTree& tree);
WrittenRecord write_link(const GameTree& tree);

bool looks_like_fen(std::string_view text);
bool looks_like_psq(std::string_view text);
bool looks_like_renlib(ByteView bytes);
bool looks_like_link(std::string_view text);

/// The point that records call by column and row, counted from 1 and from the top left corner.
Point point_at(int column, int row, int size);

}  // namespace engine::gomoku
