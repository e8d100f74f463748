// SPDX-License-Identifier: MIT
// The worth of a piece is what is lost with it, by either evaluation and for either side.
#include "engine/xiangqi/eval/marginal_value.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using tests::position_of;

std::map<std::string, engine::Value> worths_of(std::string_view fen) {
    std::map<std::string, engine::Value> worths;
    for (const MarginalValue& worth : marginal_values(position_of(fen), nullptr)) {
        worths[worth.square.text()] = worth.value;
    }
    return worths;
}

TEST(MarginalValue, IsGivenForEveryManButTheKings) {
    const auto worths = worths_of(kStartFen);
    EXPECT_EQ(worths.size(), 30U);
    EXPECT_EQ(worths.count("e0") + worths.count("e9"), 0U);
}

TEST(MarginalValue, IsWhatTheJudgementLosesWithTheMan) {
    constexpr auto kAll = "3k5/4a4/9/9/2R6/9/6n2/9/4A4/5K3 b - - 0 1";
    constexpr auto kNoRook = "3k5/4a4/9/9/9/9/6n2/9/4A4/5K3 b - - 0 1";
    constexpr auto kNoKnight = "3k5/4a4/9/9/2R6/9/9/9/4A4/5K3 b - - 0 1";
    const auto for_black = [](const char* fen) { return evaluate(position_of(fen)); };
    const auto worths = worths_of(kAll);
    EXPECT_EQ(worths.at("c5"), for_black(kNoRook) - for_black(kAll));
    EXPECT_EQ(worths.at("g3"), for_black(kAll) - for_black(kNoKnight));
}

// The order in which every book on the game has them.
TEST(MarginalValue, IsGreatestForRooksAndLeastForSoldiersAtTheStart) {
    const auto worths = worths_of(kStartFen);
    for (const auto& [rook, knight, cannon, pawn] :
         {std::array{"a0", "b0", "b2", "a3"}, std::array{"i9", "h9", "h7", "i6"}}) {
        EXPECT_GT(worths.at(rook), worths.at(knight));
        EXPECT_GT(worths.at(rook), worths.at(cannon));
        EXPECT_GT(worths.at(knight), worths.at(pawn));
        EXPECT_GT(worths.at(cannon), worths.at(pawn));
    }
}

TEST(MarginalValue, IsShownBelowTheMan) {
    const std::string text = explain_marginal_values(position_of(kStartFen), nullptr);
    const std::string rook = std::to_string(worths_of(kStartFen).at("a9"));
    EXPECT_EQ(text.substr(0, 7), "9     r");
    EXPECT_NE(text.find("\n" + std::string(7 - rook.size(), ' ') + rook), std::string::npos)
        << text;
}

}  // namespace
