// SPDX-License-Identifier: MIT
// How much tests try whose work has no end of its own.
#pragma once

#include <cstdlib>

namespace tests {

/// What the environment variable CHUHE_PROPERTY_RUNS says: 1, or more where there is time, in the
/// workflow (CHUHE_WHOLE=1) and in `script/test long`.
inline int property_factor() {
    const char* times = std::getenv("CHUHE_PROPERTY_RUNS");
    const int factor = times == nullptr ? 1 : std::atoi(times);
    return factor > 0 ? factor : 1;
}

/// How often random inputs are tried.
inline int property_runs(int usual) { return usual * property_factor(); }

/// The largest of the given cases that are tried: `usual`, or `at_length` where there is time.
template <typename Size>
Size largest_case(Size usual, Size at_length) {
    return property_factor() > 1 ? at_length : usual;
}

}  // namespace tests
