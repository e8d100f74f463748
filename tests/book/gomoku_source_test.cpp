// SPDX-License-Identifier: MIT
// The sources of the Gomoku book are checked move by move; errors are reported with file and line.
#include "book/gomoku_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/gomoku/rules/fen.h"

namespace book {
namespace {

using engine::gomoku::Rule;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string fault_in(std::string_view text, Rule rule = Rule::Freestyle) {
    return read_analyses("x.txt", text, rule,
                         [](const auto&, const auto&) { return std::string(); });
}

TEST(GomokuSource, WritesALineAsItReadsIt) {
    const std::vector<std::string> lines{"- | h8 120 | 1000000 15", "h8 | i9 -35 h9 -40 | 500 7",
                                         "h8 a1 h9 | a2 loss6 | 300 4",
                                         "h8 a1 h9 a2 h10 a3 | h11 win3 | proof"};
    std::string text = "# heading\n\n";
    for (const auto& line : lines) text += line + '\n';
    std::vector<std::string> written;
    const auto visit = [&](const auto&, const Analysis& analysis) {
        written.push_back(text_of(analysis));
        return std::string();
    };
    EXPECT_EQ(read_analyses("x.txt", text, Rule::Freestyle, visit), "");
    EXPECT_EQ(written, lines);
}

TEST(GomokuSource, ReadsWinsAndLossesAsPliesToFive) {
    std::vector<engine::Value> values;
    const auto visit = [&](const auto&, const Analysis& analysis) {
        for (const auto& candidate : analysis.candidates) values.push_back(candidate.value);
        return std::string();
    };
    EXPECT_EQ(read_analyses("x.txt", "h8 | i9 win7 h9 loss6 | 1 1", Rule::Freestyle, visit), "");
    EXPECT_THAT(values,
                ElementsAre(engine::mate_in(engine::Ply{7}), engine::mated_in(engine::Ply{6})));
}

TEST(GomokuSource, ReportsWhatIsWrongWithFileAndLine) {
    EXPECT_EQ(fault_in("# head\nh8 h8 | i9 1 | 1 1"), "x.txt:2: \"h8\" is not a legal move here");
    EXPECT_THAT(fault_in("h8 | p9 1 | 1 1"), HasSubstr("\"p9\" is not a legal move"));
    EXPECT_THAT(fault_in("h8 | i9 | 1 1"), HasSubstr("lacks its value"));
    EXPECT_THAT(fault_in("h8 | i9 good | 1 1"), HasSubstr("\"good\" is no value"));
    EXPECT_THAT(fault_in("h8 | i9 30999 | 1 1"), HasSubstr("no value"));
    EXPECT_THAT(fault_in("h8 | i9 1"), HasSubstr("expected: moves"));
    EXPECT_THAT(fault_in("h8 | i9 1 | long"), HasSubstr("instead of"));
    EXPECT_THAT(fault_in("h8 | i9 1 | proof"), HasSubstr("a proof needs a win"));
}

TEST(GomokuSource, TakesNoForbiddenMoveInRenju) {
    const std::string line = "h9 a1 h10 o1 i8 a15 j8 o15 | h8 1 | 1 1";
    EXPECT_EQ(fault_in(line), "");
    EXPECT_THAT(fault_in(line, Rule::Renju), HasSubstr("\"h8\" is not a legal move"));
}

TEST(GomokuSource, TakesProposalsOfThreeStones) {
    const auto fault = [](std::string_view text) {
        return read_proposals("y.txt", text, Rule::Freestyle, [](const auto&, auto) {});
    };
    EXPECT_EQ(fault("h8 i9 g3 | -12 | 1000"), "");
    EXPECT_EQ(fault("h8 i9 | -12 | 1000"), "y.txt:1: a proposal has three stones");
    EXPECT_THAT(fault("h8 i9 g3 | even | 1000"), HasSubstr("no value"));
}

}  // namespace
}  // namespace book
