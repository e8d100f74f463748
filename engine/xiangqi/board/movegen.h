// SPDX-License-Identifier: MIT
// Move generation. Position::is_legal checks whether a move leaves the own king safe.
#pragma once

#include <cstdint>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Appends the pseudo-legal captures.
void generate_captures(const Position& position, MoveList& moves);
/// Appends the pseudo-legal non-captures.
void generate_quiets(const Position& position, MoveList& moves);
/// All legal moves.
MoveList legal_moves(const Position& position);
/// The legal moves that give check, in the same order.
MoveList legal_checks(const Position& position);
bool has_legal_move(const Position& position);

/// The number of leaves of the tree of legal moves, `depth` plies deep.
std::uint64_t perft(Position& position, int depth);

}  // namespace engine::xiangqi
