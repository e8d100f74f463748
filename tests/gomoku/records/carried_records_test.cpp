// SPDX-License-Identifier: MIT
// Records of Gomoku in the encodings of other systems and as pages and mails carry them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/gomoku_records.h"

namespace {

using namespace std::string_literals;
using tests::gomoku::outline;
using tests::gomoku::read_clean;

/// Code points of JIS X 0208; the second bytes of 表 and ソ are backslashes, which SGF would take
/// for escapes.
const std::string kJapanese =
    "PB[\x90\xE6\x8E\xE8]EV[\x91\xE3\x95\x5C\x8C\x88\x92\xE8\x90\xED];B[hh]"
    "C[\x83\x5C\x83\x74\x83\x67];W[ih])";

TEST(CarriedGomoku, IsDecodedBeforeItsEscapesAreRead) {
    for (const std::string& head :
         {"(;GM[4]CA[Shift_JIS]SZ[15]"s, "(;GM[4]CA[sjis]SZ[15]"s, "(;GM[4]SZ[15]"s}) {
        const auto game = read_clean(head + kJapanese);
        EXPECT_EQ(game.header("Black"), "先手") << head;
        EXPECT_EQ(game.header("Event"), "代表決定戦") << head;
        EXPECT_EQ(outline(game), "h8 {ソフト} i8") << head;
    }
}

TEST(CarriedGomoku, HasTheEncodingThatItTells) {
    EXPECT_EQ(read_clean("(;GM[4]CA[Big5]SZ[15]PB[\xAC\xF5\xA4\xE8];B[hh])").header("Black"),
              "紅方");
    EXPECT_EQ(read_clean("(;GM[4]CA[GB2312]SZ[15]PB[\xBA\xEC\xB7\xBD];B[hh])").header("Black"),
              "红方");
    EXPECT_EQ(read_clean("(;GM[4]CA[ISO-8859-1]SZ[15]PB[Andr\xE9];B[hh])").header("Black"),
              "André");
    EXPECT_EQ(read_clean("(;GM[4]CA[Shift_JIS]SZ[15]PB[先手];B[hh])").header("Black"), "先手")
        << "pasted, so the browser has decoded it";
}

TEST(CarriedGomoku, IsFoundInPagesAndQuotations) {
    EXPECT_EQ(outline(read_clean("<p>1. h8&nbsp;i9<br>2. j7</p>")), "h8 i9 j7");
    EXPECT_EQ(outline(read_clean("> 1. h8 i9\n> 2. j7\n")), "h8 i9 j7");
    EXPECT_EQ(outline(read_clean("> (;GM[4]SZ[15];B[hh]\n> ;W[ig])\n")), "h8 i9");
    EXPECT_EQ(outline(read_clean("```\n1. h8 i9\n```\n")), "h8 i9");
}

TEST(CarriedGomoku, IsDataOfPrograms) {
    const auto game = read_clean(
        R"({"rule":"renju","size":15,"black":"Ann","white":"Bob","moves":["h8","i9","j10"]})");
    EXPECT_EQ(game.header("Black"), "Ann");
    EXPECT_EQ(game.header("White"), "Bob");
    EXPECT_EQ(outline(game), "h8 i9 j10");
}

}  // namespace
