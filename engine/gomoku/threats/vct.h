// SPDX-License-Identifier: MIT
// Victory by continuous threats: fours and threes, each of which leaves the defender few replies.
#pragma once

#include <cstdint>

#include "engine/core/search/line.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/node_budget.h"
#include "engine/gomoku/threats/refuted_table.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

/// Searches attack and defence with an increasing number of threats, within a node limit. Tries
/// every reply that could refute a threat, so a win is proven; not finding one proves nothing.
class VctSolver {
  public:
    explicit VctSolver(unsigned table_bits = 16) : refuted_(table_bits) {}

    /// Whether a win of the side to move by threats is proven. `vcf` completes the attacks.
    /// `position` is changed and restored; the game must not be over.
    bool solve(Position& position, VcfSolver& vcf, NodeBudget budget);

    /// After a win: the line, including the fours at its end as far as they fit.
    [[nodiscard]] const Line<Point>& line() const { return line_; }
    /// Plies to the five with the longest resistance.
    [[nodiscard]] int plies_to_five() const { return plies_to_five_; }
    void clear() { refuted_.clear(); }

  private:
    RefutedTable refuted_;
    Line<Point> line_;
    int plies_to_five_ = 0;
};

}  // namespace engine::gomoku
