// SPDX-License-Identifier: MIT
// Games of Gomoku the engine plays against itself, for whatever learns from them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/search/search.h"
#include "tools/training/shard.h"

namespace engine::gomoku {

struct SelfPlaySettings {
    /// The table of the searches; small, because it is cleared before each game.
    static constexpr std::size_t kTableMegabytes = 2;

    Rule rule = Rule::Freestyle;
    /// Of each search.
    std::uint64_t nodes = 1000;
};

/// But for the numbers of games.
training::Origin origin_of(const SelfPlaySettings& settings, const network::Network* network);

/// A position that was searched.
struct TrainingPosition {
    /// The longest way off the game.
    static constexpr std::size_t kMostDetour = 3;

    /// Moves of the game before it.
    std::size_t ply = 0;
    /// Moves after these that were not played.
    FixedVector<Point, kMostDetour> detour;
    /// For the side to move.
    Value value = 0;
    Point best_move;

    bool operator==(const TrainingPosition& other) const;
};

struct TrainingGame {
    Rule rule = Rule::Freestyle;
    /// 2 for a win, 1 for a draw.
    int black_half_points = 1;
    /// From the empty board.
    std::vector<Point> moves;
    /// In the order of the game. None is decided by fives, open fours or continuous fours that are
    /// seen at a glance: the search asks for no evaluation there.
    std::vector<TrainingPosition> positions;

    bool operator==(const TrainingGame&) const = default;
    [[nodiscard]] std::size_t size() const { return positions.size(); }
};

/// The position on the board of the game.
Position position_of(const TrainingGame& game, const TrainingPosition& position);

/// The share of a win that `us`, who is to move, may expect, from 0 to 1: `result_percent` of it
/// are the result of the game, the rest the value of the search.
float expected_share(const TrainingGame& game, const TrainingPosition& position, Color us,
                     int result_percent);

/// Plays the game of this number: the same number and settings, the same game.
TrainingGame play_training_game(std::uint32_t number, const SelfPlaySettings& settings,
                                SearchState& state);

}  // namespace engine::gomoku
