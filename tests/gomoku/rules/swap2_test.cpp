// SPDX-License-Identifier: MIT
// The opening procedure swap2, by itself and through the seam.
#include "engine/gomoku/rules/swap2.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/game.h"

namespace engine::gomoku {
namespace {

const std::string kEmptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle";

OpeningAnswer answer(const std::string& stones) {
    const auto game = make_game("gomoku", 1);
    EXPECT_EQ(tests::set(*game, kEmptyBoard, stones), tests::kNoFault);
    SearchLimits limits;
    limits.nodes = 20'000;
    return game->opening_procedure()->answer_opening(limits, {});
}

TEST(Swap2, TakesTheBetterSide) {
    EXPECT_EQ(answer_swap2(3, 500), Swap2Answer::TakeWhite);
    EXPECT_EQ(answer_swap2(3, -500), Swap2Answer::TakeBlack);
    EXPECT_EQ(answer_swap2(5, 500), Swap2Answer::TakeWhite);
    EXPECT_EQ(answer_swap2(5, -500), Swap2Answer::TakeBlack);
}

TEST(Swap2, PutsTwoMoreOnlyWhereThreeStonesAreEven) {
    EXPECT_EQ(answer_swap2(3, 0), Swap2Answer::PutTwo);
    EXPECT_NE(answer_swap2(5, 0), Swap2Answer::PutTwo);
}

TEST(Swap2, OpensWithThreeDifferentPointsOnAnyBoard) {
    for (int size = kMinSize; size <= kMaxSize; ++size) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            std::set<std::string> points;
            for (const Point point : balanced_opening(size, seed)) {
                EXPECT_LT(point.file(), size);
                EXPECT_LT(point.rank(), size);
                points.insert(point.text());
            }
            EXPECT_EQ(points.size(), 3U) << size << " " << seed;
        }
    }
}

TEST(Swap2, OpensInMoreThanOneWay) {
    const auto game = make_game("gomoku", 1);
    std::set<std::vector<std::string>> openings;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        openings.insert(game->opening_procedure()->propose_opening(seed));
    }
    EXPECT_GT(openings.size(), 20U);
}

TEST(Swap2, TakesWhiteWhereBlacksStonesAreFarFromEverything) {
    EXPECT_EQ(answer("a1 h8 o15").side, Seat::Second);
}

TEST(Swap2, TakesBlackWhereWhitesStoneIsFarFromEverything) {
    EXPECT_EQ(answer("h8 a15 i9 o1 j7").side, Seat::First);
}

TEST(Swap2, IsOfGomokuAlone) { EXPECT_EQ(make_game("xiangqi", 1)->opening_procedure(), nullptr); }

}  // namespace
}  // namespace engine::gomoku
