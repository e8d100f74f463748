// SPDX-License-Identifier: MIT
// Recognises named mates from the final position. README.md describes each. A piece belongs to a
// pattern only if it is needed: without it the position would not be mate.
#pragma once

#include "engine/xiangqi/motifs/motif.h"

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// All names of a final position; empty if the side to move has a legal move. For a stalemate only
/// `no-move-left`. `position` provides the last move; without one (a position that was set up),
/// patterns that depend on it are left out. The actor is the piece that names the pattern, the
/// target is the general.
Motifs named_mates(const Position& position);

}  // namespace engine::xiangqi
