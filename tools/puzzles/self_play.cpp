// SPDX-License-Identifier: MIT
#include "tools/puzzles/self_play.h"

#include "engine/core/random.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"

namespace puzzles {

namespace gomoku = engine::gomoku;

namespace {

constexpr int kMostStones = 150;
constexpr std::uint64_t kNodesPerMove = 200;

/// Random stones close to each other.
gomoku::Position opening(gomoku::Rule rule, engine::SplitMix64& random) {
    gomoku::Position position(gomoku::kStandardSize, rule);
    const int middle = gomoku::kStandardSize / 2;
    position.make_move(gomoku::Point(middle, middle));
    const int stones = 5 + static_cast<int>(random.below(30));
    while (position.stones() < stones) {
        std::vector<gomoku::Point> choice;
        for (const gomoku::Point point : position.near_points()) {
            const auto threat = position.threat(position.side_to_move(), point);
            if (threat != gomoku::Threat::Five) choice.push_back(point);
        }
        const auto point = choice[random.below(static_cast<std::uint32_t>(choice.size()))];
        if (!is_forbidden(position, point)) position.make_move(point);
    }
    return position;
}

}  // namespace

std::vector<gomoku::Position> play(engine::Game& game, gomoku::Rule rule, std::uint64_t seed) {
    engine::SplitMix64 random(seed);
    engine::SearchLimits limits;
    limits.nodes = kNodesPerMove;
    std::vector<gomoku::Position> positions{opening(rule, random)};
    game.new_game();
    while (positions.back().stones() < kMostStones) {
        if (judge(positions.back()).status != engine::Status::Ongoing) break;
        if (game.set_position(to_fen(positions.back()), {}, {})) break;
        const auto found = game.search(limits, [](const engine::SearchInfo&) {}, {});
        const auto move = gomoku::parse_point(found.best_move, gomoku::kStandardSize);
        if (!move) break;
        positions.push_back(positions.back());
        positions.back().make_move(*move);
    }
    // A finished game is not a puzzle.
    if (judge(positions.back()).status != engine::Status::Ongoing) positions.pop_back();
    return positions;
}

}  // namespace puzzles
