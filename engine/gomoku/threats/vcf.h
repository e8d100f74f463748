// SPDX-License-Identifier: MIT
// Victory by continuous fours: a win in which every move except the last two leaves the defender
// one reply, in Caro two, so that it can be searched to the end.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/search/line.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/node_budget.h"
#include "engine/gomoku/threats/refuted_table.h"

namespace engine::gomoku {

enum class Proof : std::uint8_t {
    /// The side to move wins by fours.
    Win,
    /// The side to move certainly does not win by fours.
    None,
    /// The budget was exhausted.
    Unknown,
};

/// Whether a stone of the side to move on an empty point leaves it a five to make; the point may be
/// forbidden.
bool makes_four(const Position& position, Point point);

class VcfSolver {
  public:
    /// The table of refuted positions has 2^`table_bits` entries.
    explicit VcfSolver(unsigned table_bits = 16) : refuted_(table_bits) {}

    /// Whether the side to move can win by fours. Counts the attacker's moves as nodes. `position`
    /// is changed and restored; the game must not be over.
    Proof solve(Position& position, NodeBudget& budget);
    Proof solve(Position& position, std::uint64_t max_nodes);
    /// The same for the shortest win.
    Proof solve_shortest(Position& position, NodeBudget& budget);
    Proof solve_shortest(Position& position, std::uint64_t max_nodes);

    /// After a win: attack, reply, …, attack. The last move makes an open or double four, or five.
    [[nodiscard]] const std::vector<Point>& moves() const { return moves_; }
    /// The same, as long as fits into a search line.
    [[nodiscard]] Line<Point> line() const;
    /// Plies to the five.
    [[nodiscard]] int plies_to_five() const { return plies_to_five_; }
    void clear() { refuted_.clear(); }

  private:
    /// `moves_left` is the number of attacker's moves, including the five.
    Proof attack(Position& position, int moves_left, NodeBudget& budget);
    /// Makes the four, tries every answer and continues the attack.
    Proof attack_by(Position& position, Point four, int moves_left, NodeBudget& budget);
    /// After the four and an answer to it; the moves found follow these.
    Proof attack_after(Position& position, Point four, Point block, int moves_left,
                       NodeBudget& budget);
    /// Whether it is clear before the four is made that the answer ends the attack.
    [[nodiscard]] bool is_refuted(const Position& position, Point four, int moves_left) const;
    Proof win_by(Point last, int plies_after);

    RefutedTable refuted_;
    std::vector<Point> moves_;
    int plies_to_five_ = 0;
};

}  // namespace engine::gomoku
