// SPDX-License-Identifier: MIT
// The mates that players have names for, recognised by the final position alone. README.md
// describes each. A piece belongs to a pattern only if it is needed: without it the position would
// be no mate.
#pragma once

#include "engine/xiangqi/motifs/motif.h"

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// All the names of a final position; none where the side to move has a legal move. Of a side that
/// is out of moves without being in check only `no-move-left`. `position` remembers the last move;
/// where there is none (a position set up), patterns that ask for it are left out. The actor is the
/// piece a pattern is named for, the target the general.
Motifs named_mates(const Position& position);

}  // namespace engine::xiangqi
