// SPDX-License-Identifier: MIT
// Victory by continuous threats: fours and threes, each of which leaves the defender few replies.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/line.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

/// Searches attack and defence to a number of threats that grows, within a number of nodes. Every
/// reply that could refute a threat is tried, so a win found is proven; none found proves nothing.
class VctSolver {
  public:
    explicit VctSolver(unsigned table_bits = 16);

    /// Whether the side to move is shown to win by threats. `vcf` finishes the attacks. `position`
    /// is moved about and restored; the game must not be over.
    bool solve(Position& position, VcfSolver& vcf, std::uint64_t max_nodes);

    /// After a win: the line of play, as far as the fours that end it.
    [[nodiscard]] const Line<Point>& line() const { return line_; }
    /// Plies until five is on the board, if the defender resists longest.
    [[nodiscard]] int plies_to_five() const { return plies_to_five_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    void clear();

  private:
    using Variation = Line<Point>;

    /// Plies to the five the attacker on the move can force with `threats_left`; 0 for none.
    int attack(int threats_left, Variation& line);
    /// The same after `move`.
    int attack_by(Point move, int threats_left, Variation& line);
    /// Plies to the five the side not on the move forces, whatever the defender tries; else 0.
    int defend(int threats_left, Variation& line);
    int finish_by_fours(Variation& line);
    [[nodiscard]] std::vector<Point> threats() const;

    [[nodiscard]] bool is_refuted(int threats_left) const;
    void note_refuted(int threats_left);
    bool spend_node();

    /// The upper bits of a key and, below them, how many threats are known not to win.
    std::vector<std::uint64_t> refuted_;
    Position* position_ = nullptr;
    VcfSolver* vcf_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t max_nodes_ = 0;
    Line<Point> line_;
    int plies_to_five_ = 0;
};

}  // namespace engine::gomoku
