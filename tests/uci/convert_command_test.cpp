// SPDX-License-Identifier: MIT
// chuhe convert: files, pipes, exit codes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/process.h"

namespace {

using testing::HasSubstr;
using tests::run_chuhe;

TEST(Convert, GoesThroughPipes) {
    const auto run = run_chuhe({"convert", "--to", "pgn", "--notation", "zh-hans", "-", "-"},
                               "1. h2e2 h9g7 1-0");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, HasSubstr("1. 炮二平五 马８进７ 1-0"));
    EXPECT_EQ(run.err, "");
}

TEST(Convert, WritesTheFormatOfTheEnding) {
    const std::string file = testing::TempDir() + "chuhe_convert_test.xqf";
    EXPECT_EQ(run_chuhe({"convert", "-", file}, "1. h2e2 h9g7 1-0").exit_code, 0);
    EXPECT_EQ(run_chuhe({"convert", "--to", "fen", file, "-"}).out,
              "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 "
              "moves h2e2 h9g7\n");
}

TEST(Convert, WarnsOnStandardErrorAndGoesOn) {
    const auto run = run_chuhe({"convert", "--to", "fen", "-", "-"}, "1. h2e2 h9h9 2. h0g2");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, HasSubstr("moves h2e2\n"));
    EXPECT_THAT(run.err, HasSubstr("-: line 1: "));
    EXPECT_THAT(run.err, HasSubstr("1 move that follows is left out"));
}

TEST(Convert, ChoosesOneOfSeveralGames) {
    const char* two = "[Event \"a\"]\n1. h2e2 *\n[Event \"b\"]\n1. c3c4 *\n";
    EXPECT_EQ(run_chuhe({"convert", "--to", "xqf", "-", "-"}, two).exit_code, 1);
    EXPECT_THAT(run_chuhe({"convert", "--to", "fen", "--game", "2", "-", "-"}, two).out,
                HasSubstr("moves c3c4"));
    EXPECT_EQ(run_chuhe({"convert", "--to", "fen", "--game", "3", "-", "-"}, two).exit_code, 1);
}

TEST(Convert, RefusesATextWithoutAGame) {
    const auto run = run_chuhe({"convert", "--to", "pgn", "-", "-"}, "hello, this is no game");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("there is no game in \"-\""));
}

TEST(Convert, KnowsGomoku) {
    EXPECT_EQ(run_chuhe({"convert", "--of", "gomoku", "--to", "sgf", "-", "-"}, "h8 i9").out,
              "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]\n;B[hh];W[ig])\n");
    const std::string file = testing::TempDir() + "chuhe_convert_test.psq";
    EXPECT_EQ(run_chuhe({"convert", "--of", "gomoku", "-", file}, "h8 i9").exit_code, 0);
    EXPECT_EQ(run_chuhe({"convert", "--to", "text", file, "-"}).out, "1. h8 i9\n");
    EXPECT_EQ(run_chuhe({"convert", "--of", "go", "a.sgf", "b.psq"}).exit_code, 2);
}

TEST(Convert, TellsTheGameByTheRecordTheFormatOrTheMoves) {
    constexpr const char* kSgf = "(;GM[4]FF[4]SZ[15];B[hh];W[ig])";
    EXPECT_EQ(run_chuhe({"convert", "--to", "text", "-", "-"}, kSgf).out, "1. h8 i9\n");
    const auto link = run_chuhe({"convert", "--to", "link", "-", "-"}, kSgf);
    EXPECT_EQ(link.exit_code, 0);
    EXPECT_EQ(run_chuhe({"convert", "--to", "text", "-", "-"}, link.out).out, "1. h8 i9\n");
    EXPECT_EQ(run_chuhe({"convert", "--to", "psq", "-", "-"}, "h8 i9").exit_code, 0);
    EXPECT_THAT(run_chuhe({"convert", "--to", "fen", "-", "-"}, "h8 i9").out,
                HasSubstr("freestyle"));
    EXPECT_THAT(run_chuhe({"convert", "--to", "fen", "-", "-"}, "h2e2 h9g7").out,
                HasSubstr("moves h2e2 h9g7"));
}

TEST(Convert, SaysWhichGameHasNoSuchFormat) {
    const auto run = run_chuhe({"convert", "--to", "pgn", "-", "-"}, "(;GM[4];B[hh])");
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_THAT(run.err, HasSubstr("no record of Gomoku is written in the format \"pgn\""));
}

TEST(Convert, NamesTheGameOfAnSgfThatIsNotGomoku) {
    const auto run = run_chuhe({"convert", "--to", "text", "-", "-"}, "(;GM[1]FF[4]SZ[19];B[pd])");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("a record of Go, not of Gomoku"));
}

TEST(Convert, ReadsAResultBelowThePositionAndItsMoves) {
    const auto run = run_chuhe({"convert", "--to", "pgn", "-", "-"},
                               "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n"
                               "h2e2\nh9g7\n1-0\n");
    EXPECT_EQ(run.err, "");
    EXPECT_THAT(run.out, HasSubstr("1. H2-E2 H9-G7 1-0"));
}

TEST(Convert, SaysThatDhtmlxqHasNoPlaceForAHeaderWithoutAValue) {
    const auto run = run_chuhe({"convert", "--to", "dhtmlxq", "-", "-"},
                               "[Red \"\"]\n[Black \"b\"]\n\n1. h2e2 *\n");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.err, HasSubstr("no place for the header Red: \"\""));
}

TEST(Convert, TellsFailureFromWrongUse) {
    EXPECT_EQ(run_chuhe({"convert", "/nowhere.pgn", "-", "--to", "pgn"}).exit_code, 1);
    EXPECT_EQ(run_chuhe({"convert", "--to", "pgn", "-", "-"}, "").exit_code, 1);
    for (const std::vector<std::string>& wrong :
         {std::vector<std::string>{"convert"},
          {"convert", "-", "-"},
          {"convert", "a", "b.doc"},
          {"convert", "--to", "cbr", "-", "-"},
          {"convert", "--notation", "algebraic", "-", "b.pgn"},
          {"convert", "--game", "0", "-", "b.pgn"}}) {
        EXPECT_EQ(run_chuhe(wrong).exit_code, 2);
    }
}

}  // namespace
