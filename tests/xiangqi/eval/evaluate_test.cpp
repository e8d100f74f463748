// SPDX-License-Identifier: MIT
#include "engine/xiangqi/eval/evaluate.h"

#include <gtest/gtest.h>

#include "engine/core/types.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"

namespace {

using namespace engine::xiangqi;
using engine::Value;
using tests::position_of;

constexpr std::string_view kBlackToMove =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1";

Value value_of(std::string_view fen) { return evaluate(position_of(fen)); }

std::vector<std::string> sample() {
    auto fens = tests::game_positions(10);
    for (const auto& one : tests::perft_cases()) fens.push_back(one.fen);
    for (const auto& mate : tests::mate_cases()) fens.push_back(mate.fen);
    return fens;
}

TEST(Evaluation, IsTheSameForTheMirroredPosition) {
    for (const std::string& fen : sample()) {
        const Position position = position_of(fen);
        ASSERT_EQ(evaluate(position.mirrored()), evaluate(position)) << fen;
    }
}

TEST(Evaluation, IsTheSameForTheMoverWithTheColorsExchanged) {
    for (const std::string& fen : sample()) {
        ASSERT_EQ(value_of(tests::color_swapped(fen)), value_of(fen)) << fen;
    }
}

TEST(Evaluation, DependsOnNothingButThePosition) {
    for (const auto& moves : tests::games()) {
        Position position = position_of(kStartFen);
        for (const std::string& move : moves) tests::play(position, move);
        const Value value = evaluate(position);
        ASSERT_EQ(value_of(to_fen(position)), value) << to_fen(position);
        ASSERT_EQ(evaluate(position), value);
    }
}

TEST(Evaluation, NeverLooksLikeADecidedGame) {
    for (const std::string& fen : sample()) {
        ASSERT_FALSE(engine::is_decided(value_of(fen))) << fen;
    }
    EXPECT_FALSE(engine::is_decided(value_of("3k5/9/9/9/9/9/9/1C5C1/9/RNBAKABNR w")));
    EXPECT_FALSE(engine::is_decided(value_of("rnbakabnr/9/1c5c1/9/9/9/9/9/9/4K4 w")));
}

TEST(Evaluation, IsNearlyBalancedAtTheStart) {
    EXPECT_LT(engine::magnitude(value_of(kStartFen)), 100);
}

struct Extra {
    char piece;
    std::string_view square;
};

void PrintTo(const Extra& extra, std::ostream* out) { *out << extra.piece << extra.square; }

class Handicap : public testing::TestWithParam<Extra> {};

TEST_P(Handicap, IsWorseForTheSideThatGivesIt) {
    const auto& [piece, square] = GetParam();
    EXPECT_LT(value_of(tests::with_piece(kStartFen, square, '1')), value_of(kStartFen)) << piece;
    EXPECT_GT(value_of(tests::with_piece(kBlackToMove, square, '1')), value_of(kBlackToMove))
        << piece;
}

INSTANTIATE_TEST_SUITE_P(Pieces, Handicap,
                         testing::Values(Extra{'R', "a0"}, Extra{'N', "b0"}, Extra{'B', "c0"},
                                         Extra{'A', "d0"}, Extra{'C', "b2"}, Extra{'P', "e3"}),
                         [](const auto& one) { return std::string(1, one.param.piece); });

/// The position without the first `piece` on its board; nothing if it has none.
std::optional<std::string> without(const std::string& fen, char piece) {
    const Position position = position_of(fen);
    for (const Square square : position.occupied()) {
        if (letter(position.at(square)) == piece) return tests::with_piece(fen, square.text(), '1');
    }
    return std::nullopt;
}

TEST(Evaluation, FallsWhenAMajorPieceIsGoneAndRisesWhenTheEnemysIs) {
    for (const std::string& fen : tests::game_positions(10)) {
        const bool red = position_of(fen).side_to_move() == Color::Red;
        for (const char piece : {'R', 'N', 'C', 'r', 'n', 'c'}) {
            const auto poorer = without(fen, piece);
            if (!poorer) continue;
            const bool own = (piece < 'a') == red;
            if (own) {
                EXPECT_LT(value_of(*poorer), value_of(fen)) << piece << " gone from " << fen;
            } else {
                EXPECT_GT(value_of(*poorer), value_of(fen)) << piece << " gone from " << fen;
            }
        }
    }
}

TEST(Evaluation, PrefersARookToAHorseOrCannonAndThoseToASoldier) {
    const auto with = [](char piece) {
        return value_of(tests::with_piece("3k5/4a4/9/9/9/9/9/9/4A4/5K3 w - - 0 1", "c5", piece));
    };
    EXPECT_GT(with('R'), with('N'));
    EXPECT_GT(with('R'), with('C'));
    EXPECT_GT(with('N'), with('P'));
    EXPECT_GT(with('C'), with('P'));
    EXPECT_GT(with('P'), with('1'));
}

TEST(Evaluation, NearsADrawAsTheNaturalMoveLimitNears) {
    Value last = value_of("3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1");
    for (const char* plies : {"40", "80", "119"}) {
        const Value value =
            value_of("3k5/9/9/9/9/9/9/9/9/4K3R w - - " + std::string(plies) + " 100");
        EXPECT_LT(value, last);
        EXPECT_GT(value, 0);
        last = value;
    }
}

TEST(EvaluationReport, EndsWithTheEvaluationFromRedsPointOfView) {
    for (const std::string_view fen : {kStartFen, kBlackToMove}) {
        const Position position = position_of(fen);
        const Value value = evaluate(position);
        const Value for_red = position.side_to_move() == Color::Red ? value : -value;
        EXPECT_NE(explain_evaluation(position).find("evaluation " + std::to_string(for_red)),
                  std::string::npos);
    }
}

}  // namespace
