// SPDX-License-Identifier: MIT
// The position keeps its patterns, sets, values and key up to date while stones come and go.
#include <gtest/gtest.h>

#include <vector>

#include "engine/core/random.h"
#include "engine/gomoku/position.h"

namespace engine::gomoku {
namespace {

std::vector<Point> empty_points(const Position& position) {
    std::vector<Point> points;
    for (int rank = 0; rank < position.size(); ++rank) {
        for (int file = 0; file < position.size(); ++file) {
            if (position.is_empty(Point(file, rank))) points.emplace_back(file, rank);
        }
    }
    return points;
}

/// Random moves, some taken back again, until the board is nearly full.
void play_at_random(Position& position, std::uint64_t seed, int moves) {
    SplitMix64 random(seed);
    for (int i = 0; i < moves; ++i) {
        const auto points = empty_points(position);
        if (points.empty()) return;
        position.make_move(points[random.below(static_cast<std::uint32_t>(points.size()))]);
        if (random.below(4) == 0) position.unmake_move();
    }
}

class EveryBoard : public testing::TestWithParam<std::tuple<int, Rule>> {
  protected:
    Position position_{std::get<0>(GetParam()), std::get<1>(GetParam())};
};

TEST_P(EveryBoard, StaysEqualToOneSetUpFromItsStones) {
    SplitMix64 random(7);
    for (int i = 0; i < 40; ++i) {
        play_at_random(position_, random.next(), 8);
        ASSERT_TRUE(position_.same_as(position_.rebuilt())) << "after " << position_.stones();
    }
}

TEST_P(EveryBoard, IsRestoredByTakingAllMovesBack) {
    const Position empty = position_;
    play_at_random(position_, 11, 150);
    while (!position_.moves().empty()) position_.unmake_move();
    EXPECT_TRUE(position_.same_as(empty));
}

TEST_P(EveryBoard, KnowsEachPatternAsReadFromTheStones) {
    play_at_random(position_, 3, position_.size() * position_.size() / 2);
    for (const Point point : empty_points(position_)) {
        for (const Color color : kColors) {
            for (std::size_t d = 0; d < kDirections; ++d) {
                int code = 0;
                for (int distance = -kReach; distance <= kReach; ++distance) {
                    if (distance == 0) continue;
                    const Content there = position_.at(shifted(point, d, distance));
                    if (there == stone_of(color)) code += kOwnDigit * digit_weight(distance);
                    if (there == stone_of(~color) || there == Content::Border)
                        code += kBlockedDigit * digit_weight(distance);
                }
                const auto& table = PatternTable::of(position_.rule(), color);
                ASSERT_EQ(position_.patterns(color, point).at(d),
                          table[static_cast<LineCode>(code)])
                    << point.text() << " direction " << d;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    SizesAndRules, EveryBoard,
    testing::Combine(testing::Values(5, 15, 20),
                     testing::Values(Rule::Freestyle, Rule::Standard, Rule::Renju)),
    [](const auto& tested) {
        return std::string(kRuleNames[static_cast<std::size_t>(std::get<1>(tested.param))]) +
               std::to_string(std::get<0>(tested.param));
    });

TEST(Position, TellsTheSamePositionReachedInAnotherOrderByTheSameKey) {
    Position one;
    Position other;
    const Point a(7, 7);
    const Point b(8, 8);
    const Point c(6, 7);
    for (const Point point : {a, b, c}) one.make_move(point);
    for (const Point point : {c, b, a}) other.make_move(point);
    EXPECT_EQ(one.key(), other.key());
    other.make_null_move();
    EXPECT_NE(one.key(), other.key());
    other.unmake_null_move();
    EXPECT_EQ(one.key(), other.key());
}

TEST(Position, KnowsTheThreatsOfEitherSide) {
    Position position;
    for (const int file : {5, 6, 7}) position.put(Color::Black, Point(file, 7));
    position.put(Color::White, Point(4, 7));
    for (const int rank : {9, 10}) position.put(Color::White, Point(8, rank));
    position.put(Color::White, Point(8, 8));
    // Black's row is blocked on one side; White's column of three is open but for its foot.
    EXPECT_EQ(position.threat(Color::Black, Point(8, 7)), Threat::Four);
    EXPECT_EQ(position.threat(Color::White, Point(8, 7)), Threat::OpenFour);
    EXPECT_EQ(position.count(Color::Black, Threat::Four), 2);
    EXPECT_EQ(position.count(Color::White, Threat::OpenFour), 2);
    EXPECT_TRUE(position.points(Color::White, Threat::OpenFour).contains(Point(8, 11)));
}

TEST(Position, OffersPointsNearStonesOnly) {
    Position position;
    EXPECT_TRUE(position.near_points().empty());
    position.make_move(Point(7, 7));
    EXPECT_TRUE(position.near_points().contains(Point(10, 10)));
    EXPECT_TRUE(position.near_points().contains(Point(8, 9)));
    EXPECT_FALSE(position.near_points().contains(Point(7, 7)));
    EXPECT_FALSE(position.near_points().contains(Point(11, 7)));
}

}  // namespace
}  // namespace engine::gomoku
