// SPDX-License-Identifier: MIT
// Ratings on one scale from matches between some of the engines.
#pragma once

#include <cstddef>
#include <vector>

#include "tools/match/statistics.h"

namespace match {

/// A match between the engines numbered `first` and `second`.
struct Pairing {
    std::size_t first = 0;
    std::size_t second = 1;
    Score score;
};

/// Least squares over the Elo differences of the matches, each weighed by its certainty; the engine
/// `anchor` gets `anchor_rating` without error. Half a point is added to either side of a match, so
/// that a clean sweep is a wide difference and not an endless one. An engine that no chain of
/// matches connects with the anchor has an infinite error.
std::vector<Estimate> rate(std::size_t engines, const std::vector<Pairing>& pairings,
                           std::size_t anchor, double anchor_rating);

}  // namespace match
