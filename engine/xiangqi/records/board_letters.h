// SPDX-License-Identifier: MIT
// The start of a game in formats that list the pieces of the board.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/core/records/unsupported.h"
#include "engine/xiangqi/records/game_tree.h"

namespace engine::xiangqi {

/// The letters of a board, `.` for empty points, from Black's left rook corner (a9) to i0.
using BoardLetters = std::array<char, kSquares>;
inline std::size_t letter_index(Square square) {
    return static_cast<std::size_t>(square.mirrored().rotated().index());
}
/// The board field of a FEN.
std::string board_fen(const BoardLetters& letters);

/// Some formats store the board without the side to move, which is then the owner of the piece on
/// the first move's origin. `mover` is its letter, or `.` without a move; then Red is to move
/// unless that is impossible.
Result<GameTree> tree_from_board(const BoardLetters& letters, char mover, int full_moves = 1);

/// The pieces in the order in which XQF and DhtmlXQ list their points.
inline constexpr std::string_view kPiecesInOrder = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
/// For each piece of that list the index of its point on the board, or -1 if it is absent.
std::array<int, 32> points_of_pieces(const GameTree& tree);
/// Reports to `written` that the plies without capture before the start, which these formats cannot
/// store, were lost.
void add_unsupported_counter(WrittenRecord& written, const GameTree& tree);

}  // namespace engine::xiangqi
