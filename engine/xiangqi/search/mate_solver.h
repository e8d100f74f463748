// SPDX-License-Identifier: MIT
// Proves short mates by an exhaustive search without pruning.
#pragma once

#include <array>
#include <span>

#include "engine/core/search/control.h"
#include "engine/core/search/line.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/search/histories.h"

namespace engine::xiangqi {

class MateSolver {
  public:
    /// The longest mate it can search for, in moves.
    static constexpr int kLongest = 8;

    /// Changes `position` during the search and restores it; `histories` are only used for move
    /// ordering. Every move made counts as a node of `control`.
    MateSolver(Position& position, Histories& histories, SearchControl& control, RepetitionLaw& law)
        : position_(position),
          histories_(histories),
          control_(control),
          law_(law) {}

    /// The number of moves, at most `longest`, in which the side to move mates with one of
    /// `first_moves`. 0 if it cannot, or if the control has stopped the search.
    int solve(std::span<const Move> first_moves, int longest);
    /// The last mate found, with the defences that last longest.
    [[nodiscard]] const Line<Move>& line() const { return lines_[0]; }

  private:
    /// Like `solve`, for all legal moves.
    int attack(int longest, Ply ply);
    /// Whether `move` forces mate in `moves` moves.
    bool mates(Move move, int moves, Ply ply);
    /// Whether the side to move gets mated whatever it plays, after the attacker made the first of
    /// `moves` moves.
    bool is_lost(int moves, Ply ply);
    [[nodiscard]] bool is_draw_or_ruled(Ply ply);

    Line<Move>& line(Ply ply) { return lines_[static_cast<std::size_t>(ply.value())]; }
    Killers& killers(Ply ply) { return killers_[static_cast<std::size_t>(ply.value())]; }

    Position& position_;
    Histories& histories_;
    SearchControl& control_;
    RepetitionLaw& law_;
    std::array<Line<Move>, 2 * kLongest> lines_;
    std::array<Killers, 2 * kLongest> killers_;
};

}  // namespace engine::xiangqi
