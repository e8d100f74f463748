// SPDX-License-Identifier: MIT
// The amount of work of property tests.
#pragma once

#include <cstdlib>

namespace tests {

/// The value of the environment variable CHUHE_PROPERTY_RUNS: 1 by default, more in the workflow
/// (CHUHE_WHOLE=1) and in `script/test long`.
inline int property_factor() {
    const char* times = std::getenv("CHUHE_PROPERTY_RUNS");
    const int factor = times == nullptr ? 1 : std::atoi(times);
    return factor > 0 ? factor : 1;
}

/// The number of random inputs to try.
inline int property_runs(int usual) { return usual * property_factor(); }

/// The largest case to try: `usual`, or `at_length` in longer runs.
template <typename Size>
Size largest_case(Size usual, Size at_length) {
    return property_factor() > 1 ? at_length : usual;
}

}  // namespace tests
