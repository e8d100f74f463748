// SPDX-License-Identifier: MIT
// How much later moves are reduced: logarithmic in depth and in the number of moves before.
// Integers only, so that every platform searches the same tree.
#pragma once

#include <algorithm>
#include <array>

#include "engine/xiangqi/parameters.h"

namespace engine::xiangqi {

namespace detail {

/// 64 log2(n), to the nearest integer below.
constexpr int log2_times_64(int n) {
    // Squaring a number in [1, 2) six times yields six bits of its logarithm.
    int whole = 0;
    while ((n >> (whole + 1)) != 0) ++whole;
    unsigned long long mantissa = (static_cast<unsigned long long>(n) << 30) >> whole;
    int fraction = 0;
    for (int bit = 0; bit < 6; ++bit) {
        mantissa = (mantissa * mantissa) >> 30;
        fraction <<= 1;
        if (mantissa >= (2ULL << 30)) {
            mantissa >>= 1;
            fraction |= 1;
        }
    }
    return whole * 64 + fraction;
}

inline constexpr auto kLog2Times64 = [] {
    std::array<int, 128> table{};
    for (std::size_t n = 1; n < table.size(); ++n) table[n] = log2_times_64(static_cast<int>(n));
    return table;
}();

}  // namespace detail

/// A ply in the unit of `base_reduction`.
inline constexpr int kReductionUnit = 1024;

/// For a quiet move searched after `moves_before` others, both at least 1.
inline int base_reduction(int depth, int moves_before) {
    const auto d = static_cast<std::size_t>(std::min(depth, 127));
    const auto m = static_cast<std::size_t>(std::min(moves_before, 127));
    return kReductionBase +
           detail::kLog2Times64[d] * detail::kLog2Times64[m] * 100 / kReductionDivisor;
}

}  // namespace engine::xiangqi
