// SPDX-License-Identifier: MIT
// A position survives packing into 38 bytes, and bytes that are not a position are rejected.
#include "tools/training/xiangqi/record.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {
namespace {

/// Calls `visit` with every position of games of random moves.
template <class Visit>
void visit_random_positions(int games, const Visit& visit) {
    SplitMix64 random(1);
    for (int game = 0; game < games; ++game) {
        Position position = *parse_fen(kStartFen).position;
        for (int ply = 0; ply < 200; ++ply) {
            visit(position);
            const MoveList moves = legal_moves(position);
            if (moves.empty()) break;
            position.make_move(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

TEST(TrainingRecord, FitsIntoFortyBytes) { EXPECT_LE(kRecordSize, 40U); }

TEST(TrainingRecord, KeepsThePositionsOfRandomGames) {
    int positions = 0;
    visit_random_positions(40, [&](const Position& position) {
        const auto record = unpack(pack(record_of(position)));
        ASSERT_TRUE(record) << to_fen(position);
        const Position restored = position_of(*record);
        EXPECT_EQ(to_fen(restored), to_fen(position));
        EXPECT_EQ(restored.key(), position.key());
        EXPECT_EQ(key_of(*record), position.key());
        EXPECT_EQ(restored.in_check(), position.in_check());
        EXPECT_EQ(restored.state().phase, position.state().phase);
        ++positions;
    });
    EXPECT_GT(positions, 5000);
}

TEST(TrainingRecord, KeepsItsLabelsToTheirLimits) {
    TrainingRecord record = record_of(*parse_fen(kStartFen).position);
    for (const Value score : {-1499, -1, 0, 1, 1499}) {
        for (const Outcome result : {Outcome::Loss, Outcome::Draw, Outcome::Win}) {
            for (const std::uint32_t game : {1U, 0xFFFFFFFFU}) {
                record.score = score;
                record.result = result;
                record.game = game;
                record.ply = 399;
                record.quiet_plies = 119;
                const auto read = unpack(pack(record));
                ASSERT_TRUE(read);
                EXPECT_EQ(read->score, score);
                EXPECT_EQ(read->result, result);
                EXPECT_EQ(read->game, game);
                EXPECT_EQ(read->ply, 399);
                EXPECT_EQ(read->quiet_plies, 119);
            }
        }
    }
}

TEST(TrainingRecord, IsALineForPeople) {
    const std::string fen = "4k4/9/9/9/9/9/9/9/4A4/3RK4 b - - 7 12";
    TrainingRecord record = record_of(*parse_fen(fen).position);
    record.score = -812;
    record.result = Outcome::Loss;
    record.ply = 23;
    EXPECT_EQ(text_of(record), fen + ";-812;L");
}

TEST(TrainingRecord, IsLaidOutAsDocumented) {
    TrainingRecord record = record_of(*parse_fen("4k4/9/9/9/9/9/9/9/9/R2K5 b - - 3 1").position);
    record.score = -2;
    record.result = Outcome::Win;
    record.game = 0x01020304;
    record.ply = 0x0102;
    // Points a0 and d0 below, e9 (point 85, bit 40 of its half) above; Black to move, won.
    const RecordBytes expected{0b1001, 0,    0, 0, 0, 0b10100000, 0, 0,    0,    0, 0, 1,  //
                               0x04,   0x07, 0, 0, 0, 0,          0, 0,    0,    0, 0, 0, 0,
                               0,      0,    0, 4, 3, 2,          1, 0xFE, 0xFF, 2, 1, 3, 0};
    EXPECT_EQ(pack(record), expected);
}

TEST(TrainingRecord, IsRefusedWhenItIsNoPosition) {
    const RecordBytes good = pack(record_of(*parse_fen(kStartFen).position));
    ASSERT_TRUE(unpack(good));
    EXPECT_FALSE(unpack(RecordBytes{})) << "no kings";
    RecordBytes bytes = good;
    bytes[11] |= 0x80;
    EXPECT_FALSE(unpack(bytes)) << "a point beyond the board";
    bytes = good;
    bytes[5] |= 0xC0;
    EXPECT_FALSE(unpack(bytes)) << "no such result";
    bytes = good;
    bytes[12] |= 0x0F;
    EXPECT_FALSE(unpack(bytes)) << "no such piece";
    bytes = good;
    bytes[3] |= 0xFF;
    EXPECT_FALSE(unpack(bytes)) << "more pieces than a record has room for";
}

}  // namespace
}  // namespace engine::xiangqi
