// SPDX-License-Identifier: MIT
// The static evaluation of a search: by the network or by `evaluate`.
#pragma once

#include <optional>

#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/eval/network/evaluator.h"

namespace engine::gomoku {

class Evaluator {
  public:
    /// Uses `network`, which must outlive the evaluator, or `evaluate` if it is null.
    explicit Evaluator(const network::Network* network) {
        if (network != nullptr) network_.emplace(*network);
    }

    /// From the side to move's view, far from decided scores.
    Value operator()(const Position& position) {
        return network_ ? (*network_)(position) : evaluate(position);
    }

    /// The network evaluator, ready for the policies of the position; null without a network.
    const network::Evaluator* policies_of(const Position& position) {
        if (!network_) return nullptr;
        network_->begin_policies(position);
        return &*network_;
    }

  private:
    std::optional<network::Evaluator> network_;
};

}  // namespace engine::gomoku
