// SPDX-License-Identifier: MIT
// Games played for training: they are reproducible, and only positions useful for training are
// kept.
#include "tools/training/xiangqi/self_play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/xiangqi/board/fen.h"

namespace engine::xiangqi {
namespace {

SelfPlaySettings quick_settings() {
    SelfPlaySettings settings;
    settings.nodes = 100;
    return settings;
}

std::vector<TrainingRecord> records_of(const TrainingGame& game) {
    std::vector<TrainingRecord> records;
    for (std::size_t at = 0; at < game.records.size(); at += kRecordSize) {
        const auto record = unpack(ByteView(game.records).subspan(at, kRecordSize));
        if (record) records.push_back(*record);
    }
    return records;
}

TEST(XiangqiSelfPlay, PlaysByTheNetworkItIsGiven) {
    SearchState state(SelfPlaySettings::kTableMegabytes);
    const TrainingGame by_hand = play_training_game(7, quick_settings(), state);
    // Gives every position the same value.
    state.network = std::make_unique<network::Network>();
    const TrainingGame by_network = play_training_game(7, quick_settings(), state);
    EXPECT_NE(by_network.records, by_hand.records);
    for (const TrainingRecord& record : records_of(by_network)) EXPECT_EQ(record.score, 0);
}

TEST(XiangqiSelfPlay, KeepsWhatItsFiltersPromise) {
    SearchState state(SelfPlaySettings::kTableMegabytes);
    Tally all;
    int lopsided = 0;
    for (std::uint32_t number = 1; number <= 6; ++number) {
        const TrainingGame game = play_training_game(number, quick_settings(), state);
        all += game.tally;
        EXPECT_EQ(Tally(game.tally.packed()), game.tally);
        const auto records = records_of(game);
        ASSERT_EQ(records.size(), game.tally[Count::PositionsKept]);
        ASSERT_EQ(records.size() * kRecordSize, game.records.size());
        std::vector<Key> keys;
        int last_ply = 7;
        for (const TrainingRecord& record : records) {
            EXPECT_EQ(record.game, number);
            EXPECT_GT(record.ply, last_ply) << "in the order of the game, after the random plies";
            last_ply = record.ply;
            EXPECT_FALSE(position_of(record).in_check());
            lopsided += magnitude(record.score) >= 1500 ? 1 : 0;
            keys.push_back(key_of(record));
        }
        std::sort(keys.begin(), keys.end());
        EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end()) << "no position twice";
    }
    EXPECT_GT(lopsided, 0) << "attacks that succeed are kept";
    EXPECT_EQ(all[Count::Games], 6U);
    EXPECT_EQ(all[Count::RedWins] + all[Count::BlackWins] + all[Count::Draws], 6U);
    EXPECT_EQ(all[Count::Plies], all[Count::PositionsKept] + all[Count::RejectedInCheck] +
                                     all[Count::RejectedRepeated] + all[Count::RejectedUnfinished] +
                                     all[Count::RejectedCapture] + all[Count::RejectedRuling] +
                                     all[Count::RejectedUnquiet]);
    EXPECT_GT(all[Count::RejectedInCheck], 0U);
    EXPECT_GT(all[Count::RejectedCapture], 0U);
}

TEST(XiangqiSelfPlay, GivesBothSidesOppositeResults) {
    SearchState state(SelfPlaySettings::kTableMegabytes);
    int decided = 0;
    for (std::uint32_t number = 1; number <= 6; ++number) {
        const TrainingGame game = play_training_game(number, quick_settings(), state);
        const bool red_won = game.tally[Count::RedWins] == 1;
        const bool black_won = game.tally[Count::BlackWins] == 1;
        for (const TrainingRecord& record : records_of(game)) {
            const bool mover_is_red = record.side_to_move == Color::Red;
            const Outcome expected = !red_won && !black_won    ? Outcome::Draw
                                     : red_won == mover_is_red ? Outcome::Win
                                                               : Outcome::Loss;
            EXPECT_EQ(record.result, expected);
        }
        decided += red_won || black_won ? 1 : 0;
    }
    EXPECT_GT(decided, 0);
}

TEST(XiangqiSelfPlay, StartsHalfOfTheGamesFromListedOpenings) {
    SearchState state(SelfPlaySettings::kTableMegabytes);
    SelfPlaySettings settings = quick_settings();
    // Fewer pieces than ten plies from the start position can remove.
    settings.openings.push_back(
        *parse_fen("3akab2/9/4b4/p3p3p/9/9/P3P3P/4B4/9/3AKAB2 w - - 0 1").position);
    int listed = 0;
    for (std::uint32_t number = 1; number <= 10; ++number) {
        const auto records = records_of(play_training_game(number, settings, state));
        if (!records.empty() && records.front().pieces.size() <= 16) ++listed;
    }
    EXPECT_GT(listed, 0);
    EXPECT_LT(listed, 10);
}

}  // namespace
}  // namespace engine::xiangqi
