// SPDX-License-Identifier: MIT
#include "engine/core/fixed_vector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace {

using engine::FixedVector;
using testing::ElementsAre;

template <std::size_t N>
std::vector<int> items_of(const FixedVector<int, N>& list) {
    return {list.begin(), list.end()};
}

TEST(FixedVector, StartsEmpty) {
    const FixedVector<int, 3> list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.size(), 0U);
    EXPECT_EQ(list.begin(), list.end());
}

TEST(FixedVector, KeepsItemsInOrderUpToItsCapacity) {
    FixedVector<int, 3> list;
    for (const int item : {7, 8, 9}) list.push_back(item);
    EXPECT_THAT(items_of(list), ElementsAre(7, 8, 9));
    EXPECT_EQ(list[1], 8);
}

TEST(FixedVector, CanBeCutShortClearedAndFilledAgain) {
    FixedVector<int, 3> list;
    for (const int item : {7, 8, 9}) list.push_back(item);
    list.resize(1);
    EXPECT_THAT(items_of(list), ElementsAre(7));
    list.clear();
    EXPECT_TRUE(list.empty());
    list.push_back(5);
    EXPECT_THAT(items_of(list), ElementsAre(5));
}

TEST(FixedVector, LetsItsItemsBeChanged) {
    FixedVector<int, 3> list;
    list.push_back(1);
    list[0] = 2;
    for (int& item : list) ++item;
    EXPECT_THAT(items_of(list), ElementsAre(3));
}

TEST(FixedVectorDeathTest, RefusesMoreThanItsCapacityInDebugBuilds) {
#ifdef NDEBUG
    GTEST_SKIP() << "assertions are off";
#else
    FixedVector<int, 1> list;
    list.push_back(1);
    EXPECT_DEATH(list.push_back(2), "");
#endif
}

}  // namespace
