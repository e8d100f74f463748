// SPDX-License-Identifier: MIT
// Mates by nothing but checks, as the laws of repetition mean them ("sha").
#pragma once

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// How far the laws look: own moves to mate, and positions until a threat counts as none.
inline constexpr int kMateThreatMoves = 3;
inline constexpr int kMateThreatPositions = 2'000;

/// Whether the side that just moved would mate by at most kMateThreatMoves checks if the other
/// passed. False when it gives check: that is no mere threat. `position` is restored.
bool threatens_mate(Position& position);

/// Whether a legal capture by the side to move would be answered by such a mate. `position` is
/// restored.
bool is_mated_after(Position& position, Move capture);

}  // namespace engine::xiangqi
