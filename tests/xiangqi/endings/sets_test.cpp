// SPDX-License-Identifier: MIT
// Packed sets agree with the tables they were packed from, and invalid files are rejected.
#include "engine/xiangqi/endings/sets.h"

#include <gtest/gtest.h>

#include "engine/xiangqi/endings/tables.h"

namespace {

using namespace engine;
using namespace engine::xiangqi;

EndingMaterial material(const char* text) { return *parse_material(text); }

PackedEndingSet packed(const char* text) {
    EndingTables tables;
    EndingSet set(material(text));
    return {material(text), 20, *set.pack(*tables.table(material(text), {}))};
}

class EndingSetOf : public testing::TestWithParam<const char*> {};

TEST_P(EndingSetOf, SaysOfEachPlacementWhatTheTableDoes) {
    EndingTables tables;
    const EndingTable& table = *tables.table(material(GetParam()), {});
    EndingSet set(material(GetParam()));
    const auto bytes = set.pack(table);
    ASSERT_TRUE(bytes);
    EndingSet read(material(GetParam()));
    ASSERT_TRUE(read.unpack(*bytes));
    std::uint32_t lost = 0;
    std::uint32_t drawn = 0;
    for (std::uint32_t i = 0; i < table.index().size(); ++i) {
        const auto verdict = table.verdict_at(i, false);
        const bool is_lost = verdict && verdict->result == EndingVerdict::Result::Lost;
        if (is_lost) {
            ASSERT_TRUE(read.is_lost_at(i)) << i;
            ++lost;
        } else if (table.holds_quietly(i)) {
            ASSERT_FALSE(read.is_lost_at(i)) << i;
            ++drawn;
        }
    }
    EXPECT_GT(lost, 0U);
    EXPECT_GT(drawn, 0U);
}

INSTANTIATE_TEST_SUITE_P(OneOrTwoAttackers, EndingSetOf,
                         testing::Values("Raabb", "Naa", "Paab", "PPb"));

TEST(EndingSets, AreReadBackFromTheirFile) {
    const std::vector<PackedEndingSet> written{packed("Naa"), packed("Rabb")};
    const Bytes file = write_ending_sets(written);
    EndingSets sets;
    ASSERT_FALSE(sets.load(file));
    for (const PackedEndingSet& one : written) {
        EXPECT_TRUE(sets.has(one.material));
        EXPECT_EQ(sets.longest(one.material), one.longest);
        EXPECT_NE(sets.find(one.material), nullptr);
    }
    EXPECT_FALSE(sets.has(material("Nab")));
    EXPECT_EQ(sets.find(material("Nab")), nullptr);
}

TEST(EndingSets, OfADamagedFileAreRefused) {
    const Bytes file = write_ending_sets({packed("Na")});
    EndingSets sets;
    for (std::size_t i = 0; i < file.size(); ++i) {
        Bytes damaged = file;
        damaged[i] ^= 1;
        EXPECT_TRUE(sets.load(damaged)) << i;
        EXPECT_TRUE(sets.is_empty());
        EXPECT_TRUE(sets.load(ByteView(file).first(i))) << i;
    }
    Bytes longer = file;
    longer.push_back(0);
    EXPECT_EQ(sets.load(longer).code, FaultCode::DamagedEndings);
    EXPECT_EQ(sets.load(Bytes(20, 7)).code, FaultCode::ForeignEndings);
}

TEST(EndingSets, OfAMaterialThatComesTwiceOrIsNoneOfTheirsAreRefused) {
    const PackedEndingSet one = packed("Na");
    EndingSets sets;
    EXPECT_EQ(sets.load(write_ending_sets({one, one})).code, FaultCode::DamagedEndings);
    for (const char* other : {"Rn", "RAa", "NNP", "ab"}) {
        const PackedEndingSet wrong{material(other), 1, one.bytes};
        EXPECT_EQ(sets.load(write_ending_sets({wrong})).code, FaultCode::DamagedEndings) << other;
    }
}

// The checksum is correct, but the data is invalid.
TEST(EndingSets, ThatCannotBeUnpackedAreAsIfTheyWereNotThere) {
    PackedEndingSet cut = packed("Paabb");
    cut.bytes.resize(cut.bytes.size() / 2);
    PackedEndingSet crowded = packed("Naabb");
    crowded.bytes[3] = 1;  // more mixed cells than there are cells
    EndingSets sets;
    ASSERT_FALSE(sets.load(write_ending_sets({cut, crowded})));
    EXPECT_EQ(sets.find(cut.material), nullptr);
    EXPECT_FALSE(sets.has(cut.material));
    EXPECT_EQ(sets.find(crowded.material), nullptr);
}

TEST(EndingSet, IsMadeForOneOrTwoAttackersAloneAgainstGuards) {
    for (const char* text : {"R", "Paabb", "RNaabb", "CCa"}) {
        EXPECT_TRUE(EndingSet::is_made_for(material(text))) << text;
    }
    for (const char* text : {"Rn", "CAaabb", "RNP", "NBa", "aabb"}) {
        EXPECT_FALSE(EndingSet::is_made_for(material(text))) << text;
    }
}

}  // namespace
