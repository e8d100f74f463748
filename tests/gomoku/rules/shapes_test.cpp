// SPDX-License-Identifier: MIT
// The fours and open threes that learners see, and the winning row.
#include "engine/gomoku/rules/shapes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"

namespace engine::gomoku {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Stones on an empty board: Black's, then White's.
Position board(std::string_view black, std::string_view white, Rule rule = Rule::Freestyle) {
    Position position(kStandardSize, rule);
    for (const auto word : split_words(black)) position.put(Color::Black, *parse_point(word, 15));
    for (const auto word : split_words(white)) position.put(Color::White, *parse_point(word, 15));
    return position;
}

std::vector<std::string> shapes_of(Position position) {
    std::vector<std::string> texts;
    const auto joined = [](const std::vector<Point>& points) {
        std::string text;
        for (const Point point : points) text += (text.empty() ? "" : ",") + point.text();
        return text;
    };
    for (const Shape& shape : live_shapes(position)) {
        texts.push_back(std::string(shape.color == Color::Black ? "first" : "second") + ":" +
                        (shape.is_four ? "four" : "open-three") + ":" + joined(shape.stones) + ":" +
                        joined(shape.next));
    }
    return texts;
}

TEST(LiveShapes, AreNoneWhereNothingThreatens) {
    EXPECT_THAT(shapes_of(board("", "")), IsEmpty());
    EXPECT_THAT(shapes_of(board("h8 h9", "a1 a2")), IsEmpty());
}

TEST(LiveShapes, NameTheStonesOfAnOpenThreeAndTheEndsThatMakeItAnOpenFour) {
    EXPECT_THAT(shapes_of(board("g8 h8 i8", "")), ElementsAre("first:open-three:g8,h8,i8:f8,j8"));
    EXPECT_THAT(shapes_of(board("", "d4 e5 g7")), ElementsAre("second:open-three:d4,e5,g7:f6"));
}

TEST(LiveShapes, LeaveAThreeOutThatHasNoRoomForAnOpenFour) {
    EXPECT_THAT(shapes_of(board("g8 h8 i8", "f8")), IsEmpty());
    EXPECT_THAT(shapes_of(board("a8 b8 c8", "")), IsEmpty());
}

TEST(LiveShapes, NameEveryPointThatMakesAFive) {
    EXPECT_THAT(shapes_of(board("g8 h8 i8 j8", "")), ElementsAre("first:four:g8,h8,i8,j8:f8,k8"));
    EXPECT_THAT(shapes_of(board("a8 b8 c8 d8", "")), ElementsAre("first:four:a8,b8,c8,d8:e8"));
    EXPECT_THAT(shapes_of(board("", "h4 h5 h7 h8")), ElementsAre("second:four:h4,h5,h7,h8:h6"));
}

TEST(LiveShapes, GoByTheRule) {
    // Six in a row do not win where exactly five win.
    const char* six = "d8 e8 g8 h8 i8";
    EXPECT_THAT(shapes_of(board(six, "c8 j8")), ElementsAre("first:four:d8,e8,g8,h8,i8:f8"));
    EXPECT_THAT(shapes_of(board(six, "c8 j8", Rule::Standard)), IsEmpty());
}

TEST(LiveShapes, CountNoThreeThatBlackMayNotExtendInRenju) {
    // Either end of the row would make six on a file.
    const char* stones = "g8 h8 i8 f6 f7 f9 f10 f11 j6 j7 j9 j10 j11";
    const std::string three = "first:open-three:g8,h8,i8:f8,j8";
    EXPECT_THAT(shapes_of(board(stones, "", Rule::Standard)), Contains(three));
    EXPECT_THAT(shapes_of(board(stones, "", Rule::Renju)), Not(Contains(HasSubstr("g8"))));
}

TEST(WinningRow, RunsFromEndToEnd) {
    EXPECT_THAT(winning_row(board("h8", "")), IsEmpty());
    const auto five = winning_row(board("", "c3 d4 e5 f6 g7"));
    ASSERT_EQ(five.size(), 5U);
    EXPECT_EQ(five.front().text(), "c3");
    EXPECT_EQ(five.back().text(), "g7");
    EXPECT_EQ(winning_row(board("a8 b8 c8 d8 e8 f8", "")).size(), 6U);
}

}  // namespace
}  // namespace engine::gomoku
