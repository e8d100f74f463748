// SPDX-License-Identifier: MIT
// The static evaluation of a search: by the network or by hand.
#pragma once

#include <optional>

#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/eval/network/evaluator.h"

namespace engine::gomoku {

class Evaluator {
  public:
    /// By `network`, which must outlive it, or by hand if it is null.
    explicit Evaluator(const network::Network* network) {
        if (network != nullptr) network_.emplace(*network);
    }

    /// For the side to move, far from the decided scores.
    Value operator()(const Position& position) {
        return network_ ? (*network_)(position) : evaluate(position);
    }

    /// Ready to tell the policies of the position; null by hand.
    const network::Evaluator* policies_of(const Position& position) {
        if (!network_) return nullptr;
        network_->begin_policies(position);
        return &*network_;
    }

  private:
    std::optional<network::Evaluator> network_;
};

}  // namespace engine::gomoku
