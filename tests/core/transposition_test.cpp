// SPDX-License-Identifier: MIT
#include "engine/core/search/transposition.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace {

using namespace engine;

constexpr Ply kRoot{0};
// Keys that share the only bucket of the smallest table.
constexpr Key kA = 0x1111'2222'3333'4444;
constexpr Key kB = 0x5555'6666'7777'8888;
constexpr Key kC = 0x9999'AAAA'BBBB'CCCC;

TableEntry entry(Value value, int depth, Bound bound = Bound::Exact, std::uint16_t move = 99) {
    return {move, value, 0, Depth{depth}, bound};
}

/// A table of a single bucket, so that all keys compete.
class TranspositionTable : public testing::Test {
  protected:
    void store(Key key, int depth, Value value = 10) {
        table_.store(key, kRoot, entry(value, depth));
    }
    [[nodiscard]] bool knows(Key key) const { return table_.probe(key, kRoot).has_value(); }
    /// The tier of a key, 1 or 2; 0 if it is not stored. A new entry displaces the second tier.
    [[nodiscard]] int tier_of(Key key) const {
        if (!knows(key)) return 0;
        engine::TranspositionTable copy = table_;
        copy.store(~key, kRoot, entry(0, 0));
        return copy.probe(key, kRoot) ? 1 : 2;
    }
    [[nodiscard]] Value value_at(Key key, Ply ply) const { return table_.probe(key, ply)->value; }

    engine::TranspositionTable table_{0};
};

TEST_F(TranspositionTable, KnowsNothingAtFirst) {
    EXPECT_FALSE(knows(kA));
    EXPECT_EQ(table_.full_permille(), 0);
}

TEST_F(TranspositionTable, GivesBackWhatWasStored) {
    table_.store(kA, Ply{3}, {1234, -56, 78, Depth{9}, Bound::Lower});
    const auto found = table_.probe(kA, Ply{5});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, 1234);
    EXPECT_EQ(found->value, -56);
    EXPECT_EQ(found->eval, 78);
    EXPECT_EQ(found->depth, Depth{9});
    EXPECT_EQ(found->bound, Bound::Lower);
}

TEST_F(TranspositionTable, KeepsEveryBoundValueAndDepthASearchCanHave) {
    for (const Bound bound : {Bound::Lower, Bound::Upper, Bound::Exact}) {
        for (const Value value : {-2000, -1, 0, 1, 2000, mate_in(Ply{1}), mated_in(Ply{2})}) {
            for (const int depth : {0, 1, 50, 127}) {
                table_.store(kA, kRoot, entry(value, depth, bound));
                const auto found = table_.probe(kA, kRoot);
                ASSERT_TRUE(found);
                EXPECT_EQ(found->value, value);
                EXPECT_EQ(found->depth, Depth{depth});
                EXPECT_EQ(found->bound, bound);
            }
        }
    }
}

TEST_F(TranspositionTable, DoesNotTakeOnePositionForAnother) {
    store(kA, 5);
    for (int bit = 0; bit < 64; ++bit) EXPECT_FALSE(knows(kA ^ (1ULL << bit))) << "bit " << bit;
}

TEST_F(TranspositionTable, MeasuresMatesFromTheNodeWhereverItIsMet) {
    // Mated four plies below a node at ply 6; the same node met at ply 2.
    table_.store(kA, Ply{6}, entry(mated_in(Ply{10}), 5));
    EXPECT_EQ(value_at(kA, Ply{2}), mated_in(Ply{6}));
    // Mating three plies below a node at ply 1; met at ply 20.
    table_.store(kB, Ply{1}, entry(mate_in(Ply{4}), 5));
    EXPECT_EQ(value_at(kB, Ply{20}), mate_in(Ply{23}));
}

TEST_F(TranspositionTable, LeavesOtherScoresAsTheyAre) {
    table_.store(kA, Ply{6}, entry(1234, 5));
    EXPECT_EQ(value_at(kA, Ply{2}), 1234);
}

TEST_F(TranspositionTable, NeverStoresARulingOnRepetition) {
    for (const Value ruling : {rule_loss_in(Ply{4}), -rule_loss_in(Ply{4})}) {
        for (const Bound bound : {Bound::Lower, Bound::Upper, Bound::Exact}) {
            table_.clear();
            table_.store(kA, Ply{4}, entry(ruling, 5, bound));
            const auto found = table_.probe(kA, Ply{4});
            EXPECT_TRUE(!found || found->bound == Bound::None);
        }
    }
}

TEST_F(TranspositionTable, PutsTheFirstEntryOfABucketIntoTheFirstTier) {
    store(kA, 1);
    EXPECT_EQ(tier_of(kA), 1);
}

TEST_F(TranspositionTable, KeepsTheDeeperResultInTheFirstTier) {
    store(kA, 8);
    store(kB, 3);
    EXPECT_EQ(tier_of(kA), 1);
    EXPECT_EQ(tier_of(kB), 2);
}

TEST_F(TranspositionTable, MovesADisplacedEntryToTheSecondTier) {
    store(kA, 3);
    store(kB, 8);
    EXPECT_EQ(tier_of(kB), 1);
    EXPECT_EQ(tier_of(kA), 2);
}

TEST_F(TranspositionTable, AlwaysReplacesInTheSecondTier) {
    store(kA, 8);
    store(kB, 5);
    store(kC, 1);
    EXPECT_EQ(tier_of(kA), 1);
    EXPECT_EQ(tier_of(kC), 2);
    EXPECT_FALSE(knows(kB));
}

TEST_F(TranspositionTable, LetsADisplacedDeepEntryPushOutTheSecondTier) {
    store(kA, 8);
    store(kB, 5);
    store(kC, 9);
    EXPECT_EQ(tier_of(kC), 1);
    EXPECT_EQ(tier_of(kA), 2);
    EXPECT_FALSE(knows(kB));
}

TEST_F(TranspositionTable, HoldsAPositionOnlyOnce) {
    store(kA, 8);
    store(kB, 3);
    store(kB, 9, 77);
    EXPECT_EQ(tier_of(kB), 1);
    EXPECT_EQ(tier_of(kA), 2);
    store(kA, 10, 55);
    EXPECT_EQ(tier_of(kA), 1);
    EXPECT_EQ(tier_of(kB), 2);
    EXPECT_EQ(value_at(kA, kRoot), 55);
    EXPECT_EQ(value_at(kB, kRoot), 77);
}

TEST_F(TranspositionTable, RefreshesAPositionInItsSecondTier) {
    store(kA, 8);
    store(kB, 3, 10);
    store(kB, 4, 20);
    EXPECT_EQ(tier_of(kA), 1);
    EXPECT_EQ(tier_of(kB), 2);
    EXPECT_EQ(value_at(kB, kRoot), 20);
}

TEST_F(TranspositionTable, RemembersTheMoveWhenALaterVisitFindsNone) {
    table_.store(kA, kRoot, entry(10, 5, Bound::Exact, 321));
    table_.store(kA, kRoot, entry(-10, 6, Bound::Upper, 0));
    const auto found = table_.probe(kA, kRoot);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, 321);
    EXPECT_EQ(found->value, -10);
}

TEST_F(TranspositionTable, LetsANewSearchDisplaceDeepResultsOfAnOlderOne) {
    store(kA, 20);
    table_.new_search();
    store(kB, 1);
    EXPECT_EQ(tier_of(kB), 1);
    EXPECT_EQ(tier_of(kA), 2);
}

TEST_F(TranspositionTable, AgesThroughMoreSearchesThanItsCounterHolds) {
    for (int search = 0; search < 200; ++search) {
        store(kA, 20);
        table_.new_search();
        store(kB, 1);
        ASSERT_EQ(tier_of(kB), 1) << "search " << search;
        table_.clear();
    }
}

TEST_F(TranspositionTable, ForgetsEverythingWhenCleared) {
    store(kA, 8);
    EXPECT_TRUE(knows(kA));
    table_.clear();
    EXPECT_FALSE(knows(kA));
    EXPECT_EQ(table_.full_permille(), 0);
}

TEST_F(TranspositionTable, ReportsHowFullTheSearchMadeIt) {
    store(kA, 8);
    EXPECT_EQ(table_.full_permille(), 500);
    store(kB, 3);
    EXPECT_EQ(table_.full_permille(), 1000);
    table_.new_search();
    EXPECT_EQ(table_.full_permille(), 0);
}

TEST(LargeTranspositionTable, FindsNearlyAllOfAsManyPositionsAsItHasRoomFor) {
    // A megabyte has room for about 40 000 entries; half as many must mostly survive.
    engine::TranspositionTable table(1);
    SplitMix64 random(7);
    std::vector<Key> keys;
    for (int i = 0; i < 20'000; ++i) {
        keys.push_back(random.next());
        table.store(keys.back(), kRoot, entry(i % 1000, i % 12));
    }
    int found = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto known = table.probe(keys[i], kRoot);
        if (!known) continue;
        ++found;
        ASSERT_EQ(known->value, static_cast<Value>(i % 1000));
        ASSERT_EQ(known->depth, Depth{static_cast<int>(i % 12)});
    }
    EXPECT_GT(found, 18'000);
}

TEST(LargeTranspositionTable, IsEmptyAfterAResize) {
    engine::TranspositionTable table(1);
    table.store(kA, kRoot, entry(10, 5));
    table.resize(2);
    EXPECT_FALSE(table.probe(kA, kRoot));
    table.store(kA, kRoot, entry(10, 5));
    EXPECT_TRUE(table.probe(kA, kRoot));
}

}  // namespace
