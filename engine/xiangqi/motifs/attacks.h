// SPDX-License-Identifier: MIT
// Motifs of moves that win material with the next move. Each is proven: after every answer,
// capturing one of the targets wins a piece (gains.h), or the answer allows mate.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// The moved piece attacks two enemy pieces, the general included, and could win either of them.
std::optional<Motif> find_fork(const MadeMove& step);
/// A piece in front of the general is attacked and cannot leave its line: without it the moved
/// piece would give check. Helper: the general.
std::optional<Motif> find_pin(const MadeMove& step);
/// The moved piece attacks a piece with a more valuable one behind it, which would be lost if the
/// first left. Helper: the more valuable piece.
std::optional<Motif> find_relative_pin(const MadeMove& step);
/// The moved piece attacks a valuable piece, or the general, that has to move away, and loses
/// another of no greater value behind it.
std::optional<Motif> find_skewer(const MadeMove& step);
/// The move opens a line, or frees the leg or the eye, for another piece, which attacks. Helper:
/// the moved piece.
std::optional<Motif> find_discovered_attack(const MadeMove& step);
/// The moved piece becomes the screen over which a cannon attacks. Helper: the screen.
std::optional<Motif> find_discovered_cannon(const MadeMove& step);
/// A chariot, horse or cannon is attacked and would be lost on every point it can reach, too.
std::optional<Motif> find_trapped_piece(const MadeMove& step);
/// The move threatens both immediate mate and the capture of a piece; no answer meets both.
std::optional<Motif> find_mate_threat(const MadeMove& step);
/// Instead of recapturing at once the move gives check; the later recapture wins more than an
/// immediate one. Target: the piece to be recaptured.
std::optional<Motif> find_in_between_check(const MadeMove& step);

/// A check by another piece than the moved one; of interest if it wins material or mates. Actor:
/// the checking piece. Helper: the moved piece.
std::optional<Motif> find_discovered_check(const MadeMove& step);
/// Two pieces give check at once. Helpers: the other checking pieces.
std::optional<Motif> find_double_check(const MadeMove& step);

}  // namespace engine::xiangqi
