// SPDX-License-Identifier: MIT
// Victory by continuous fours: a win in which every move but the last two leaves the defender one
// reply, so that it can be searched to its end.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

enum class Proof : std::uint8_t {
    /// The side to move wins by fours.
    Win,
    /// It certainly does not.
    None,
    /// The nodes allowed were spent.
    Unknown,
};

/// Whether a stone of the side to move on an empty point leaves it a five to make, allowed or not.
bool makes_four(const Position& position, Point point);

class VcfSolver {
  public:
    /// Remembers refuted positions in a table of two to the power `table_bits`.
    explicit VcfSolver(unsigned table_bits = 16);

    /// Whether the side to move can win so. Counts the attacker's moves as nodes. `position` is
    /// moved about and restored; the game must not be over.
    Proof solve(Position& position, std::uint64_t max_nodes);
    /// The same for a win in as few moves as possible.
    Proof solve_shortest(Position& position, std::uint64_t max_nodes);

    /// After a win: attack, reply, …, attack. The last move makes an open or double four, or five.
    [[nodiscard]] const std::vector<Point>& line() const { return line_; }
    /// Plies until five is on the board.
    [[nodiscard]] int plies_to_five() const { return plies_to_five_; }
    /// Of the last call, never more than it was allowed.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    void clear();

  private:
    struct Attack {
        Point point;
        std::int16_t value;
    };
    using Attacks = FixedVector<Attack, kMaxSize * kMaxSize>;

    /// `moves_left` of the attacker, the one that makes five included.
    bool attack(Position& position, int moves_left);
    /// Makes the four, lets it be answered and attacks on.
    bool attack_by(Position& position, Point four, int moves_left);
    /// Fours of the side to move, the most promising first.
    static void collect_fours(Position& position, Attacks& attacks);

    [[nodiscard]] bool is_refuted(Key key, int moves_left) const;
    void note_refuted(Key key, int moves_left);

    /// The upper bits of a key and, below them, how many moves are known not to win.
    std::vector<std::uint64_t> refuted_;
    std::uint64_t nodes_ = 0;
    std::uint64_t max_nodes_ = 0;
    bool out_of_nodes_ = false;
    std::vector<Point> line_;
    int plies_to_five_ = 0;
};

}  // namespace engine::gomoku
