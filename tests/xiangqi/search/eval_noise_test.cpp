// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/eval_noise.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using engine::Value;
using tests::position_of;

constexpr Value kError = 50;

TEST(EvalNoise, WithoutErrorIsNone) {
    const Position start = position_of(kStartFen);
    const EvalNoise noise(0, 1, start);
    EXPECT_EQ(noise.of(position_of(kStartFen, "h2e2 h9g7")), 0);
}

TEST(EvalNoise, LeavesThePositionAtTheRootAlone) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Position start = position_of(kStartFen);
        EXPECT_EQ(EvalNoise(kError, seed, start).of(start), 0);
    }
}

TEST(EvalNoise, ErrsByNoMoreThanWhatAMoveChanges) {
    for (const std::string& fen : tests::game_positions(200)) {
        Position position = position_of(fen);
        const EvalNoise noise(kError, 1, position);
        for (const Move move : legal_moves(position)) {
            const int changes = position.at(move.to()).none() ? 2 : 3;
            position.make_move(move);
            EXPECT_LE(engine::magnitude(noise.of(position)), changes * kError);
            position.unmake_move();
        }
    }
}

TEST(EvalNoise, IsTheSameForASeedAndAnotherForAnother) {
    const Position start = position_of(kStartFen);
    const Position later = position_of(kStartFen, "h2e2 h9g7 h0g2");
    std::set<Value> values;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Value value = EvalNoise(kError, seed, start).of(later);
        EXPECT_EQ(EvalNoise(kError, seed, start).of(later), value);
        values.insert(value);
    }
    EXPECT_GT(values.size(), 10U);
}

TEST(EvalNoise, FavoursOneSideAsMuchAsItWrongsTheOther) {
    Position position = position_of(kStartFen);
    const EvalNoise noise(kError, 1, position);
    tests::play(position, "h2e2");
    const Value for_black = noise.of(position);
    position.make_null_move();
    EXPECT_EQ(noise.of(position), -for_black);
}

}  // namespace
