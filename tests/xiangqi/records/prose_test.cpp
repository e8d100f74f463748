// SPDX-License-Identifier: MIT
// Moves in running text, in the forms of books, messages and web pages. The opening, central cannon
// against screen horses, is the example of most descriptions of notations.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using testing::HasSubstr;
using testing::SizeIs;
using tests::GameTree;
using tests::main_line;
using tests::outline;
using tests::read_clean;
using tests::read_text;
using tests::RecordFormat;

constexpr const char* kOpening = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7";

TEST(Prose, IsReadHoweverItIsWritten) {
    for (const char* text : {
             "第1回合 炮二平五 马8进7\n第2回合 马二进三 车9平8\n第3回合 车一平二 马2进3",
             "第一回合：炮二平五，马8进7；第二回合：马二进三，车9平8。第三回合：车一平二，马2进3。",
             "回合\t红方\t黑方\t用时\n1\t炮二平五\t马8进7\t00:05\n2\t马二进三\t车9平8\t00:12\n"
             "3\t车一平二\t马2进3\t01:02:03\n",
             "回合\n红方\n黑方\n1\n炮二平五\n马8进7\n2\n马二进三\n车9平8\n3\n车一平二\n马2进3\n",
             "１、紅方：炮二平五\n１...黑方：馬８進７\n２、紅方：傌二進三\n２...黑方：車９平８\n"
             "３、紅方：俥一平二\n３...黑方：馬２進３\n",
             "1、炮二平五马8进7，2、马二进三车9平8，3、车一平二马2进3！",
             "（1）炮二平五 马8进7 （2）马二进三 车9平8 （3）车一平二 马2进3",
             "(1)炮二平五 马8进7 (2)马二进三 车9平8 (3)车一平二 马2进3",
             "红：炮二平五 黑：马8进7 红：马二进三 黑：车9平8 红：车一平二 黑：马2进3",
             "1. Pháo 2 bình 5 Mã 8 tấn 7\n2. Mã 2 tấn 3 Xe 9 bình 8\n3. Xe 1 bình 2 Mã 2 tấn 3\n",
         }) {
        const auto read = read_text(text);
        EXPECT_EQ(read.format, RecordFormat::Text) << text;
        ASSERT_THAT(read.games, SizeIs(1)) << text;
        EXPECT_EQ(main_line(read.games[0]), kOpening) << text;
        EXPECT_THAT(read.warnings, testing::IsEmpty()) << text;
    }
}

TEST(Prose, KeepsWhatItSaysAsComments) {
    const GameTree game = read_clean(
        "本局红方以中炮开局，①炮二平五 马8进7 ②马二进三（如走兵七进一，则卒7进1）车9平8\n"
        "黑方出车稳健，如改走卒7进1则另有变化。\n③车一平二 马2进3。至此形成中炮对屏风马。");
    EXPECT_EQ(outline(game),
              "{本局红方以中炮开局，} h2e2 h9g7 h0g2 {（如走兵七进一，则卒7进1）} "
              "i9h9 {黑方出车稳健，如改走卒7进1则另有变化。} i0h0 b9c7 {至此形成中炮对屏风马。}");
}

TEST(Prose, TellsWhoPlayedWhereAndHowItEnded) {
    const GameTree game = read_clean(
        "浙江 王天一 先胜 四川 郑惟桐\n赛事：全国象棋甲级联赛\n日期: 2017-05-01\n"
        "1. 炮二平五 马8进7\n");
    EXPECT_EQ(game.header("Red"), "浙江 王天一");
    EXPECT_EQ(game.header("Black"), "四川 郑惟桐");
    EXPECT_EQ(game.header("Result"), "1-0");
    EXPECT_EQ(game.header("Event"), "全国象棋甲级联赛");
    EXPECT_EQ(game.header("Date"), "2017-05-01");
    EXPECT_EQ(read_clean("红方：炮二平五\n黑方：马8进7\n红胜").header("Result"), "1-0");
    EXPECT_EQ(read_clean("赛事：友谊赛\n和棋\n1. 炮二平五 马8进7\n").header("Result"), "1/2-1/2");
}

/// Headers `Red`, `Black`, `Event` and `Result` of a game that begins with `lines`.
std::vector<std::string> headers_of(const std::string& lines) {
    const GameTree game = read_clean(lines + "\n1. 炮二平五 马8进7\n");
    EXPECT_EQ(outline(game), "h2e2 h9g7") << lines;
    std::vector<std::string> values;
    for (const char* name : {"Red", "Black", "Event", "Result"}) {
        values.emplace_back(game.header(name));
    }
    return values;
}

TEST(Prose, TellsWordsWithNumbersFromMoveNumbers) {
    const GameTree game = read_clean("日期：2024-05-01\n轮次：1\n炮二平五 马8进7\n");
    EXPECT_EQ(game.header("Date"), "2024-05-01");
    EXPECT_EQ(game.header("Round"), "1");
    EXPECT_EQ(outline(game), "h2e2 h9g7");
}

TEST(Prose, BeginsAtAPositionAmongLabels) {
    const std::string fen = "4k4/9/9/9/9/9/9/9/R8/3K5 w";
    for (const std::string& text : {"FEN: " + fen + "\nRed: A\nBlack: B\na1a9 e9e8\n",
                                    "Red: A\nBlack: B\nFEN: " + fen + "\n\n1. a1a9 e9e8\n",
                                    "红方：A\n局面：" + fen + "\n黑方：B\na1a9\ne9e8\n"}) {
        const GameTree game = read_clean(text);
        EXPECT_THAT(game.start_fen(), testing::StartsWith(fen)) << text;
        EXPECT_EQ(game.header("Red"), "A") << text;
        EXPECT_EQ(game.header("Black"), "B") << text;
        EXPECT_EQ(outline(game), "a1a9 e9e8") << text;
    }
}

TEST(Prose, ReadsSeveralLabelsOnALineInAnyOrder) {
    using testing::ElementsAre;
    EXPECT_THAT(headers_of("红方：王天一 黑方：郑惟桐"), ElementsAre("王天一", "郑惟桐", "", ""));
    EXPECT_THAT(headers_of("黑方: 郑惟桐，红方 : 王天一；结果：红胜"),
                ElementsAre("王天一", "郑惟桐", "", "1-0"));
    EXPECT_THAT(headers_of("賽事：個人賽　紅方：甲　黑方：乙　結果：和棋"),
                ElementsAre("甲", "乙", "個人賽", "1/2-1/2"));
    EXPECT_THAT(headers_of("棋戦：大会 / 先手：山田 / 後手：田中"),
                ElementsAre("山田", "田中", "大会", ""));
    EXPECT_THAT(headers_of("Đỏ: Lại Lý Huynh, Đen: Nguyễn Thành Bảo"),
                ElementsAre("Lại Lý Huynh", "Nguyễn Thành Bảo", "", ""));
    EXPECT_THAT(headers_of("Red: Wang | Black: Zheng | Event: Cup | Result: 0-1"),
                ElementsAre("Wang", "Zheng", "Cup", "0-1"));
}

TEST(Prose, ReadsLabelsInFiveLanguagesAndAnyForm) {
    using testing::ElementsAre;
    EXPECT_THAT(headers_of("红方：甲 黑方：乙"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("赛事：测试赛        结果：红胜"), ElementsAre("", "", "测试赛", "1-0"));
    EXPECT_THAT(headers_of("红　方：甲黑　方：乙"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("【红方】甲【黑方】乙"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("[红方 \"甲\"]\n[黑方 \"乙\"]"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("| 紅方﹕甲 | 黑方＝乙 |"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("* **红方**：甲\n* **黑方**：乙"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("红方：\n甲\n黑方：\n乙\n赛事：\n杯赛\n结果：\n红胜"),
                ElementsAre("甲", "乙", "杯赛", "1-0"));
    EXPECT_THAT(headers_of("红方：\n黑方：乙\n结果："), ElementsAre("", "乙", "", ""));
    EXPECT_THAT(headers_of("紅方姓名：王　天一  黑方姓名：乙"),
                ElementsAre("王　天一", "乙", "", ""));
    EXPECT_THAT(headers_of("红：甲 vs 黑：乙"), ElementsAre("甲", "乙", "", ""));
    EXPECT_THAT(headers_of("RED: a  black: b  Result: 1–0"), ElementsAre("a", "b", "", "1-0"));
    EXPECT_THAT(headers_of("Bên đỏ: A - Bên đen: B\nGiải đấu: C\nKết quả: Đỏ thắng"),
                ElementsAre("A", "B", "C", "1-0"));
    EXPECT_THAT(headers_of("Do: A  Den: B  Giai: C  Ket qua: hoa"),
                ElementsAre("A", "B", "C", "1/2-1/2"));
    EXPECT_THAT(headers_of("棋戦：大会\n赤：山田　黒：田中\n結果：後手の勝ち"),
                ElementsAre("山田", "田中", "大会", "0-1"));
    EXPECT_EQ(read_clean("対局日：2020/1/2　場所：東京\n1. 炮二平五\n").header("Date"), "2020/1/2");
    EXPECT_EQ(read_clean("Vòng: 3  Địa điểm: Huế\n1. 炮二平五\n").header("Site"), "Huế");
}

TEST(Prose, ReadsTitlesAndResultsInAnyForm) {
    using testing::ElementsAre;
    for (const char* title : {"某某  对  某甲", "某某　對　某甲", "某某\u00A0对\u00A0某甲",
                              "某某 VS 某甲", "某某 vs. 某甲"}) {
        EXPECT_THAT(headers_of(title), ElementsAre("某某", "某甲", "", "")) << title;
    }
    EXPECT_THAT(headers_of("Tom vs. Ann"), ElementsAre("Tom", "Ann", "", ""));
    EXPECT_THAT(headers_of("甲（胜）乙"), ElementsAre("甲", "乙", "", "1-0"));
    EXPECT_THAT(headers_of("北京 甲 负 上海 乙"), ElementsAre("北京 甲", "上海 乙", "", "0-1"));
    EXPECT_THAT(headers_of("甲(红先胜)乙"), ElementsAre("甲", "乙", "", "1-0"));
    EXPECT_THAT(headers_of("甲 红先负 乙"), ElementsAre("甲", "乙", "", "0-1"));
    EXPECT_THAT(headers_of("2001年五羊杯 甲先和乙"),
                ElementsAre("甲", "乙", "2001年五羊杯", "1/2-1/2"));
    EXPECT_THAT(headers_of("甲 1-0 乙"), ElementsAre("甲", "乙", "", "1-0"));
    const auto result_of = [](const std::string& line) {
        return std::string(read_clean("1. 炮二平五 马8进7\n" + line + "\n").header("Result"));
    };
    for (const char* line : {"1–0", "１－０", "2-0", "まで2手で先手の勝ち", "（红胜）",
                             "结果：1：0", "Red wins", "Đỏ thắng", "先手勝ち", "红方胜！"}) {
        EXPECT_EQ(result_of(line), "1-0") << line;
    }
    for (const char* line : {"½–½", "结果：和", "平局", "Hòa.", "引き分け", "draw"}) {
        EXPECT_EQ(result_of(line), "1/2-1/2") << line;
    }
    const GameTree resigned = read_clean("1. 炮二平五 马8进7\n黑方认输\n");
    EXPECT_EQ(resigned.header("Result"), "1-0");
    EXPECT_EQ(resigned.header("Termination"), "黑方认输");
    EXPECT_EQ(read_clean("结果：红胜（超时）\n1. 炮二平五\n").header("Termination"), "超时");
}

TEST(Prose, ReadsTheResultAfterAName) {
    using testing::ElementsAre;
    EXPECT_THAT(headers_of("红方：王天一 胜 黑方：郑惟桐"),
                ElementsAre("王天一", "郑惟桐", "", "1-0"));
    EXPECT_THAT(headers_of("红方：甲（負）\n黑方：乙"), ElementsAre("甲", "乙", "", "0-1"));
    EXPECT_THAT(headers_of("红方：甲 黑方：乙(胜)"), ElementsAre("甲", "乙", "", "0-1"));
    EXPECT_THAT(headers_of("红方：甲 黑方：乙 和"), ElementsAre("甲", "乙", "", "1/2-1/2"));
    EXPECT_THAT(headers_of("红方：胡胜 黑方：陈和"), ElementsAre("胡胜", "陈和", "", ""));
}

TEST(Prose, ReadsTheScoreAfterTheLastWords) {
    const GameTree game = read_clean("1、炮二平五 马8进7\n2、马二进三 车9平8\n红方投子 0-1\n");
    EXPECT_EQ(game.header("Result"), "0-1");
    EXPECT_THAT(outline(game), testing::EndsWith("i9h9 {红方投子}"));
    EXPECT_EQ(read_clean("1、炮二平五 马8进7\n比分 0-1 落后\n").header("Result"), "");
    for (const char* label : {"结果：", "Result: ", "Kết quả: "}) {
        const auto labelled = read_clean("1、炮二平五 马8进7\n" + (label + std::string("1-0\n")));
        EXPECT_EQ(labelled.header("Result"), "1-0") << label;
        EXPECT_EQ(outline(labelled), "h2e2 h9g7") << label;
    }
    EXPECT_EQ(read_clean("红方先胜后和，精彩\n1、炮二平五\n").header("Result"), "");
}

TEST(Prose, KeepsWordsBeforeTags) {
    const auto game = read_clean("Some words before\n\n[Event \"E\"]\n\n1. h2e2 h9g7 1-0\n");
    EXPECT_EQ(game.header("Event"), "E");
    EXPECT_EQ(outline(game), "{Some words before} h2e2 h9g7");
}

TEST(Prose, KeepsTheMarksOfMoves) {
    EXPECT_EQ(outline(read_clean("1、炮二平五! 马8进7？ 2、马二进三！？ 好棋 车9平8!!")),
              "h2e2 $1 h9g7 $2 h0g2 $5 {好棋 车9平8!!}");
}

TEST(Prose, KeepsLabelledWordsThatItCannotPlace) {
    EXPECT_EQ(outline(read_clean("红方：甲\n红方：乙\n结果：甲先走\n1. 炮二平五\n")),
              "{红方：乙\n结果：甲先走} h2e2");
}

TEST(Prose, PutsRulesAndAdvertisementsNowhere) {
    for (const char* line : {"────────", "════════", "＝＝＝＝", "- - - -", "***", "······",
                             "本棋谱由象棋巫师生成", "棋譜由象棋橋製作", "Generated by XQWizard",
                             "更多棋谱请访问 www.example.org", "http://www.example.org/"}) {
        EXPECT_THAT(headers_of(line), testing::Each("")) << line;
    }
}

TEST(Prose, ReadsNamesAndResultFromAProgramsHeadAndNothingFromItsRules) {
    using testing::ElementsAre;
    const std::string rule = std::string(52, '-') + "\n";
    EXPECT_THAT(
        headers_of("        某某  对  某甲\n" + rule + "赛事：测试赛        结果：红胜\n" + rule),
        ElementsAre("某某", "某甲", "测试赛", "1-0"));
    EXPECT_EQ(outline(read_clean("1. 炮二平五 马8进7\n" + rule +
                                 "棋谱由XQStudio生成 (http://www.example.org)\n")),
              "h2e2 h9g7");
}

TEST(Prose, HoldsAnotherGameWhereTheNumbersBeginAnew) {
    const auto read = read_text("第一局\n1、炮二平五 马8进7\n第二局\n1、兵七进一 卒7进1\n");
    ASSERT_THAT(read.games, SizeIs(2));
    EXPECT_EQ(main_line(read.games[0]), "h2e2 h9g7");
    EXPECT_EQ(main_line(read.games[1]), "c3c4 g6g5");
}

TEST(Prose, GivesEachGameTheLabelsBeforeIt) {
    const auto players_of = [](const std::string& text) {
        std::string players;
        for (const GameTree& game : read_text(text).games) {
            players += std::string(game.header("Red")) + "-" + std::string(game.header("Black")) +
                       " " + std::string(game.header("Result")) + " " + main_line(game) + "; ";
        }
        return players;
    };
    const std::string expected = "甲-乙 1-0 h2e2 h9g7; 甲-丁 0-1 c3c4 g6g5; ";
    for (const char* text :
         {"红方：甲\n黑方：乙\n结果：红胜\n1.炮二平五 马8进7\n\n"
          "红方：甲\n黑方：丁\n结果：黑胜\n1.兵七进一 卒7进1\n",
          "红方：\n甲\n黑方：\n乙\n结果：\n红胜\n1.炮二平五 马8进7\n\n"
          "红方：\n甲\n黑方：\n丁\n结果：\n黑胜\n1.兵七进一 卒7进1\n",
          "红方：甲\n黑方：乙\n炮二平五 马8进7 红胜\n\n红方：甲\n黑方：丁\n兵七进一 卒7进1 黑胜\n",
          "第1局 红：甲 黑：乙\n1、炮二平五 马8进7 1-0\n第2局 红：甲 黑：丁\n1、兵七进一 卒7进1 "
          "0-1\n",
          "甲 先胜 乙\n1、炮二平五 马8进7\n甲 先负 丁\n1、兵七进一 卒7进1\n"}) {
        EXPECT_EQ(players_of(text), expected) << text;
    }
    EXPECT_EQ(players_of("红方：甲\n1、炮二平五\n红方：此着有力\n1、...马8进7\n"),
              "甲-  h2e2 h9g7; ");
}

TEST(Prose, SaysThatTheFirstMoveIsMisspelt) {
    const auto read = read_text("1.炮二平王 马8进7 2.马二进三 车9平8\n");
    EXPECT_THAT(tests::warnings_of(read), testing::Contains(HasSubstr("炮二平王")));
    for (const GameTree& game : read.games) EXPECT_EQ(main_line(game), "");
}

TEST(Prose, SaysWhereAMoveCannotBePlayed) {
    const auto read = read_text("第1回合 炮二平五 马8进7\n第2回合 马二进五 车9平8\n");
    ASSERT_THAT(read.games, SizeIs(1));
    EXPECT_EQ(main_line(read.games[0]), "h2e2 h9g7");
    ASSERT_THAT(read.warnings, SizeIs(2));
    EXPECT_EQ(read.warnings[0].at, 2U);
    EXPECT_EQ(read.warnings[0].column, 11U) << "bytes of UTF-8";
    EXPECT_EQ(read.warnings[0].ply, 3U);
    EXPECT_EQ(read.warnings[0].fault.text, "马二进五");
    EXPECT_EQ(read.warnings[1].fault.number, 1);
    EXPECT_EQ(read.warnings[1].at, 2U);
}

TEST(Prose, LooksAtEachCharacterOnce) {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "第1回合（炮二平五 马8进7。其他的话\n";
    EXPECT_EQ(read_text(text).visited, text.size());
}

}  // namespace
