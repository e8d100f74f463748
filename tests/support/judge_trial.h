// SPDX-License-Identifier: MIT
// Compares the engine's judge, and the rule set as used by the search, with the plain judge on
// random games.
#pragma once

#include <cstdint>

namespace tests {

/// The results of a trial's games under the computer rules.
struct Tally {
    int perpetual_checks = 0;
    int mutual_checks = 0;
    int chases = 0;
    int mutual_chases = 0;
    int plain_draws = 0;
    /// Games whose last cycle is longer than back and forth.
    int long_cycles = 0;
    /// Games that returned by another way the second time.
    int two_ways = 0;
};

/// Judges random games with both judges. A difference fails the running test; the trial ends after
/// a few differences.
Tally try_judge(std::uint64_t seed, int games);

}  // namespace tests
