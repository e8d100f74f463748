// SPDX-License-Identifier: MIT
// Random games that come back to a position twice, rich in checks and chases.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/random.h"

namespace tests {

/// A game at whose end, and not before, a position stands on the board for the third time.
struct RepeatedGame {
    std::string fen;
    std::vector<std::string> moves;
    /// Plies since the second occurrence.
    std::size_t cycle_plies = 0;

    /// Whether the moves from the first occurrence to the second and on to the third are the same.
    [[nodiscard]] bool plays_one_cycle_twice() const;
};

/// `moves` separated by spaces.
std::string joined(const std::vector<std::string>& moves);

/// The games of tests/data/repetition.txt.
std::vector<RepeatedGame> repeated_diagrams();

/// An endless supply, the same for the same seed on every platform. In most games both sides walk
/// about with a piece or two and an aim, among few pieces or in the middle of a master game, until
/// a position has repeated; the others are diagrams with pieces changed.
class RepeatedGames {
  public:
    explicit RepeatedGames(std::uint64_t seed);
    RepeatedGame next();

  private:
    engine::SplitMix64 random_;
    std::vector<std::string> master_games_;
    std::vector<RepeatedGame> diagrams_;
};

}  // namespace tests
