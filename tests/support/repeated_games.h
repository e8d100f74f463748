// SPDX-License-Identifier: MIT
// Random games that repeat a position three times, with many checks and chases.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/random.h"

namespace tests {

/// A game that ends with the third occurrence of a position.
struct RepeatedGame {
    std::string fen;
    std::vector<std::string> moves;
    /// Plies since the second occurrence.
    std::size_t cycle_plies = 0;

    /// Whether the moves from the first occurrence to the second and from there to the third are
    /// the same.
    [[nodiscard]] bool plays_one_cycle_twice() const;
};

/// `moves` separated by spaces.
std::string joined(const std::vector<std::string>& moves);

/// The games of tests/data/repetition.txt.
std::vector<RepeatedGame> repeated_diagrams();

/// An endless, deterministic supply of games. In most games both sides move a piece or two with an
/// aim, with few pieces or in the middle of a master game, until a position has repeated; the
/// others are diagrams with changed pieces.
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
