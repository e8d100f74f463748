// SPDX-License-Identifier: MIT
// Files of training records survive interruption; damaged ones are rejected with a one-line
// message.
#include "tools/training/training_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/xiangqi/board/fen.h"

namespace engine::xiangqi {
namespace {

using ::testing::HasSubstr;

const Origin kOrigin{"1234567", "simple", "3000", "none", 5, 8};

/// A record of the start position that differs by game and ply.
Bytes records_of(std::uint32_t game, int count) {
    Bytes bytes;
    TrainingRecord record = record_of(*parse_fen(kStartFen).position);
    record.game = game;
    for (record.ply = 0; record.ply < count; ++record.ply) {
        const RecordBytes packed = pack(record);
        bytes.insert(bytes.end(), packed.begin(), packed.end());
    }
    return bytes;
}

Tally tally_of(std::uint32_t plies) {
    Tally tally;
    tally.add(Count::Games);
    tally.add(Count::Plies, plies);
    tally.add(Count::RejectedUnquiet, 2);
    return tally;
}

/// A shard of `games` games, starting with the first of its origin; `lengths` receives the length
/// before each game.
Bytes shard_of(std::uint32_t games, std::vector<std::size_t>* lengths = nullptr) {
    Bytes bytes = pack_header(kOrigin);
    for (std::uint32_t i = 0; i < games; ++i) {
        if (lengths != nullptr) lengths->push_back(bytes.size());
        const std::uint32_t game = kOrigin.first_game + i;
        const Bytes block = pack_block(game, tally_of(10 + i), records_of(game, 2 * int(i)));
        bytes.insert(bytes.end(), block.begin(), block.end());
    }
    return bytes;
}

TEST(TrainingFile, GivesBackWhatWasWritten) {
    const Bytes bytes = shard_of(3);
    TrainingReader reader(bytes);
    ASSERT_EQ(reader.error(), "");
    EXPECT_EQ(reader.origin(), kOrigin);
    for (std::uint32_t i = 0; i < 3; ++i) {
        const auto block = reader.next();
        ASSERT_TRUE(block);
        EXPECT_EQ(block->game, kOrigin.first_game + i);
        EXPECT_EQ(block->tally, tally_of(10 + i));
        const Bytes expected = records_of(block->game, 2 * int(i));
        EXPECT_TRUE(std::equal(block->records.begin(), block->records.end(), expected.begin(),
                               expected.end()));
    }
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error(), "");
    EXPECT_EQ(reader.unfinished_bytes(), 0U);
}

TEST(TrainingFile, CutOffAnywhereGoesOnAfterTheLastWholeGame) {
    std::vector<std::size_t> lengths;
    const Bytes whole = shard_of(4, &lengths);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Resumption from = resume(ByteView(whole).first(length), kOrigin);
        ASSERT_EQ(from.error, "") << "cut to " << length;
        const auto games = static_cast<std::size_t>(
            std::upper_bound(lengths.begin(), lengths.end(), length) - lengths.begin());
        const std::size_t done = games == 0 ? 0 : games - 1;
        EXPECT_EQ(from.next_game, kOrigin.first_game + done) << "cut to " << length;
        EXPECT_EQ(from.whole_bytes, games == 0 ? 0 : lengths[done]) << "cut to " << length;
    }
    EXPECT_EQ(resume(whole, kOrigin).next_game, kOrigin.last_game + 1);
}

TEST(TrainingFile, TellsTheBytesOfAnUnfinishedGame) {
    Bytes bytes = shard_of(3);
    const std::size_t whole = bytes.size();
    const Bytes block = pack_block(8, tally_of(1), records_of(8, 3));
    bytes.insert(bytes.end(), block.begin(), block.end() - 5);
    TrainingReader reader(bytes);
    while (reader.next()) {
    }
    EXPECT_EQ(reader.error(), "");
    EXPECT_EQ(reader.position(), whole);
    EXPECT_EQ(reader.unfinished_bytes(), block.size() - 5);
}

TEST(TrainingFile, IsNotGoneOnWithByAnotherEngineOrOtherSettings) {
    const Bytes bytes = shard_of(2);
    for (const Origin& other : {Origin{"7654321", "simple", "3000", "none", 5, 8},
                                Origin{"1234567", "other", "3000", "none", 5, 8},
                                Origin{"1234567", "simple", "5000", "none", 5, 8},
                                Origin{"1234567", "simple", "3000", "99", 5, 8},
                                Origin{"1234567", "simple", "3000", "none", 5, 9}}) {
        EXPECT_THAT(resume(bytes, other).error, HasSubstr("other settings"));
    }
}

TEST(TrainingFile, IsRefusedWhereABlockIsDamaged) {
    std::vector<std::size_t> lengths;
    const Bytes whole = shard_of(4, &lengths);
    // Bytes 4 to 7 of a block are its record count; changed, they may point beyond the end.
    for (const std::size_t at : {lengths[1], lengths[1] + 20, lengths[2] - 1}) {
        Bytes bytes = whole;
        bytes[at] ^= 1;
        TrainingReader reader(bytes);
        EXPECT_TRUE(reader.next());
        EXPECT_FALSE(reader.next());
        EXPECT_EQ(reader.error(),
                  "it is damaged in the block at byte " + std::to_string(lengths[1]));
        EXPECT_EQ(resume(bytes, kOrigin).error, reader.error());
    }
}

/// The error message for a file; checks that it is one line and that no records are returned.
std::string refusal(const Bytes& bytes) {
    TrainingReader reader(bytes);
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.error().find('\n'), std::string::npos) << reader.error();
    return reader.error();
}

TEST(TrainingFile, IsRefusedInOneLineWhenItsHeaderIsWrong) {
    const Bytes good = shard_of(1);
    EXPECT_THAT(refusal({}), HasSubstr("it starts with \"\""));
    const std::string text = "not training\ndata";
    EXPECT_THAT(refusal({text.begin(), text.end()}), HasSubstr("it starts with \"not traini\""));
    EXPECT_EQ(refusal({good.begin(), good.begin() + 100}), "it is cut off in its header");
    Bytes bytes = good;
    bytes[11] = '2';  // of "chuhe-data 1"
    EXPECT_EQ(refusal(bytes), "it has version \"2\", not \"1\"");
    for (const std::size_t at : {20U, 60U, 200U, 250U}) {
        bytes = good;
        bytes[at] ^= 1;
        EXPECT_EQ(refusal(bytes), "its header is damaged") << at;
    }
}

TEST(TrainingFile, MergesOriginsToWhatTheyShare) {
    const Origin other{"7654321", "simple", "3000", "none", 100, 200};
    EXPECT_EQ(merged(kOrigin, other), (Origin{"mixed", "simple", "3000", "none", 5, 200}));
    EXPECT_EQ(merged(kOrigin, kOrigin), kOrigin);
}

}  // namespace
}  // namespace engine::xiangqi
