// SPDX-License-Identifier: MIT
// Returns the candidates of a node one by one, the most promising first.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/eval/network/evaluator.h"
#include "engine/gomoku/search/histories.h"

namespace engine::gomoku {

/// Data of earlier searches for ordering the moves of a node.
struct OrderingHints {
    Point hash_move;
    Killers killers;
    /// Ready for the policies of the position; null without a network.
    const network::Evaluator* policies = nullptr;
};

class MovePicker {
  public:
    MovePicker(const Position& position, const PointSet& candidates, Histories& histories,
               const OrderingHints& hints);

    /// The next move, kNoPoint at the end.
    Point next();
    [[nodiscard]] std::size_t size() const { return moves_.size(); }
    /// How much less likely than the most likely move the last returned move is, in units of
    /// network::kPolicyUnit; 0 without a network.
    [[nodiscard]] int doubt() const { return likeliest_ - moves_[next_ - 1].policy; }

  private:
    struct ScoredMove {
        Point point;
        int score;
        int policy;
    };

    FixedVector<ScoredMove, kMaxSize * kMaxSize> moves_;
    std::size_t next_ = 0;
    int likeliest_ = 0;
};

}  // namespace engine::gomoku
