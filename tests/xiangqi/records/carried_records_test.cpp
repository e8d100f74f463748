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

constexpr const char* kOpening = "h2e2 h9g7 h0g2 i9h9";

/// 炮二平五 马8进7 马二进三 车9平8, with other words and signs.
TEST(CarriedRecords, AreTheMovesInATypesettersOrMessengersForm) {
    for (const char* text : {
             "1. 炮二平五\u00A0马8进7\u00A02. 马二进三\u2009车9平8",
             "1. 炮\u200B二平五 马8\u200E进7 2. \u202A马二进三\u202C 车9\uFE00平8",
             "１．Ｃ２＝５　Ｈ８＋７　２．Ｈ２＋３　Ｒ９＝８",
             "1. H2–E2 H9−G7 2. H0~G2 I9～H9",
             "1. P2–5 M8.7 2. M2.3 X9−8",
             "1. 炮二平五 马⑧进⑦ 2. 马二进三 车⑨平⑧",
             "❶ 炮二平五 马8进7 ❷ 马二进三 车9平8",
             "一、炮二平五 马8进7\n二、马二进三 车9平8",
             "Round 1: 炮二平五 马8进7\nRound 2: 马二进三 车9平8",
             "1) 炮二平五 马8进7\n2) 马二进三 车9平8",
             "#1 炮二平五 马8进7\n#2 马二进三 车9平8",
             "1. 包二平五 馬8進7\n2. 傌二進三 俥9平8",
             "1. 炮\u2F06平五 \u2EE28进7\n2. \u2FBA二进三 \u2F9E9平8",
             "1. 炮二=五 马8+7\n2. 马二+三 车9=8",
             "炮　二　平　五　馬　８　進　７　馬　二　進　三　車　９　平　８",
             "炮二平五 -> 马8进7 → 马二进三 - 车9平8",
             "炮二平五|马8进7/马二进三•车9平8",
             "1.\n炮二平五\n马8进7\n2.\n马二进三 车9平\n8",
             "- 炮二平五\n- 马8进7\n- 马二进三\n- 车9平8\n",
             "**1.** 炮二平五 马8进7\n**2.** 马二进三 车9平8\n",
             "```\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n```\n",
             "> 1. 炮二平五 马8进7\n>> 2. 马二进三 车9平8\n",
             "| 回合 | 红方 | 黑方 |\n|---|:-:|---|\n| 1 | 炮二平五 | 马8进7 |\n"
             "| 2 | 马二进三 | 车9平8 |\n",
             "1. Phao 2 binh 5 Ma 8 tan 7\n2. MÃ 2 TẤN 3 XE 9 BÌNH 8\n",
             "<html><head><title>x</title></head><p>1. 炮二平五&nbsp;马8进7<br>\n2. "
             "&#39532;二&#x8FDB;三&emsp;车9平8</p></html>",
             "1. &#28846;二平五 &#39532;8进7 2. 马二进三 车9平8",
             "1. 炮二平五&ensp;马8进7 2. 马二进三&rarr;车9平8",
             "[b]1. 炮二平五[/b] [color=red]马8进7[/color] 2. 马二进三 车9平8",
             "\"1\",\"炮二平五\",\"马8进7\"\n\"2\",\"马二进三\",\"车9平8\"\n",
             "「炮二平五」「马8进7」『马二进三』“车9平8”",
             "炮二平五⇒马8进7・马二进三 & 车9平8",
             "[1] 炮二平五 马8进7\n[2] 马二进三 车9平8\n",
             "㈠ 炮二平五 马8进7 ㈡ 马二进三 车9平8",
             "㊀炮二平五 马8进7 ㊁马二进三 车9平8",
             "1️⃣ 炮二平五 马8进7 2️⃣ 马二进三 车9平8",
             "1️⃣炮二平五 马8进7\n2️⃣马二进三 车9平8",
             "1. P2b5 M8t7 2. M2t3 X9b8",
             "[\"炮二平五\",\"马8进7\",\"马二进三\",\"车9平8\"]",
             "var moves = ['h2e2', 'h9g7',\n'h0g2', 'i9h9'];",
             "game.moves = [[\"h2e2\", \"h9g7\"], [\"h0g2\", \"i9h9\"]]",
             "[{\"move\":\"h2e2\",\"time\":3},{\"move\":\"h9g7\",\"time\":4},"
             "{\"move\":\"h0g2\"},{\"move\":\"i9h9\"}]",
             "\"\\u70ae\\u4e8c\\u5e73\\u4e94 \\u9a6c8\\u8fdb7 "
             "\\u9a6c\\u4e8c\\u8fdb\\u4e09 \\u8f669\\u5e738\"",
             "第1步 炮二平五\n第1步 马8进7\n第2步：马二进三 车9平8",
             "<table><tr><td>1.</td><td>炮二平五</td><td>马8进7</td></tr>\n"
             "<tr><td>2.</td><td>马二进三</td><td>车9平8</td></tr></table>",
         }) {
        EXPECT_EQ(outline(read_clean(text)), kOpening) << text;
    }
}

TEST(CarriedRecords, AreTheValuesOfJsonWithTheirNames) {
    const GameTree game = read_clean(
        "{\"event\":\"Cup\",\"red\":\"王\",\"black\":\"Ann \\\"A\\\" B\",\"rated\":true,"
        "\"moves\":[\"h2e2\",\"h9g7\"],\"result\":\"1-0\"}");
    EXPECT_EQ(game.header("Event"), "Cup");
    EXPECT_EQ(game.header("Red"), "王");
    EXPECT_EQ(game.header("Black"), "Ann \"A\" B");
    EXPECT_EQ(game.header("Result"), "1-0");
    EXPECT_EQ(outline(game), "h2e2 h9g7");
    const GameTree inner = read_clean(
        "{\"id\":7,\"pgn\":\"[Event \\\"Cup\\\"]\\n[Red \\\"\\u738b\\\"]\\n\\n1. h2e2 h9g7 *\"}");
    EXPECT_EQ(inner.header("Red"), "王");
    EXPECT_EQ(outline(inner), "h2e2 h9g7");
}

TEST(CarriedRecords, AreStringsOfJsonWithEscapes) {
    const GameTree game =
        read_clean("{\"pgn\":\"[Red \\\"\\u738b\\\"]\\r\\n\\r\\n1. h2e2 h9g7\\r\\n2. h0g2 *\"}");
    EXPECT_EQ(game.header("Red"), "王");
    EXPECT_EQ(outline(game), "h2e2 h9g7 h0g2");
    // A quotation mark by its number ends no string.
    EXPECT_EQ(outline(read_clean("{\"event\":\"\\u0022A\\u0022, \",\"moves\":[\"h2e2\"]}")),
              "h2e2");
}

TEST(CarriedRecords, AreObjectsAndVariablesOfScripts) {
    for (const char* text : {
             "{red: '王', black: '李', moves: ['h2e2', 'h9g7', 'h0g2'],}",
             "const game = {red: `王`, /* c0c1 */ black: \"李\", moves: 'h2e2 h9g7 h0g2'};\n"
             "export default game;",
             "var red = '王'; // Red\nvar black = '李';\nvar moves = ['h2e2', 'h9g7', 'h0g2'];\n"
             "show('a0a1', moves);",
             "{\"id\":7,\"players\":{\"red\":{\"name\":\"王\"},\"black\":{\"name\":\"李\"}},"
             "\"moves\":"
             "[{\"from\":\"h2\",\"to\":\"e2\"},{\"from\":\"h9\",\"to\":\"g7\"},{\"from\":\"h0\","
             "\"to\":\"g2\"}]}",
             "{\"redPlayer\":\"王\",\"black_name\":\"李\",\"moves\":[[\"h2e2\",\"h9g7\"],[\"h0g2\"]"
             "]}",
             "<html><script>var a = a || []; load(\"a0a1\");</script><body><script>\nvar red = "
             "'王', black = '李', moves = ['炮二平五', '马8进7', '马二进三'];\ndraw('x', moves);\n"
             "</script></body></html>",
         }) {
        const GameTree game = read_clean(text);
        EXPECT_EQ(game.header("Red"), "王") << text;
        EXPECT_EQ(game.header("Black"), "李") << text;
        EXPECT_EQ(outline(game), "h2e2 h9g7 h0g2") << text;
    }
}

TEST(CarriedRecords, AreSeveralGamesOfAList) {
    const auto read = read_text(
        "[{\"red\":\"王\",\"black\":\"李\",\"moves\":[\"h2e2\",\"h9g7\"]},"
        "{\"red\":\"张\",\"black\":\"赵\",\"moves\":[\"c3c4\"]}]");
    ASSERT_EQ(read.games.size(), 2U);
    EXPECT_EQ(read.games[0].header("Red"), "王");
    EXPECT_EQ(outline(read.games[0]), "h2e2 h9g7");
    EXPECT_EQ(read.games[1].header("Black"), "赵");
    EXPECT_EQ(outline(read.games[1]), "c3c4");
}

TEST(CarriedRecords, AreDataThatIsWrappedOrCutOff) {
    for (const char* text : {
             R"(callback({"red":"王","moves":["h2e2","h9g7"]});)",
             R"(window['data'] = {"id":"abc","red":"王","moves":["h2e2","h9g7"]})",
             R"({"red":"王","moves":("h2e2","h9g7")})",
             R"(game = {'red': '王', 'rated': True, 'moves': list('h2e2', 'h9g7')})",
             R"({"red":"王","moves":["h2e2","h9g7")",
             R"({"red":"王","moves":["h2e2","h9g7"]}])",
             "```json\n{\"red\":\"王\",\"moves\":\"h2e2 h9g7\"}\n```",
             R"({"players":{"red":{"user":{"name":"王","title":"GM"}}},"moves":"h2e2 h9g7"})",
         }) {
        const GameTree game = read_clean(text);
        EXPECT_EQ(game.header("Red"), "王") << text;
        EXPECT_EQ(game.header("Title"), "") << text;
        EXPECT_EQ(outline(game), "h2e2 h9g7") << text;
    }
}

TEST(CarriedRecords, AreNotTheScriptsOfAPageWithMoves) {
    for (const char* script :
         {R"(var config = {game: "Xiangqi online", red: "#f00", title: "Site"};)",
          R"(var moves = ["c3c4", "c6c5"]; var date = "2020-01-01";)",
          R"(if (moves == "a b") { return "c3c4 d"; } lines[1] = "c3c4";)"}) {
        const GameTree game = read_clean("<html><script>" + std::string(script) +
                                         "</script>Red: A<br>1. h2e2 h9g7</html>");
        EXPECT_EQ(game.header("Red"), "A") << script;
        EXPECT_EQ(game.headers.size(), 1U) << script;
        EXPECT_EQ(outline(game), "h2e2 h9g7") << script;
    }
}

TEST(CarriedRecords, AreTagsWithEntitiesForQuotationMarks) {
    const GameTree game =
        read_clean("[Event &quot;A &amp; B&quot;]\n[Red &quot;C&quot;]\n\n1. h2e2 h9g7 *\n");
    EXPECT_EQ(game.header("Event"), "A & B");
    EXPECT_EQ(game.header("Red"), "C");
    EXPECT_EQ(outline(game), "h2e2 h9g7");
}

TEST(CarriedRecords, AreTheMessagesOfAChat) {
    for (const char* text : {
             "[01/05/2024, 20:15:33] Nam: C2=5\n[01/05/2024, 20:15:50] Lan: H8+7\n"
             "[01/05/2024, 20:16:33] Nam: H2+3\n[01/05/2024, 20:17:33] Lan: R9=8\n",
             "01/05/2024, 20:15 - Nam: Pháo 2 bình 5\n01/05/2024, 20:15 - Lan: Mã 8 tấn 7\n"
             "01/05/2024, 20:16 - Nam: Mã 2 tấn 3\n01/05/2024, 20:17 - Lan: Xe 9 bình 8\n",
             "小明 20:15:33\n炮二平五\n小红 20:15:40\n马8进7\n小明 20:16:01\n马二进三\n"
             "小红 20:17:40\n车9平8\n",
             "2024-05-01 20:15:33 小明(123)\n炮二平五\n2024-05-01 20:15:40 小红(456)\n马8进7\n"
             "2024-05-01 20:16:01 小明(123)\n马二进三\n2024-05-01 20:17:40 小红(456)\n车9平8\n",
             "20:15\t小明\t炮二平五\n20:15\t小红\t马8进7\n20:16\t小明\t马二进三\n"
             "20:17\t小红\t车9平8\n",
             "小明：炮二平五\n小红：马8进7\n小明：马二进三\n小红：车9平8\n",
         }) {
        EXPECT_EQ(outline(read_clean(text)), kOpening) << text;
    }
}

TEST(CarriedRecords, TellAGeneralFromAnElephantByMarksOrByWhatIsLegal) {
    const GameTree game =
        read_clean("1. Tuong 3 tan 5 Tượng 3 tấn 5\n2. Tướng 5 tấn 1 tuong 5 tan 1\n");
    EXPECT_EQ(outline(game), "g0e2 c9e7 e0e1 e9e8");
}

TEST(CarriedRecords, KeepAnswersAmongQuotations) {
    EXPECT_EQ(outline(read_clean("Anna schreibt:\n> 1. 炮二平五 马8进7\nSchön!\n> 2. 马二进三\n")),
              "{Anna schreibt:} h2e2 h9g7 {Schön!} h0g2");
}

TEST(CarriedRecords, KeepTheFormOfNamesAndRemarks) {
    const GameTree game = read_clean("赛事：Ａ–B①　杯～\n1. 炮二平五（１–０　②）马8进7\n");
    EXPECT_EQ(game.header("Event"), "Ａ–B①　杯");
    EXPECT_EQ(outline(game), "h2e2 {（１–０　②）} h9g7");
}

}  // namespace
