// SPDX-License-Identifier: MIT
// What a move did wrong, as the rules and the solver of continuous fours prove it.
#pragma once

#include <optional>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/motifs/motif.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

/// About a move of the side to move on an empty point. `position` is restored.

/// The other side could make five and the move neither prevents it nor makes five. Target: where;
/// helpers: the four.
std::optional<Motif> find_ignored_four(Position& position, Point move);
/// The other side could make an open four, nothing of its own was faster, and the move is none that
/// could prevent it. Targets: where the row becomes an open four; helpers: the three.
std::optional<Motif> find_ignored_three(Position& position, Point move);
/// The move stops the open four but leaves a win by fours, which another answer to the same threat
/// does not. Target: that answer. Both are proven.
std::optional<Motif> find_wrong_end(Position& position, Point move, VcfSolver& solver);
/// The move makes a four, and the stone that answers it makes one itself, which must be answered.
/// Actor: the answer. Target: where that becomes five.
std::optional<Motif> find_counter_four(Position& position, Point move);
/// The move makes a row of six or more where only five wins, and no five. Helpers: the row.
std::optional<Motif> find_overline(const Position& position, Point move);

}  // namespace engine::gomoku
