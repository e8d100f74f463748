// SPDX-License-Identifier: MIT
// PGN as written by programs and web pages, including damage.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/text/text.h"
#include "engine/core/text/utf8.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/records/record.h"
#include "tests/support/positions.h"
#include "tests/support/records.h"

namespace {

using engine::Evaluation;
using engine::kRootNode;
using engine::xiangqi::Notation;
using engine::xiangqi::read_records;
using engine::xiangqi::write_record;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::GameTree;
using tests::main_line;
using tests::outline;
using tests::read_clean;
using tests::read_text;
using tests::record_file;
using tests::RecordFormat;
using tests::warnings_of;

constexpr const char* kFourPlies = "h2e2 h9g7 h0g2 i9h9";

TEST(Pgn, ReadsTheSameMovesInEveryNotation) {
    for (const char* text :
         {"1. h2e2 h9g7 2. h0g2 i9h9",                  // UCI
          "1. H2-E2 H9-G7 2. H0-G2 I9-H9",              // ICCS
          "1. C2=5 H8+7 2. H2+3 R9=8",                  // WXF
          "1. C2.5 h8+7 2. H2+3 r9.8",                  // PlayOK: Black small, '.'
          "1. 炮二平五 马8进7 2. 马二进三 车9平8",      // simplified
          "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８",  // traditional, wide digits
          "1.炮二平五 马8进7 2.马二进三 车9平8",        // no space after the number
          "炮二平五　马8进7\n马二进三　车9平8"}) {      // wide spaces, no numbers
        EXPECT_EQ(main_line(read_clean(text)), kFourPlies) << text;
    }
}

// Fixture of the tests of benckx/elephantchess; pychess counts ranks from 1.
TEST(Pgn, ReadsWhatPychessExports) {
    const auto read = read_records(record_file("pychess.pgn"));
    EXPECT_THAT(warnings_of(read), IsEmpty());
    ASSERT_THAT(read.games, SizeIs(3));
    EXPECT_EQ(read.games[0].main_line().size(), 80U);
    EXPECT_EQ(main_line(read.games[0]).substr(0, 19), "b2e2 b9c7 c3c4 a9b9");
    EXPECT_EQ(read.games[0].header("Red"), "davide2022");
    EXPECT_EQ(read.games[0].header("RedElo"), "1500?");
    EXPECT_EQ(read.games[1].main_line().size(), 12U);
    EXPECT_EQ(read.games[2].main_line().size(), 130U);
    EXPECT_EQ(read.games[2].header("Result"), "0-1");
}

// Mate on the board ends the third game, which a misread move would hardly reach.
TEST(Pgn, ReachesTheMateThatPychessRecorded) {
    const auto read = read_records(record_file("pychess.pgn"));
    ASSERT_THAT(read.games, SizeIs(3));
    GameTree game = read.games[2];
    engine::xiangqi::TreeCursor cursor(game);
    cursor.go_to(game.main_line().back());
    EXPECT_TRUE(cursor.position().in_check());
    EXPECT_THAT(tests::texts_of(legal_moves(cursor.position())), IsEmpty());
}

// From elephantchess.io's database, from a public test of another reader, which counts 63 moves.
TEST(Pgn, ReadsWhatElephantchessExports) {
    const GameTree game = read_clean(record_file("elephantchess.pgn"));
    EXPECT_EQ(game.main_line().size(), 63U);
    EXPECT_EQ(main_line(game).substr(0, 19), kFourPlies);
    EXPECT_EQ(game.header("Red"), "Wang Tianyi");
    EXPECT_EQ(game.header("Result"), "1-0");
}

// Fixture of the tests of benckx/elephantchess; WinBoard's ranks start at 0, and it breaks comments
// over lines.
TEST(Pgn, ReadsWhatWinboardWrites) {
    const GameTree game = read_clean(record_file("winboard.pgn"));
    EXPECT_EQ(game.main_line().size(), 131U);
    EXPECT_EQ(main_line(game).substr(0, 29), "b2e2 h9g7 b0c2 b7d7 c3c4 g6g5");
    EXPECT_EQ(game.notes(game.main_line()[0]).comment, "+0.38/19");
}

// XQFTOOLS/SAMPLE.PGN of xqbase/eleeye, with shortened comments.
TEST(Pgn, ReadsWhatXqfToolsWrite) {
    const GameTree game = read_clean(record_file("xqstudio-handicap.pgn"));
    EXPECT_EQ(game.main_line().size(), 75U);
    EXPECT_EQ(game.header("Event"), "许银川让九子对聂棋圣");
    EXPECT_EQ(game.start_fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1");
    EXPECT_EQ(game.notes(kRootNode).comment, "　　注一 \n　　注二");
}

// Fixture game4.wxf of benckx/elephantchess, whose test counts 99 moves.
TEST(Pgn, ReadsTheWxfFilesOfXieXie) {
    const GameTree game = read_clean(record_file("xiexie.wxf"));
    EXPECT_EQ(game.main_line().size(), 99U);
    EXPECT_EQ(game.header("Black"), "XieXieMaster");
    EXPECT_EQ(main_line(game).substr(0, 9), "b2e2 c9e7");
}

TEST(Pgn, ReadsVariationsCommentsAndGlyphs) {
    const GameTree game = read_clean(
        "{start} 1. h2e2! {a} (1. b2e2 $6 b9c7 (1... h9g7 {deep}) 2. b0c2) (1. c3c4) "
        "1... h9g7 ; to the end\n2. h0g2 *");
    EXPECT_EQ(outline(game),
              "{start} h2e2 $1 {a} (b2e2 $6 b9c7 (h9g7 {deep}) b0c2) (c3c4) "
              "h9g7 {to the end} h0g2");
}

// A rank one above this was counted once, which overflowed an int.
TEST(Pgn, RefusesARankOfTenDigits) {
    const auto read = read_text("1. h2e2 Nh2147483647 *");
    ASSERT_THAT(read.games, SizeIs(1));
    EXPECT_EQ(main_line(read.games[0]), "h2e2");
    EXPECT_THAT(warnings_of(read), ElementsAre(HasSubstr("Nh2147483647")));
}

/// What is written for a text.
std::string rewritten(std::string_view text, Notation notation = Notation::Uci) {
    std::string all;
    for (const GameTree& game : read_text(text).games) {
        all += tests::text_of(write_record(game, RecordFormat::Pgn, notation).bytes);
    }
    return all;
}

/// The movetext of a game on one line.
std::string movetext(std::string_view text) {
    std::string written = rewritten(text);
    written.erase(0, written.find("\n\n") + 2);
    written = engine::replaced(written.substr(0, written.find("\n\n")), "(\n", "(");
    return engine::replaced(written, "\n", " ");
}

TEST(Pgn, KeepsACommentBeforeAVariationsFirstMoveThere) {
    EXPECT_EQ(outline(read_clean("1. h2e2 ({better} 1. b2e2 {perhaps}) h9g7")),
              "h2e2 (b2e2 {better\n[%before]\nperhaps}) h9g7");
    EXPECT_EQ(movetext("1. h2e2 ({better} $1 1. b2e2 {perhaps}) h9g7"),
              "1. h2e2 ({better} 1. b2e2 $1 {perhaps}) 1... h9g7 *");
}

// Lines that public pages and programs write, in moves of Xiangqi.
TEST(Pgn, KeepsTheOrderOfCommentsAndVariations) {
    for (const char* text :
         {"1. h2e2 h9g7 ({(A)} 1... b9c7) 2. h0g2 {INACCURACY (+0.81)} ({(-0.52) The best move "
          "was} 2. b0c2 i9h9) 2... i9h9 *",
          "1. h2e2 h9g7 {French, I thought he would play Carokann} (1... b9c7) {, but fortunately "
          "I like French too} 2. h0g2 i9h9 {and red wins} *",
          "1. h2e2 h9g7 2. h0g2 {Red plays.} ({Today is popular} 2. b0c2) {Now, Black plays with} "
          "2... i9h9 3. i0h0 ({The Exchange} 3. b0c2 {is less aggressive.}) 3... c6c5 *",
          "1. h2e2 {a} (1. b2e2) {b} (1. c3c4) {c} *",
          "1. h2e2 (1. b2e2) (1. c3c4) {c} 1... h9g7 (1... b9c7 2. h0g2 {x} (2. b0c2) {y}) *"}) {
        EXPECT_EQ(movetext(text), text);
        EXPECT_THAT(warnings_of(read_text(text)), IsEmpty()) << text;
    }
}

// §6: a line that begins with % is for other programs.
TEST(Pgn, PassesOverLinesThatBeginWithAPercentSign) {
    const auto game = read_clean(
        "% made by X\n[Event \"x\"]\n%[Event \"y\"]\n[Red \"a\"]\n\n1. h2e2 h9g7\n% 2. zzzz\n"
        "2. h0g2 (2. b0c2\n%)\n) *\n%\n");
    EXPECT_EQ(outline(game), "h2e2 h9g7 h0g2 (b0c2)");
    EXPECT_EQ(game.header("Event"), "x");
    EXPECT_EQ(game.header("Red"), "a");
    EXPECT_EQ(outline(read_clean("1. h2e2 {\n% of a comment}")), "h2e2 {% of a comment}");
}

// §8.2.6: a termination marker ends a game.
TEST(Pgn, BeginsAnotherGameAfterAResult) {
    const auto games_in = [](std::string_view text) {
        const auto read = read_text(text);
        EXPECT_THAT(warnings_of(read), IsEmpty()) << text;
        std::vector<std::string> games;
        for (const GameTree& game : read.games) {
            games.push_back(main_line(game) + " " + std::string(game.header("Result")));
        }
        return games;
    };
    EXPECT_THAT(games_in("1. h2e2 h9g7 2. h0g2 i9h9 1-0\n\n1. b2e2 b9c7 2. b0c2 a9b9 0-1\n"),
                ElementsAre("h2e2 h9g7 h0g2 i9h9 1-0", "b2e2 b9c7 b0c2 a9b9 0-1"));
    EXPECT_THAT(games_in("1. Che3 Nhg8 * 1. Cbe3 Nbc8 *"),
                ElementsAre("h2e2 h9g7 *", "b2e2 b9c7 *"));
    EXPECT_THAT(games_in("炮二平五 马8进7 1-0 炮八平五 马2进3 1/2-1/2"),
                ElementsAre("h2e2 h9g7 1-0", "b2e2 b9c7 1/2-1/2"));
    EXPECT_THAT(games_in("1. h2e2 h9g7 1-0 {so it ends} 1. b2e2 *"),
                ElementsAre("h2e2 h9g7 1-0", "b2e2 *"));
    // Without a marker the numbers tell.
    EXPECT_THAT(games_in("1. h2e2 h9g7\n\n1. b2e2 b9c7\n"),
                ElementsAre("h2e2 h9g7 ", "b2e2 b9c7 "));
    // A result that comes too early ends nothing.
    EXPECT_THAT(games_in("1-0 1. h2e2 h9g7 2. h0g2"), ElementsAre("h2e2 h9g7 h0g2 1-0"));
    EXPECT_THAT(games_in("1. h2e2 h9g7 1-0\n2. h0g2"), ElementsAre("h2e2 h9g7 h0g2 1-0"));
    EXPECT_THAT(games_in("1. h2e2 1... h9g7 2. h0g2"), ElementsAre("h2e2 h9g7 h0g2 "));
    // A result in a variation ends nothing.
    EXPECT_THAT(games_in("1. h2e2 (1. b2e2 b9c7 1-0) h9g7 2. h0g2 *"),
                ElementsAre("h2e2 h9g7 h0g2 *"));
}

TEST(Pgn, KeepsGamesWithTagsOnlyApart) {
    const auto read = read_text("[Event \"a\"]\n[Red \"b\"]\n\n[Event \"c\"]\n\n1. h2e2 *");
    ASSERT_THAT(read.games, SizeIs(2));
    EXPECT_EQ(read.games[0].header("Red"), "b");
    EXPECT_EQ(read.games[1].header("Event"), "c");
}

// §7: white space between tokens means nothing.
TEST(Pgn, ReadsTokensHoweverTheyAreSpaced) {
    for (const char* text :
         {"1.h2e2 h9g7 2.h0g2 i9h9", "1 . h2e2 h9g7 2 . h0g2 i9h9", "1. h2e2 1... h9g7 2.h0g2",
          "1. h2e2 1. ... h9g7 2. h0g2", "1.h2e2 1...h9g7 2.h0g2 2...i9h9",
          "1 h2e2 h9g7 2 h0g2 i9h9", "1.\nh2e2\nh9g7\n2.\nh0g2", "1. h2e2{c}h9g7(1... b9c7)2. h0g2",
          "1. h2e2 ; the rest { ( [\nh9g7;\n2. h0g2", "001. h2e2 h9g7 002. h0g2",
          "1. h2e2 ! h9g7 ?? 2. h0g2 !?", "1. h2e2$1h9g7 $2 2. h0g2$255",
          "1.h2e2\rh9g7\r2.h0g2\r"}) {
        EXPECT_THAT(main_line(read_clean(text)), testing::StartsWith("h2e2 h9g7 h0g2")) << text;
    }
    EXPECT_EQ(outline(read_clean("1. h2e2 ! $14 h9g7 ?? *")), "h2e2 $1 $14 h9g7 $4");
    EXPECT_EQ(outline(read_clean("1. h2e2+- h9g7-/+ 2. h0g2!?= i9h9□ *")),
              "h2e2 $18 h9g7 $17 h0g2 $5 $10 i9h9 $7");
    EXPECT_EQ(outline(read_clean("1. h2e2！ h9g7？？ 2. h0g2！？ *")), "h2e2 $1 h9g7 $4 h0g2 $5");
}

// PGN §10, and the signs that chess programs write for its glyphs.
TEST(Pgn, ReadsSignsOfGlyphs) {
    EXPECT_EQ(outline(read_clean("1. h2e2? ± {MISTAKE} ({best was} 1. b2e2 = *) h9g7!?∓ 2. h0g2 "
                                 "+/- $5 ∞ i9h9 -+ N *")),
              "h2e2 $2 $16 {MISTAKE} (b2e2 $10 {best was\n[%before]}) h9g7 $5 $17 h0g2 $16 $5 $13 "
              "i9h9 $19 $146");
}

TEST(Pgn, ReadsResultsHoweverTheyAreSpelt) {
    for (const auto& [spelt, result] :
         {std::pair("1:0", "1-0"), std::pair("0:1", "0-1"), std::pair("½-½", "1/2-1/2"),
          std::pair("1/2", "1/2-1/2"), std::pair("½", "1/2-1/2"), std::pair("1–0", "1-0"),
          std::pair("0.5-0.5", "1/2-1/2"), std::pair("1.0-0.0", "1-0"), std::pair("0 - 1", "0-1"),
          std::pair("=-=", "1/2-1/2"), std::pair("*", "*"), std::pair("红胜", "1-0"),
          std::pair("黑勝", "0-1"), std::pair("和棋", "1/2-1/2")}) {
        const std::string text = spelt;
        EXPECT_EQ(read_clean("[Red \"a\"]\n1. h2e2 h9g7 " + text).header("Result"), result) << text;
        EXPECT_EQ(read_clean("1. h2e2 (" + text + ")").header("Result"), result) << text;
        EXPECT_EQ(read_clean("[Result \"" + text + "\"]\n\n1. h2e2 " + text).header("Result"),
                  result)
            << text;
    }
    EXPECT_EQ(outline(read_clean("1. h2e2 h9g7 (1... b9c7 1-0) *")), "h2e2 h9g7 (b9c7)");
}

TEST(Pgn, ReadsTagsInTheQuotationMarksOfTypesetters) {
    const auto game = read_clean("[Red “A”]\n[Black \"B”]\n[Event 「杯「决赛」」]\n\n1. h2e2 *");
    EXPECT_EQ(game.header("Red"), "A");
    EXPECT_EQ(game.header("Black"), "B");
    EXPECT_EQ(game.header("Event"), "杯「决赛」");
}

TEST(Pgn, TakesTheResultAfterTheMovesWhereTheTagHasNone) {
    for (const char* unknown : {"?", "*"}) {
        const auto game = read_clean("[Result \"" + std::string(unknown) + "\"]\n\n1. h2e2 1-0");
        EXPECT_EQ(game.header("Result"), "1-0") << unknown;
    }
}

TEST(Pgn, ReadsTagsHoweverTheyAreSpaced) {
    const auto game = read_clean(
        "[Event\"a\"][ Site  \"b\" ]  [Red\n\"c \\\"d\\\" \\\\\"\n]\n[Black \"\"][Round "
        "\"first\nsecond\"]"
        "\n1. h2e2 *");
    EXPECT_EQ(game.header("Event"), "a");
    EXPECT_EQ(game.header("Site"), "b");
    EXPECT_EQ(game.header("Red"), "c \"d\" \\");
    EXPECT_EQ(game.header("Round"), "first second");
    EXPECT_EQ(main_line(game), "h2e2");
    EXPECT_EQ(outline(read_clean("{a}\n[Event \"x\"]\n; b\n[Red \"c\"]\n{d} 1. h2e2")),
              "{a\nb\nd} h2e2");
    const std::string longer(1000, 'x');
    EXPECT_EQ(read_clean("[Event \"" + longer + "\"]\n1. h2e2").header("Event"), longer);
}

// From a public report about elephantchess.io's records: `Cb6` at move 6 can be either cannon's.
TEST(Pgn, LetsTheMovesThatFollowTellWhichMoveIsMeant) {
    const auto read = read_text(
        "1. Che3 Nhg8 2. Nhg3 Ch2 3. Rih1 Chf2 4. Ra2 Cfb2 5. Cbc3 Cb6 6. Rh6 Cbg6 7. Pg5 Cb6 8. "
        "Pxg6 Afe9 9. Pxg7 Pe6 10. Rab2 Cbc6 11. Rhxe6 Ngi9 12. Rb3 Bca8 13. Pc5 Rih10 14. Rb7 "
        "Nbd9 15. Pxc6 Nih7 16. Reh6 Rhi10 17. Cxc7 Nhi9 18. Cea3 Nde7 19. Pcd6 Ra9 20. Cxa7 Nef5 "
        "21. Ngxf5 Nih7 22. Cxa9 Bgi8 23. Rxh7 Rif10 24. Ca10+ Bac10 25. Rh5 Rfg10 26. Cce7+ Aef10 "
        "27. Ce6 Pi6 28. Nfe7+ Afe9 29. Nec8+ Aef10 30. Ca8 Rg9 31. Pg8 Rg10 32. Nbc3 Pi5 33. Pxi5 "
        "Rxg8 34. Caxg8 Bca8 35. Cg10+ Bixg10 36. Nce7+ Ade9 37. Rb10+ Bac10 38. Rbxc10+");
    ASSERT_THAT(read.games, SizeIs(1));
    EXPECT_EQ(read.games[0].main_line().size(), 75U);
    for (const std::string& warning : warnings_of(read)) {
        EXPECT_THAT(warning, HasSubstr("can be more than one move"));
        EXPECT_THAT(warning, HasSubstr("fits the moves that follow"));
    }
}

TEST(Pgn, LeavesAMoveThatNothingTellsFromAnother) {
    const auto read = read_text("1. h2e2 h9g7 2. Ne3 *");
    EXPECT_THAT(warnings_of(read), SizeIs(1));
    const auto open = read_text("[FEN \"4k4/9/9/9/9/1R5R1/9/9/9/5K3 w\"]\n1. Rd4 e9e8 2. Rd3 *");
    EXPECT_EQ(main_line(open.games.at(0)), "");
    EXPECT_THAT(warnings_of(open), testing::Contains(HasSubstr("can be more than one move")));
    // The chariot that moves again tells that it was the other one.
    const auto told = read_text("[FEN \"4k4/9/9/9/9/1R5R1/9/9/9/5K3 w\"]\n1. Rd4 e9e8 2. Rb4b8 *");
    EXPECT_EQ(main_line(told.games.at(0)), "h4d4 e9e8 b4b8");
    EXPECT_THAT(warnings_of(told), ElementsAre(HasSubstr("only h4d4 fits")));
}

// Every move can be either chariot's: the readings double with each one.
TEST(Pgn, BoundsTheReadingsItFollows) {
    std::string text = "[FEN \"4k4/9/9/R8/R8/R8/R8/9/9/5K3 w\"]\n1.";
    for (int i = 0; i < 200; ++i) text += i % 2 == 0 ? " R9+1 K5+1" : " R9-1 K5-1";
    EXPECT_THAT(warnings_of(read_text(text)), testing::Not(IsEmpty()));
}

// A second parenthesis before any move once moved the cursor before the start.
TEST(Pgn, ReadsOnWhereAVariationHasNoMoveToStandFor) {
    struct Case {
        const char* text;
        const char* moves;
    };
    for (const Case& c : {
             Case{"1. h2e2 (((", "h2e2"},
             Case{"((1. h2e2 h9g7)) 1. c3c4", "h2e2 (c3c4) h9g7"},
             Case{"1. h2e2 ((1. b2e2) 1. c3c4) h9g7", "h2e2 (b2e2) (c3c4) h9g7"},
             Case{"1. h2e2 h9g7 ((1... b9c7) 1... i9i8 2. h0g2) 2. b0c2",
                  "h2e2 h9g7 (b9c7) (i9i8 h0g2) b0c2"},
         }) {
        const auto read = read_text(c.text);
        ASSERT_THAT(read.games, SizeIs(1)) << c.text;
        EXPECT_EQ(outline(read.games[0]), c.moves) << c.text;
        EXPECT_THAT(warnings_of(read),
                    testing::Contains(HasSubstr("a variation comes before the first move")))
            << c.text;
    }
}

TEST(Pgn, IsNotReadOutOfATextWithoutAnyGame) {
    for (const char* text : {"hello world, this is not a game", "(((", "*", "2026-11-22"}) {
        const auto read = read_text(text);
        EXPECT_THAT(read.games, testing::IsEmpty()) << text;
        EXPECT_THAT(warnings_of(read), testing::Contains("line 1: there is no game in it")) << text;
    }
}

// Six of ten collections on the web end every game like this; the words are those of xqbase.com.
TEST(Pgn, PassesOverTheFooterBelowALineOfEqualSigns) {
    const auto read = read_text(
        "[Red \"A\"]\n\n1. 炮二平五 马8进7\n1-0\n============================\n"
        " 欢迎访问《象棋百科全书网》\n 推荐用《象棋巫师》观赏棋谱\n http://www.xqbase.com/\n\n"
        "[Red \"B\"]\n\n1. 兵七进一 *\n");
    EXPECT_THAT(warnings_of(read), testing::IsEmpty());
    ASSERT_THAT(read.games, SizeIs(2));
    EXPECT_EQ(tests::main_line(read.games[0]), "h2e2 h9g7");
    EXPECT_EQ(tests::main_line(read.games[1]), "c3c4");
}

TEST(Pgn, PassesOverAFooterThatIsIndentedOrWide) {
    for (const char* line :
         {"   ======", "\t======", "＝＝＝＝＝＝", "　　＝＝＝＝", "==== 象棋 ===="}) {
        const auto game = read_clean("[Red \"A\"]\n\n1. 炮二平五 马8进7 1-0\n" + std::string(line) +
                                     "\n欢迎访问\n");
        EXPECT_EQ(tests::main_line(game), "h2e2 h9g7") << line;
    }
}

TEST(Pgn, HoldsNoGameWhereAHeaderWithoutAValueIsAll) {
    for (const char* text : {"[Red \"\"]", "[Red \"\"]\n[Black \" \"]\n\n*\n"}) {
        const auto read = read_text(text);
        EXPECT_THAT(read.games, testing::IsEmpty()) << text;
        EXPECT_THAT(warnings_of(read), testing::Contains("line 1: there is no game in it")) << text;
    }
}

TEST(Pgn, ReadsMoveNumbersInWideDigits) {
    EXPECT_EQ(tests::main_line(read_clean("１．炮二平五　马８进７\n２．马二进三　车９平８\n")),
              "h2e2 h9g7 h0g2 i9h9");
    EXPECT_EQ(tests::main_line(read_clean("⒈炮二平五 马8进7 ⒉马二进三 车9平8")),
              "h2e2 h9g7 h0g2 i9h9");
}

TEST(Pgn, ReadsMovesThatFollowWithoutASpace) {
    const char* moves = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5";
    for (const char* text : {"炮二平五马8进7马二进三车9平8车一平二马2进3兵七进一卒7进1",
                             "1.炮二平五马8进72.马二进三车9平83.车一平二马2进34.兵七进一卒7进1",
                             "炮二平五馬８進７傌二進三車９平８俥一平二馬２進３兵七進一卒７進１",
                             "1.C2=5H8+72.H2+3R9=83.R1=2H2+34.P7+1P7+1",
                             "1. P2-5M8.7\n2. M2.3X9-8\n3. X1-2M2.3\n4. C7.1C7.1\n"}) {
        EXPECT_EQ(tests::main_line(read_clean(text)), moves) << text;
    }
}

// xqmoon.com/2006/01/22/khai-cuc-co-ban-chon-loc-2, the half-way opposite cannons; the coordinate
// moves are those of 中炮對半途列炮.
TEST(Pgn, ReadsTheVietnameseFilesOfXqmoon) {
    const GameTree game = read_clean(
        "FORMAT WXF\nGAME Pháo đầu đối liệt Pháo\nRED Trắng\nBLACK Đen\nSTART{\n"
        "1. P2-5 M8.7 2. M2.3 X9-8 3. X1-2 P8.4 4. B3.1 P2-5\nDIAG{ #5 RED }\n"
        "/*Trắng còn khả năng khác:\n*5. B7.1*/\n}END\n");
    EXPECT_EQ(tests::main_line(game), "h2e2 h9g7 h0g2 i9h9 i0h0 h7h3 g3g4 b7e7");
    EXPECT_EQ(game.header("Event"), "Pháo đầu đối liệt Pháo");
    EXPECT_EQ(game.notes(game.main_line().back()).comment, "Trắng còn khả năng khác:\n5. B7.1");
}

// A whole line of that book. An independent rules library computed the final position move by move
// from the same moves in WXF.
TEST(Pgn, ReadsAWholeVietnameseLine) {
    const GameTree game = read_clean(tests::record_file("xqmoon.wxf"));
    EXPECT_EQ(tests::main_line(game),
              "c3c4 b7c7 h2e2 g9e7 b0a2 b9a7 h0g2 a9b9 a0b0 c6c5 i0h0 c5c4 h0h4 a7c6 e2e6 f9e8 "
              "b2f2 c4b4 c0e2 h9g7 e6f6 h7i7 d0e1 b4b3 f6f3 b3b2 b0b2 b9b2 f2b2 i9f9 f3f2 g7e6");
}

// The cost of reading: each character is examined once, or twice in games with a fault.
TEST(Pgn, LooksAtEachCharacterAboutOnce) {
    const std::string good =
        "[Event \"a\"]\n[Red \"b\"]\n\n1. h2e2 {x} h9g7 2. h0g2 (2. b0c2) *\n\n";
    const std::string bad = "[Event \"a\"]\n1. h2e2 {never closed h9h9 ((( $ ; [\n";
    for (const std::string& game : {good, bad, std::string("h2e2 { "), std::string("炮二平五　")}) {
        std::string text;
        for (int i = 0; i < 2000; ++i) text += game;
        const auto read = read_text(text);
        EXPECT_GE(read.visited, text.size()) << game;
        EXPECT_LE(read.visited, 4 * text.size()) << game;
    }
}

TEST(Pgn, TellsTheColumnOfAFault) {
    const auto read = read_text("1. h2e2 h9g7\n2. 马二进三 h9h9 3. c3c4");
    ASSERT_THAT(read.warnings, SizeIs(2));
    EXPECT_EQ(read.warnings[0].at, 2U);
    EXPECT_EQ(read.warnings[0].column, 16U) << "bytes of UTF-8";
    EXPECT_EQ(read.warnings[0].fault.text, "h9h9");
}

TEST(Pgn, ReadsEvaluationsAndClocks) {
    const GameTree game = read_clean(
        "1. h2e2 {[%eval 0.35] [%clk 0:09:58]} h9g7 {[%eval #-3] so [%clk 1:00:00.5]} "
        "2. h0g2 {[%eval nonsense]}");
    const auto line = game.main_line();
    EXPECT_EQ(game.notes(line[0]).evaluation, (Evaluation{35, 0}));
    EXPECT_EQ(game.notes(line[0]).clock_ms, 598'000);
    EXPECT_EQ(game.notes(line[0]).comment, "");
    EXPECT_EQ(game.notes(line[1]).evaluation, (Evaluation{0, -3}));
    EXPECT_EQ(game.notes(line[1]).clock_ms, 3'600'500);
    EXPECT_EQ(game.notes(line[1]).comment, "so");
    EXPECT_EQ(game.notes(line[2]).comment, "[%eval nonsense]");
}

TEST(Pgn, TakesTheSideOfTheFirstMoveWhereTheFenIsWrong) {
    const auto read = read_text(
        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1\"]\n"
        "1... 马8进7 2. 马二进三");
    EXPECT_THAT(warnings_of(read),
                ElementsAre(HasSubstr("is a move of the other side, so that side begins")));
    EXPECT_EQ(main_line(read.games.at(0)), "h9g7 h0g2");
}

TEST(Pgn, KeepsWhatCanBeReadAroundAnIllegalMove) {
    const auto read = read_text(
        "1. h2e2 (1. b2e2 b2b9 2. a0a1 {lost}) h9g7 2. h0g3 i9h9 3. i0h0\n\n"
        "[Event \"next\"]\n1. c3c4 *");
    ASSERT_THAT(read.games, SizeIs(2));
    EXPECT_EQ(outline(read.games[0]), "h2e2 (b2e2) h9g7");
    EXPECT_EQ(outline(read.games[1]), "c3c4");
    EXPECT_THAT(warnings_of(read),
                ElementsAre(HasSubstr("line 1: \"b2b9\" is not a legal move"),
                            HasSubstr("a comment is left out with its move: \"lost\""),
                            HasSubstr("1 move that follows is left out"),
                            HasSubstr("\"h0g3\" is not a legal move"),
                            HasSubstr("2 moves that follow are left out")));
}

TEST(Pgn, GoesOnAfterWordsThatAreNoMoves) {
    const auto read = read_text("1. h2e2 ☯ h9g7 2. h0g2 resigns");
    EXPECT_EQ(main_line(read.games.at(0)), "h2e2");
    const auto words = read_text("1. h2e2 novelty h9g7 2. h0g2 resigns 0-1");
    EXPECT_EQ(main_line(words.games.at(0)), "h2e2 h9g7 h0g2");
    EXPECT_THAT(warnings_of(words), ElementsAre("line 1: \"novelty\" is not a move",
                                                "line 1: \"resigns\" is not a move"));
    EXPECT_EQ(words.games[0].header("Result"), "0-1");
}

TEST(Pgn, WarnsOfDamageAndReadsOn) {
    struct Case {
        const char* text;
        const char* warning;
        const char* moves;
    };
    for (const Case& c : {
             Case{"[Event \"open]\n\n1. h2e2", "is not in quotes: \"open\"", "h2e2"},
             Case{"[Event bare]\n1. h2e2", "is not in quotes: \"bare\"", "h2e2"},
             Case{"[Event \"a\" b]\n1. h2e2", "there is text after the value of \"Event\": \"b\"",
                  "h2e2"},
             Case{"[Event \"a\"\n1. h2e2", "is not closed", "h2e2"},
             Case{"1. h2e2 (1. b2e2", "a variation is not closed", "h2e2 (b2e2)"},
             Case{"1. h2e2 ) h9g7", "a variation ends that never began", "h2e2 h9g7"},
             Case{"1. h2e2 {no end", "a comment is not closed", "h2e2 {no end}"},
             Case{"1. h2e2 h9g7 1-0 0-1", "a second result, \"0-1\"", "h2e2 h9g7"},
             Case{"[Result \"0-1\"]\n1. h2e2 1-0", "the header says \"0-1\"", "h2e2"},
             Case{"1. h2e2 $999", "$999", "h2e2"},
             Case{"[FEN \"nonsense\"]\n1. h2e2", "cannot start from its position", ""},
             Case{"1. h2e2 <1> h9g7", "\"<1>\" is neither a move nor a header", "h2e2 h9g7"},
         }) {
        const auto read = read_text(c.text);
        ASSERT_THAT(read.games, SizeIs(1)) << c.text;
        EXPECT_EQ(outline(read.games[0]), c.moves) << c.text;
        EXPECT_THAT(warnings_of(read), testing::Contains(HasSubstr(c.warning))) << c.text;
    }
}

TEST(Pgn, KeepsTheTextOfAFenItCannotUse) {
    const auto read = read_text("[FEN \"nonsense\"]\n1. h2e2");
    EXPECT_EQ(read.games.at(0).header("FEN"), "nonsense");
}

TEST(Pgn, ReadsGbkAndUtf16) {
    // 炮二平五 马8进7 in GBK.
    const std::string gbk =
        "1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED"
        "8\xBD\xF8"
        "7";
    EXPECT_EQ(main_line(read_clean(gbk)), "h2e2 h9g7");
    std::string utf16 = "\xFF\xFE";
    for (const char c : std::string("1. h2e2")) utf16 += std::string(1, c) + std::string(1, '\0');
    EXPECT_EQ(main_line(read_clean(utf16)), "h2e2");
    EXPECT_EQ(main_line(read_clean("\xEF\xBB\xBF[Event \"x\"]\r\n\r\n1. h2e2\r\n")), "h2e2");
}

TEST(Pgn, WritesTagsMovesAndVariations) {
    GameTree game = read_clean(
        "[Red \"A \\\"q\\\" \\\\\"]\n1. h2e2 {[%eval -0.05]} (1. b2e2 {x}) h9g7 2. h0g2 1-0");
    EXPECT_EQ(tests::text_of(write_record(game, RecordFormat::Pgn, Notation::Wxf).bytes),
              "[Game \"Chinese Chess\"]\n"
              "[Red \"A \\\"q\\\" \\\\\"]\n"
              "[Result \"1-0\"]\n"
              "[Format \"WXF\"]\n\n"
              "1. C2=5 {[%eval -0.05]} (1. C8=5 {x}) 1... H8+7 2. H2+3 1-0\n\n");
}

TEST(Pgn, KeepsLinesOfMovesWithinEightyColumns) {
    engine::SplitMix64 random(5);
    const GameTree tree = tests::random_tree(random, 200, {true, true, false, true, false});
    for (const Notation notation : {Notation::Uci, Notation::Simplified}) {
        const auto text = tests::text_of(write_record(tree, RecordFormat::Pgn, notation).bytes);
        for (const auto row : engine::split_fields(text, '\n')) {
            EXPECT_LE(engine::columns(row), 80U) << row;
        }
    }
}

TEST(Pgn, SaysThatABraceInACommentBecomesWide) {
    GameTree game = read_clean("1. h2e2 ; a } b\n");
    const auto written = write_record(game, RecordFormat::Pgn);
    EXPECT_THAT(tests::unsupported_in(written),
                ElementsAre(HasSubstr("1 closing brace in comments, which becomes wide")));
    EXPECT_EQ(outline(read_clean(written.bytes)), "h2e2 {a ｝ b}");
}

TEST(Pgn, KeepsTheTagsOfEachGameDespiteAWordThatIsNoMove) {
    const auto read = read_text(
        "[Event \"x\"]\n[Red \"A\"]\n\n1. h2e2 h9g7 1-0\n\n"
        "[Event \"y\"]\n[Red \"C\"]\n\n1. b2e2 b9c7 mate 0-1\n\n"
        "[Event \"z\"]\n[Red \"E\"]\n\n1. b2e2 b9c7 1-0\n");
    ASSERT_EQ(read.games.size(), 3U);
    EXPECT_EQ(read.games[0].header("Red"), "A");
    EXPECT_EQ(read.games[1].header("Red"), "C");
    EXPECT_EQ(read.games[1].header("Result"), "0-1");
    EXPECT_EQ(read.games[2].header("Red"), "E");
    EXPECT_EQ(read.warnings.size(), 1U);
}

TEST(Pgn, SaysThatThereIsNoGame) {
    EXPECT_THAT(warnings_of(read_text("")), ElementsAre("line 1: there is no game in it"));
    EXPECT_THAT(read_text(" \n ").games, IsEmpty());
}

}  // namespace
