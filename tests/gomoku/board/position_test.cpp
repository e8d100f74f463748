// SPDX-License-Identifier: MIT
// The position keeps its patterns, sets, values and key up to date as stones are placed and
// removed.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "engine/core/random.h"
#include "engine/gomoku/board/position.h"

namespace engine::gomoku {
namespace {

std::optional<Point> random_empty_point(const Position& position, SplitMix64& random) {
    std::vector<Point> points;
    for (const Point point : position.empty_points()) points.push_back(point);
    if (points.empty()) return std::nullopt;
    return points[random.below(static_cast<std::uint32_t>(points.size()))];
}

/// Random moves, some of them unmade, until the board is nearly full.
void play_at_random(Position& position, std::uint64_t seed, int moves) {
    SplitMix64 random(seed);
    for (int i = 0; i < moves; ++i) {
        const auto point = random_empty_point(position, random);
        if (!point) return;
        position.make_move(*point);
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
        ASSERT_TRUE(position_.same_as(position_.set_up(position_.rule())))
            << "after " << position_.stones();
    }
}

TEST_P(EveryBoard, IsRestoredByTakingAllMovesBack) {
    const Position empty = position_;
    play_at_random(position_, 11, 150);
    while (!position_.moves().empty()) position_.unmake_move();
    EXPECT_TRUE(position_.same_as(empty));
}

TEST_P(EveryBoard, ForeseesWhatAFewStonesMake) {
    SplitMix64 random(9);
    for (int i = 0; i < 60; ++i) {
        play_at_random(position_, random.next(), 2);
        std::vector<Stone> stones;
        Position after = position_;
        while (stones.size() < 2) {
            const auto point = random_empty_point(after, random);
            if (!point) return;
            stones.push_back({random.below(2) == 0 ? Color::Black : Color::White, *point});
            after.put(stones.back().color, *point);
        }
        for (const Point point : after.empty_points()) {
            for (const Color color : kColors) {
                ASSERT_EQ(position_.patterns_after(stones, color, point),
                          after.patterns(color, point))
                    << point.text() << " after " << position_.stones();
            }
        }
    }
}

TEST_P(EveryBoard, ForeseesTheOnlyFiveThatAStoneLeaves) {
    SplitMix64 random(10);
    for (int i = 0; i < 60; ++i) {
        play_at_random(position_, random.next(), 2);
        const auto first = random_empty_point(position_, random);
        if (!first) return;
        Position after = position_;
        after.put(Color::White, *first);
        if (after.count(Color::Black, Threat::Five) > 0) continue;
        const PointSet points = after.empty_points();
        for (const Point point : points) {
            after.put(Color::Black, point);
            const bool is_only = after.count(Color::Black, Threat::Five) == 1;
            const Point five =
                is_only ? after.points(Color::Black, Threat::Five).first() : kNoPoint;
            after.take(Color::Black, point);
            const std::vector<Stone> stones{{Color::White, *first}, {Color::Black, point}};
            ASSERT_EQ(position_.five_after(stones), five) << point.text();
        }
    }
}

TEST_P(EveryBoard, KnowsEachPatternAsReadFromTheStones) {
    play_at_random(position_, 3, position_.size() * position_.size() / 2);
    for (const Point point : position_.empty_points()) {
        for (std::size_t d = 0; d < kDirections; ++d) {
            BoardLine line;
            for (int distance = -kReach; distance <= kReach; ++distance) {
                line.set(kReach + distance, position_.at(shifted(point, d, distance)));
            }
            const auto [before, after] = line.side_patterns(kReach);
            const auto pair = PatternTable::of(position_.rule()).at(before.side, after.side);
            for (const Color color : kColors) {
                ASSERT_EQ(position_.patterns(color, point).at(d), pair.at(color))
                    << point.text() << " direction " << d;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    SizesAndRules, EveryBoard,
    testing::Combine(testing::Values(5, 15, 20),
                     testing::Values(Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro)),
    [](const auto& tested) {
        return std::string(kRuleNames[static_cast<std::size_t>(std::get<1>(tested.param))]) +
               std::to_string(std::get<0>(tested.param));
    });

/// Fills the board; makes and unmakes two other moves before each move.
void expect_moves_to_be_taken_back_without_a_trace(Position position) {
    SplitMix64 random(5);
    for (auto move = random_empty_point(position, random); move;
         move = random_empty_point(position, random)) {
        const Position before = position;
        position.make_move(*random_empty_point(position, random));
        if (const auto answer = random_empty_point(position, random)) {
            position.make_move(*answer);
            position.unmake_move();
        }
        position.unmake_move();
        ASSERT_TRUE(position.same_as(before)) << "of " << before.stones() << " stones";
        ASSERT_TRUE(position.same_as(position.set_up(position.rule())))
            << "of " << before.stones() << " stones";
        position.make_move(*move);
    }
}

TEST(Position, IsTheSameAfterMovesTakenBackByEveryRuleOnEverySize) {
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro}) {
        for (int size = kMinSize; size <= kMaxSize; ++size) {
            SCOPED_TRACE(size);
            expect_moves_to_be_taken_back_without_a_trace(Position(size, rule));
        }
    }
}

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
    // Black's row is blocked on one side; White's column of three is blocked only at its lower end.
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
