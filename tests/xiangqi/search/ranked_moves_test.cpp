// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/ranked_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/core/random.h"

namespace {

using engine::xiangqi::kNoMove;
using engine::xiangqi::kSquares;
using engine::xiangqi::Move;
using engine::xiangqi::RankedMoves;
using engine::xiangqi::Square;

using Scored = std::pair<Move, int>;

std::vector<Move> taken(const std::vector<Scored>& moves) {
    RankedMoves ranked;
    for (const auto& [move, score] : moves) ranked.add(move, score);
    ranked.finish();
    std::vector<Move> order;
    for (Move move = ranked.take_best(); !move.none(); move = ranked.take_best()) {
        order.push_back(move);
    }
    return order;
}

/// Different moves, among them the one with the highest number, with scores of both signs, many of
/// them equal.
std::vector<Scored> some_moves(engine::SplitMix64& random, std::size_t count) {
    std::vector<Scored> moves{{Move(Square(kSquares - 1), Square(kSquares - 2)), 0}};
    while (moves.size() < count) {
        const Move move(Square(static_cast<int>(random.below(kSquares))),
                        Square(static_cast<int>(random.below(kSquares))));
        const int score = (static_cast<int>(random.below(21)) - 10) * 13000;
        const bool is_new = std::none_of(moves.begin(), moves.end(),
                                         [&](const Scored& one) { return one.first == move; });
        if (move.from() != move.to() && is_new) moves.emplace_back(move, score);
    }
    return moves;
}

TEST(RankedMoves, HandsOutTheHighestScoreFirstAndOfEqualOnesTheLowestMove) {
    engine::SplitMix64 random(1);
    for (std::size_t count = 1; count <= engine::xiangqi::MoveList::kCapacity; ++count) {
        std::vector<Scored> moves = some_moves(random, count);
        const std::vector<Move> order = taken(moves);
        std::sort(moves.begin(), moves.end(), [](const Scored& a, const Scored& b) {
            return a.second != b.second ? a.second > b.second : a.first.raw() < b.first.raw();
        });
        ASSERT_EQ(order.size(), count);
        for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(order[i], moves[i].first) << i;
    }
}

TEST(RankedMoves, StartsAnewAfterClear) {
    const Move move(Square(0), Square(1));
    RankedMoves ranked;
    EXPECT_EQ(ranked.take_best(), kNoMove);
    ranked.add(Move(Square(2), Square(3)), 5);
    ranked.finish();
    ranked.clear();
    ranked.add(move, -5);
    ranked.finish();
    EXPECT_EQ(ranked.take_best(), move);
    EXPECT_EQ(ranked.take_best(), kNoMove);
}

TEST(RankedMoves, KeepsAMoveWhoseScoreIsOutOfRange) {
    const Move best(Square(80), Square(81));
    const Move worst(Square(0), Square(1));
    EXPECT_EQ(taken({{worst, -1'000'000}, {best, 1'000'000}}), (std::vector{best, worst}));
}

}  // namespace
