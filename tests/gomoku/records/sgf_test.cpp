// SPDX-License-Identifier: MIT
// SGF as red-bean.com/sgf specifies it: points are column and row from the top left corner.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

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

TEST(Sgf, KnowsTheRuleByOtherNames) {
    const auto rule_of = [](const std::string& name) {
        return read_clean("(;GM[4]SZ[15]RU[" + name + "];B[hh])").start().rule();
    };
    EXPECT_EQ(rule_of("RIF"), Rule::Renju);
    EXPECT_EQ(rule_of("Yamaguchi"), Rule::Renju);
    EXPECT_EQ(rule_of("Gomoku standard"), Rule::Standard);
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
}

TEST(Sgf, LetsWhiteBeginWhereTheFirstMoveIsWhites) {
    const auto game = read_clean("(;GM[4]SZ[15]PB[Alice]C[handicap];W[hh];B[ig])");
    EXPECT_EQ(game.start().side_to_move(), engine::gomoku::Color::White);
    EXPECT_EQ(game.header("Black"), "Alice");
    EXPECT_EQ(outline(game), "{handicap} h8 i9");
}

/// The starts of the games, without the rule, and their moves.
std::vector<std::string> games_in(std::string_view text) {
    std::vector<std::string> games;
    for (const auto& game : read(text).games) {
        const auto start = game.start();
        std::string stones;
        for (int rank = 0; rank < start.size(); ++rank) {
            for (int file = 0; file < start.size(); ++file) {
                const engine::gomoku::Point point(file, rank);
                if (start.is_empty(point)) continue;
                stones += start.at(point) == engine::gomoku::Content::Black ? "b:" : "w:";
                stones += point.text() + " ";
            }
        }
        games.push_back(stones + "| " + outline(game));
    }
    return games;
}

// FF[4]: property names are capital letters; FF[3] also has digits, and lower-case letters that
// mean nothing. White space may stand between names and values.
TEST(Sgf, ReadsPropertyNamesOfEveryVersion) {
    const auto game = read_clean("(;5A[]PW[w]PB[b];B[hh];W[ii])");
    EXPECT_EQ(game.header("White"), "w");
    EXPECT_EQ(game.header("Black"), "b");
    EXPECT_EQ(outline(game), "h8 i7");
    EXPECT_EQ(
        outline(read_clean("(;GaMe[4]SiZe[15]AddBlack[gg][gh] ;White[hh]Comment[x];Black\n [ii])")),
        "h8 {x} i7");
    EXPECT_EQ(outline(read_clean("( ; GM [4] SZ\t[15]\n; B\n[hh]\n; W [ii] )")), "h8 i7");
    EXPECT_EQ(outline(read_clean("(;GM[4]SZ[15];b[hh];w[ii])")), "h8 i7");
}

TEST(Sgf, LosesNothingOfANodeWithStrayText) {
    const auto records = read("(;GM[4],SZ[15] x PB[a];B[hh]!!C[c];W[ii][])");
    EXPECT_EQ(records.games.at(0).header("Black"), "a");
    EXPECT_EQ(outline(records.games.at(0)), "h8 {c} i7");
    EXPECT_THAT(warnings_of(records),
                testing::IsSupersetOf({HasSubstr("\",\" is neither"), HasSubstr("\"x\" is neither"),
                                       HasSubstr("\"!!\" is neither")}));
}

// FF[4]: applications skip the text before the first `(;`.
TEST(Sgf, BeginsWhereTheFirstNodeDoes) {
    const char* mail =
        "From: a@example.org\nSubject: a game (the second)\n\nHere it is (typed by hand; "
        "sorry):\n\n"
        "(;GM[4]FF[4]SZ[15]PB[a]PW[b];B[hh];W[ih];B[gg])\n\n-- \nregards :-) (;-)\n";
    const auto records = read(mail);
    EXPECT_EQ(records.format, RecordFormat::Sgf);
    EXPECT_THAT(warnings_of(records), IsEmpty());
    ASSERT_THAT(records.games, SizeIs(1));
    EXPECT_EQ(outline(records.games[0]), "h8 i8 g9");
    EXPECT_EQ(outline(read_clean("\xEF\xBB\xBF \n( \n;GM[4]SZ[15];B[hh])")), "h8");
    EXPECT_THAT(read("x (;GM[4];B[hh]) y (;GM[4];B[ii]) z").games, SizeIs(2));
}

TEST(Sgf, SetsUpStonesInALaterNodeBeforeTheMoves) {
    const auto game = read_clean(
        "(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[a]PW[b]\n;AB[hh][ih][jg]AW[ii][gh]PL[W]C[White to move]\n"
        ";W[gg];B[hg])");
    EXPECT_EQ(game.start_fen(), "15/15/15/15/15/15/9b5/6wbb6/8w6/15/15/15/15/15/15 w freestyle");
    EXPECT_EQ(outline(game), "{White to move} g9 h9");
    EXPECT_EQ(game.header("White"), "b");
}

// A tree has one start: each variation with stones of its own is a game.
TEST(Sgf, ReadsAPositionForEachVariation) {
    EXPECT_THAT(games_in("(;GM[4]SZ[15]C[two problems](;AB[hh];W[gg])(;AB[ii]AW[jj]C[x];B[kk]))"),
                ElementsAre("b:h8 | {two problems} g9", "w:j6 b:i7 | {x} k5"));
    EXPECT_THAT(games_in("(;GM[4]SZ[15]AB[hh](;W[gg])(;AE[hh]AB[ii];W[kk]))"),
                ElementsAre("b:h8 | g9", "b:i7 | k5"));
}

TEST(Sgf, GoesOnWithAGameOfItsOwnAfterALaterSetUp) {
    const char* text = "(;GM[4]SZ[15]PB[a];B[hh];W[ii]AE[hh]AB[jj]C[moved](;B[gg])(;B[kk]))";
    // The set-up of a node comes before its move.
    EXPECT_THAT(games_in(text), ElementsAre("| h8", "b:j6 | i7 {moved} g9 (k5)"));
    const auto records = read(text);
    EXPECT_EQ(records.games.at(1).header("Black"), "a");
    EXPECT_THAT(warnings_of(records),
                ElementsAre(HasSubstr("\"AE[hh]\" changes the position after moves, so a game of "
                                      "its own begins there")));
    // A set-up is shown even if nothing follows; one that changes nothing is none.
    EXPECT_THAT(games_in("(;GM[4]SZ[15];B[hh];AW[ii])"), ElementsAre("| h8", "w:i7 b:h8 | "));
    EXPECT_THAT(games_in("(;GM[4]SZ[15];B[hh];AE[ii]PL[W];W[ii])"), ElementsAre("| h8 i7"));
    // The line before it goes on after the variation.
    EXPECT_THAT(games_in("(;GM[4]SZ[15];B[hh](;AB[ii];W[aa])(;W[jj]))"),
                ElementsAre("| h8 j6", "b:i7 b:h8 | a15"));
}

TEST(Sgf, GoesOnAfterAPassAndASecondMoveOfASide) {
    EXPECT_THAT(games_in("(;GM[4]SZ[15];B[hh];B[ig]C[kept];W[gg])"),
                ElementsAre("| h8", "b:h8 | i9 {kept} g9"));
    for (const char* pass : {"W[]", "W[tt]", "W[ ]"}) {
        EXPECT_THAT(games_in("(;GM[4]SZ[15];B[hh];" + std::string(pass) + ";B[ig])"),
                    ElementsAre("| h8", "b:h8 | i9"))
            << pass;
    }
    EXPECT_THAT(games_in("(;GM[4]SZ[20];B[hh];W[tt])"), ElementsAre("| h13 t1"));
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15];B[hh];W[]C[passes])")),
                ElementsAre(HasSubstr("a pass is left out")));
    // Older files have two moves in a node.
    EXPECT_THAT(games_in("(;GM[4]SZ[15]B[hh]W[ii];B[jj]W[kk]C[x])"),
                ElementsAre("| h8 i7 j6 k5 {x}"));
}

TEST(Sgf, BoundsTheGamesThatPassesMake) {
    std::string text = "(;GM[4]SZ[15]";
    for (int i = 0; i < 300; ++i) text += ";B[];PL[B]C[x]";
    EXPECT_LE(read(text + ")").games.size(), 100U);
}

// gomokuquest: `QPR` is the opening that one player proposes, `QSLW` the choice of White and a
// stone.
TEST(Sgf, ReadsTheOpeningInPropertiesOfASite) {
    const auto game = read_clean(
        "(;GM[4]FF[4]SZ[15]GN[gomokuquest]RE[B+]\nPB[a (1800)]PW[b (1750)]\n"
        ";QPR[hh,hg,jf];QSLW[ig];B[gg];W[ii];B[ih];W[jg])");
    EXPECT_EQ(outline(game), "h8 h9 j10 i9 g9 i7 i8 j9");
}

TEST(Sgf, ReadsCompressedListsOfPoints) {
    EXPECT_THAT(games_in("(;GM[4]SZ[15]AB[aa:bb][ dd ]AW[gc:ea];B[hh])"),
                ElementsAre("b:d12 w:e13 w:f13 w:g13 b:a14 b:b14 w:e14 w:f14 w:g14 b:a15 b:b15 "
                            "w:e15 w:f15 w:g15 | h8"));
}

TEST(Sgf, TellsHowAGameEnded) {
    struct End {
        const char* sgf;
        const char* result;
        const char* termination;
        const char* written;
    };
    for (const End& end : {End{"B+R", "1-0", "resignation", "B+R"},
                           End{"W+Resign", "0-1", "resignation", "W+R"},
                           End{"W+T", "0-1", "time forfeit", "W+T"},
                           End{"B+Time", "1-0", "time forfeit", "B+T"},
                           End{"B+F", "1-0", "forfeit", "B+F"},
                           End{"B+Forfeit", "1-0", "forfeit", "B+F"},
                           End{"B+3.5", "1-0", "3.5", "B+3.5"},
                           End{"W+", "0-1", "", "W+"},
                           End{"0", "1/2-1/2", "", "Draw"},
                           End{"Draw", "1/2-1/2", "", "Draw"},
                           End{"B+Draw", "1/2-1/2", "", "Draw"},
                           End{"Void", "*", "void", "Void"},
                           End{"?", "*", "", "?"},
                           End{"black won", "1-0", "", "B+"},
                           End{"B+Res", "1-0", "Res", "B+Res"},
                           End{"W+五连", "0-1", "五连", "W+五连"},
                           End{"White wins", "0-1", "", "W+"},
                           End{"B", "1-0", "", "B+"},
                           End{"黑胜", "1-0", "", "B+"},
                           End{"白中盤勝ち", "0-1", "resignation", "W+R"},
                           End{"和棋", "1/2-1/2", "", "Draw"},
                           End{"1/2", "1/2-1/2", "", "Draw"},
                           End{"Jigo", "1/2-1/2", "", "Draw"},
                           End{"Bob left", "Bob left", "", "Bob left"},
                           End{"Black was ahead", "Black was ahead", "", "Black was ahead"}}) {
        const auto game = read_clean("(;GM[4]SZ[15]RE[" + std::string(end.sgf) + "];B[hh])");
        EXPECT_EQ(game.header("Result"), end.result) << end.sgf;
        EXPECT_EQ(game.header("Termination"), end.termination) << end.sgf;
        EXPECT_THAT(written(game, RecordFormat::Sgf),
                    HasSubstr("RE[" + std::string(end.written) + "]"));
        EXPECT_THAT(
            tests::gomoku::unsupported_in(engine::gomoku::write_record(game, RecordFormat::Sgf)),
            IsEmpty());
    }
}

// FF[4], Text and SimpleText: a backslash escapes, and removes a line break after it, which is LF,
// CR, CR LF or LF CR.
TEST(Sgf, TakesEscapesAndLineBreaksFromTexts) {
    for (const std::string line : {"\n", "\r", "\r\n", "\n\r"}) {
        const auto game = read_clean("(;GM[4]SZ[15]EV[a\\\\b\\]c\\:d" + line + "e\\" + line +
                                     "f];B[hh]C[so\\" + line + "ft, hard" + line + "tab\tend])");
        EXPECT_EQ(game.header("Event"), "a\\b]c:d ef");
        EXPECT_EQ(outline(game), "h8 {soft, hard\ntab end}");
    }
}

TEST(Sgf, ReadsTheSizeOfABoard) {
    const auto size_of = [](const std::string& root) {
        return read("(;GM[4]" + root + ")").games.at(0).start().size();
    };
    EXPECT_EQ(size_of("SZ[15:15];B[oo]"), 15);
    EXPECT_EQ(size_of(";B[hh]"), 15);
    EXPECT_EQ(size_of(";B[hh];W[ss]"), 19) << "the size of most boards that hold the moves";
    EXPECT_EQ(size_of(";B[hh];W[tt]"), 15) << "a pass";
    EXPECT_EQ(size_of("SZ[10:16];B[jp]"), 16);
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[10:16];B[jp])")), ElementsAre(HasSubstr("10:16")));
}

TEST(Sgf, ReadsPointsAsGomokuProgramsNameThem) {
    EXPECT_EQ(outline(read_clean("(;GM[4]SZ[15];B[h8];W[I9];B[a15])")), "h8 i9 a15");
}

TEST(Sgf, ReadsAnnotationsAsGlyphsClocksAndDrawings) {
    const auto game = read_clean(
        "(;GM[4]SZ[15];B[hh]TE[1]GB[2]BL[61.5]C[x]CR[aa:ba]MA[cc]AR[aa:cc]LB[dd:A][ee:1 \\] 2]"
        ";W[ii]BM[2];B[jj]DO[];W[kk]IT[]WL[5]OB[3]HO[1];B[ll]UC[1]L[aa][bb]N[name])");
    const auto line = game.main_line();
    EXPECT_THAT(game.notes(line[0]).glyphs, ElementsAre(1, 19));
    EXPECT_EQ(game.notes(line[0]).clock_ms, 61'500);
    EXPECT_EQ(game.notes(line[0]).comment,
              "x\nd12: A\ne11: 1 ] 2\n[%cal Ga15c13][%csl Ga15,Gb15][%csl Rc13]");
    EXPECT_THAT(game.notes(line[1]).glyphs, ElementsAre(4));
    EXPECT_THAT(game.notes(line[2]).glyphs, ElementsAre(6));
    EXPECT_EQ(game.notes(line[3]).clock_ms, 5000);
    EXPECT_EQ(game.notes(line[3]).comment, "[%sgf HO=1][%sgf OB=3]");
    EXPECT_EQ(game.notes(line[4]).comment, "name\na15: A\nb14: B");
}

TEST(Sgf, WarnsOnceOfAPropertyThatNobodyKnows) {
    const auto records = read("(;GM[4]SZ[15]XY[1];B[hh]LZ[a b=c\\]%];W[ii]LZ[2][3])");
    EXPECT_THAT(warnings_of(records), ElementsAre(HasSubstr("the tag \"LZ\" is not known")));
    EXPECT_EQ(records.games.at(0).header("XY"), "1");
    const std::string again = written(records.games[0], RecordFormat::Sgf);
    EXPECT_THAT(again, HasSubstr("XY[1]"));
    EXPECT_THAT(again, HasSubstr(";B[hh]LZ[a b=c\\]%]"));
    EXPECT_THAT(again, HasSubstr(";W[ii]LZ[2][3]"));
}

// Every property that FF[4] defines for games of stones, and the older ones.
TEST(Sgf, WritesBackEveryPropertyOfTheStandard) {
    const char* text =
        "(;FF[4]GM[4]CA[UTF-8]AP[A:1.0]ST[2]SZ[15]RU[renju]PB[a]PW[b]BR[1d]WR[2k]BT[t]WT[u]EV[e]"
        "RO[1 (final)]DT[2020-01-02,03]PC[p]GN[g]GC[line\nline]ON[o]OT[5x10]TM[600]RE[B+R]HA[0]"
        "KM[0]AN[x]SO[y]US[z]CP[c]AB[aa]AW[bb]PL[B]C[root]CR[aa]"
        ";B[hh]C[c]N[n]TE[2]BL[100]OB[3]OW[2]KO[]MN[7]V[1.5]HO[2]DM[2]UC[2]GW[1]"
        ";W[ii]CR[aa]MA[bb]TR[cc]SQ[dd]SL[ee]DD[aa:cc]VW[]LB[ff:F]AR[aa:bb]LN[cc:dd]FG[257:x]PM[2]"
        "TB[aa]TW[bb]WL[90.25]BM[1](;B[jj]DO[]PB[other])(;B[kk]IT[]GB[1]PB[a]))";
    const auto once = read(text);
    EXPECT_THAT(warnings_of(once), IsEmpty());
    ASSERT_THAT(once.games, SizeIs(1));
    const auto out = engine::gomoku::write_record(once.games[0], RecordFormat::Sgf);
    EXPECT_THAT(tests::gomoku::unsupported_in(out), IsEmpty());
    const std::string again(out.bytes.begin(), out.bytes.end());
    EXPECT_EQ(read_clean(again), once.games[0]) << again;
    for (const char* property :
         {"AP[A:1.0]", "ST[2]",     "GC[line\nline]", "OT[5x10]", "RE[B+R]",   "HA[0]",
          "TE[2]",     "BL[100]",   "OB[3]",          "OW[2]",    "KO[]",      "MN[7]",
          "V[1.5]",    "HO[2]",     "DM[2]",          "UC[2]",    "GW[1]",     "TR[cc]",
          "SQ[dd]",    "SL[ee]",    "DD[aa:cc]",      "VW[]",     "AR[aa:bb]", "LN[cc:dd]",
          "FG[257:x]", "PM[2]",     "TB[aa]",         "TW[bb]",   "WL[90.25]", "BM[1]",
          "DO[]",      "PB[other]", "IT[]",           "GB[1]",    "CP[c]",     "US[z]"}) {
        EXPECT_THAT(again, HasSubstr(property));
    }
}

TEST(Sgf, SaysWhichStonesCannotBePut) {
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15]AB[hh][hh][zz];W[ig])")),
                ElementsAre(HasSubstr("\"hh\" is not a legal move: the point is taken"),
                            HasSubstr("\"zz\" is not a point of the board")));
    EXPECT_THAT(warnings_of(read("(;GM[4]SZ[15]AB[hh]AW[hh][ii])")),
                ElementsAre(HasSubstr("the point is taken")));
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

// Whatever is read, its games are written and read back as they are.
TEST(Sgf, LosesNothingOfWhatItHasRead) {
    constexpr std::array kParts{"(;",
                                ")",
                                ";",
                                "SZ[15]",
                                "B[hh]",
                                "W[ig]",
                                "B[]",
                                "W[tt]",
                                "B[ii]",
                                "W[jj]",
                                "AB[aa:bb]",
                                "AE[hh]",
                                "AW[cc]",
                                "PL[W]",
                                "PL[B]",
                                "C[x]",
                                "N[n]",
                                "CR[aa:cc]",
                                "AR[aa:bb]",
                                "LB[dd:A\\:]",
                                "TE[1]",
                                "BM[2]",
                                "BL[3.5]",
                                "WL[9]",
                                "XY[1][2]",
                                "RE[B+R]",
                                "PB[a]",
                                "PB[b]",
                                "GC[\nc]",
                                "MA[dd]",
                                "KO[]",
                                "DO[]",
                                "UC[2]",
                                ",",
                                "C[a [%csl Gh8,Rz9\\] b [%sgf B=hh\\][%sgf OB=%5D\\] \\\\]"};
    engine::SplitMix64 random(7);
    for (int run = 0; run < 300; ++run) {
        std::string text = "(;GM[4]";
        for (std::uint32_t i = 0, parts = random.below(60); i < parts; ++i) {
            text += kParts[random.below(kParts.size())];
        }
        for (const auto& game : read(text).games) {
            const std::string out = written(game, RecordFormat::Sgf);
            const auto again = read(out);
            ASSERT_THAT(again.games, SizeIs(1)) << text << "\n" << out;
            ASSERT_EQ(again.games[0], game) << text << "\n" << out;
        }
    }
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
