// SPDX-License-Identifier: MIT
// The marginal value of a piece is the loss without it, with either evaluation and for either side.
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

std::map<std::string, engine::Value> values_of(std::string_view fen) {
    std::map<std::string, engine::Value> values;
    for (const MarginalValue& one : marginal_values(position_of(fen), nullptr)) {
        values[one.square.text()] = one.value;
    }
    return values;
}

TEST(MarginalValue, IsGivenForEveryPieceButTheKings) {
    const auto values = values_of(kStartFen);
    EXPECT_EQ(values.size(), 30U);
    EXPECT_EQ(values.count("e0") + values.count("e9"), 0U);
}

TEST(MarginalValue, IsWhatTheJudgementLosesWithThePiece) {
    constexpr auto kAll = "3k5/4a4/9/9/2R6/9/6n2/9/4A4/5K3 b - - 0 1";
    constexpr auto kNoRook = "3k5/4a4/9/9/9/9/6n2/9/4A4/5K3 b - - 0 1";
    constexpr auto kNoKnight = "3k5/4a4/9/9/2R6/9/9/9/4A4/5K3 b - - 0 1";
    const auto for_black = [](const char* fen) { return evaluate(position_of(fen)); };
    const auto values = values_of(kAll);
    EXPECT_EQ(values.at("c5"), for_black(kNoRook) - for_black(kAll));
    EXPECT_EQ(values.at("g3"), for_black(kAll) - for_black(kNoKnight));
}

// The usual order in books.
TEST(MarginalValue, IsGreatestForRooksAndLeastForSoldiersAtTheStart) {
    const auto values = values_of(kStartFen);
    for (const auto& [rook, knight, cannon, pawn] :
         {std::array{"a0", "b0", "b2", "a3"}, std::array{"i9", "h9", "h7", "i6"}}) {
        EXPECT_GT(values.at(rook), values.at(knight));
        EXPECT_GT(values.at(rook), values.at(cannon));
        EXPECT_GT(values.at(knight), values.at(pawn));
        EXPECT_GT(values.at(cannon), values.at(pawn));
    }
}

TEST(MarginalValue, IsShownBelowThePiece) {
    const std::string text = explain_marginal_values(position_of(kStartFen), nullptr);
    const std::string rook = std::to_string(values_of(kStartFen).at("a9"));
    EXPECT_EQ(text.substr(0, 7), "9     r");
    EXPECT_NE(text.find("\n" + std::string(7 - rook.size(), ' ') + rook), std::string::npos)
        << text;
}

}  // namespace
