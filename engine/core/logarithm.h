// SPDX-License-Identifier: MIT
// Integer logarithms, so that every platform reduces moves by the same amount.
#pragma once

#include <algorithm>
#include <array>

namespace engine {

namespace detail {

/// 64 log2(n), rounded down.
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
    for (std::size_t n = 1; n != table.size(); ++n) table[n] = log2_times_64(static_cast<int>(n));
    return table;
}();

}  // namespace detail

/// 64 log2(n) for n ≥ 1; n above 127 counts as 127.
constexpr int log2_times_64(int n) {
    return detail::kLog2Times64[static_cast<std::size_t>(std::min(n, 127))];
}

}  // namespace engine
