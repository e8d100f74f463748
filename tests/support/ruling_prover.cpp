// SPDX-License-Identifier: MIT
#include "tests/support/ruling_prover.h"

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "tests/support/positions.h"
#include "tests/support/search.h"

namespace tests {

using engine::xiangqi::Color;
using engine::xiangqi::Move;
using engine::xiangqi::Position;

RulingProver::RulingProver(engine::xiangqi::RuleSet rules, std::uint64_t nodes, int searches)
    : rules_(rules),
      nodes_(nodes),
      limit_(searches),
      state_(4) {}

Proof RulingProver::prove(Position& position, Color winner, int plies) {
    searches_ = 0;
    winner_ = winner;
    first_state_ = position.states().size();
    defence_.clear();
    state_.clear();
    if (wins(position, plies)) return Proof::Proven;
    return searches_ >= limit_ ? Proof::TooLarge : Proof::Refuted;
}

bool RulingProver::wins(Position& position, int plies) {
    const engine::Status status = judge(position, rules_).status;
    if (status != engine::Status::Ongoing) {
        const auto won =
            winner_ == Color::Red ? engine::Status::FirstWins : engine::Status::SecondWins;
        return status == won || refuted(position);
    }
    if (plies == 0) return refuted(position);
    if (position.side_to_move() != winner_) {
        for (const Move move : legal_moves(position)) {
            if (!wins_after(position, move, plies)) return false;
        }
        return true;
    }
    if (searches_ >= limit_) return false;
    ++searches_;
    const auto answer = search(position, state_, to_nodes(nodes_), {}, rules_).answer;
    if (answer.value > 0 && answer.kind() == engine::ScoreKind::Mate) return true;
    return wins_after(position, move_of(answer.best_move), plies);
}

bool RulingProver::wins_after(Position& position, Move move, int plies) {
    position.make_move(move);
    const bool wins_there = wins(position, plies - 1);
    position.unmake_move();
    return wins_there;
}

bool RulingProver::refuted(const Position& position) {
    for (std::size_t i = first_state_; i < position.states().size(); ++i) {
        defence_ += position.states()[i].last_move.text() + " ";
    }
    return false;
}

}  // namespace tests
