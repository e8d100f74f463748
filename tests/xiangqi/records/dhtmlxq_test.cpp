// SPDX-License-Identifier: MIT
// DhtmlXQ (UBB) as written by dpxq.com and others, including damage.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using engine::kRootNode;
using engine::xiangqi::write_record;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using tests::GameTree;
using tests::main_line;
using tests::outline;
using tests::read_clean;
using tests::read_text;
using tests::RecordFormat;
using tests::warnings_of;

constexpr const char* kBoard =
    "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383"
    "[/DhtmlXQ_binit]\n";

// From tests/test_ubb.py of walker8088/cchess; the record itself states 77 moves.
TEST(Dhtmlxq, ReadsAGameOfATournament) {
    const GameTree game = read_clean(tests::record_file("dpxq-event.txt"));
    EXPECT_EQ(game.main_line().size(), 77U);
    EXPECT_EQ(main_line(game).substr(0, 19), "h2e2 h9g7 h0g2 i9h9");
    EXPECT_TRUE(game.usual_start());
    EXPECT_EQ(game.header("Red"), "孟辰");
    EXPECT_EQ(game.header("RedTeam"), "成都");
    EXPECT_EQ(game.header("DhtmlXQ_red"), "成都 孟辰");
    EXPECT_EQ(game.header("Result"), "1-0");
    EXPECT_EQ(game.header("Event"), "2025年第五届上海杯象棋大师公开赛");
    EXPECT_EQ(game.header("Date"), "2025-09-27");
}

TEST(Dhtmlxq, ReadsResultsHoweverTheyAreSpelt) {
    for (const auto& [spelt, result] :
         {std::pair("红胜", "1-0"), std::pair("紅勝", "1-0"), std::pair("先负", "0-1"),
          std::pair("和局", "1/2-1/2"), std::pair("1-0", "1-0"), std::pair("未知", "*")}) {
        const std::string text = spelt;
        EXPECT_EQ(read_clean(kBoard + ("[DhtmlXQ_result]" + text + "[/DhtmlXQ_result]\n") +
                             "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]")
                      .header("Result"),
                  result)
            << text;
    }
}

TEST(Dhtmlxq, ComesBackFromPgn) {
    const GameTree game = read_clean(tests::record_file("dpxq-event.txt"));
    ASSERT_NE(game.header("DhtmlXQ_red"), "");
    const auto pgn = write_record(game, RecordFormat::Pgn, engine::xiangqi::Notation::Uci);
    const GameTree again = read_clean(pgn.bytes);
    EXPECT_EQ(main_line(again), main_line(game));
    EXPECT_EQ(again.header("DhtmlXQ_red"), game.header("DhtmlXQ_red"));
}

// A manual of dpxq.com, from the tests of another reader: a branch at the 13th move, a comment on
// its 24th.
TEST(Dhtmlxq, ReadsABranchWithItsComments) {
    const GameTree game = read_clean(tests::record_file("dpxq-manual.txt"));
    const auto line = game.main_line();
    EXPECT_EQ(line.size(), 29U);
    EXPECT_EQ(game.size() - 1, 29U + 12U);
    EXPECT_EQ(game.notes(line[12]).comment, "形势紧迫，红方飞相撵车是积极的应着。");
    auto node = game[line[12]].next_sibling;
    while (game[node].first_child != 0) node = game[node].first_child;
    EXPECT_EQ(game[node].ply, 24U);
    EXPECT_EQ(game.notes(node).comment, "黑方优势。");
}

// The nested example of the same tests, with the expected paths.
TEST(Dhtmlxq, ReadsBranchesOfBranches) {
    const GameTree game = read_clean(std::string(kBoard) +
                                     "[DhtmlXQ_movelist]796770621927[/DhtmlXQ_movelist]\n"
                                     "[DhtmlXQ_move_0_2_1]03041927[/DhtmlXQ_move_0_2_1]\n"
                                     "[DhtmlXQ_move_1_3_2]0605[/DhtmlXQ_move_1_3_2]\n"
                                     "[DhtmlXQ_comment0]全局说明。[/DhtmlXQ_comment0]\n"
                                     "[DhtmlXQ_comment2]主线第二着注解。||二[/DhtmlXQ_comment2]\n"
                                     "[DhtmlXQ_comment1_3]第一变第三着注解。[/DhtmlXQ_comment1_3]\n"
                                     "[DhtmlXQ_comment2_3]嵌套变着注解。[/DhtmlXQ_comment2_3]\n");
    EXPECT_EQ(outline(game),
              "{全局说明。} h0g2 h9g7 {主线第二着注解。\n二} "
              "(a6a5 b0c2 {第一变第三着注解。} (a3a4 {嵌套变着注解。})) b0c2");
}

TEST(Dhtmlxq, ReadsABranchThatStandsBeforeItsParent) {
    EXPECT_EQ(outline(read_clean(std::string(kBoard) +
                                 "[DhtmlXQ_move_5_3_2]0605[/DhtmlXQ_move_5_3_2]"
                                 "[DhtmlXQ_move_0_2_5]03041927[/DhtmlXQ_move_0_2_5]"
                                 "[DhtmlXQ_movelist]796770621927[/DhtmlXQ_movelist]")),
              "h0g2 h9g7 (a6a5 b0c2 (a3a4)) b0c2");
}

TEST(Dhtmlxq, KeepsBranchesAtTheFirstMove) {
    const GameTree game = read_clean(std::string(kBoard) +
                                     "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]"
                                     "[DhtmlXQ_move_0_1_1]1927[/DhtmlXQ_move_0_1_1]");
    EXPECT_EQ(outline(game), "h0g2 (b0c2)");
}

TEST(Dhtmlxq, TakesPlayersFromTagsWithTheirTeamsWhereTheirNamesAreMissing) {
    const GameTree game = read_clean(
        "[DhtmlXQ_red]成都 孟辰[/DhtmlXQ_red]\n"
        "[DhtmlXQ_black]上海 谢靖[/DhtmlXQ_black]\n"
        "[DhtmlXQ_blackname]谢靖[/DhtmlXQ_blackname]\n" +
        std::string(kBoard) + "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]");
    EXPECT_EQ(game.header("Red"), "成都 孟辰");
    EXPECT_EQ(game.header("DhtmlXQ_red"), "");
    EXPECT_EQ(game.header("Black"), "谢靖");
    EXPECT_EQ(game.header("DhtmlXQ_black"), "上海 谢靖");
}

TEST(Dhtmlxq, ReadsSeveralGamesOfOnePage) {
    const auto read =
        read_text("<p>[DhtmlXQ][DhtmlXQ_title]one[/DhtmlXQ_title]" + std::string(kBoard) +
                  "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist][/DhtmlXQ]<p>[DhtmlXQ_title]two"
                  "[/DhtmlXQ_title]" +
                  std::string(kBoard) + "[DhtmlXQ_movelist]1927[/DhtmlXQ_movelist]");
    EXPECT_THAT(warnings_of(read), IsEmpty());
    ASSERT_THAT(read.games, SizeIs(2));
    EXPECT_EQ(read.games[1].header("Title"), "two");
    EXPECT_EQ(main_line(read.games[1]), "b0c2");
}

TEST(Dhtmlxq, WarnsOfDamageAndReadsOn) {
    const auto expect = [](const std::string& text, const std::string& moves,
                           const std::string& warning) {
        const auto read = read_text(text);
        ASSERT_THAT(read.games, SizeIs(1)) << text;
        EXPECT_EQ(outline(read.games[0]), moves) << text;
        EXPECT_THAT(warnings_of(read), Contains(HasSubstr(warning))) << text;
    };
    const std::string list = "[DhtmlXQ_movelist]79677062[/DhtmlXQ_movelist]";
    expect(kBoard + list + "[DhtmlXQ_title]open", "h0g2 h9g7", "\"title\" is not closed");
    expect(kBoard + list + "[DhtmlXQ_tit", "h0g2 h9g7", "the tag \"[DhtmlXQ_tit\" is not closed");
    expect(std::string(kBoard) + "[DhtmlXQ_movelist]7967706[/DhtmlXQ_movelist]", "h0g2",
           "\"706\" is not a move");
    expect(std::string(kBoard) + "[DhtmlXQ_movelist]796770631927[/DhtmlXQ_movelist]", "h0g2",
           "\"h9g6\" is not a legal move");
    expect(kBoard + list + "[DhtmlXQ_move_7_9_8]7967[/DhtmlXQ_move_7_9_8]", "h0g2 h9g7",
           "\"move_7_9_8\" begins at a move that does not exist");
    expect(kBoard + list + "[DhtmlXQ_move_x]7967[/DhtmlXQ_move_x]", "h0g2 h9g7",
           "the tag \"move_x\" is not known");
    expect(kBoard + list + list, "h0g2 h9g7", "a second line with the number 0");
    expect(kBoard + list + "[DhtmlXQ_comment9]lost[/DhtmlXQ_comment9]", "h0g2 h9g7",
           "a comment belongs to no move: \"lost\"");
    expect("[DhtmlXQ_binit]1234[/DhtmlXQ_binit]" + list, "",
           "the list of pieces has 4 digits, not 64");
}

TEST(Dhtmlxq, WritesWhatItReads) {
    const GameTree game = read_clean(tests::record_file("dpxq-event.txt"));
    const auto written = write_record(game, RecordFormat::Dhtmlxq);
    EXPECT_THAT(written.unsupported, IsEmpty());
    EXPECT_THAT(tests::text_of(written.bytes),
                HasSubstr("[DhtmlXQ_redname]孟辰[/DhtmlXQ_redname]"));
    EXPECT_THAT(tests::text_of(written.bytes), HasSubstr("[DhtmlXQ_result]红胜[/DhtmlXQ_result]"));
    EXPECT_EQ(read_clean(written.bytes), game);
}

// Found by the fuzzer: each reading removed one prefix.
TEST(Dhtmlxq, TakesANameThatCarriesTheMarkTwiceForTheNameItself) {
    const GameTree game = read_clean(
        "[DhtmlXQ_DhtmlXQ_DhtmlXQ_redteam]成都[/DhtmlXQ_DhtmlXQ_DhtmlXQ_redteam]\n"
        "[DhtmlXQ_DhtmlXQ_sort]1[/DhtmlXQ_DhtmlXQ_sort]\n" +
        std::string(kBoard) + "[DhtmlXQ_movelist]7967[/DhtmlXQ_movelist]");
    EXPECT_EQ(game.header("RedTeam"), "成都");
    EXPECT_EQ(game.header("DhtmlXQ_sort"), "1");
    EXPECT_EQ(read_clean(write_record(game, RecordFormat::Dhtmlxq).bytes), game);
}

TEST(Dhtmlxq, WritesNoHeaderThatWouldBeTakenForTheBoardOrTheMoves) {
    for (const char* name : {"DhtmlXQ_binit", "DhtmlXQ_movelist", "DhtmlXQ_comment1"}) {
        GameTree game = read_clean("1. h2e2 *");
        game.headers.push_back({name, "7967"});
        const auto written = write_record(game, RecordFormat::Dhtmlxq);
        EXPECT_THAT(written.unsupported, SizeIs(1)) << name;
        EXPECT_EQ(main_line(read_clean(written.bytes)), "h2e2") << name;
    }
}

TEST(Dhtmlxq, ChangesBarsThatWouldEndLinesAndSaysSo) {
    GameTree game = read_clean("1. h2e2 {a || b} 1-0");
    const auto written = write_record(game, RecordFormat::Dhtmlxq);
    EXPECT_THAT(tests::unsupported_in(written), ElementsAre(HasSubstr("bars and tags in 1 text")));
    EXPECT_EQ(outline(read_clean(written.bytes)), "h2e2 {a ｜｜ b}");
}

}  // namespace
