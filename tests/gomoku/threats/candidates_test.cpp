// SPDX-License-Identifier: MIT
// The candidate points if the enemy threatens an open or double four.
#include "engine/gomoku/threats/candidates.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/gomoku/rules/fen.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

/// The positions of the collection in which the side to move has nothing better than answering a
/// threat.
std::vector<Position> threatened_positions() {
    std::vector<Position> found;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        Position position = *parse_fen(tests::parts_of(line, ';')[1]).position;
        const Color us = position.side_to_move();
        const bool fives = position.count(us, Threat::Five) + position.count(~us, Threat::Five) > 0;
        if (!fives && threatens_to_win(position, ~us)) found.push_back(position);
    }
    return found;
}

/// Random stones on a small board, equally many of both sides, until there are enough positions
/// that meet the condition.
template <typename Condition>
std::vector<Position> random_positions(Rule rule, std::size_t count, Condition meets) {
    SplitMix64 random(17);
    std::vector<Position> found;
    while (found.size() < count) {
        Position position(9, rule);
        for (int i = 0; i < 30; ++i) {
            const Point point(static_cast<int>(random.below(9)), static_cast<int>(random.below(9)));
            if (position.is_empty(point)) position.make_move(point);
        }
        if (meets(position)) found.push_back(position);
    }
    return found;
}

/// All moves after which the other side has no five to make.
PointSet moves_that_leave_no_five(Position position) {
    const Color us = position.side_to_move();
    PointSet moves;
    const PointSet points = position.empty_points();
    for (const Point move : points) {
        position.make_move(move);
        if (position.count(~us, Threat::Five) == 0) moves.insert(move);
        position.unmake_move();
    }
    return moves;
}

class AnswersToFive : public testing::TestWithParam<Rule> {};

TEST_P(AnswersToFive, AreExactlyTheMovesThatLeaveNone) {
    const auto threatened = random_positions(GetParam(), 300, [](const Position& position) {
        return position.count(~position.side_to_move(), Threat::Five) > 0;
    });
    int several = 0;
    for (const Position& position : threatened) {
        PointSet answers;
        for (const Point point : answers_to_five(position)) answers.insert(point);
        EXPECT_EQ(answers, moves_that_leave_no_five(position)) << to_fen(position);
        several += answers.size() > 1 ? 1 : 0;
    }
    // The point beyond a blocked four answers it only in Caro.
    EXPECT_EQ(several > 30, GetParam() == Rule::Caro) << several;
}

INSTANTIATE_TEST_SUITE_P(Rules, AnswersToFive, testing::Values(Rule::Freestyle, Rule::Caro),
                         [](const auto& rule) {
                             return std::string(kRuleNames[static_cast<std::size_t>(rule.param)]);
                         });

PointSet winning_points(const Position& position, Color color) {
    return position.points(color, Threat::OpenFour) | position.points(color, Threat::DoubleFour);
}

TEST(DirectDefences, AreExactlyTheMovesAfterWhichNoThreatIsLeft) {
    auto positions = threatened_positions();
    ASSERT_GE(positions.size(), 20U);
    for (const Position& position : random_positions(Rule::Caro, 100, [](const Position& random) {
             const Color us = random.side_to_move();
             return random.count(~us, Threat::Five) == 0 && threatens_to_win(random, ~us);
         })) {
        positions.push_back(position);
    }
    for (Position position : positions) {
        const Color us = position.side_to_move();
        const PointSet threats = winning_points(position, ~us);
        const PointSet defences = direct_defences(position);
        const PointSet moves = position.empty_points();
        for (const Point move : moves) {
            position.make_move(move);
            const bool is_left = !(winning_points(position, ~us) & threats).empty();
            position.unmake_move();
            EXPECT_EQ(defences.contains(move), !is_left) << to_fen(position) << move.text();
        }
    }
}

TEST(Defences, AreTheDirectOnesAndOwnFours) {
    for (const Position& position : threatened_positions()) {
        const PointSet fours = four_points(position, position.side_to_move());
        EXPECT_EQ(defences(position), direct_defences(position) | fours);
    }
}

}  // namespace
}  // namespace engine::gomoku
