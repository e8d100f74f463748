// SPDX-License-Identifier: MIT
// Games of Xiangqi that the engine plays against itself to make training records
// (docs/training-data.md).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/search.h"
#include "tools/training/xiangqi/shard.h"

namespace engine::xiangqi {

struct SelfPlaySettings {
    /// The table of the searches; small, because it is cleared before each game.
    static constexpr std::size_t kTableMegabytes = 4;

    /// Of a move: the iteration that reaches them is finished.
    std::uint64_t nodes = 3000;
    RuleSet rules = RuleSet::Simple;
    /// Half of the games start from one of these; all from the start position when empty.
    std::vector<Position> openings;
    /// As the header of a shard names them.
    std::string openings_checksum = "none";
};

/// Reads a list with a position on each line; what is wrong with it, or nothing.
std::string read_openings(const std::string& path, SelfPlaySettings& settings);
/// But for the numbers of games.
training::Origin origin_of(const SelfPlaySettings& settings, const network::Network* network);

struct TrainingGame {
    Tally tally;
    /// Packed records in the order of the game.
    Bytes records;

    [[nodiscard]] std::size_t size() const { return tally[Count::PositionsKept]; }
};

/// Plays the game of this number: the same number and settings, the same game.
TrainingGame play_training_game(std::uint32_t number, const SelfPlaySettings& settings,
                                SearchState& state);
inline Bytes pack_block(std::uint32_t number, const TrainingGame& game) {
    return pack_block(number, game.tally, game.records);
}

}  // namespace engine::xiangqi
