// SPDX-License-Identifier: MIT
// The bench: fixed positions searched to a fixed depth. Its node count is the search's signature.
#pragma once

#include <cstdint>

#include "engine/core/types.h"
#include "engine/gomoku/features.h"

namespace engine::gomoku {

inline constexpr Depth kBenchDepth{9};

/// Every position is searched with a fresh table of 16 MB, so the count depends on nothing else.
std::uint64_t run_bench(Depth depth, FeatureSet features);

}  // namespace engine::gomoku
