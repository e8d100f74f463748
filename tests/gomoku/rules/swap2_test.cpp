// SPDX-License-Identifier: MIT
// How the engine plays swap2; procedure_test.cpp tests its rules.
#include "engine/gomoku/rules/swap2.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace engine::gomoku {
namespace {

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

}  // namespace
}  // namespace engine::gomoku
