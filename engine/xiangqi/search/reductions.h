// SPDX-License-Identifier: MIT
// Late move reductions: logarithmic in depth and in the number of earlier moves. Integers only, so
// that every platform searches the same tree.
#pragma once

#include "engine/core/logarithm.h"
#include "engine/xiangqi/search/parameters.h"

namespace engine::xiangqi {

/// One ply in the unit of `base_reduction`.
inline constexpr int kReductionUnit = 1024;

/// The reduction of a quiet move searched after `moves_before` others; both arguments are at least
/// 1.
inline int base_reduction(int depth, int moves_before) {
    return kReductionBase +
           log2_times_64(depth) * log2_times_64(moves_before) * 100 / kReductionDivisor;
}

}  // namespace engine::xiangqi
