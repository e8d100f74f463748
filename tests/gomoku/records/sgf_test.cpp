// SPDX-License-Identifier: MIT
// SGF as red-bean.com/sgf specifies it: points are column and row from the top left corner.
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

TEST(Sgf, CountsColumnsFromTheLeftAndRowsFromTheTop) {
    const auto records = read("(;FF[4]GM[4]SZ[15];B[hh];W[ig];B[ao])");
    EXPECT_EQ(records.format, RecordFormat::Sgf);
    EXPECT_THAT(warnings_of(records), IsEmpty());
    EXPECT_EQ(outline(records.games.at(0)), "h8 i9 a1");
}

TEST(Sgf, TellsPlayersEventResultRuleAndSize) {
    const auto game = read_clean(
        "(;GM[4]SZ[19]PB[Alice]PW[Bob]EV[Cup \\] 1]DT[2020-01-02]RE[B+R]RU[Renju]\n;B[jj])");
    EXPECT_EQ(game.header("Black"), "Alice");
    EXPECT_EQ(game.header("White"), "Bob");
    EXPECT_EQ(game.header("Event"), "Cup ] 1");
    EXPECT_EQ(game.header("Date"), "2020-01-02");
    EXPECT_EQ(game.header("Result"), "1-0");
    EXPECT_EQ(game.start().size(), 19);
    EXPECT_EQ(game.start().rule(), Rule::Renju);
    EXPECT_EQ(outline(game), "j10");
}

TEST(Sgf, TheRuleOfOneGameIsNotThatOfTheNext) {
    const auto records = read("(;GM[4]SZ[15]RU[Renju];B[hh])(;GM[4]SZ[15];B[hh])");
    ASSERT_THAT(records.games, SizeIs(2));
    EXPECT_EQ(records.games[0].start().rule(), Rule::Renju);
    EXPECT_EQ(records.games[1].start().rule(), Rule::Freestyle);
}

TEST(Sgf, ReadsVariationsAndComments) {
    EXPECT_EQ(
        outline(read_clean("(;GM[4]SZ[15]C[start];B[hh]C[centre](;W[ig];B[gi])(;W[hg]C[near]))")),
        "{start} h8 {centre} i9 (h9 {near}) g7");
}

TEST(Sgf, SetsUpStones) {
    const auto game = read_clean("(;GM[4]SZ[15]AB[hh][ii]AW[hg]PL[W];W[gg])");
    EXPECT_EQ(game.start().stones(), 3);
    EXPECT_EQ(outline(game), "g9");
}

TEST(Sgf, OfAnotherGameIsNotReadAndNamed) {
    for (const auto& [text, sentence] :
         {std::pair("(;GM[1]FF[4]SZ[19];B[pd];W[dp](;B[pp])(;B[dd]))",
                    "GM[1] says that this is a record of Go, not of Gomoku"),
          std::pair("(;FF[4]GM[2];B[d3])", "GM[2] says that this is a record of Othello"),
          std::pair("(;FF[4]GM[99];B[hh])", "GM[99] says that this is a record of another game")}) {
        const auto records = read(text);
        EXPECT_THAT(records.games, IsEmpty()) << text;
        EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr(sentence)));
    }
    // The second game, Gomoku, is read.
    const auto records = read("(;GM[1];B[pd])(;GM[4];B[hh])");
    EXPECT_THAT(records.games, SizeIs(1));
    EXPECT_EQ(outline(records.games.at(0)), "h8");
}

TEST(Sgf, SaysWhatItCannotRead) {
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh];W[hh];B[ig])")),
                ElementsAre(HasSubstr("\"hh\" is not a legal move: the point is taken"),
                            HasSubstr("1 move that follows is left out")));
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh]")), SizeIs(1));
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh];W[];B[ig])")), SizeIs(2));
}

TEST(Sgf, LetsWhiteBeginWhereTheFirstMoveIsWhites) {
    const auto game = read_clean("(;GM[4]SZ[15]PB[Alice]C[handicap];W[hh];B[ig])");
    EXPECT_EQ(game.start().side_to_move(), engine::gomoku::Color::White);
    EXPECT_EQ(game.header("Black"), "Alice");
    EXPECT_EQ(outline(game), "{handicap} h8 i9");
}

TEST(Sgf, KeepsWhatCameBeforeAMoveOutOfTurn) {
    const auto records = read("(;GM[4]SZ[15];B[hh];B[ig]C[lost];W[gg])");
    EXPECT_EQ(outline(records.games.at(0)), "h8");
    EXPECT_THAT(warnings_of(records),
                ElementsAre(HasSubstr("\"ig\" is out of turn"),
                            HasSubstr("a comment is left out with its move: \"lost\""),
                            HasSubstr("1 move that follows is left out")));
}

TEST(Sgf, KeepsWhatCameBeforeASecondSetUp) {
    const auto records = read("(;GM[4]SZ[15];B[hh];AB[ii];W[ig])");
    EXPECT_EQ(outline(records.games.at(0)), "h8");
    EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr("\"AB\" sets up stones after moves"),
                                                  HasSubstr("1 move that follows is left out")));
}

TEST(Sgf, SaysWhichStonesCannotBePut) {
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15]AB[hh][hh][zz];W[ig])")),
                ElementsAre(HasSubstr("\"hh\" is not a legal move: the point is taken"),
                            HasSubstr("\"zz\" is not a point of the board")));
    // Five black stones in a row: the game is over at its start.
    const auto over = read(
        "(;GM[4]SZ[15]PB[Alice]AB[ah][bh][ch][dh][eh]AW[aa][ba][da][ea]AW[ac][bc]"
        "[dc][ec][gc];B[hh])");
    EXPECT_EQ(over.games.at(0).header("Black"), "Alice");
}

TEST(Sgf, SaysThatABoardIsTooLarge) {
    const auto records = read("(;GM[4]SZ[25];B[hh])");
    EXPECT_EQ(records.games.at(0).start().size(), 15);
    EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr("not 5 to 20 rows")));
}

TEST(Sgf, SaysWhichBracketsDoNotFit) {
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh]))")),
                ElementsAre(HasSubstr("a variation ends that never began")));
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh]C[for ever")),
                ElementsAre(HasSubstr("\"for ever\" is not closed"), HasSubstr("")));
}

TEST(Sgf, IsReadWhenItIsAskedForByName) {
    const auto records = engine::gomoku::read_records(
        tests::gomoku::bytes_of("(;GM[4]SZ[15];B[hh])"), RecordFormat::Sgf, Rule::Standard);
    EXPECT_EQ(records.games.at(0).start().rule(), Rule::Standard);
}

TEST(Sgf, IsWrittenAsItIsRead) {
    engine::SplitMix64 random(11);
    for (int i = 0; i < 40; ++i) {
        const auto tree = tests::gomoku::random_tree(random, 1 + random.below(60));
        const auto once = read(written(tree, RecordFormat::Sgf));
        ASSERT_THAT(once.games, SizeIs(1));
        EXPECT_THAT(warnings_of(once), IsEmpty());
        EXPECT_EQ(once.games[0].start_fen(), tree.start_fen());
        EXPECT_EQ(once.games[0].size(), tree.size());
        const auto again = read(written(once.games[0], RecordFormat::Sgf));
        EXPECT_EQ(again.games.at(0), once.games[0]);
    }
    EXPECT_EQ(written(read_clean("(;GM[4]SZ[15]PB[a];B[hh](;W[ig])(;W[hg]))"), RecordFormat::Sgf),
              "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]PB[a]\n;B[hh]\n(;W[ig])\n(;W[hg]))\n");
}

// The text after `#/` in links of gomocalc.com, and the tags of playok.com.
TEST(PlainText, ComesFromOtherPages) {
    EXPECT_EQ(outline(read_clean("https://gomocalc.com/#/h8i9j7h10")), "h8 i9 j7 h10");
    const auto game = read_clean(
        "[Event \"?\"]\n[Site \"PlayOK\"]\n[Black \"alice\"]\n[White \"bob\"]\n[Result \"1-0\"]\n\n"
        "1. h8 i9 2. j7 h10 1-0\n");
    EXPECT_EQ(game.header("Black"), "alice");
    EXPECT_EQ(game.header("Site"), "PlayOK");
    EXPECT_EQ(outline(game), "h8 i9 j7 h10");
    const auto address = read("https://www.playok.com/en/gomoku/#100");
    EXPECT_THAT(warnings_of(address), ElementsAre(HasSubstr("www.playok.com")));
}

}  // namespace
