// SPDX-License-Identifier: MIT
// The readers and writers behind record.h, one file each, and what they share.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/records/branch_walk.h"
#include "engine/core/records/losses.h"
#include "engine/xiangqi/records/record.h"

namespace engine::xiangqi {

// Readers of text get UTF-8 with '\n' at the ends of lines.
ReadRecords read_fen_records(std::string_view text);
ReadRecords read_pgn(std::string_view text);
ReadRecords read_dhtmlxq(std::string_view text);
ReadRecords read_link(std::string_view text);
ReadRecords read_xqf(ByteView bytes);
/// A record or a library of them.
ReadRecords read_cbr(ByteView bytes);

WrittenRecord write_fen_record(const GameTree& tree);
WrittenRecord write_pgn(const GameTree& tree, Notation notation);
WrittenRecord write_dhtmlxq(const GameTree& tree);
WrittenRecord write_link(const GameTree& tree);
WrittenRecord write_xqf(const GameTree& tree);

bool looks_like_xqf(ByteView bytes);
bool looks_like_cbr(ByteView bytes);
bool looks_like_dhtmlxq(std::string_view text);
bool looks_like_fen(std::string_view text);
bool looks_like_link(std::string_view text);

/// The letters of a board, `.` where it is empty, from Black's left rook's corner (a9) to i0.
using BoardLetters = std::array<char, kSquares>;
inline std::size_t letter_index(Square square) {
    return static_cast<std::size_t>(square.mirrored().rotated().index());
}
/// The board of a FEN.
std::string board_fen(const BoardLetters& letters);

/// Some formats say what stands where but not whose turn it is: the owner of the man on the first
/// move's origin. `mover` is that letter or `.`; then it is Red unless Red's turn cannot be.
Result<GameTree> tree_from_board(const BoardLetters& letters, char mover, int full_moves = 1);

/// The men in the order in which XQF and DhtmlXQ list their points.
inline constexpr std::string_view kMenInOrder = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// For each man of that list the index of its point on the board, or -1.
std::array<int, 32> men_of(const GameTree& tree);

/// The same of the tree's counter, in formats that have none.
void append_lost_counter(const GameTree& tree, std::string_view format,
                         std::vector<std::string>& losses);

}  // namespace engine::xiangqi
