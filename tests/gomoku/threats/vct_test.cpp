// SPDX-License-Identifier: MIT
// Wins by continuous fours and threes: what is called a win is one against every reply.
#include "engine/gomoku/threats/vct.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

const NodeBudget kNodes(20'000);

/// Plays a win out against random replies: the attacker must still be shown to win each time.
TEST(Vct, StaysWonWhateverTheDefenderReplies) {
    SplitMix64 random(4);
    int games = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vct") || games == 12) continue;
        Position position = *parse_fen(parts[1]).position;
        const Color attacker = position.side_to_move();
        VcfSolver vcf;
        VctSolver vct;
        if (!vct.solve(position, vcf, kNodes)) continue;
        ++games;
        for (int ply = 0; ply < 60 && judge(position).status == Status::Ongoing; ++ply) {
            const bool wins_now = position.count(attacker, Threat::Five) > 0;
            if (wins_now) {
                position.make_move(position.points(attacker, Threat::Five).first());
                break;
            }
            ASSERT_TRUE(vct.solve(position, vcf, kNodes)) << parts[0] << " " << to_fen(position);
            position.make_move(vct.line()[0]);
            // Any reply at all, not only sensible ones.
            const PointSet replies = position.count(attacker, Threat::Five) > 0
                                         ? position.points(attacker, Threat::Five)
                                         : defences(position);
            const PointSet& choice = replies.empty() ? position.near_points() : replies;
            auto skip = random.below(static_cast<std::uint32_t>(choice.size()));
            for (const Point reply : choice) {
                if (skip-- != 0) continue;
                position.make_move(reply);
                break;
            }
        }
        EXPECT_TRUE(has_won(position, attacker)) << parts[0];
    }
    EXPECT_EQ(games, 12);
}

TEST(Vct, FindsNothingOnAQuietBoard) {
    Position position = *parse_fen("15/15/15/15/15/15/7w7/7b7/15/15/15/15/15/15/15 b").position;
    VcfSolver vcf;
    EXPECT_FALSE(VctSolver().solve(position, vcf, kNodes));
}

}  // namespace
}  // namespace engine::gomoku
