// SPDX-License-Identifier: MIT
// Positions for tests: from text, transformed, from games and from move trees.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

// Printers of GoogleTest for our types.
inline void PrintTo(RuleSet rules, std::ostream* out) { *out << text_of(rules); }
inline void PrintTo(const Move& move, std::ostream* out) { *out << move.text(); }
inline void PrintTo(const Square& square, std::ostream* out) { *out << square.text(); }

}  // namespace engine::xiangqi

namespace tests {

using engine::xiangqi::Move;
using engine::xiangqi::MoveList;
using engine::xiangqi::Position;
using engine::xiangqi::Square;

/// The position after legal `moves` from `fen`; aborts the program if either is invalid.
Position position_of(std::string_view fen, std::string_view moves = {});
/// A move, legal or not; aborts the program if `text` is not a move.
Move move_of(std::string_view text);
Square square_of(std::string_view text);
/// Plays a legal move; aborts the program if it is illegal.
void play(Position& position, std::string_view move);

/// The same position with swapped colours: Black's pieces become Red's and the board is turned
/// upside down, so the side to move sees the same as before.
std::string color_swapped(std::string_view fen);
/// The FEN with another letter on a point ('1' for none).
std::string with_piece(std::string_view fen, std::string_view square, char piece);

/// The key recomputed from the board alone.
engine::Key key_from_scratch(const Position& position);

/// The legal moves as `h2e2`, sorted.
std::vector<std::string> texts_of(const MoveList& moves);

/// Every `step`-th position of the games in tests/data, as FEN.
std::vector<std::string> game_positions(std::size_t step);

/// Visits the position and all positions within `depth` legal moves.
void for_each_node(Position& position, int depth, const std::function<void(Position&)>& visit);

}  // namespace tests
