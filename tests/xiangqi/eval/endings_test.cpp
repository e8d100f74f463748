// SPDX-License-Identifier: MIT
// The textbook endings of tests/data/endings.txt are evaluated correctly.
#include "engine/xiangqi/eval/endings.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/core/types.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/search.h"

namespace {

using namespace engine::xiangqi;
using engine::Value;
using tests::EndingCase;
using tests::position_of;

// A drawn advantage must be worth less than a soldier (100), or the side ahead would give one up
// for it. The evaluation is at most a third of that; the rest is for the correction history of the
// search, which has no endgame knowledge. A won advantage must be worth two soldiers.
constexpr Value kBeyondADraw = 100;
constexpr Value kLeastOfAWin = 200;
constexpr int kDepth = 8;

Value searched_for_red(std::string_view fen) {
    const Value value = tests::search(fen, tests::to_depth(kDepth)).answer.value;
    return position_of(fen).side_to_move() == Color::Red ? value : -value;
}

TEST(Endings, AreAtLeastFortyAndOfBothKinds) {
    int wins = 0;
    int draws = 0;
    for (const EndingCase& ending : tests::ending_cases()) ++(ending.red_wins ? wins : draws);
    EXPECT_GE(wins, 20);
    EXPECT_GE(draws, 20);
}

TEST(Endings, AreJudgedRightByAShortSearch) {
    for (const EndingCase& ending : tests::ending_cases()) {
        const Value value = searched_for_red(ending.fen);
        if (ending.red_wins) {
            EXPECT_GE(value, kLeastOfAWin) << ending.name << ": " << ending.fen;
        } else {
            EXPECT_LT(engine::magnitude(value), kBeyondADraw) << ending.name << ": " << ending.fen;
        }
    }
}

TEST(Endings, AreJudgedAlikeMirroredAndWithTheColorsExchanged) {
    for (const EndingCase& ending : tests::ending_cases()) {
        const Position position = position_of(ending.fen);
        const Position swapped = position_of(tests::color_swapped(ending.fen));
        for (const Color side : kColors) {
            const int chances = winning_chances(position, side);
            EXPECT_EQ(winning_chances(position.mirrored(), side), chances) << ending.fen;
            EXPECT_EQ(winning_chances(swapped, ~side), chances) << ending.fen;
        }
        EXPECT_EQ(evaluate(position.mirrored()), evaluate(position)) << ending.fen;
        EXPECT_EQ(evaluate(swapped), evaluate(position)) << ending.fen;
    }
}

// 车马, 车炮, 车双兵和车士象全.
TEST(Endings, OfTwoChariotsAreHeldByTheFullGuard) {
    for (const std::string_view attackers : {"4R1N2", "4R1C2", "2P1R1P2", "4R1P2", "4R4"}) {
        const auto chances_against = [&](std::string_view guards) {
            const std::string fen = std::string(guards) + "/9/9/" + std::string(attackers) +
                                    "/9/9/r8/4A4/4K4 w - - 0 1";
            return winning_chances(position_of(fen), Color::Red);
        };
        EXPECT_LT(chances_against("2bak1b2/4a4"), kFullChances / 10) << attackers;
        // Alone it does not hold, except against a chariot.
        EXPECT_EQ(chances_against("4k4/9") > kFullChances / 10, attackers != "4R4") << attackers;
    }
    // An advisor holds in some positions.
    const Position advisor = position_of("5R3/4k4/9/4r4/9/9/5p3/5A3/5K3/9 b - - 0 1");
    EXPECT_LT(winning_chances(advisor, Color::Black), kFullChances);
}

TEST(Endings, GiveFullChancesToWhatTheyDoNotKnow) {
    for (const std::string& fen : tests::game_positions(10)) {
        const Position position = position_of(fen);
        if (position.state().phase <= Position::kFullPhase / 2) continue;
        for (const Color side : kColors) EXPECT_EQ(winning_chances(position, side), kFullChances);
    }
}

TEST(Endings, LeaveNoChancesToASideThatCannotAttack) {
    const Position position = position_of("3k5/9/9/9/9/9/4r4/4B4/4A4/3AK4 w - - 0 1");
    EXPECT_LT(winning_chances(position, Color::Red), kFullChances / 10);
    EXPECT_EQ(winning_chances(position, Color::Black), kFullChances);
}

TEST(Endings, HideNoMateFromTheSearch) {
    // Both would be drawn against a well-placed defender.
    const std::string_view cannon_mates = "4ka3/4a4/9/9/9/7C1/9/9/9/4K4 w - - 0 1";
    const std::string_view soldier_mates = "4k4/9/4b4/4P4/9/9/9/9/9/4K4 w - - 0 1";
    for (const std::string_view fen : {cannon_mates, soldier_mates}) {
        EXPECT_LT(winning_chances(position_of(fen), Color::Red), kFullChances / 10);
    }
    EXPECT_EQ(searched_for_red(cannon_mates), engine::mate_in(engine::Ply{1}));
    EXPECT_EQ(searched_for_red(soldier_mates), engine::mate_in(engine::Ply{3}));
}

}  // namespace
