// SPDX-License-Identifier: MIT
// The engine's judge, and the law as the search asks it, held against the plain judge on random
// games.
#pragma once

#include <cstdint>

namespace tests {

/// What the games of a trial were ruled by the computer law.
struct Tally {
    int perpetual_checks = 0;
    int mutual_checks = 0;
    int chases = 0;
    int mutual_chases = 0;
    int plain_draws = 0;
    /// Those whose last cycle is longer than out and back.
    int long_cycles = 0;
    /// Those that came back by another way the second time.
    int two_ways = 0;
};

/// Rules on random games by both judges. A difference fails the running test; after a few the
/// trial is given up.
Tally try_judge(std::uint64_t seed, int games);

}  // namespace tests
