// SPDX-License-Identifier: MIT
// How the numbers of a network are stored (tools/training/README.md).
#include "engine/core/data/network_file.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

/// Of one byte, of two and of four.
constexpr NetworkFormat kFormat{.architecture = {}, .numbers = {3, 2, 1, 1}};

Bytes packed(std::int8_t narrow, std::int16_t middle, std::int32_t wide) {
    NumberWriter writer;
    writer.add(narrow);
    writer.add(middle);
    writer.add(wide);
    return writer.body();
}

TEST(NumbersOfANetwork, AreStoredByteByByteWithTheSignInTheLowestBit) {
    // -1 is 1, 300 is 0x258, and -70 000 is 0x222DF.
    const Bytes bytes{0x01, 0x58, 0xDF, 0x02, 0x22, 0x02, 0x00};
    EXPECT_EQ(packed(-1, 300, -70'000), bytes);
    EXPECT_EQ(kFormat.body_size(), bytes.size());
}

TEST(NumbersOfANetwork, SurviveAtTheEndsOfTheirRanges) {
    const Bytes least = packed(-128, INT16_MIN, INT32_MIN);
    NumberReader from_least(least, kFormat);
    EXPECT_EQ(from_least.next<std::int8_t>(), -128);
    EXPECT_EQ(from_least.next<std::int16_t>(), INT16_MIN);
    EXPECT_EQ(from_least.next<std::int32_t>(), INT32_MIN);
    const Bytes most = packed(127, INT16_MAX, INT32_MAX);
    NumberReader from_most(most, kFormat);
    EXPECT_EQ(from_most.next<std::int8_t>(), 127);
    EXPECT_EQ(from_most.next<std::int16_t>(), INT16_MAX);
    EXPECT_EQ(from_most.next<std::int32_t>(), INT32_MAX);
}

}  // namespace
}  // namespace engine
