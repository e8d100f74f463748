// SPDX-License-Identifier: MIT
#include "engine/core/records/tree_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/records.h"

namespace {

using engine::write_tree_text;
using engine::xiangqi::GameTree;
using engine::xiangqi::RecordedGame;
using testing::HasSubstr;
using testing::StartsWith;
using tests::outline;
using tests::read_clean;

const std::string kStart =
    "start rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n";

GameTree tree_of(const std::string& text) {
    const auto read = engine::read_tree_text<RecordedGame>(text);
    const auto* error = std::get_if<std::string>(&read);
    EXPECT_EQ(error, nullptr) << *error;
    return error == nullptr ? std::get<GameTree>(read) : GameTree();
}

std::string refusal_of(const std::string& text) {
    const auto read = engine::read_tree_text<RecordedGame>(text);
    const auto* error = std::get_if<std::string>(&read);
    return error == nullptr ? "" : *error;
}

TEST(TreeText, WritesEachMoveInEveryNotationAndItsNotesBelowIt) {
    const GameTree tree = read_clean(
        "[Red \"Hu\"]\n{The start} 1. h2e2! {two\nlines [%eval 0.35]} (1. c3c4) 1... h9g7 *");
    EXPECT_EQ(write_tree_text(tree), kStart +
                                         "header Red Hu\n"
                                         "header Result *\n"
                                         "comment The start\n"
                                         "move 1 h2e2 H2-E2 C2=5 炮二平五 炮二平五\n"
                                         "comment two\\nlines\n"
                                         "glyphs 1\n"
                                         "evaluation 35 0\n"
                                         "move 2 h9g7 H9-G7 H8+7 马８进７ 馬８進７\n"
                                         "move 1 c3c4 C3-C4 P7+1 兵七进一 兵七進一\n");
}

TEST(TreeText, ReadsMovesWithoutTheirTexts) {
    const std::string text =
        kStart + "move 1 h2e2\nmove 2 h9g7\nmove 2 b9c7\ncomment why\nmove 1 c3c4\n";
    EXPECT_EQ(outline(tree_of(text)),
              outline(read_clean("1. h2e2 (1. c3c4) 1... h9g7 (1... b9c7 {why}) *")));
}

TEST(TreeText, LeadsNowhereBehindItsStart) {
    for (const std::string ply : {"0", "-1", "-4294967296", "9223372036854775807", "3"}) {
        EXPECT_NE(refusal_of(kStart + "move 1 h2e2\nmove " + ply + " c3c4\n"), "") << ply;
    }
}

TEST(TreeText, BringsEveryTreeBackAsItWas) {
    engine::SplitMix64 random(7);
    for (int i = 0; i < 200; ++i) {
        GameTree tree = tests::random_tree(random, 60);
        tree.set_header("Event", "a \\n is no line\nbut this is");
        EXPECT_EQ(tree_of(write_tree_text(tree)), tree);
    }
}

TEST(TreeText, QuotesTheLineThatIsWrong) {
    EXPECT_THAT(refusal_of("end"), HasSubstr("\"end\""));
    EXPECT_THAT(refusal_of("start nowhere\n"), HasSubstr("nowhere"));
    for (const std::string line :
         {"move 2 h2e2", "move 0 h2e2", "move 1 h2h2", "move 1", "glyphs 256", "evaluation 3",
          "clock soon", "header ", "title x", ""}) {
        EXPECT_THAT(refusal_of(kStart + line + "\nmove 1 h2e2\n"),
                    testing::AllOf(StartsWith("line 2 "), HasSubstr('"' + line + '"')));
    }
}

}  // namespace
