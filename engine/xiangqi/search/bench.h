// SPDX-License-Identifier: MIT
// The bench: fixed positions searched to a fixed depth. Its node count is the search's signature.
#pragma once

#include <cstdint>

#include "engine/core/types.h"
#include "engine/xiangqi/eval/network/network.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

inline constexpr Depth kBenchDepth{12};

/// The nodes it takes. Every position is searched with a fresh table of 16 MB, so on one thread
/// they depend on nothing else. A network judges the positions if there is one.
std::uint64_t run_bench(Depth depth, RuleSet rules = RuleSet::Asian,
                        const network::Network* network = nullptr, std::size_t threads = 1);

}  // namespace engine::xiangqi
