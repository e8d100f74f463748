// SPDX-License-Identifier: MIT
// The start of a game in formats that list what stands where.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/core/records/unsupported.h"
#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

/// The letters of a board, `.` where it is empty, from Black's left rook's corner (a9) to i0.
using BoardLetters = std::array<char, kSquares>;
inline std::size_t letter_index(Square square) {
    return static_cast<std::size_t>(square.mirrored().rotated().index());
}
/// The board of a FEN.
std::string board_fen(const BoardLetters& letters);

/// Some formats say what stands where but not whose turn it is: the owner of the piece on the first
/// move's origin. `mover` is that letter or `.`; then it is Red unless Red's turn cannot be.
Result<GameTree> tree_from_board(const BoardLetters& letters, char mover, int full_moves = 1);

/// The pieces in the order in which XQF and DhtmlXQ list their points.
inline constexpr std::string_view kPiecesInOrder = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// For each piece of that list the index of its point on the board, or -1.
std::array<int, 32> points_of_pieces(const GameTree& tree);
/// Tells `written` of the plies without capture before the start, which these formats do not count.
void add_unsupported_counter(WrittenRecord& written, const GameTree& tree);

}  // namespace engine::xiangqi
