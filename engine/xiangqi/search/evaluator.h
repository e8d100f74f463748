// SPDX-License-Identifier: MIT
// The static evaluation of a search: by the network or by hand, on the lower levels with errors.
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
    /// By `network`, which must outlive it, or by hand if it is null. The limits' level and seed
    /// decide the errors, which count from the position at the root.
    Evaluator(const network::Network* network, const SearchLimits& limits, const Position& root)
        : noise_(level_of(limits).error, limits.seed, root) {
        if (network != nullptr) network_.emplace(*network);
        if (!is_noisy()) return;
        const auto level = static_cast<std::uint64_t>(limits.level);
        table_salt_ = SplitMix64(limits.seed ^ root.key() ^ level).next();
    }

    /// Centipawns for the side to move, short of a decided score. Its errors apart, any position at
    /// any time.
    Value operator()(const Position& position) {
        const Value value =
            network_ ? tempered(position, (*network_)(position)) : evaluate(position);
        return std::clamp(value + noise_.of(position), -kRuleLossBound, kRuleLossBound);
    }
    /// Whether a level errs: then no corrections are learnt, which would undo its errors.
    [[nodiscard]] bool is_noisy() const { return noise_.any(); }
    /// Goes into the keys of the table, so that evaluations of different kinds never mix there.
    [[nodiscard]] Key table_salt() const { return table_salt_; }

  private:
    std::optional<network::Evaluator> network_;
    EvalNoise noise_;
    Key table_salt_ = 0;
};

}  // namespace engine::xiangqi
