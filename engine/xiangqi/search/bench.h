// SPDX-License-Identifier: MIT
// The bench: fixed positions searched to a fixed depth. Its node count is the search's signature.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/network.h"
#include "engine/xiangqi/law/rule_set.h"
#include "engine/xiangqi/search/bench_positions.h"

namespace engine::xiangqi {

inline constexpr Depth kBenchDepth{12};

/// Returns the node count. Every position is searched with a fresh table of 16 MB, so with one
/// thread the count depends on nothing else. `network`, if given, evaluates the positions, which
/// are given as FEN.
std::uint64_t run_bench(Depth depth, RuleSet rules = RuleSet::Asian,
                        const network::Network* network = nullptr, std::size_t threads = 1,
                        std::span<const std::string_view> positions = kBenchPositions);

}  // namespace engine::xiangqi
