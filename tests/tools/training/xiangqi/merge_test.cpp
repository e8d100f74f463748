// SPDX-License-Identifier: MIT
// A merge keeps every position once, whatever the order of its input, and shuffles.
#include "tools/training/xiangqi/merge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/core/random.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {
namespace {

/// Records of random games; their openings often coincide.
std::vector<TrainingRecord> random_records() {
    std::vector<TrainingRecord> records;
    SplitMix64 random(3);
    for (std::uint32_t game = 1; game <= 200; ++game) {
        Position position = *parse_fen(kStartFen).position;
        for (int ply = 0; ply < 12; ++ply) {
            records.push_back(record_of(position));
            records.back().game = game;
            records.back().score = static_cast<Value>(random.below(100));
            const MoveList moves = legal_moves(position);
            const auto among = ply < 3 ? 3 : static_cast<std::uint32_t>(moves.size());
            position.make_move(moves[random.below(among)]);
        }
    }
    return records;
}

Bytes merge_of(const std::vector<TrainingRecord>& records, std::uint32_t parts = 1) {
    Bytes all;
    for (std::uint32_t part = 0; part < parts; ++part) {
        TrainingMerge merge(part, parts);
        for (const auto& record : records) merge.add(record, pack(record));
        const Bytes bytes = merge.finish();
        all.insert(all.end(), bytes.begin(), bytes.end());
    }
    return all;
}

std::vector<TrainingRecord> unpacked(const Bytes& bytes) {
    std::vector<TrainingRecord> records;
    for (std::size_t at = 0; at < bytes.size(); at += kRecordSize) {
        records.push_back(*unpack(ByteView(bytes).subspan(at, kRecordSize)));
    }
    return records;
}

TEST(TrainingMerge, KeepsOfEachPositionTheRecordOfTheEarliestGame) {
    const auto records = random_records();
    std::map<std::string, RecordBytes> earliest;
    for (const auto& record : records) {
        const std::string fen = to_fen(position_of(record));
        earliest.emplace(fen.substr(0, fen.find(" - ")), pack(record));
    }
    ASSERT_LT(earliest.size(), records.size()) << "the games must share positions";

    TrainingMerge merge(0, 1);
    for (const auto& record : records) merge.add(record, pack(record));
    const auto kept = unpacked(merge.finish());
    EXPECT_EQ(kept.size(), earliest.size());
    EXPECT_EQ(merge.duplicates(), records.size() - kept.size());
    for (const auto& record : kept) {
        const std::string fen = to_fen(position_of(record));
        EXPECT_EQ(pack(record), earliest.at(fen.substr(0, fen.find(" - "))));
    }
}

TEST(TrainingMerge, DoesNotDependOnTheOrderNorOnTheParts) {
    auto records = random_records();
    const Bytes merged = merge_of(records);
    EXPECT_EQ(merge_of(records, 3), merged);
    EXPECT_EQ(merge_of(records, 7), merged);
    std::reverse(records.begin(), records.end());
    EXPECT_EQ(merge_of(records), merged);
    EXPECT_EQ(merge_of(unpacked(merged)), merged) << "merging again changes nothing";
}

TEST(TrainingMerge, ScattersTheRecordsOfAGame) {
    const auto kept = unpacked(merge_of(random_records()));
    std::size_t neighbours = 0;
    for (std::size_t i = 1; i < kept.size(); ++i) neighbours += kept[i].game == kept[i - 1].game;
    // Of 200 games, one pair in 200 is adjacent by chance; without shuffling nearly all would be.
    EXPECT_LT(neighbours, kept.size() / 50);
}

}  // namespace
}  // namespace engine::xiangqi
