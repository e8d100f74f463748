// SPDX-License-Identifier: MIT
// Games of Gomoku the engine plays against itself, for whatever learns from them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/core/random.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

struct SelfPlaySettings {
    Rule rule = Rule::Freestyle;
    /// Of each search.
    std::uint64_t nodes = 1000;
};

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
};

/// The position on the board of the game.
Position position_of(const TrainingGame& game, const TrainingPosition& position);

class SelfPlay {
  public:
    /// The search judges by a copy of the network, or by hand if it is null.
    explicit SelfPlay(const SelfPlaySettings& settings, const network::Network* network = nullptr);

    /// Plays the game of this number: the same number and settings, the same game.
    TrainingGame play(std::uint32_t number);

  private:
    struct Found {
        Point move;
        Value value = 0;
    };

    Found think(Position& position, std::uint64_t nodes);
    /// One of so many moves that look best; kNoPoint where there is none.
    Point random_move(Position& position, std::uint32_t among);
    Point central_point();
    Position even_opening();
    /// Black's half points.
    int play_on(Position& position, TrainingGame& game);
    void take_detour(Position& position, TrainingGame& game);
    void keep(Position& position, std::size_t ply, const Found& found, TrainingGame& game);

    SelfPlaySettings settings_;
    SplitMix64 random_{0};
    SearchState state_{2};
};

}  // namespace engine::gomoku
