// SPDX-License-Identifier: MIT
// The layout of the score range and the meaning of scores.
#include "engine/core/types.h"

#include <gtest/gtest.h>

#include "engine/core/search/line.h"
#include "engine/core/search/types.h"

namespace {

using namespace engine;

TEST(Scores, PreferTheShorterMateAndTheLongerResistance) {
    EXPECT_GT(mate_in(Ply{1}), mate_in(Ply{3}));
    EXPECT_LT(mated_in(Ply{2}), mated_in(Ply{4}));
    EXPECT_EQ(mate_in(Ply{5}), -mated_in(Ply{5}));
}

TEST(Scores, TellMatesRulingsAndEvaluationsApartAtEveryPly) {
    for (int ply = 0; ply <= kMaxPly.value() + 1; ++ply) {
        EXPECT_TRUE(is_mate(mate_in(Ply{ply})));
        EXPECT_TRUE(is_mate(mated_in(Ply{ply})));
        EXPECT_FALSE(is_rule_loss(mated_in(Ply{ply})));
        EXPECT_TRUE(is_rule_loss(rule_loss_in(Ply{ply})));
        EXPECT_TRUE(is_rule_loss(-rule_loss_in(Ply{ply})));
        EXPECT_FALSE(is_mate(rule_loss_in(Ply{ply})));
        EXPECT_TRUE(is_decided(mated_in(Ply{ply})));
        EXPECT_TRUE(is_decided(rule_loss_in(Ply{ply})));
    }
    EXPECT_FALSE(is_decided(kDraw));
    EXPECT_FALSE(is_decided(5000));
    EXPECT_FALSE(is_decided(-5000));
}

TEST(Scores, CountMatesInMovesOfTheMatingSide) {
    EXPECT_EQ(mate_distance(mate_in(Ply{1})), 1);
    EXPECT_EQ(mate_distance(mate_in(Ply{3})), 2);
    EXPECT_EQ(mate_distance(mate_in(Ply{5})), 3);
    EXPECT_EQ(mate_distance(mated_in(Ply{2})), -1);
    EXPECT_EQ(mate_distance(mated_in(Ply{4})), -2);
}

TEST(Scores, GiveNoMateDistanceToOtherScores) {
    EXPECT_EQ(mate_distance(kDraw), 0);
    EXPECT_EQ(mate_distance(250), 0);
    EXPECT_EQ(mate_distance(-rule_loss_in(Ply{4})), 0);
}

struct Letter {
    char letter = '?';
    [[nodiscard]] std::string text() const { return {letter}; }
};

TEST(Line, IsTheFirstMoveFollowedByTheRest) {
    Line<Letter> tail;
    tail.assign({'b'}, Line<Letter>());
    Line<Letter> line;
    line.assign({'a'}, tail);
    EXPECT_EQ(line.text(), "a b");
    EXPECT_EQ(line.size(), 2U);
    line.clear();
    EXPECT_TRUE(line.empty());
    EXPECT_EQ(line.text(), "");
}

TEST(Line, IsCutAtTheGreatestPly) {
    Line<Letter> line;
    for (int i = 0; i < kMaxPly.value() + 10; ++i) {
        const Line<Letter> rest = line;
        line.assign({'x'}, rest);
    }
    EXPECT_EQ(line.size(), static_cast<std::size_t>(kMaxPly.value()));
}

}  // namespace
