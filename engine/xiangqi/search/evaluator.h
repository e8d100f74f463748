// SPDX-License-Identifier: MIT
// The static evaluation of a search: by the network or by hand-written terms, with errors at the
// lower levels.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/core/random.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "engine/xiangqi/search/eval_noise.h"
#include "engine/xiangqi/search/levels.h"

namespace engine::xiangqi {

class Evaluator {
  public:
    /// Uses `network`, which must outlive the evaluator, or `evaluate` if it is null. The level and
    /// seed of the limits determine the errors, which are relative to the root position.
    Evaluator(const network::Network* network, const SearchLimits& limits, const Position& root)
        : noise_(level_of(limits).error, limits.seed, root) {
        if (network != nullptr) network_.emplace(*network);
        if (!is_noisy()) return;
        const auto level = static_cast<std::uint64_t>(limits.level);
        table_salt_ = SplitMix64(limits.seed ^ root.key() ^ level).next();
    }

    /// Centipawns from the side to move's view, smaller than a decided score. Except for the
    /// errors, independent of earlier calls.
    Value operator()(const Position& position) {
        const Value value =
            network_ ? tempered(position, (*network_)(position)) : evaluate(position);
        return std::clamp(value + noise_.of(position), -kRuleLossBound, kRuleLossBound);
    }
    /// Whether the level makes errors; corrections are not learnt then, because they would undo the
    /// errors.
    [[nodiscard]] bool is_noisy() const { return noise_.any(); }
    /// Mixed into the keys of the transposition table, to keep different evaluations apart.
    [[nodiscard]] Key table_salt() const { return table_salt_; }

  private:
    std::optional<network::Evaluator> network_;
    EvalNoise noise_;
    Key table_salt_ = 0;
};

}  // namespace engine::xiangqi
