// SPDX-License-Identifier: MIT
// Compares the plain judge with the collected diagrams, and the engine's judge with the plain
// judge.
#include "tests/support/plain_judge.h"

#include <gtest/gtest.h>

#include "tests/support/data.h"
#include "tests/support/judge_trial.h"

namespace {

using tests::PlainLaw;

/// `red`, `black` or `draw`, the names of winners in the data.
std::string winner_by(PlainLaw law, const std::vector<std::string>& diagram) {
    const auto verdict = tests::plain_ruling(law, diagram.at(1), diagram.at(2)).verdict;
    const std::string_view text = text_of(verdict);
    return std::string(text.substr(0, text.find(' ')));
}

TEST(PlainJudge, RulesEveryDiagramAsTheDataSay) {
    for (const std::string& line : tests::data_lines("repetition.txt")) {
        const auto diagram = tests::parts_of(line, '|');
        EXPECT_EQ(winner_by(PlainLaw::Simple, diagram), diagram.at(0)) << line;
        EXPECT_EQ(winner_by(PlainLaw::Computer, diagram), diagram.at(5)) << line;
    }
}

TEST(PlainJudge, RulesNothingBeforeTheThirdOccurrence) {
    constexpr std::string_view kFen = "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";
    const std::string cycle = "a8a9 e9e8 a9a8 e8e9 ";
    EXPECT_EQ(text_of(tests::plain_ruling(PlainLaw::Computer, kFen, cycle).verdict), "none");
    EXPECT_EQ(text_of(tests::plain_ruling(PlainLaw::Computer, kFen, cycle + cycle).verdict),
              "black wins");
}

TEST(Judge, RulesRandomRepetitionsAsThePlainJudgeDoes) {
    const tests::Tally tally = tests::try_judge(1, 2000);
    EXPECT_GE(tally.perpetual_checks, 100);
    EXPECT_GE(tally.chases, 300);
    EXPECT_GE(tally.mutual_chases, 20);
    EXPECT_GE(tally.plain_draws, 500);
    EXPECT_GE(tally.long_cycles, 100);
    EXPECT_GE(tally.two_ways, 50);
}

}  // namespace
