// SPDX-License-Identifier: MIT
#include "engine/core/data/range_coder.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace {

using engine::BitModel;
using engine::Bytes;
using engine::RangeDecoder;
using engine::RangeEncoder;
using engine::SplitMix64;

TEST(RangeCoder, ReadsWhatItWrote) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SplitMix64 random(seed);
        const std::uint32_t likely = 1 + random.below(4000);
        RangeEncoder encoder;
        BitModel model;
        for (int i = 0; i < 300; ++i) {
            const std::uint32_t total = 1 + random.below(1U << 20);
            encoder.encode(random.below(total), 1, total);
            encoder.encode_bit(model, random.below(4096) < likely);
        }
        const Bytes bytes = encoder.finish();
        SplitMix64 again(seed);
        again.below(4000);
        RangeDecoder decoder(bytes);
        BitModel same;
        for (int i = 0; i < 300; ++i) {
            const std::uint32_t total = 1 + again.below(1U << 20);
            const std::uint32_t value = again.below(total);
            ASSERT_EQ(decoder.peek(total), value);
            decoder.take(value, 1);
            ASSERT_EQ(decoder.decode_bit(same), again.below(4096) < likely);
        }
    }
}

TEST(RangeCoder, CarriesThroughBytesOfOnes) {
    // The highest of 2^16 values repeatedly, then one that causes a carry.
    RangeEncoder encoder;
    for (int i = 0; i < 20; ++i) encoder.encode(0xFFFF, 1, 0x10000);
    for (int i = 0; i < 20; ++i) encoder.encode(0x8000, 0x8000, 0x10000);
    const Bytes bytes = encoder.finish();
    RangeDecoder decoder(bytes);
    for (int i = 0; i < 20; ++i) {
        ASSERT_EQ(decoder.peek(0x10000), 0xFFFFU);
        decoder.take(0xFFFF, 1);
    }
    for (int i = 0; i < 20; ++i) {
        ASSERT_GE(decoder.peek(0x10000), 0x8000U);
        decoder.take(0x8000, 0x8000);
    }
}

TEST(RangeCoder, EndsWhereWhatWasWrittenEnds) {
    for (const std::uint32_t choices : {1U << 10, 1U << 16, 1U << 20}) {
        for (int length = 0; length < 40; ++length) {
            // The lowest value leaves zeros.
            RangeEncoder encoder;
            for (int i = 0; i < length; ++i) encoder.encode(0, 1, choices);
            const Bytes bytes = encoder.finish();
            RangeDecoder decoder(bytes);
            for (int i = 0; i < length; ++i) {
                ASSERT_FALSE(decoder.is_past_end()) << i << " of " << length;
                ASSERT_EQ(decoder.peek(choices), 0U);
                decoder.take(0, 1);
            }
            EXPECT_FALSE(decoder.is_past_end()) << length;
        }
    }
}

TEST(RangeCoder, TakesNoBytesForWhatIsCertain) {
    RangeEncoder encoder;
    for (int i = 0; i < 1000; ++i) encoder.encode(0, 1, 1);
    EXPECT_TRUE(encoder.finish().empty());
}

TEST(RangeCoder, TakesAboutAsManyBytesAsThereIsInformation) {
    SplitMix64 random(1);
    RangeEncoder encoder;
    for (int i = 0; i < 1000; ++i) encoder.encode(random.below(10), 1, 10);
    const std::size_t size = encoder.finish().size();
    EXPECT_GE(size, 414U);  // 1000 log2(10) / 8 is 415.2
    EXPECT_LE(size, 420U);
}

}  // namespace
