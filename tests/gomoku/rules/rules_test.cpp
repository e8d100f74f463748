// SPDX-License-Identifier: MIT
// The end of the game under each rule, and Black's forbidden points in Renju.
#include "engine/gomoku/rules/rules.h"

#include <gtest/gtest.h>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
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

/// Whether `color` wins by the wording of the rule: a row longer than five, or of five without
/// enemy stones at both ends.
bool wins_in_caro(const Position& position, Color color) {
    const auto at = [&](int file, int rank) {
        const bool is_on_board =
            file >= 0 && file < position.size() && rank >= 0 && rank < position.size();
        return is_on_board ? position.at(Point(file, rank)) : Content::Border;
    };
    for (int cell = 0; cell < position.size() * position.size(); ++cell) {
        const int file = cell % position.size();
        const int rank = cell / position.size();
        for (const auto& [df, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            const Content before = at(file - df, rank - dr);
            if (before == stone_of(color)) continue;
            int length = 0;
            while (at(file + length * df, rank + length * dr) == stone_of(color)) ++length;
            const Content after = at(file + length * df, rank + length * dr);
            const bool is_blocked = before == stone_of(~color) && after == stone_of(~color);
            if (length > 5 || (length == 5 && !is_blocked)) return true;
        }
    }
    return false;
}

TEST(Caro, IsWonAsTheWordsOfTheRuleSay) {
    SplitMix64 random(1);
    int won = 0;
    int blocked = 0;
    for (int i = 0; i < 4000; ++i) {
        const int size = 7 + static_cast<int>(random.below(4));
        Position position(size, Rule::Caro);
        const PointSet points = position.empty_points();
        for (const Point point : points) {
            // Two thirds of the stones are Black's, to make rows likely.
            if (random.below(6) == 0) continue;
            position.put(random.below(3) == 0 ? Color::White : Color::Black, point);
        }
        for (const Color color : kColors) {
            const bool wins = wins_in_caro(position, color);
            ASSERT_EQ(has_won(position, color), wins) << to_fen(position);
            won += wins ? 1 : 0;
            const bool has_five = has_won(position.set_up(Rule::Freestyle), color);
            blocked += has_five && !wins ? 1 : 0;
        }
    }
    EXPECT_GT(won, 500);
    EXPECT_GT(blocked, 50);
}

TEST(Caro, CountsNoFiveBetweenTwoEnemyStones) {
    const auto status_of = [](std::string_view row) {
        Position position =
            read("15/15/15/15/15/15/15/" + std::string(row) + "/15/15/15/15/15/15/15 w caro");
        return judge(position).status;
    };
    EXPECT_EQ(status_of("3wbbbbbw5"), Status::Ongoing);
    EXPECT_EQ(status_of("3wbbbbb6"), Status::FirstWins);
    EXPECT_EQ(status_of("3wbbbbbbw4"), Status::FirstWins);
    // The border does not count as a stone.
    EXPECT_EQ(status_of("bbbbbw9"), Status::FirstWins);
}

TEST(OtherRules, ForbidNothing) {
    for (const char* rule : {"freestyle", "standard", "caro"}) {
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
    // Two threes would cross on h8.
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
