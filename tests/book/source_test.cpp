// SPDX-License-Identifier: MIT
// The sources of the book are checked move by move; errors are reported with file and line.
#include "book/source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "book/builder.h"
#include "engine/xiangqi/board/fen.h"

namespace book {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string fault_in_moves(std::string_view text) {
    Builder builder;
    return read_moves("moves.txt", text, [&](const auto& position, auto move, const auto& tally) {
        return builder.add(position, move, tally);
    });
}

std::string fault_in_openings(std::string_view text) {
    return read_openings("openings.txt", text, [](const auto&, auto, auto) {});
}

TEST(BookSource, VisitsEachMoveInItsPosition) {
    std::vector<std::string> visits;
    const std::string fault = read_moves(
        "moves.txt", "# tree\n0 h2e2 5/3/2 h9g7 1/1/1\n\n1 h7e7 0/1/0\n",
        [&](const auto& position, auto move, const Tally& tally) -> std::string {
            visits.push_back(engine::xiangqi::to_fen(position).substr(0, 5) + " " + move.text() +
                             " " + std::to_string(tally.wins) + "/" + std::to_string(tally.draws) +
                             "/" + std::to_string(tally.losses) + " after " +
                             std::to_string(position.states().size() - 1));
            return {};
        });
    EXPECT_EQ(fault, "");
    EXPECT_THAT(visits, ElementsAre("rnbak h2e2 5/3/2 after 0", "rnbak h9g7 1/1/1 after 1",
                                    "rnbak h7e7 0/1/0 after 1"));
}

TEST(BookSource, AnIllegalMoveIsReportedWithFileLineAndPosition) {
    EXPECT_EQ(fault_in_moves("# tree\n0 h2e2 5/3/2\n1 h9g7 1/0/0 e2e7 1/0/0\n"),
              "moves.txt:3: \"e2e7\" is not a legal move in "
              "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
}

TEST(BookSource, AWordThatIsNoMoveIsReported) {
    EXPECT_THAT(fault_in_moves("0 h2e2 5/3/2 炮8平5 1/0/0\n"),
                StartsWith("moves.txt:1: \"炮8平5\""));
}

TEST(BookSource, ALineThatHangsInTheAirIsReported) {
    EXPECT_THAT(fault_in_moves("0 h2e2 5/3/2\n2 h9g7 1/0/0\n"),
                StartsWith("moves.txt:2: expected a number of plies from 0 to 1 instead of \"2\""));
    EXPECT_THAT(fault_in_moves("h2e2 5/3/2\n"), HasSubstr("instead of \"h2e2\""));
}

TEST(BookSource, AMalformedTallyIsReported) {
    for (const std::string_view tally : {"5", "5/3", "5/3/2/1", "-1/3/2", "a/b/c", "0/0/0"}) {
        EXPECT_EQ(
            fault_in_moves("0 h2e2 " + std::string(tally) + "\n"),
            "moves.txt:1: expected wins/draws/losses instead of \"" + std::string(tally) + "\"");
    }
    EXPECT_EQ(fault_in_moves("0 h2e2\n"), "moves.txt:1: a move lacks its wins/draws/losses");
}

TEST(BookSource, AMoveGivenTwiceForAPositionOrItsMirrorImageIsReported) {
    EXPECT_EQ(fault_in_moves("0 h2e2 5/3/2\n0 h2e2 5/3/2\n"),
              "moves.txt:2: the move h2e2 of this position was given before");
    EXPECT_EQ(fault_in_moves("0 c3c4 5/3/2 b7c7 1/0/0\n0 g3g4 5/3/2 h7g7 1/0/0\n"),
              "moves.txt:2: the move b7c7 of this position was given before");
}

TEST(BookSource, OpeningsAreACodeANameAndLegalMoves) {
    EXPECT_EQ(
        fault_in_openings("# names\n- 中炮 | h2e2\nC44 中炮 屏風馬 | h2e2 h9g7\nA 飛相局 | g0e2\n"),
        "");
    EXPECT_THAT(fault_in_openings("A 飛相局 | g0e2\nA 飛相局 | g0e3\n"),
                StartsWith("openings.txt:2: \"g0e3\" is not a legal move in "));
    EXPECT_THAT(fault_in_openings("飛相局 | g0e2\n"), StartsWith("openings.txt:1: expected: code"));
    EXPECT_THAT(fault_in_openings("F12 飛相局 | g0e2\n"), StartsWith("openings.txt:1: \"F12\""));
    EXPECT_THAT(fault_in_openings("A1 飛相局 | g0e2\n"), StartsWith("openings.txt:1: \"A1\""));
}

TEST(BookSource, APositionHasOneName) {
    EXPECT_EQ(fault_in_openings("A 飛相局 | g0e2\nA 右相局 | c0e2\n"),
              "openings.txt:2: the same position is already named \"A 飛相局 \"");
}

}  // namespace
}  // namespace book
