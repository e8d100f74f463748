// SPDX-License-Identifier: MIT
// How a move wins material by what it threatens next. Each is proven: whatever the answer, taking
// one of the targets wins a piece (gains.h), or the answer allows mate.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// The piece that moved attacks two enemies at once, the general counting as one, each of which it
/// could take with a gain.
std::optional<Motif> find_fork(const MadeMove& step);
/// A piece before the general is attacked and cannot leave its line: were it gone, the piece that
/// moved would give check. Helper: the general.
std::optional<Motif> find_pin(const MadeMove& step);
/// The piece that moved attacks one with a dearer one behind it, which would be lost if the first
/// left. Helper: the dearer one.
std::optional<Motif> find_relative_pin(const MadeMove& step);
/// The piece that moved attacks a dear piece, or the general, that has to leave, and another of no
/// greater value behind it is lost.
std::optional<Motif> find_skewer(const MadeMove& step);
/// The move opens a line, or frees the leg or the eye, for another piece, which attacks. Helper:
/// the piece that moved.
std::optional<Motif> find_discovered_attack(const MadeMove& step);
/// The piece that moved becomes the screen over which a cannon attacks. Helper: the screen.
std::optional<Motif> find_discovered_cannon(const MadeMove& step);
/// A chariot, horse or cannon is attacked and every point it could go to is lost as well.
std::optional<Motif> find_trapped_piece(const MadeMove& step);
/// The move threatens to mate at once and to take a piece: both cannot be met.
std::optional<Motif> find_mate_threat(const MadeMove& step);
/// Instead of taking back at once the move checks first; the piece is taken back after it and more
/// is won than at once. Target: the piece to be taken back.
std::optional<Motif> find_in_between_check(const MadeMove& step);

/// A check by another piece than the one that moved; of interest where it wins or mates. Actor: the
/// piece that checks. Helper: the piece that moved.
std::optional<Motif> find_discovered_check(const MadeMove& step);
/// Two pieces check at once. Helpers: the others that check.
std::optional<Motif> find_double_check(const MadeMove& step);

}  // namespace engine::xiangqi
