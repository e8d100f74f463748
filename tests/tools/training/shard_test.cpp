// SPDX-License-Identifier: MIT
// The shards of either game: games are played again alike, files survive interruption, and are
// refused in one line when damaged or of other games.
#include "tools/training/shard.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tools/training/gomoku/shard.h"
#include "tools/training/xiangqi/self_play.h"

namespace training {
namespace {

namespace xq = engine::xiangqi;
namespace gm = engine::gomoku;
using ::testing::HasSubstr;

Origin origin_of_games(std::uint32_t first, std::uint32_t last) {
    Origin origin{{"bench", "1234567"}, {"nodes", "3000"}, {"rules", "simple"}};
    append_games(origin, first, last);
    return origin;
}

/// Of games 5 to 8.
const Origin kOrigin = origin_of_games(5, 8);

class Shard : public testing::TestWithParam<ShardFormat> {
  protected:
    /// Some bytes that depend on the game.
    [[nodiscard]] Bytes block(std::uint32_t game) const {
        const Bytes tally(format_.tally_bytes, static_cast<std::uint8_t>(game));
        const Bytes records((game - 5) * 2 * format_.record_bytes, 7);
        return pack_block(format_, {game, tally, records});
    }
    /// A shard of `games` games from the fifth on; its length before each as well.
    [[nodiscard]] Bytes shard_of(std::uint32_t games,
                                 std::vector<std::size_t>* lengths = nullptr) const {
        Bytes bytes = pack_header(format_, kOrigin);
        for (std::uint32_t game = 5; game < 5 + games; ++game) {
            if (lengths != nullptr) lengths->push_back(bytes.size());
            const Bytes more = block(game);
            bytes.insert(bytes.end(), more.begin(), more.end());
        }
        return bytes;
    }
    /// What is wrong with a file, after checking that this is told in one line.
    [[nodiscard]] std::string refusal(const Bytes& bytes) const {
        const Reading reading = read_blocks(format_, bytes, [](const Block&) { return ""; });
        EXPECT_EQ(reading.error.find('\n'), std::string::npos) << reading.error;
        return reading.error;
    }

    ShardFormat format_ = GetParam();
};

TEST_P(Shard, GivesBackWhatWasWritten) {
    const Bytes bytes = shard_of(3);
    std::uint32_t game = 5;
    const Reading reading = read_blocks(format_, bytes, [&](const Block& read) {
        EXPECT_EQ(read.game, game);
        EXPECT_EQ(pack_block(format_, read), block(game++));
        return "";
    });
    EXPECT_EQ(game, 8U);
    EXPECT_EQ(reading.error, "");
    EXPECT_EQ(reading.origin, kOrigin);
    EXPECT_EQ(reading.whole_bytes, bytes.size());
}

TEST_P(Shard, CutOffAnywhereGoesOnAfterTheLastWholeGame) {
    std::vector<std::size_t> lengths;
    const Bytes whole = shard_of(4, &lengths);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Resumption from = resume(format_, ByteView(whole).first(length), kOrigin);
        ASSERT_EQ(from.error, "") << "cut to " << length;
        const auto games = static_cast<std::uint32_t>(
            std::upper_bound(lengths.begin(), lengths.end(), length) - lengths.begin());
        EXPECT_EQ(from.last_game, games <= 1 ? 0 : 3 + games) << "cut to " << length;
        EXPECT_EQ(from.whole_bytes, games == 0 ? 0 : lengths[games - 1]) << "cut to " << length;
    }
    EXPECT_EQ(resume(format_, whole, kOrigin).last_game, 8U);
}

TEST_P(Shard, IsNotGoneOnWithByAnotherEngineOrOtherSettings) {
    const Bytes bytes = shard_of(2);
    for (std::size_t i = 0; i < kOrigin.size(); ++i) {
        Origin other = kOrigin;
        other[i].second = "9";
        EXPECT_THAT(resume(format_, bytes, other).error, HasSubstr("other settings"));
    }
}

TEST_P(Shard, IsRefusedWhereABlockIsDamaged) {
    std::vector<std::size_t> lengths;
    const Bytes whole = shard_of(4, &lengths);
    // Bytes 4 to 7 of a block count its records; changed, they may point beyond the end.
    for (const std::size_t at : {lengths[1], lengths[1] + 12, lengths[2] - 1}) {
        Bytes bytes = whole;
        bytes[at] ^= 1;
        EXPECT_EQ(refusal(bytes),
                  "it is damaged in the block at byte " + std::to_string(lengths[1]));
        EXPECT_EQ(resume(format_, bytes, kOrigin).error, refusal(bytes));
        EXPECT_EQ(resume(format_, bytes, kOrigin).last_game, 5U);
    }
}

TEST_P(Shard, IsRefusedInOneLineWhenItsHeaderIsWrong) {
    const Bytes good = shard_of(1);
    EXPECT_THAT(refusal({}), HasSubstr("it starts with \"\""));
    const std::string text = "not training\ndata";
    EXPECT_THAT(refusal({text.begin(), text.end()}), HasSubstr("it starts with \"not\""));
    EXPECT_EQ(refusal({good.begin(), good.begin() + 100}), "it is cut off in its header");
    Bytes bytes = good;
    bytes[format_.magic.size() + 1] = '2';
    EXPECT_EQ(refusal(bytes), "it has version \"2\", not \"1\"");
    for (const std::size_t at : {24U, 60U, 200U, 250U}) {
        if (!format_.has_header_checksum) break;
        bytes = good;
        bytes[at] ^= 1;
        EXPECT_EQ(refusal(bytes), "its header is damaged") << at;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Shard, testing::Values(xq::kShardFormat, gm::kShardFormat),
                         [](const auto& format) {
                             return format.param.magic == xq::kShardFormat.magic ? "Xiangqi"
                                                                                 : "Gomoku";
                         });

TEST(ShardOfTheOtherGame, IsRefused) {
    const Bytes bytes = pack_header(gm::kShardFormat, kOrigin);
    EXPECT_EQ(resume(xq::kShardFormat, bytes, kOrigin).error,
              "it starts with \"chuhe-gomoku-data\", not \"chuhe-data\"");
}

/// Plays with few nodes.
template <class State, class Settings>
void expect_one_game_for_each_number(Settings settings) {
    settings.nodes = 60;
    State state(Settings::kTableMegabytes);
    const Bytes first = pack_block(7, play_training_game(7, settings, state));
    EXPECT_NE(pack_block(7, play_training_game(8, settings, state)), first);
    EXPECT_EQ(pack_block(7, play_training_game(7, settings, state)), first)
        << "what was played before must not matter";
}

TEST(SelfPlay, PlaysTheSameGameForTheSameNumber) {
    expect_one_game_for_each_number<xq::SearchState>(xq::SelfPlaySettings());
    expect_one_game_for_each_number<gm::SearchState>(gm::SelfPlaySettings());
}

TEST(ShardOrigin, IsMergedToWhatBothShare) {
    Origin other = origin_of_games(100, 200);
    other[0].second = "7654321";
    Origin both = origin_of_games(5, 200);
    both[0].second = "mixed";
    EXPECT_EQ(merged(kOrigin, other), both);
    EXPECT_EQ(merged(other, kOrigin), both);
    EXPECT_EQ(merged(kOrigin, kOrigin), kOrigin);
}

}  // namespace
}  // namespace training
