// SPDX-License-Identifier: MIT
// Wins by continuous fours and threes must hold against every reply.
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

/// All replies that do not lose immediately.
PointSet replies_to(const Position& position, Color attacker) {
    PointSet replies;
    if (position.count(attacker, Threat::Five) > 0) {
        for (const Point point : answers_to_five(position)) replies.insert(point);
    } else {
        replies = defences(position);
    }
    return replies.empty() ? position.near_points() : replies;
}

/// Plays a win to the end against random replies: the solver must find a win each time.
void expect_stays_won(Position position, SplitMix64& random) {
    const Color attacker = position.side_to_move();
    VcfSolver vcf;
    VctSolver vct;
    for (int ply = 0; ply < 60 && judge(position).status == Status::Ongoing; ++ply) {
        if (position.count(attacker, Threat::Five) > 0) {
            position.make_move(position.points(attacker, Threat::Five).first());
            break;
        }
        ASSERT_TRUE(vct.solve(position, vcf, kNodes)) << to_fen(position);
        position.make_move(vct.line()[0]);
        // Any reply, not only sensible ones.
        const PointSet choice = replies_to(position, attacker);
        auto skip = random.below(static_cast<std::uint32_t>(choice.size()));
        for (const Point reply : choice) {
            if (skip-- != 0) continue;
            position.make_move(reply);
            break;
        }
    }
    EXPECT_TRUE(has_won(position, attacker)) << to_fen(position);
}

bool solves(Position position) {
    VcfSolver vcf;
    return VctSolver().solve(position, vcf, kNodes);
}

TEST(Vct, StaysWonWhateverTheDefenderReplies) {
    SplitMix64 random(4);
    int games = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vct") || games == 12) continue;
        const Position position = *parse_fen(parts[1]).position;
        if (!solves(position)) continue;
        ++games;
        SCOPED_TRACE(parts[0]);
        expect_stays_won(position, random);
    }
    EXPECT_EQ(games, 12);
}

TEST(Vct, StaysWonInCaroWhateverTheDefenderReplies) {
    SplitMix64 random(8);
    int games = 0;
    while (games < 60) {
        Position position(11, Rule::Caro);
        for (int i = 0; i < 24; ++i) {
            const Point point(2 + static_cast<int>(random.below(7)),
                              2 + static_cast<int>(random.below(7)));
            if (position.is_empty(point)) position.make_move(point);
        }
        const Color us = position.side_to_move();
        const bool has_five = position.count(us, Threat::Five) > 0;
        const bool is_over = judge(position).status != Status::Ongoing;
        if (has_five || is_over || !solves(position)) continue;
        ++games;
        expect_stays_won(position, random);
    }
}

TEST(Vct, FindsNothingOnAQuietBoard) {
    Position position = *parse_fen("15/15/15/15/15/15/7w7/7b7/15/15/15/15/15/15/15 b").position;
    VcfSolver vcf;
    EXPECT_FALSE(VctSolver().solve(position, vcf, kNodes));
}

}  // namespace
}  // namespace engine::gomoku
