// SPDX-License-Identifier: MIT
// The bench: fixed positions searched to a fixed depth. Its node count is the search's signature.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/network.h"
#include "engine/xiangqi/law/rule_set.h"
#include "engine/xiangqi/search/features.h"

namespace engine::xiangqi {

inline constexpr Depth kBenchDepth{12};

struct BenchResult {
    std::uint64_t nodes = 0;
    /// Table hits in the first and the second tier.
    std::array<std::uint64_t, 2> table_hits{};
};

/// Every position is searched with a fresh table of 16 MB, so the count depends on nothing else. A
/// network judges the positions if there is one.
BenchResult run_bench(Depth depth, FeatureSet features, RuleSet rules = RuleSet::Asian,
                      const network::Network* network = nullptr);

}  // namespace engine::xiangqi
