// SPDX-License-Identifier: MIT
// Records as older systems, pages, mails and messengers carry them: the same opening in each.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using namespace std::string_view_literals;
using tests::GameTree;
using tests::outline;
using tests::read_clean;
using tests::read_text;

TEST(CarriedRecords, AreDecodedByTheReadingThatHasLegalMoves) {
    // 1. 炮二平五 馬8進7 in each encoding.
    for (
        const std::string_view text : {
            "1. 炮二平五 馬8進7"sv,
            "1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\x38\xB6\x69\x37"sv,  // Big5
            "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xF1\x52\x38\xDF\x4D\x37"sv,  // GBK
            "1. \x96\x43\x93\xF1\x95\xBD\x8C\xDC \x94\x6E\x38\x90\x69\x37"sv,  // Shift_JIS
            "1\0.\0 \0\xAE\x70\x8C\x4E\x73\x5E\x94\x4E \0\xAC\x99\x38\0\x32\x90\x37\0"sv,  // UTF-16
            "\x70\xAE\x4E\x8C\x5E\x73\x4E\x94\x99\xAC\xFF\x18\x90\x32\xFF\x17"sv,  // without ASCII
        }) {
        EXPECT_EQ(outline(read_clean(text)), "h2e2 h9g7") << testing::PrintToString(text);
    }
}

TEST(CarriedRecords, SayWhichLineHasDamagedCharacters) {
    const auto read =
        read_text("[Event \"x\"]\n[Red \"王\xE7\x82 天一\"]\n[Black \"郑惟桐\"]\n\n1. h2e2 *\n");
    EXPECT_THAT(
        tests::warnings_of(read),
        testing::ElementsAre(testing::StartsWith("line 2: some characters cannot be read")));
    ASSERT_EQ(read.games.size(), 1U);
    EXPECT_EQ(read.games[0].header("Black"), "郑惟桐");
}

TEST(CarriedRecords, AreReadWithDecomposedLetters) {
    const GameTree game = read_clean(
        "1. Pha\u0301o 2 bi\u0300nh 5 Ma\u0303 8 ta\u0302\u0301n 7\n"
        "2. Ma\u0303 2 ta\u0302\u0301n 3 Xe 9 bi\u0300nh 8\n");
    EXPECT_EQ(outline(game), "h2e2 h9g7 h0g2 i9h9");
}

// 7747 is from column 7, row 7 to column 4, row 7, counted from the top left corner: h2e2.
TEST(CarriedRecords, AreMovesOfDhtmlxqInScriptsFieldsAndBareDigits) {
    for (const char* text : {
             "<html><script>var DhtmlXQ_movelist = '[0_1_0]774770627967[/0_1_0]';</script></html>",
             "<script>var DhtmlXQ_movelist = '[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]';"
             "</script>",
             "<div>[DhtmlXQ_movelist][/DhtmlXQ_movelist]</div>\n"
             "<script>var DhtmlXQ_movelist=\"774770627967\";</script>",
             "[0_1_0]774770627967[/0_1_0]",
             "{\"title\":\"x\",\"movelist\":\"774770627967\"}",
             "http://www.example.org/view?movelist=774770627967&x=1",
             "%5BDhtmlXQ%5D%5BDhtmlXQ_movelist%5D774770627967%5B/DhtmlXQ_movelist%5D",
             "774770627967\n",
             "7747 7062 7967",
             "77-47, 70-62, 79-67",
             "1. 7747 7062\n2. 7967",
         }) {
        const GameTree game = read_clean(text);
        EXPECT_EQ(outline(game), "h2e2 h9g7 h0g2") << text;
    }
}

TEST(CarriedRecords, AreVariationsAndTextsOfAScript) {
    const GameTree game = read_clean(
        "<script>\nvar DhtmlXQ_title = '\\u7532 \\'x\\'';\n"
        "var DhtmlXQ_movelist='[0_1_0]77477062[/0_1_0][0_2_1]2042[/0_2_1]';\n</script>");
    EXPECT_EQ(outline(game), "h2e2 h9g7 (c9e7)");
    EXPECT_EQ(game.header("Title"), "甲 'x'");
}

TEST(CarriedRecords, AreNoMovesWhereDigitsAreNone) {
    for (const char* text : {"20240501", "1234", "77", "movelist", "var movelist = f(x);"}) {
        EXPECT_THAT(read_text(text).games, testing::IsEmpty()) << text;
    }
}

}  // namespace
