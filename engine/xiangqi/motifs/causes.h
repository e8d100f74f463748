// SPDX-License-Identifier: MIT
// Explains why a piece can be captured: how the previous move changed its attackers and protectors.
// A cause is only given if the piece could not be won before that move.
#pragma once

#include <optional>

#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

/// The fault of `played` that allows the answer to capture a piece on `lost`. The caller must have
/// established that the answer wins by force.
///
/// moved-into-attack: the moved piece is captured.
/// ignored-threat: it could be won before, and the move did not prevent it.
/// left-undefended: the moved piece was a protector. Helper: it.
/// blocked-leg, blocked-eye, interference: it obstructs a protector. Helper: the protector.
/// lost-screen: a cannon protected over the moved piece. Helper: the cannon.
/// gave-screen: it is the screen over which a cannon attacks. Helper: the cannon.
/// opened-line, freed-leg: it obstructed an attacker. Helper: the attacker.
///
/// Actor: the moved piece. Target: the lost piece.
std::optional<Motif> cause_of_loss(const MadeMove& played, Square lost);

/// The same against the enemy: the move cuts off a protector (blocked-leg, blocked-eye,
/// lost-screen, interference), and the protected piece is lost by force.
std::optional<Motif> find_cut_defence(const MadeMove& step);

/// Whether an enemy piece can capture the piece on `square` and win material in the exchange.
bool can_be_won(const Board& board, Square square);

}  // namespace engine::xiangqi
