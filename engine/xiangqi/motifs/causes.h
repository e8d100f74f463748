// SPDX-License-Identifier: MIT
// Why a piece can be taken: what the move before changed about those that attack and protect it. A
// cause is named only where the piece could not be taken with a gain before that move.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// What `played` did wrong, so that the answer takes a piece on `lost`. The caller has found out
/// that the answer wins by force.
///
/// moved-into-attack: the piece that moved is the one that is taken.
/// ignored-threat: it could be taken before, and the move did nothing about it.
/// left-undefended: the piece that moved was a protector. Helper: it.
/// blocked-leg, blocked-eye, interference: it stands in the way of a protector. Helper: that one.
/// lost-screen: a cannon protected over the piece that moved. Helper: the cannon.
/// gave-screen: it is the screen over which a cannon attacks. Helper: the cannon.
/// opened-line, freed-leg: it stood in the way of an attacker. Helper: that one.
///
/// Actor: the piece that moved. Target: what is lost.
std::optional<Motif> cause_of_loss(const MadeMove& played, Square lost);

/// The same done to the enemy: the move cuts a protector off (blocked-leg, blocked-eye,
/// lost-screen, interference), and what it protected falls by force.
std::optional<Motif> find_cut_defence(const MadeMove& step);

/// Whether some enemy can take the piece on `square` with a gain, as the exchange goes there.
bool can_be_won(const Board& board, Square square);

}  // namespace engine::xiangqi
