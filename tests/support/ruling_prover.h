// SPDX-License-Identifier: MIT
// Proves wins by a ruling: plays every defence against the search and asks the law, which judges
// whole games, about each result.
#pragma once

#include <cstdint>
#include <string>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"
#include "engine/xiangqi/search/search.h"
#include "tests/support/mate_prover.h"

namespace tests {

/// Every reply of the loser is tried. The winner plays the moves of a search, which may be wrong
/// without harm: only the law ends a game. A mate that the search announces counts as a win,
/// because MateProver checks these.
class RulingProver {
  public:
    /// Each move of the winner is searched with `nodes`; gives up after `searches`.
    RulingProver(engine::xiangqi::RuleSet rules, std::uint64_t nodes, int searches);

    /// Whether `winner` wins against every defence within `plies`; a position that has not ended
    /// by then refutes it. `position` is restored.
    Proof prove(engine::xiangqi::Position& position, engine::xiangqi::Color winner, int plies);

    /// The defence that refuted the last claim, in moves from the position of the claim.
    [[nodiscard]] const std::string& defence() const { return defence_; }
    [[nodiscard]] int searches() const { return searches_; }

  private:
    bool wins(engine::xiangqi::Position& position, int plies);
    bool wins_after(engine::xiangqi::Position& position, engine::xiangqi::Move move, int plies);
    /// Notes the moves since the claim.
    bool refuted(const engine::xiangqi::Position& position);

    engine::xiangqi::RuleSet rules_;
    std::uint64_t nodes_;
    int limit_;
    int searches_ = 0;
    engine::xiangqi::Color winner_ = engine::xiangqi::Color::Red;
    std::size_t first_state_ = 0;
    std::string defence_;
    engine::xiangqi::SearchState state_;
};

}  // namespace tests
