// SPDX-License-Identifier: MIT
// Mates by checks alone, as meant by the repetition rules ("sha").
#pragma once

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// Limits of the search: own moves to mate, and positions until a threat is ruled out.
inline constexpr int kMateThreatMoves = 3;
inline constexpr int kMateThreatPositions = 2'000;

/// Whether the side that just moved would mate by at most kMateThreatMoves checks if the other side
/// passed. False if it gives check, which is not a mere threat. `position` is restored.
bool threatens_mate(Position& position);

/// Whether a legal capture by the side to move would be answered by such a mate. `position` is
/// restored.
bool is_mated_after(Position& position, Move capture);

}  // namespace engine::xiangqi
