// SPDX-License-Identifier: MIT
// Why moves are illegal, and the moves of pieces, on positions whose answers are clear from the
// rules.
#include "engine/xiangqi/board/illegality.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::move_of;
using tests::position_of;
using tests::square_of;

constexpr char kStart[] = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

std::vector<std::string> texts_of(Bitboard points) {
    std::vector<std::string> texts;
    for (const Square square : points) texts.push_back(square.text());
    return texts;
}

/// The reason and the points responsible: `blocked-leg c0`; empty if the move is legal.
std::string why(std::string_view fen, std::string_view move) {
    const auto found = why_illegal(position_of(fen), move_of(move));
    if (!found) return {};
    std::string text(text_of(found->reason));
    for (const Square square : found->culprits) text += ' ' + square.text();
    return text;
}

TEST(Illegality, NamesTheRuleOfThePiece) {
    EXPECT_EQ(why("4k4/9/9/9/9/9/9/3K5/9/9 w", "d2d3"), "outside-palace");
    EXPECT_EQ(why("4k4/9/9/9/9/9/9/3A5/9/3K5 w", "d2c3"), "outside-palace");
    EXPECT_EQ(why("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4e6"), "across-river");
    EXPECT_EQ(why("4k4/9/9/9/9/2P6/9/9/9/3K5 w", "c4d4"), "sideways-too-early");
    EXPECT_EQ(why("4k4/9/9/9/2P6/9/9/9/9/3K5 w", "c5c4"), "backward");
    EXPECT_EQ(why(kStart, "b0d2"), "wrong-shape");
    EXPECT_EQ(why(kStart, "e0e9"), "wrong-shape");
    EXPECT_EQ(why(kStart, "h2g3"), "wrong-shape");
    EXPECT_EQ(why(kStart, "e3e5"), "wrong-shape");
    EXPECT_EQ(why(kStart, "a0a3"), "own-piece a3");
}

TEST(Illegality, IsTheSameForBlackSeenFromItsSide) {
    EXPECT_EQ(why("3k5/9/9/9/2p6/9/9/9/9/4K4 b", "c5d5"), "sideways-too-early");
    EXPECT_EQ(why("3k5/9/9/9/9/2p6/9/9/9/4K4 b", "c4c5"), "backward");
    EXPECT_EQ(why("3k5/9/9/9/2b6/9/9/9/9/4K4 b", "c5e3"), "across-river");
}

TEST(Illegality, PointsAtWhatStandsInTheWay) {
    EXPECT_EQ(why(kStart, "b0d1"), "blocked-leg c0");
    EXPECT_EQ(why("4k4/9/9/9/9/9/9/9/1R7/2BK5 w", "c0a2"), "blocked-eye b1");
    EXPECT_EQ(why("4k4/9/9/9/9/9/9/9/9/R2n1K3 w", "a0e0"), "blocked-way d0");
    EXPECT_EQ(why(kStart, "h2h8"), "blocked-way h7");
    EXPECT_EQ(why(kStart, "h2h7"), "no-screen");
    EXPECT_EQ(why("1n2k4/1r7/9/1r7/9/9/9/1C7/9/3K5 w", "b2b9"), "too-many-screens b6 b8");
}

TEST(Illegality, OfAGeneralLeftAttackedNamesWhoWouldTakeIt) {
    EXPECT_EQ(why("3k5/9/9/9/9/9/9/9/4R4/4K4 w", "e0d0"), "facing-generals d9");
    EXPECT_EQ(why("4k4/9/9/9/4R4/9/9/9/9/4K4 w", "e5d5"), "facing-generals e9");
    EXPECT_EQ(why("5k3/9/9/4r4/9/9/9/9/4A4/4K4 w", "e1d2"), "exposes-general e6");
    EXPECT_EQ(why("5k3/9/9/4r4/9/9/9/9/9/3K5 w", "d0e0"), "moves-into-check e6");
    EXPECT_EQ(why("5k3/9/9/4r4/9/9/9/9/9/R3K4 w", "a0a5"), "stays-in-check e6");
    // Between a cannon and its general, a piece is the screen for a capture.
    EXPECT_EQ(why("5k3/9/9/4c4/9/9/9/9/9/R3K4 w", "a0a5"), "");
    EXPECT_EQ(why("5k3/9/9/4c4/R8/9/9/9/9/4K4 w", "a5e5"), "exposes-general e6");
    // A piece that leaves the horse's leg lets the horse through.
    EXPECT_EQ(why("5k3/9/9/9/9/9/9/3n5/3A5/4K4 w", "d1e2"), "exposes-general d2");
}

TEST(Illegality, IsNoneOfALegalMoveOrOfSomebodyElsesPiece) {
    EXPECT_EQ(why(kStart, "h2e2"), "");
    EXPECT_EQ(why(kStart, "e6e5"), "");
    EXPECT_EQ(why(kStart, "e5e6"), "");
}

TEST(Illegality, SaysSomethingOfEveryMoveThatIsNotLegalAndNothingOfOthers) {
    for (const std::string& fen : tests::game_positions(97)) {
        const Position position = position_of(fen);
        for (const Square from : position.pieces(position.side_to_move())) {
            for (int i = 0; i < kSquares; ++i) {
                const Square to(i);
                if (to == from) continue;
                const Move move(from, to);
                ASSERT_EQ(why_illegal(position, move).has_value(), !position.is_legal(move))
                    << fen << " " << move.text();
            }
        }
    }
}

TEST(Reach, IsThatOfTheLegalMovesForTheSideToMove) {
    for (const std::string& fen : tests::game_positions(197)) {
        const Position position = position_of(fen);
        for (const Square from : position.pieces(position.side_to_move())) {
            const Reach reach = reach_of(position, from);
            for (int i = 0; i < kSquares; ++i) {
                const Square to(i);
                const bool is_legal = to != from && position.is_legal(Move(from, to));
                ASSERT_EQ(reach.targets.has(to), is_legal)
                    << fen << " " << from.text() << to.text();
            }
        }
    }
}

TEST(Reach, IsToldOfTheSideThatHasNotTheTurnToo) {
    EXPECT_THAT(texts_of(reach_of(position_of(kStart), square_of("b9")).targets),
                UnorderedElementsAre("a7", "c7"));
}

TEST(Reach, OfAHorseNamesTheLegsInItsWay) {
    const Reach reach = reach_of(position_of(kStart), square_of("b0"));
    EXPECT_THAT(texts_of(reach.targets), UnorderedElementsAre("a2", "c2"));
    EXPECT_THAT(texts_of(reach.blockers), ElementsAre("c0"));
    EXPECT_THAT(texts_of(reach.screens), IsEmpty());
}

TEST(Reach, OfAnElephantNamesTheEyesInItsWay) {
    const Reach reach = reach_of(position_of("4k4/9/9/9/9/9/9/9/1R7/2BK5 w"), square_of("c0"));
    EXPECT_THAT(texts_of(reach.targets), UnorderedElementsAre("e2"));
    EXPECT_THAT(texts_of(reach.blockers), ElementsAre("b1"));
}

TEST(Reach, OfACannonNamesTheScreensItTakesOver) {
    const Reach reach = reach_of(position_of(kStart), square_of("h2"));
    EXPECT_THAT(texts_of(reach.screens), ElementsAre("h7"));
    EXPECT_TRUE(reach.targets.has(square_of("h9")));
    EXPECT_FALSE(reach.targets.has(square_of("h7")));
}

TEST(Reach, OfAPieceThatShieldsItsGeneralBarsTheOtherPoints) {
    const Reach reach = reach_of(position_of("5k3/9/9/4r4/9/9/9/9/4A4/4K4 w"), square_of("e1"));
    EXPECT_THAT(texts_of(reach.targets), IsEmpty());
    EXPECT_THAT(texts_of(reach.barred), UnorderedElementsAre("d0", "f0", "d2", "f2"));
    EXPECT_THAT(texts_of(reach.pinners), ElementsAre("e6"));
}

TEST(Reach, NamesWhatAttacksAPieceAndWhatProtectsIt) {
    // The cannon takes the horse over the soldier; the chariot behind it takes back.
    const Reach horse = reach_of(position_of(kStart), square_of("b9"));
    EXPECT_THAT(texts_of(horse.attackers), ElementsAre("b2"));
    EXPECT_THAT(texts_of(horse.protectors), ElementsAre("a9"));
    const Reach soldier = reach_of(position_of(kStart), square_of("e6"));
    EXPECT_THAT(texts_of(soldier.attackers), IsEmpty());
    EXPECT_THAT(texts_of(soldier.protectors), IsEmpty());
    // What protects a piece is known before anything attacks it.
    const Reach elephant = reach_of(position_of(kStart), square_of("c0"));
    EXPECT_THAT(texts_of(elephant.attackers), IsEmpty());
    EXPECT_THAT(texts_of(elephant.protectors), IsEmpty());
    EXPECT_THAT(texts_of(reach_of(position_of(kStart), square_of("d0")).protectors),
                ElementsAre("e0"));
}

TEST(Reach, CountsOnlyAttackersAndProtectorsThatMayMove) {
    // The black chariot may not leave the file of its general, which faces the red one.
    const Position faced = position_of("4k4/9/9/9/4r3N/9/9/9/9/4K4 w");
    EXPECT_THAT(texts_of(reach_of(faced, square_of("i5")).attackers), IsEmpty());
    // Nor may the red horse, to take back.
    const Position pinned = position_of("4k4/9/9/r4P3/9/4N4/9/9/9/4K4 w");
    const Reach soldier = reach_of(pinned, square_of("f6"));
    EXPECT_THAT(texts_of(soldier.attackers), ElementsAre("a6"));
    EXPECT_THAT(texts_of(soldier.protectors), IsEmpty());
}

TEST(Reach, OfAGeneralIsNoFight) {
    const Reach reach = reach_of(position_of("3k5/9/9/9/9/9/9/9/9/3R1K3 w"), square_of("d9"));
    EXPECT_THAT(texts_of(reach.attackers), IsEmpty());
    EXPECT_THAT(texts_of(reach.protectors), IsEmpty());
}

TEST(Reach, OfAnEmptyPointIsNone) {
    EXPECT_THAT(texts_of(reach_of(position_of(kStart), square_of("e5")).targets), IsEmpty());
}

}  // namespace
