// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/move.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;

TEST(ParseMove, ReadsWhatAMoveWrites) {
    for (int from = 0; from < kSquares; ++from) {
        for (int to = 0; to < kSquares; ++to) {
            if (from == to) continue;
            const Move move{Square(from), Square(to)};
            ASSERT_EQ(parse_move(move.text()), move) << move.text();
        }
    }
}

TEST(ParseMove, CountsFilesFromRedsLeftAndRanksFromRedsSide) {
    const auto move = parse_move("h2e9");
    ASSERT_TRUE(move);
    EXPECT_EQ(move->from(), Square(7, 2));
    EXPECT_EQ(move->to(), Square(4, 9));
}

TEST(ParseMove, ReadsIccsAsWell) {
    EXPECT_EQ(parse_move("H2-E2"), parse_move("h2e2"));
    EXPECT_EQ(parse_move("H2E2"), parse_move("h2e2"));
    EXPECT_EQ(parse_move("h2-e2"), parse_move("h2e2"));
}

TEST(ParseMove, RefusesEverythingElse) {
    for (const char* text : {"", "h2", "h2e", "h2e22", "h2 e2", "j2e2", "h2j2", "h:e2", "h2e2-",
                             "-h2e2", "h2h2", "0000", "2h2e", "炮二", "h2–e2", "`2e2", "@2E2"}) {
        EXPECT_EQ(parse_move(text), std::nullopt) << text;
    }
}

TEST(ParseMove, SurvivesRandomBytes) {
    engine::SplitMix64 random(1);
    for (int i = 0; i < 200'000; ++i) {
        std::string text(random.below(7), ' ');
        for (char& c : text) c = static_cast<char>(random.below(256));
        const auto move = parse_move(text);
        if (move) {
            ASSERT_EQ(parse_move(move->text()), move);
        }
    }
}

TEST(Move, SurvivesItsSixteenBits) {
    const Move move = tests::move_of("i9a0");
    EXPECT_EQ(Move::from_raw(move.raw()), move);
    EXPECT_FALSE(move.none());
    EXPECT_TRUE(kNoMove.none());
}

TEST(Move, IsMirroredFromLeftToRight) {
    EXPECT_EQ(tests::move_of("h2e2").mirrored(), tests::move_of("b2e2"));
    EXPECT_EQ(tests::move_of("e0e1").mirrored(), tests::move_of("e0e1"));
}

TEST(Square, KnowsPalacesAndRiver) {
    EXPECT_TRUE(in_palace(Color::Red, tests::square_of("d2")));
    EXPECT_FALSE(in_palace(Color::Red, tests::square_of("d3")));
    EXPECT_FALSE(in_palace(Color::Red, tests::square_of("c0")));
    EXPECT_TRUE(in_palace(Color::Black, tests::square_of("f7")));
    EXPECT_FALSE(in_palace(Color::Black, tests::square_of("e0")));
    EXPECT_FALSE(across_river(Color::Red, tests::square_of("e4")));
    EXPECT_TRUE(across_river(Color::Red, tests::square_of("e5")));
    EXPECT_FALSE(across_river(Color::Black, tests::square_of("e5")));
    EXPECT_TRUE(across_river(Color::Black, tests::square_of("e4")));
}

}  // namespace
