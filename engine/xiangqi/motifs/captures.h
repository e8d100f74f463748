// SPDX-License-Identifier: MIT
// Explains why a capture wins material. The caller must have established that the move wins a piece
// by force (gains.h); the rules decide whether pieces may recapture. At most one of these motifs
// applies to a capture, in the order below.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// A piece protects the target, but is pinned to its general and may not recapture. Helpers: the
/// defender and the pinning piece.
std::optional<Motif> find_pinned_defender(const MadeMove& step);
/// The same, pinned by the enemy general: the recapture would leave the generals facing each other.
std::optional<Motif> find_facing_generals(const MadeMove& step);
/// The target is unprotected.
std::optional<Motif> find_hanging_piece(const MadeMove& step);
/// A chariot captures with the other chariot behind it on the line, and without that chariot the
/// exchange would not pay. Helper: the chariot behind.
std::optional<Motif> find_double_chariot(const MadeMove& step);
/// The captured piece is protected, but the exchange wins material: it is worth more than the
/// attacker, or has more attackers than protectors. Helpers: the protectors.
std::optional<Motif> find_insufficient_defence(const MadeMove& step);
/// The only protector of the target is also the only protector of another piece, which is lost
/// after the recapture. Targets: the captured piece, then the other piece. Helper: the protector.
std::optional<Motif> find_overloaded_defender(const MadeMove& step);
/// The captured piece protected another piece, which is captured next. Target: the other piece. No
/// helper, because the defender is gone.
std::optional<Motif> find_removed_defender(const MadeMove& step);

/// The first motif that applies.
std::optional<Motif> why_capture_wins(const MadeMove& step);

}  // namespace engine::xiangqi
