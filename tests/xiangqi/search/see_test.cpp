// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/see.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "engine/xiangqi/board/movegen.h"
#include "tests/support/plain_rules.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using engine::Value;
using tests::PlainBoard;
using tests::Point;

constexpr Value value_of(PieceType type) { return kPieceValue[index(type)]; }
constexpr Value A = value_of(PieceType::Advisor);
constexpr Value N = value_of(PieceType::Knight);
constexpr Value R = value_of(PieceType::Rook);
constexpr Value C = value_of(PieceType::Cannon);
constexpr Value P = value_of(PieceType::Pawn);

/// The greatest threshold that the exchange reaches; no exchange is worth more than a king.
Value outcome(const Position& position, Move move) {
    Value reached = -2 * value_of(PieceType::King);
    Value missed = 2 * value_of(PieceType::King);
    while (missed - reached > 1) {
        const Value middle = reached + (missed - reached) / 2;
        (see_at_least(position, move, middle) ? reached : missed) = middle;
    }
    return reached;
}

Value outcome(std::string_view fen, std::string_view move) {
    return outcome(tests::position_of(fen), tests::move_of(move));
}

TEST(StaticExchange, WinsAnUnprotectedPiece) {
    EXPECT_EQ(outcome("3k5/9/9/9/4n4/9/9/9/4R4/5K3 w", "e1e5"), N);
}

TEST(StaticExchange, LosesTheCapturerToAProtector) {
    EXPECT_EQ(outcome("3kr4/9/9/9/4n4/9/9/9/4R4/5K3 w", "e1e5"), N - R);
    EXPECT_EQ(outcome("3k5/9/9/9/9/3pp4/9/9/4R4/5K3 w", "e1e4"), P - R);
}

TEST(StaticExchange, IsNothingForAMoveToASafePoint) {
    EXPECT_EQ(outcome("3k5/9/9/9/9/9/9/9/4R4/5K3 w", "e1e5"), 0);
}

TEST(StaticExchange, LosesAPieceThatStepsIntoAnAttack) {
    EXPECT_EQ(outcome("3k5/9/9/9/9/3p5/9/9/4R4/5K3 w", "e1e4"), -R);
}

TEST(StaticExchange, LetsTheRearRookSupportTheFrontOne) {
    EXPECT_EQ(outcome("3kr4/9/9/9/4n4/9/4R4/9/4R4/5K3 w", "e3e5"), N);
    EXPECT_EQ(outcome("3k5/9/9/9/9/3pp4/9/9/4R4/4RK3 w", "e1e4"), P - R + P);
}

TEST(StaticExchange, LetsASideStopBeforeItLoses) {
    // The pawn protects the horse, so the rook does not recapture.
    EXPECT_EQ(outcome("3k5/4r4/9/9/3Pp4/9/3N5/9/9/5K3 w", "d3e5"), P);
}

TEST(StaticExchange, TakesTheCannonsScreenAwayWithTheCapturer) {
    EXPECT_EQ(outcome("3k5/9/9/9/c1R1p4/9/9/9/9/5K3 w", "c5e5"), P);
    EXPECT_EQ(outcome("3k5/9/9/9/c1P1p4/9/9/9/4R4/5K3 w", "e1e5"), P - R);
}

TEST(StaticExchange, LeavesTheFrontCannonWithoutScreenOnceTheRearOneHasJumped) {
    EXPECT_EQ(outcome("3kr4/9/9/9/4n4/9/9/4C4/4C4/5K3 w", "e1e5"), N - C);
}

TEST(StaticExchange, LetsACannonUseItsOwnRookAsAScreen) {
    // Rook takes pawn, cannon takes rook; the other rook does not recapture, because the screen
    // would capture it.
    EXPECT_EQ(outcome("3k5/4R4/9/9/c1r1p4/9/9/9/4R4/5K3 w", "e1e5"), P - R);
    // Without the cannon a rook captures a rook that a rook protects.
    EXPECT_EQ(outcome("3k5/4R4/9/9/2r1p4/9/9/9/4R4/5K3 w", "e1e5"), P - R + R);
}

TEST(StaticExchange, GivesACannonItsOneScreenWhenTheOtherHasTakenBack) {
    // Rook takes horse, pawn takes rook; if the second rook recaptured, the cannon, which had one
    // screen too many before, would capture it.
    EXPECT_EQ(outcome("3k5/9/9/9/9/c1Ppn4/9/9/4R4/4RK3 w", "e1e4"), N - R);
    EXPECT_EQ(outcome("3k5/9/9/9/9/2Ppn4/9/9/4R4/4RK3 w", "e1e4"), N - R + P);
}

TEST(StaticExchange, OpensAHorsesLegWhenTheBlockerTakesBack) {
    // Rook takes cannon, advisor takes rook; if the second rook recaptured, the horse, whose leg is
    // free now, would capture it.
    EXPECT_EQ(outcome("5k3/4c4/3a5/3n5/9/4R4/9/9/4R4/3K5 w", "e4e8"), C - R);
    // Without the horse the second rook wins the advisor as well.
    EXPECT_EQ(outcome("5k3/4c4/3a5/9/9/4R4/9/9/4R4/3K5 w", "e4e8"), C - R + A);
}

TEST(StaticExchange, IgnoresAHorseWhoseLegStaysBlocked) {
    EXPECT_EQ(outcome("5k3/4c4/3c5/3n5/9/4R4/9/9/4R4/3K5 w", "e4e8"), C);
    EXPECT_EQ(outcome("5k3/4c4/9/3n5/9/4R4/9/9/9/3K5 w", "e4e8"), C - R);
}

TEST(StaticExchange, LetsAKingTakeBackOnlyWhereItIsSafe) {
    EXPECT_EQ(outcome("4k4/4a4/9/9/9/9/9/4R4/9/3K5 w", "e2e8"), A - R);
    EXPECT_EQ(outcome("4k4/4a4/9/9/9/9/9/4R4/4R4/3K5 w", "e2e8"), A);
}

TEST(StaticExchange, KeepsAKingOffAPointThatACannonAttacksOverAScreen) {
    EXPECT_EQ(outcome("9/R3ak3/9/9/9/9/9/9/4C4/3K5 w", "a8e8"), A - R);
    EXPECT_EQ(outcome("9/R3ak3/9/9/4P4/9/9/9/4C4/3K5 w", "a8e8"), A);
}

TEST(StaticExchange, IsTheSameForBlack) {
    EXPECT_EQ(outcome(tests::color_swapped("3kr4/9/9/9/4n4/9/4R4/9/4R4/5K3 w"), "e6e4"), N);
    EXPECT_EQ(outcome(tests::color_swapped("3k5/9/9/9/c1P1p4/9/9/9/4R4/5K3 w"), "e8e4"), P - R);
}

Value value_of(char letter) { return piece_value(*piece_of_letter(letter)); }

std::vector<Point> capturers(const PlainBoard& board, Point target) {
    std::vector<Point> points;
    for (const Point from : tests::all_points()) {
        if (board.empty(from) || board.is_red(from) != board.red_to_move()) continue;
        if (!board.attacks(from, target)) continue;
        PlainBoard after = board;
        after.play(from, target);
        const bool is_king = std::toupper(board.at(from)) == 'K';
        if (!is_king || capturers(after, target).empty()) points.push_back(from);
    }
    return points;
}

/// The gain of the side to move from captures on `target` in the best order.
Value best_gain(const PlainBoard& board, Point target) {
    Value best = 0;
    for (const Point from : capturers(board, target)) {
        PlainBoard after = board;
        after.play(from, target);
        best = std::max(best, value_of(board.at(target)) - best_gain(after, target));
    }
    return best;
}

/// The possible results if each side captures with the cheapest piece, for every choice among equal
/// ones.
std::set<Value> gains_cheapest_first(const PlainBoard& board, Point target) {
    const auto all = capturers(board, target);
    if (all.empty()) return {0};
    const Point cheapest = *std::min_element(all.begin(), all.end(), [&](Point a, Point b) {
        return value_of(board.at(a)) < value_of(board.at(b));
    });
    std::set<Value> gains;
    for (const Point from : all) {
        if (board.at(from) != board.at(cheapest)) continue;
        PlainBoard after = board;
        after.play(from, target);
        for (const Value answer : gains_cheapest_first(after, target)) {
            gains.insert(std::max(0, value_of(board.at(target)) - answer));
        }
    }
    return gains;
}

Point point_of(Square square) { return {square.file(), square.rank()}; }

TEST(StaticExchange, EqualsTheCapturesPlayedOutInThousandsOfPositions) {
    int moves = 0;
    int order_matters = 0;
    for (const std::string& fen : tests::game_positions(7)) {
        const Position position = tests::position_of(fen);
        const PlainBoard board(fen);
        for (const Move move : legal_moves(position)) {
            const Point target = point_of(move.to());
            const Value captured = board.empty(target) ? 0 : value_of(board.at(target));
            PlainBoard after = board;
            after.play(point_of(move.from()), target);
            std::set<Value> expected;
            for (const Value answer : gains_cheapest_first(after, target)) {
                expected.insert(captured - answer);
            }
            const Value value = outcome(position, move);
            ASSERT_TRUE(expected.contains(value))
                << move.text() << " in " << fen << ": " << value << ", not " << *expected.begin();
            ++moves;
            if (value != captured - best_gain(after, target)) ++order_matters;
        }
    }
    EXPECT_GT(moves, 50'000);
    // An order other than the cheapest first is better so rarely that it need not be searched.
    EXPECT_LT(order_matters, moves / 500);
}

}  // namespace
