// SPDX-License-Identifier: MIT
// Proves short mates: every move of either side is looked at and nothing is guessed.
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
    /// Moves of the longest mate it can be asked for.
    static constexpr int kLongest = 8;

    /// `position` is moved about and left as it was; `histories` only order moves. Every move made
    /// counts as a node of `control`.
    MateSolver(Position& position, Histories& histories, SearchControl& control, RepetitionLaw& law)
        : position_(position),
          histories_(histories),
          control_(control),
          law_(law) {}

    /// In how few moves, at most `longest`, the side to move mates with one of `first_moves`. 0
    /// when it does not, or when the control has stopped.
    int solve(std::span<const Move> first_moves, int longest);
    /// The mate found last, with the defences that hold out longest.
    [[nodiscard]] const Line<Move>& line() const { return lines_[0]; }

  private:
    /// Like `solve`, with any move.
    int attack(int longest, Ply ply);
    /// Whether `move` mates in `moves`.
    bool mates(Move move, int moves, Ply ply);
    /// Whether the attacker, having made the first of `moves`, mates whatever the side to move
    /// does.
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
