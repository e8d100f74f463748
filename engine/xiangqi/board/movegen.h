// SPDX-License-Identifier: MIT
// Moves by the rules of the pieces. Whether the own king stays safe is Position::is_legal's part.
#pragma once

#include <cstdint>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Appends the pseudo-legal captures.
void generate_captures(const Position& position, MoveList& moves);
/// Appends the pseudo-legal moves that capture nothing.
void generate_quiets(const Position& position, MoveList& moves);
/// All legal moves.
MoveList legal_moves(const Position& position);
/// Those that give check, in the same order.
MoveList legal_checks(const Position& position);
bool has_legal_move(const Position& position);

/// Leaves of the tree of legal moves `depth` plies deep.
std::uint64_t perft(Position& position, int depth);

}  // namespace engine::xiangqi
