// SPDX-License-Identifier: MIT
// Explains how a move saves an own piece that the enemy could win.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// Nothing if the piece on `threatened` could not be won before, or still can be.
///
/// escapes: it is the moved piece. Actor and target are the same.
/// removes-attacker: the move captures an attacker. Helper: the attacker, on its former point.
/// protects: one more piece can recapture. Actor: the moved piece; helper: the new protector.
/// shields: the move obstructs an attacker, or removes its screen. Helper: the attacker.
std::optional<Motif> rescue_of(const MadeMove& step, Square threatened);

}  // namespace engine::xiangqi
