// SPDX-License-Identifier: MIT
// The end of the game under each rule, and Black's forbidden points in Renju.
#include "engine/gomoku/rules/rules.h"

#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "engine/gomoku/rules/fen.h"
#include "tests/support/data.h"
#include "tests/support/game.h"

namespace engine::gomoku {
namespace {

Position read(std::string_view fen) {
    FenResult result = parse_fen(fen);
    EXPECT_TRUE(result.position) << sentence_of(result.fault);
    return result.position ? *result.position : Position();
}

TEST(Renju, ForbidsWhatThePublishedDiagramsForbidAndNothingElse) {
    for (const std::string& line : tests::data_lines("renju.txt")) {
        const auto parts = tests::parts_of(line, ';');
        Position position = read(parts.at(0));
        const Position before = position;
        const auto expect = [&](const std::string& points, bool forbidden) {
            if (points == "-") return;
            for (const auto word : split_words(points)) {
                const auto point = parse_point(word, position.size());
                ASSERT_TRUE(point) << word;
                EXPECT_EQ(is_forbidden(position, *point), forbidden)
                    << parts.at(3) << ": " << word << " in " << parts.at(0);
                EXPECT_EQ(legal_moves(position).contains(*point), !forbidden);
            }
        };
        expect(parts.at(1), true);
        expect(parts.at(2), false);
        EXPECT_TRUE(position.same_as(before));
    }
}

TEST(Renju, NamesTheFoul) {
    Position overline = read("15/15/15/15/15/15/15/4bbb1bb5/15/15/15/15/15/15/15 b renju");
    EXPECT_EQ(text_of(foul_at(overline, Point(7, 7))), "overline");
    Position fours = read("15/15/15/7b7/7b7/7b7/15/4bbb8/15/15/15/15/15/15/15 b renju");
    EXPECT_EQ(text_of(foul_at(fours, Point(7, 7))), "double-four");
    Position threes = read("15/15/15/15/7b7/7b7/15/5bb8/15/15/15/15/15/15/15 b renju");
    EXPECT_EQ(text_of(foul_at(threes, Point(7, 7))), "double-three");
    EXPECT_EQ(text_of(foul_at(threes, Point(7, 8))), "");
}

TEST(Renju, ForbidsNothingToWhite) {
    Position position = read("15/15/15/15/7w7/7w7/15/5ww8/15/15/15/15/15/15/15 w renju");
    EXPECT_FALSE(is_forbidden(position, Point(7, 7)));
}

TEST(OtherRules, ForbidNothing) {
    for (const char* rule : {"freestyle", "standard"}) {
        Position position =
            read(std::string("15/15/15/7b7/7b7/7b7/15/4bbb8/15/15/15/15/15/15/15 b ") + rule);
        EXPECT_FALSE(is_forbidden(position, Point(7, 7)));
        EXPECT_EQ(foul_at(position, Point(7, 7)), Foul::None);
    }
}

TEST(Renju, BarsOnlyBlackFromOnlyTheForbiddenPoints) {
    const std::string rows = "15/15/15/15/15/15/7b7/6b1b6/7b7/15/15/15/15/15/15";
    constexpr int kEmpty = 15 * 15 - 4;
    for (const char* rule : {"freestyle", "standard", "renju"}) {
        Position white = read(rows + " w " + rule);
        EXPECT_EQ(legal_moves(white).size(), kEmpty) << rule;
    }
    for (const char* rule : {"freestyle", "standard"}) {
        Position black = read(rows + " b " + rule);
        EXPECT_EQ(legal_moves(black).size(), kEmpty) << rule;
    }
    // Two threes would cross in h8.
    Position renju = read(rows + " b renju");
    const PointSet allowed = legal_moves(renju);
    EXPECT_EQ(allowed.size(), kEmpty - 1);
    EXPECT_FALSE(allowed.contains(Point(7, 7)));
}

struct EndCase {
    const char* name;
    const char* rows;
    const char* rule;
    Status status;
};

class End : public testing::TestWithParam<EndCase> {};

TEST_P(End, IsAsTheRuleSays) {
    const auto& tested = GetParam();
    Position position = read(std::string(tested.rows) + " b " + tested.rule);
    EXPECT_EQ(judge(position).status, tested.status);
}

constexpr const char* kFive = "15/15/15/15/15/15/15/3wwwww7/15/15/15/15/15/15/15";
constexpr const char* kSixBlack = "15/15/15/15/15/15/15/3bbbbbb6/15/15/15/15/15/15/15";
constexpr const char* kSixWhite = "15/15/15/15/15/15/15/3wwwwww6/15/15/15/15/15/15/15";
constexpr const char* kDiagonal = "b14/1b13/2b12/3b11/4b10/15/15/15/15/15/15/15/15/15/15";
constexpr const char* kFour = "15/15/15/15/15/15/15/3wwww8/15/15/15/15/15/15/15";
constexpr const char* kFull = "bbwbb/wwbww/bbwbb/wwbww/bbwbb";

INSTANTIATE_TEST_SUITE_P(
    Game, End,
    testing::Values(EndCase{"FiveWins", kFive, "freestyle", Status::SecondWins},
                    EndCase{"FiveWinsInStandard", kFive, "standard", Status::SecondWins},
                    EndCase{"SixWinsInFreestyle", kSixBlack, "freestyle", Status::FirstWins},
                    EndCase{"SixIsNothingInStandard", kSixBlack, "standard", Status::Ongoing},
                    EndCase{"SixWinsForWhiteInRenju", kSixWhite, "renju", Status::SecondWins},
                    EndCase{"DiagonalInTheCornerWins", kDiagonal, "renju", Status::FirstWins},
                    EndCase{"FourIsNoEnd", kFour, "freestyle", Status::Ongoing},
                    EndCase{"FullBoardDraws", kFull, "freestyle", Status::Draw}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace engine::gomoku
