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

/// Searches attack and defence to a number of threats that grows, within a number of nodes. Every
/// reply that could refute a threat is tried, so a win found is proven; none found proves nothing.
class VctSolver {
  public:
    explicit VctSolver(unsigned table_bits = 16) : refuted_(table_bits) {}

    /// Whether the side to move is shown to win by threats. `vcf` finishes the attacks. `position`
    /// is moved about and restored; the game must not be over.
    bool solve(Position& position, VcfSolver& vcf, NodeBudget budget);

    /// After a win: the line of play, as far as the fours that end it.
    [[nodiscard]] const Line<Point>& line() const { return line_; }
    /// Plies until five is on the board, if the defender resists longest.
    [[nodiscard]] int plies_to_five() const { return plies_to_five_; }
    void clear() { refuted_.clear(); }

  private:
    RefutedTable refuted_;
    Line<Point> line_;
    int plies_to_five_ = 0;
};

}  // namespace engine::gomoku
