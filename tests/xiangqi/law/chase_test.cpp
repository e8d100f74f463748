// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/chase.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using tests::position_of;

/// Red's chasing attacks in the form `a0xa5 …`.
std::string chased_by_red(std::string_view fen, ChaseLaw law = ChaseLaw::Computer) {
    const Position position = position_of(fen);
    std::string list;
    for (const Attack& attack : chasing_attacks(position, Color::Red, law)) {
        list += (list.empty() ? "" : " ") + attack.from.text() + "x" + attack.to.text();
    }
    return list;
}

TEST(Chase, AimsAtAnUnprotectedPiece) {
    EXPECT_EQ(chased_by_red("3k5/9/9/n8/9/9/9/9/9/R3K4 w"), "a0xa6");
}

TEST(Chase, SparesAProtectedPiece) {
    // The other horse recaptures.
    EXPECT_EQ(chased_by_red("3k5/9/1n7/9/n8/9/9/9/9/R3K4 w"), "");
}

TEST(Chase, OfTheTwoSidesIsTheSame) {
    const Position position = position_of("3k5/9/9/N8/9/9/9/9/9/r3K4 w");
    EXPECT_THAT(chasing_attacks(position, Color::Black, ChaseLaw::Computer),
                testing::ElementsAre(Attack{tests::square_of("a0"), tests::square_of("a6")}));
}

TEST(Chase, IsNotEscapedByAProtectorThatIsPinned) {
    // The chariot d8 protects the cannon a8 but shields its general from the chariot d0.
    EXPECT_EQ(chased_by_red("3k5/c2r5/9/9/9/9/9/9/9/R2RK4 w"), "a0xa8");
    // Without that chariot the root is real.
    EXPECT_EQ(chased_by_red("3k5/c2r5/9/9/9/9/9/9/9/R3K4 w"), "");
}

TEST(Chase, IsNotEscapedByAGeneralThatMayNotTakeBack) {
    // The general e9 touches the cannon e8, whose point the chariot e0 protects from afar.
    EXPECT_EQ(chased_by_red("4k4/R3c4/9/9/9/9/9/9/9/3KR4 w"), "e0xe8 a8xe8");
}

TEST(Chase, OfAChariotByHorseOrCannonDisregardsProtection) {
    // The horse b6 attacks the chariot a8, which the chariot a9 protects.
    EXPECT_EQ(chased_by_red("r2k5/r8/9/1N7/9/9/9/9/9/4K4 w"), "b6xa8");
    // The cannon a0 attacks it over the soldier a3.
    EXPECT_EQ(chased_by_red("r2k5/r8/9/9/9/9/P8/9/9/C3K4 w"), "a0xa8");
}

TEST(Chase, ByAnAdvisorOrElephantDisregardsProtection) {
    // The advisor e1 attacks the horse d2, which the chariot d8 protects.
    EXPECT_EQ(chased_by_red("5k3/3r5/9/9/9/9/9/3n5/4A4/4K4 w"), "e1xd2");
    // The elephant c0 attacks the cannon e2, which the chariot e8 protects.
    EXPECT_EQ(chased_by_red("5k3/4r4/9/9/9/9/9/4c4/9/2BK5 w"), "c0xe2");
}

TEST(Chase, NeedsAFreeLeg) {
    EXPECT_EQ(chased_by_red("3k5/c8/9/1N7/9/9/9/9/9/4K4 w"), "b6xa8");
    EXPECT_EQ(chased_by_red("3k5/c8/1P7/1N7/9/9/9/9/9/4K4 w"), "");
}

TEST(Chase, OfASoldierBeginsBeyondTheRiver) {
    EXPECT_EQ(chased_by_red("3k5/9/9/9/p8/9/9/9/9/R3K4 w"), "");
    EXPECT_EQ(chased_by_red("3k5/9/9/9/9/p8/9/9/9/R3K4 w"), "a0xa4");
}

TEST(Chase, IsAllowedToGeneralsAndSoldiers) {
    EXPECT_EQ(chased_by_red("3k5/9/9/9/9/9/9/9/4n4/4K4 w"), "");
    EXPECT_EQ(chased_by_red("3k5/9/n8/P8/9/9/9/9/9/4K4 w"), "");
}

TEST(Chase, BetweenPiecesOfAKindIsAnOffer) {
    EXPECT_EQ(chased_by_red("3k5/r8/9/9/9/9/9/9/9/R3K4 w"), "");
    EXPECT_EQ(chased_by_red("3k5/9/1n7/9/N8/9/9/9/9/4K4 w"), "");
}

TEST(Chase, OfAPieceOfAKindThatCannotTakeBackIsOne) {
    // The horse b7 cannot answer the horse a5: its leg b6 is blocked.
    EXPECT_EQ(chased_by_red("3k5/9/1n7/1P7/N8/9/9/9/9/4K4 w"), "a5xb7");
    // The chariot d8 is pinned by the chariot d0 and cannot answer the chariot a8.
    EXPECT_EQ(chased_by_red("3k5/R2r5/9/9/9/9/9/9/9/3RK4 w"), "a8xd8");
}

TEST(Chase, IsNoneByAPinnedPiece) {
    // The chariot e4 may not leave its general's file.
    EXPECT_EQ(chased_by_red("3kr4/9/9/9/9/n3R4/9/9/9/4K4 w"), "");
    EXPECT_EQ(chased_by_red("3k5/9/9/9/9/n3R4/9/9/9/4K4 w"), "e4xa4");
}

TEST(Chase, ByAPinnedPieceOfItsPinnerCounts) {
    // The cannon e8 pins the chariot e4 in front of the advisor e1; the chariot captures it.
    EXPECT_EQ(chased_by_red("3k5/4c4/9/9/9/4R4/9/9/4A4/4K4 w"), "e4xe8");
}

/// The new chases of the latest move.
std::string newly_chased(std::string_view fen, std::string_view moves, ChaseLaw law) {
    std::string list;
    for (const Attack& attack : new_chases(position_of(fen, moves), law)) {
        list += (list.empty() ? "" : " ") + attack.from.text() + "x" + attack.to.text();
    }
    return list;
}

TEST(Chase, OfTheHorseThatHoldsAChariotIsNoneForAChariotUnderAttackUnderAsianRules) {
    // The horse c1 would attack the general e0 if the chariot d1 left. The advisor was the screen
    // over which the cannon i1 attacked the chariot and protected the horse: item 19.
    constexpr std::string_view kHeld = "5k3/9/9/9/9/9/7r1/9/2nRA3c/4K4 w";
    EXPECT_EQ(newly_chased(kHeld, "e1f0", ChaseLaw::Computer), "d1xc1");
    EXPECT_EQ(newly_chased(kHeld, "e1f0", ChaseLaw::Asian), "");
}

TEST(Chase, OfTheHorseThatHoldsAChariotIsOneForAChariotThatNobodyAttacks) {
    // The soldier c6 was the screen by which the cannon c9 protected the horse c1.
    constexpr std::string_view kFree = "2c2k3/9/9/2P6/9/9/9/9/2nR5/4K4 w";
    for (const ChaseLaw law : {ChaseLaw::Computer, ChaseLaw::Asian, ChaseLaw::Chinese}) {
        EXPECT_EQ(newly_chased(kFree, "c6b6", law), "d1xc1");
    }
}

TEST(Chase, MustNotExposeTheOwnGeneral) {
    // The horse e3 attacks the cannon d5, but leaving the file would let the generals face.
    EXPECT_EQ(chased_by_red("4k4/9/9/9/3c5/9/4N4/9/9/4K4 w"), "");
    EXPECT_EQ(chased_by_red("5k3/9/9/9/3c5/9/4N4/9/9/4K4 w"), "e3xd5");
}

TEST(Chase, OfTheSideInCheckIsSuspendedUnderComputerRulesOnly) {
    // Red is in check by the chariot e8 and attacks the horse a6.
    constexpr std::string_view kInCheck = "3k5/4r4/9/n8/9/9/9/9/9/R3K4 w";
    EXPECT_EQ(chased_by_red(kInCheck, ChaseLaw::Computer), "");
    EXPECT_EQ(chased_by_red(kInCheck, ChaseLaw::Asian), "a0xa6");
}

TEST(Root, IsWhateverReachesThePointEvenIfPinned) {
    const Attack attack{tests::square_of("a0"), tests::square_of("a8")};
    EXPECT_TRUE(has_root(position_of("3k5/c2r5/9/9/9/9/9/9/9/R2RK4 w"), attack));
    EXPECT_FALSE(has_root(position_of("3k5/c8/9/9/9/9/9/9/9/R2RK4 w"), attack));
}

}  // namespace
