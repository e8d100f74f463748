// SPDX-License-Identifier: MIT
// What a move does for a piece of its own side that the enemy could take with a gain.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// Nothing where the piece on `threatened` could not be taken with a gain, or still can be.
///
/// escapes: it is the piece that moves. Actor and target are the same.
/// removes-attacker: the move takes a piece that attacks it. Helper: that one, where it stood.
/// protects: one more piece can take back. Actor: the piece that moved; helper: the new protector.
/// shields: the move stands in the way of an attacker, or takes its screen away. Helper: that one.
std::optional<Motif> rescue_of(const MadeMove& step, Square threatened);

}  // namespace engine::xiangqi
