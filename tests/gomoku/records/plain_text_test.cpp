// SPDX-License-Identifier: MIT
// Moves as people write them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/gomoku_records.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::gomoku::outline;
using tests::gomoku::read;
using tests::gomoku::read_clean;
using tests::gomoku::RecordFormat;
using tests::gomoku::Rule;
using tests::gomoku::warnings_of;
using tests::gomoku::written;

TEST(PlainText, IsReadHoweverItIsWritten) {
    for (const std::string text : {"h8 i9 j7 h10",
                                   "1. h8 i9 2. j7 h10",
                                   "1.h8 i9 2.j7 h10",
                                   "H8,I9,J7,H10",
                                   "h8i9j7h10",
                                   "h8-i9-j7-h10",
                                   "1. H8\n2. I9\n3. J7\n4. H10\n",
                                   "1) h8 2) i9 3) j7 4) h10",
                                   "8,8 9,7 10,9 8,6",
                                   "8,8; 9,7; 10,9; 8,6",
                                   "1. h8 i9; 2. j7 h10;",
                                   "h8\ti9\r\nj7\r\nh10",
                                   "1: H8 I9 2: J7 H10",
                                   "(8,8) (9,7) (10,9) (8,6)",
                                   "[8,8],[9,7],[10,9],[8,6]",
                                   "黑H8 白I9 黑J7 白H10",
                                   "B H8\nW I9\nB J7\nW H10",
                                   "黑：H8\n白：I9\n黑：J7\n白：H10",
                                   "Ｈ８　Ｉ９　Ｊ７　Ｈ１０",
                                   "① h8 i9 ② j7 h10",
                                   "第1手 H8\n第2手 I9\n第3手 J7\n第4手 H10",
                                   "| 1 | h8 | i9 |\n| 2 | j7 | h10 |",
                                   "h8\u00A0i9\u00A0j7\u00A0h10",
                                   "h8→i9→j7→h10"}) {
        EXPECT_EQ(outline(read_clean(text)), "h8 i9 j7 h10") << text;
    }
}

TEST(PlainText, MayEndWithTheResult) {
    EXPECT_EQ(read_clean("1. h8 i9 1-0").header("Result"), "1-0");
    EXPECT_EQ(read_clean("1. h8 i9\n白胜").header("Result"), "0-1");
}

TEST(PlainText, KeepsMarksAndComments) {
    const auto game = read_clean("1. h8! i9?? {too far\naway} 2. j7!?");
    EXPECT_EQ(outline(game), "h8 i9 {too far\naway} j7");
    const auto sgf = written(game, RecordFormat::Sgf);
    for (const char* judgement : {"B[hh]TE[1]", "BM[2]", "IT[]"}) {
        EXPECT_THAT(sgf, HasSubstr(judgement));
    }
}

TEST(PlainText, ReadsLabelsInTheirLanguages) {
    for (const char* head :
         {"Black: A\nWhite: B\nResult: B+R\n", "黑方：A 白方：B 结果：黑胜\n",
          "Đen: A  Trắng: B  Kết quả: 1-0\n", "先手：A　後手：B\n結果：黒勝ち\n"}) {
        const auto game = read_clean(head + std::string("1. h8 i9\n"));
        EXPECT_EQ(game.header("Black"), "A") << head;
        EXPECT_EQ(game.header("White"), "B") << head;
        EXPECT_EQ(game.header("Result"), "1-0") << head;
        EXPECT_EQ(outline(game), "h8 i9") << head;
    }
    const auto records = read("黑方：A\nh8 i9\n黑方：C\nh8 h9\n");
    ASSERT_THAT(records.games, SizeIs(2));
    EXPECT_EQ(records.games[1].header("Black"), "C");
}

TEST(PlainText, HoldsAnotherGameWhereTheNumbersBeginAnew) {
    const auto records = read("1. h8 i9 2. j7\n\n1. h8 h9 2. i10\n");
    EXPECT_THAT(warnings_of(records), IsEmpty());
    ASSERT_THAT(records.games, SizeIs(2));
    EXPECT_EQ(outline(records.games[1]), "h8 h9 i10");
}

TEST(PlainText, QuotesTheWordItCannotPlayAndCountsWhatFollows) {
    const auto records = read("1. h8 i9\n2. h8 j7 3. k8");
    EXPECT_EQ(outline(records.games.at(0)), "h8 i9");
    EXPECT_THAT(warnings_of(records),
                ElementsAre("line 2: \"h8\" is not a legal move: the point is taken",
                            "line 2: 2 moves that follow are left out"));
    EXPECT_THAT(warnings_of(read("h8 p9")),
                ElementsAre("line 1: \"p9\" is not a point of the board"));
    EXPECT_THAT(warnings_of(read("h8 i9 0,3")), ElementsAre(HasSubstr("\"0,3\"")));
}

TEST(PlainText, ThatIsNoRecordHoldsNoGame) {
    for (const std::string text : {"", "Hello there", "2026-11-21", "炮二平五"}) {
        const auto records = read(text);
        EXPECT_THAT(records.games, IsEmpty()) << text;
        EXPECT_THAT(warnings_of(records), SizeIs(testing::Ge(1U))) << text;
    }
}

TEST(PlainText, NeverLeadsBehindItsStart) {
    for (const std::string text : {"(((", "1. h8 ((( i9", "1. h8 ) ) 1. ( 1. (", "1. 1. 1. h8"}) {
        for (const auto& game : read(text).games) EXPECT_EQ(outline(game).substr(0, 2), "h8");
    }
}

TEST(PlainText, RefusesWhatTheRuleForbids) {
    const std::string crossing = "h9 a1 h10 a3 g8 a5 f8 a7 h8";
    EXPECT_THAT(warnings_of(read(crossing, Rule::Renju)), ElementsAre(HasSubstr("double three")));
    EXPECT_THAT(warnings_of(read(crossing)), IsEmpty());
    EXPECT_THAT(warnings_of(read("a1 a3 b1 b3 c1 c3 d1 d3 e1 e3")),
                ElementsAre(HasSubstr("the game is over")));
}

TEST(PlainText, IsWrittenWithNumbersFiveToALine) {
    const std::string text =
        "1. h8 i9 2. j7 h10 3. g6 k8 4. a1 a2 5. b3 b5\n"
        "6. c1\n";
    EXPECT_EQ(written(read_clean(text), RecordFormat::Text), text);
}

}  // namespace
