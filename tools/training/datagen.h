// SPDX-License-Identifier: MIT
// Games the engine plays against itself to make training records (see DATA.md).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/search.h"
#include "tools/training/training_file.h"

namespace engine::xiangqi {

struct DatagenSettings {
    /// Nodes a move: the iteration that reaches them is finished.
    std::uint64_t soft_nodes = 3000;
    RuleSet rules = RuleSet::Simple;
    /// Half of the games start from one of these; all from the start position when empty.
    std::vector<Position> openings;
};

/// The table of the games' searches; small, because it is cleared before each game.
inline constexpr std::size_t kDatagenTableMegabytes = 4;

struct TrainingGame {
    Tally tally;
    /// Packed records in the order of the game.
    Bytes records;
};

/// Plays the game of this number: the same number and settings, the same game.
TrainingGame play_training_game(std::uint32_t number, const DatagenSettings& settings,
                                SearchState& state);

}  // namespace engine::xiangqi
