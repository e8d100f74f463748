// SPDX-License-Identifier: MIT
// CBF as written by bupticybee/icyElephant, and with CCBridge's additions.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/records/record.h"
#include "tests/support/records.h"

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using tests::GameTree;
using tests::main_line;
using tests::read_clean;
using tests::read_text;
using tests::RecordFormat;
using tests::warnings_of;

std::string record(const std::string& moves) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ChineseChessRecord Version=\"1.0\">\n"
           " <Head>\n  <Name>a &amp; b</Name>\n  <URL />\n  <Contest>银荔杯</Contest>\n"
           "  <Red>许银川</Red>\n  <Black>赵国荣</Black>\n  <RecordResult>1</RecordResult>\n"
           "  <FEN>" +
           std::string(engine::xiangqi::kStartFen) +
           "</FEN>\n </Head>\n <MoveList>\n  <Move value=\"00-00\" />\n" + moves +
           " </MoveList>\n</ChineseChessRecord>\n";
}

TEST(Cbf, ReadsHeadAndMoves) {
    const auto read =
        read_text(record("<Move value=\"77-47\" />\n<Move value=\"70-62\" end=\"1\" />\n"));
    EXPECT_EQ(read.format, RecordFormat::Cbf);
    EXPECT_THAT(warnings_of(read), testing::IsEmpty());
    ASSERT_THAT(read.games, SizeIs(1));
    const GameTree& game = read.games[0];
    EXPECT_EQ(main_line(game), "h2e2 h9g7");
    EXPECT_EQ(game.header("Title"), "a & b");
    EXPECT_EQ(game.header("Event"), "银荔杯");
    EXPECT_EQ(game.header("Red"), "许银川");
    EXPECT_EQ(game.header("Black"), "赵国荣");
    EXPECT_EQ(game.header("Result"), "1-0");
}

TEST(Cbf, SaysWhichMoveCannotBePlayed) {
    const auto read = read_text(
        record("<Move value=\"77-47\" />\n<Move value=\"70-63\" />\n<Move value=\"10-22\" />\n"));
    EXPECT_EQ(main_line(read.games.at(0)), "h2e2");
    EXPECT_THAT(warnings_of(read), ElementsAre(HasSubstr("\"h9g6\" is not a legal move"),
                                               HasSubstr("1 move that follows is left out")));
}

TEST(Cbf, ReadsWhateverElseXmlAllows) {
    for (const char* moves :
         {"<Move value='77-47'></Move><Move\n value = '70-62'/>",
          "<MOVE VALUE=\"77-47\"/><move Value=\"70-62\"/>",
          "<Move value=\"7747\"/><Move value=\"7062\"/>",
          "<!-- <Move value=\"17-47\"/> --><Move value=\"77-47\"/><Move value=\"70-62\"/><!--"}) {
        const auto read = read_text(record(moves));
        EXPECT_EQ(main_line(read.games.at(0)), "h2e2 h9g7") << moves;
        EXPECT_THAT(warnings_of(read), testing::IsEmpty()) << moves;
    }
}

TEST(Cbf, ReadsCommentsWithCharactersOfEveryKind) {
    const auto comment_of = [](const std::string& text) {
        const auto read =
            read_text(record("<Move value=\"77-47\"><Comment>" + text + "</Comment></Move>"));
        const GameTree& game = read.games.at(0);
        return game.notes(game.main_line().at(0)).comment;
    };
    EXPECT_EQ(comment_of("a &lt;b&gt; &amp;amp;"), "a <b> &amp;");
    EXPECT_EQ(comment_of("&#x7EA2;&#40657;"), "红黑");
    EXPECT_EQ(comment_of("<![CDATA[a <b> &amp; c]]>"), "a <b> &amp; c");
    EXPECT_EQ(comment_of("a<!-- hidden -->b"), "ab");
    // References that name no character stay unchanged.
    EXPECT_EQ(comment_of("&#xD800; &#0; &#; &#x110000; &#12"), "&#xD800; &#0; &#; &#x110000; &#12");
}

TEST(Cbf, SaysWhichResultAndWhichStartItCannotRead) {
    EXPECT_THAT(
        warnings_of(read_text("<ChineseChessRecord><Head><RecordResult>7</RecordResult></Head>"
                              "<MoveList><Move value=\"77-47\"/></MoveList>")),
        ElementsAre(HasSubstr("the result 7 is not known")));
    const auto read = read_text(
        "<ChineseChessRecord><Head><Red>A</Red><FEN>9/9 w</FEN></Head><MoveList>"
        "<Move value=\"77-47\"/></MoveList></ChineseChessRecord>");
    EXPECT_EQ(read.games.at(0).header("Red"), "A");
    EXPECT_EQ(read.games.at(0).header("FEN"), "9/9 w");
    EXPECT_THAT(warnings_of(read),
                ElementsAre(HasSubstr("2 rows, not 10"), HasSubstr("cannot start"),
                            HasSubstr("1 move that follows is left out")));
}

TEST(Cbf, PassesOverMovesThatNameNone) {
    for (const char* move : {"<Move value=77-47/>", "<Move/>", "<Move other=\"77-47\"/>"}) {
        const auto read = read_text(record(std::string(move) + "<Move value=\"77-47\"/>"));
        EXPECT_EQ(main_line(read.games.at(0)), "h2e2") << move;
    }
    EXPECT_THAT(warnings_of(read_text(record("<Move value=\"7-747\"/>"))),
                ElementsAre(HasSubstr("\"7-747\" is not a move")));
}

TEST(Cbf, WithoutAnythingInItHoldsNoGame) {
    const auto read = read_text("<ChineseChessRecord></ChineseChessRecord>");
    EXPECT_THAT(read.games, testing::IsEmpty());
    EXPECT_THAT(warnings_of(read), SizeIs(1));
}

}  // namespace
