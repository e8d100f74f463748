// SPDX-License-Identifier: MIT
// Why what a move takes is not won back, or is paid for elsewhere. The move must win a piece by
// force (gains.h), which its caller has found out; whether pieces may take back is asked of the
// rules. Of each capture at most one of these is true, in the order below.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// A piece protects what is taken, but it is pinned to its general and may not take back.
/// Helpers: the defender, and the piece that pins it.
std::optional<Motif> find_pinned_defender(const MadeMove& step);
/// The same, pinned by the other general: taking back would leave the generals face to face.
std::optional<Motif> find_facing_generals(const MadeMove& step);
/// Nothing protects what is taken.
std::optional<Motif> find_hanging_piece(const MadeMove& step);
/// A chariot takes with the other one behind it in the line, and without that the exchange would
/// not pay. Helper: the one behind.
std::optional<Motif> find_double_chariot(const MadeMove& step);
/// The captured piece is protected, but the exchange wins material: it is worth more than the
/// attacker, or has more attackers than protectors. Helpers: the protectors.
std::optional<Motif> find_insufficient_defence(const MadeMove& step);
/// Its one protector also is the one protector of another piece, which falls when it takes back.
/// Targets: what is taken, then the other piece. Helper: the protector.
std::optional<Motif> find_overloaded_defender(const MadeMove& step);
/// What is taken protected another piece, which falls next. Target: the other piece. Helper: none,
/// the defender is gone.
std::optional<Motif> find_removed_defender(const MadeMove& step);

/// The first of them that is true.
std::optional<Motif> why_capture_wins(const MadeMove& step);

}  // namespace engine::xiangqi
