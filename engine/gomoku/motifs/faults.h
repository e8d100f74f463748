// SPDX-License-Identifier: MIT
// The fault of a move, as proven by the rules and the solver of continuous fours.
#pragma once

#include <optional>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/motifs/motif.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

/// For a move of the side to move on an empty point. `position` is restored.

/// The other side could make five, and the move neither prevents it nor makes five. Target: the
/// point of the five; helpers: the four.
std::optional<Motif> find_ignored_four(Position& position, Point move);
/// The other side could make an open four, the side to move had nothing faster, and the move does
/// not prevent it. Targets: the points that make the open four; helpers: the three.
std::optional<Motif> find_ignored_three(Position& position, Point move);
/// The move stops the open four but allows a win by fours, which another answer to the same threat
/// does not. Target: that answer. Both are proven.
std::optional<Motif> find_wrong_end(Position& position, Point move, VcfSolver& solver);
/// The move makes a four, and the stone that blocks it makes a four itself, which must be answered.
/// Actor: the answer. Target: the point of its five.
std::optional<Motif> find_counter_four(Position& position, Point move);
/// The move makes a row of six or more where only exactly five wins, and no five. Helpers: the row.
std::optional<Motif> find_overline(const Position& position, Point move);

}  // namespace engine::gomoku
