// SPDX-License-Identifier: MIT
// How often tests of random inputs try.
#pragma once

#include <cstdlib>

namespace tests {

/// `usual`, times what the environment variable CHUHE_PROPERTY_RUNS says.
inline int property_runs(int usual) {
    const char* times = std::getenv("CHUHE_PROPERTY_RUNS");
    const int factor = times == nullptr ? 1 : std::atoi(times);
    return usual * (factor > 0 ? factor : 1);
}

}  // namespace tests
