// SPDX-License-Identifier: MIT
// The points worth searching where the enemy threatens an open or double four.
#include "engine/gomoku/threats/candidates.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/gomoku/rules/fen.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

/// Positions of the collection where the side to move has nothing better than to answer a threat.
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

PointSet winning_points(const Position& position, Color color) {
    return position.points(color, Threat::OpenFour) | position.points(color, Threat::DoubleFour);
}

TEST(DirectDefences, AreExactlyTheMovesAfterWhichNoThreatIsLeft) {
    const auto positions = threatened_positions();
    ASSERT_GE(positions.size(), 20U);
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
