// SPDX-License-Identifier: MIT
// Positions as text: valid ones survive a round trip, and faults of invalid ones are named.
#include "engine/gomoku/rules/fen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/random.h"

namespace engine::gomoku {
namespace {

using testing::HasSubstr;

TEST(Fen, ReadsStonesSideAndRule) {
    const auto position = parse_fen("15/15/15/15/15/15/15/7b7/8w6/15/15/15/15/15/o14 b").position;
    EXPECT_FALSE(position);
    const auto read = parse_fen("15/15/15/15/15/15/15/7b7/8w6/15/15/15/15/15/b14 w renju").position;
    ASSERT_TRUE(read);
    EXPECT_EQ(read->at(*parse_point("h8", 15)), Content::Black);
    EXPECT_EQ(read->at(*parse_point("i7", 15)), Content::White);
    EXPECT_EQ(read->at(*parse_point("a1", 15)), Content::Black);
    EXPECT_EQ(read->side_to_move(), Color::White);
    EXPECT_EQ(read->rule(), Rule::Renju);
}

TEST(Fen, LetsTheSideWithFewerStonesMoveWhenNoneIsGiven) {
    EXPECT_EQ(parse_fen("5/5/2b2/5/5").position->side_to_move(), Color::White);
    EXPECT_EQ(parse_fen("5/5/2bw1/5/5").position->side_to_move(), Color::Black);
}

TEST(Fen, ComesBackTheSame) {
    SplitMix64 random(5);
    for (const int size : {5, 15, 20}) {
        Position position(size, Rule::Standard);
        for (int i = 0; i < size * size / 2; ++i) {
            const Point point(static_cast<int>(random.below(static_cast<unsigned>(size))),
                              static_cast<int>(random.below(static_cast<unsigned>(size))));
            if (!position.is_empty(point)) continue;
            position.make_move(point);
            const std::string fen = to_fen(position);
            const auto read = parse_fen(fen);
            if (!read.position) break;  // Both sides may have won by now.
            EXPECT_EQ(to_fen(*read.position), fen);
            EXPECT_TRUE(read.position->same_as(position));
        }
    }
}

TEST(Fen, QuotesWhatIsWrong) {
    EXPECT_THAT(sentence_of(parse_fen("").fault), HasSubstr("fields"));
    EXPECT_THAT(sentence_of(parse_fen("4/4/4/4").fault), HasSubstr("rows"));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/4").fault), HasSubstr("\"4\""));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/6").fault), HasSubstr("\"6\""));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/4x").fault), HasSubstr("\"4x\""));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/0b4").fault), HasSubstr("\"0b4\""));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/99999999999999999999").fault), HasSubstr("bad row"));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/5 x").fault), HasSubstr("\"x\""));
    EXPECT_THAT(sentence_of(parse_fen("5/5/5/5/5 b pente").fault), HasSubstr("\"pente\""));
    EXPECT_THAT(sentence_of(parse_fen("bbbbb/5/5/5/wwwww b").fault), HasSubstr("both sides"));
}

TEST(Point, IsWrittenAsFileAndRank) {
    EXPECT_EQ(Point(7, 7).text(), "h8");
    EXPECT_EQ(Point(14, 14).text(), "o15");
    EXPECT_EQ(parse_point("a1", 15), Point(0, 0));
    for (const char* text : {"", "a", "a0", "a16", "p1", "A1", "h8x", "8h"}) {
        EXPECT_EQ(parse_point(text, 15), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace engine::gomoku
