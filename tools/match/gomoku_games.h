// SPDX-License-Identifier: MIT
// Games of Gomoku between two players of one process.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capabilities.h"
#include "engine/game.h"
#include "tools/match/statistics.h"

namespace match {

class GomokuPlayer {
  public:
    /// At most so much for a move: nodes, or milliseconds of this process's processor time, which
    /// other programs on a busy machine do not shorten; 0 is no limit.
    GomokuPlayer(std::uint64_t nodes, int processor_time);

    /// `full`, a level, one with a style (`5:direct:2`), `network=PATH`, where PATH may be `none`,
    /// or, in the lab build, techniques to play without and parameters with their values:
    /// `null-move,KillerScore=200`. Empty, or a sentence that quotes what no player is.
    std::string become(const std::string& name);
    void begin(std::uint64_t seed);
    engine::Snapshot look(const std::string& moves);
    std::string move(const std::string& moves);

  private:
    std::string take_style(const std::vector<std::string_view>& words);

    std::unique_ptr<engine::Game> game_;
    engine::SearchLimits limits_;
    int processor_time_;
    /// Of all parameters, in their order.
    std::vector<int> values_;
};

struct GomokuOpenings {
    /// Moves, separated by spaces.
    std::vector<std::string> openings;
    /// A sentence that quotes what is wrong; else empty.
    std::string error;
};

GomokuOpenings read_gomoku_openings(const std::string& path);

/// So many pairs of games from the openings in turn, beginning with that of number `first_pair`,
/// each with either colour, turned and mirrored when they come round again.
Score play_gomoku(GomokuPlayer& first, GomokuPlayer& second,
                  const std::vector<std::string>& openings, std::size_t first_pair,
                  std::size_t pairs);

}  // namespace match
