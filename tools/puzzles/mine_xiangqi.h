// SPDX-License-Identifier: MIT
// Finds Xiangqi puzzles in games: positions with a single answer, far better than the second best
// move.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/xiangqi/board/position.h"

namespace puzzles {

struct XiangqiPuzzle {
    engine::xiangqi::Position position;
    /// The number of moves to mate, proven to be the shortest; 0 if the answer wins in another way.
    int mate = 0;
    engine::xiangqi::Move answer;
};

struct MinerEffort {
    /// The nodes to decide whether a position is worth a closer look.
    std::uint64_t glance_nodes = 600;
    /// The nodes for the two best lines of such a position, and for each proof about a mate.
    std::uint64_t proof_nodes = 100'000;
};

class XiangqiMiner {
  public:
    /// `game` must be Xiangqi.
    explicit XiangqiMiner(engine::Game& game, const MinerEffort& effort = {})
        : game_(game),
          effort_(effort) {}

    /// The puzzles in a game from the start position, at most four and at most one of them a mate.
    /// The game ends at the first illegal move.
    std::vector<XiangqiPuzzle> puzzles_in(const std::vector<engine::xiangqi::Move>& moves);

  private:
    using Position = engine::xiangqi::Position;

    /// From the values of short searches of the previous and this position, each from its side to
    /// move's view.
    static bool is_worth_a_look(engine::Value before, engine::Value now, int mates_tried);
    engine::SearchInfo search(const std::string& fen, const engine::SearchLimits& limits);
    /// The two best lines; nothing if there is no second move.
    std::optional<std::pair<engine::SearchInfo, engine::SearchInfo>> best_two(
        const std::string& fen, std::uint64_t nodes);
    std::optional<XiangqiPuzzle> proved(const Position& position);
    std::optional<XiangqiPuzzle> proved_mate(const Position& position, const std::string& fen,
                                             const engine::SearchInfo& best);

    engine::Game& game_;
    MinerEffort effort_;
};

}  // namespace puzzles
