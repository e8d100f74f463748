// SPDX-License-Identifier: MIT
// The subcommands of `chuhe` and their exit codes: 0 for success, 1 for failure, 2 for wrong usage.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/process.h"

namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::MatchesRegex;
using testing::StartsWith;
using tests::Finished;
using tests::run_chuhe;
using tests::run_program;

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
constexpr const char* kRookAndKing = "4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";

/// The last two lines of a count.
void expect_counts(const std::string& out, const std::string& nodes) {
    EXPECT_THAT(out, MatchesRegex("(.*\n)?Nodes searched: " + nodes + "\nNodes/second: [0-9]+\n"));
}

std::string nodes_of(const std::string& out) {
    const auto at = out.find("Nodes searched: ");
    return out.substr(at, out.find('\n', at) - at);
}

TEST(PerftCommand, CountsFromTheStartPosition) {
    const Finished done = run_chuhe({"perft", "3"});
    EXPECT_EQ(done.exit_code, 0);
    expect_counts(done.out, "79666");
}

TEST(PerftCommand, CountsFromAFenInOneArgumentOrSeveral) {
    const std::string fen = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2";
    expect_counts(run_chuhe({"perft", "2", fen + " w - - 0 1"}).out, "1128");
    expect_counts(run_chuhe({"perft", "2", fen, "w", "-", "-", "0", "1"}).out, "1128");
}

TEST(PerftCommand, FailsOnABadFenAndQuotesIt) {
    const Finished done = run_chuhe({"perft", "2", "9/9 w"});
    EXPECT_EQ(done.exit_code, 1);
    EXPECT_THAT(done.err, HasSubstr("9/9"));
    EXPECT_THAT(done.out, IsEmpty());
}

TEST(PerftCommand, WantsADepth) {
    for (const auto& arguments :
         {std::vector<std::string>{"perft"}, {"perft", "deep"}, {"perft", "-1"}, {"perft", "3x"}}) {
        const Finished done = run_chuhe(arguments);
        EXPECT_EQ(done.exit_code, 2);
        EXPECT_THAT(done.err, HasSubstr("usage:"));
    }
}

TEST(RulesCommand, TellHowAGameStands) {
    EXPECT_THAT(run_chuhe({"rules", kStart}).out, StartsWith("none\n"));
    EXPECT_THAT(run_chuhe({"rules", "3k5/1R7/9/9/9/9/9/9/9/4K2R1 w", "h0h9"}).out,
                StartsWith("red wins\ncheckmate\n"));
    EXPECT_THAT(run_chuhe({"rules", "4k4/9/9/9/9/9/9/2p6/9/3K5 b", "c2c1"}).out,
                StartsWith("black wins\nstalemate\n"));
    EXPECT_THAT(run_chuhe({"rules", "3k5/9/9/9/9/9/9/9/9/4K4 w"}).out,
                StartsWith("draw\ninsufficient-material\n"));
}

TEST(RulesCommand, RuleARepetition) {
    const Finished checks = run_chuhe({"rules", "--set", "simple", kRookAndKing, "a8a9", "e9e8",
                                       "a9a8", "e8e9", "a8a9", "e9e8", "a9a8", "e8e9"});
    EXPECT_EQ(checks.exit_code, 0);
    EXPECT_THAT(checks.out, StartsWith("black wins\nperpetual-check\n"));
    const Finished idle = run_chuhe({"rules", kStart, "h0g2 h9g7 g2h0 g7h9 h0g2 h9g7 g2h0 g7h9"});
    EXPECT_THAT(idle.out, StartsWith("draw\nrepetition\n"));
}

TEST(RulesCommand, RuleByTheAsianLawUnlessAskedOtherwise) {
    const char* chase = "3k4n/9/9/9/9/9/9/9/9/4K2R1 w";
    const char* moves = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
    EXPECT_THAT(run_chuhe({"rules", chase, moves}).out,
                StartsWith("black wins\nperpetual-chase\n"));
    EXPECT_THAT(run_chuhe({"rules", "--set", "simple", chase, moves}).out,
                StartsWith("draw\nrepetition\n"));
    EXPECT_THAT(run_chuhe({"rules", "--set", "chinese", chase, moves}).out,
                StartsWith("black wins\nperpetual-attack\nBlack wins (cxa-26.4): "));
}

TEST(RulesCommand, ExplainWhatEachMoveOfTheCycleDoes) {
    const Finished done = run_chuhe({"rules", "--set", "computer", "3k4n/9/9/9/9/9/9/9/9/4K2R1 w",
                                     "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9"});
    EXPECT_EQ(done.out,
              "black wins\nperpetual-chase\n"
              "Black wins (computer-3): Red chases the horse on i9 with every move of the repeated "
              "cycle.\n"
              "  red   h0i0:chase:i0xi9\n  black i9h7:idle\n"
              "  red   i0h0:chase:h0xh7\n  black h7i9:idle\n");
}

TEST(RulesCommand, WarnOneRepetitionBeforeTheEnd) {
    const Finished done = run_chuhe({"rules", kRookAndKing, "a8a9 e9e8 a9a8 e8e9"});
    EXPECT_THAT(done.out, StartsWith("none\n"));
    EXPECT_THAT(done.out, HasSubstr("If the cycle is repeated: Black wins (axf-6): Red gives "
                                    "check with every move"));
}

TEST(RulesCommand, FailOnAnIllegalMoveAndQuoteIt) {
    for (const char* move : {"h2h9x", "a0a5", "e9e8", "xyz"}) {
        const Finished done = run_chuhe({"rules", kStart, move});
        EXPECT_EQ(done.exit_code, 1) << move;
        EXPECT_THAT(done.err, HasSubstr(std::string("\"") + move + "\""));
        EXPECT_THAT(done.out, IsEmpty());
    }
}

TEST(RulesCommand, FailOnABadFen) {
    const Finished done = run_chuhe({"rules", "nonsense"});
    EXPECT_EQ(done.exit_code, 1);
    EXPECT_THAT(done.err, HasSubstr("nonsense"));
}

TEST(RulesCommand, WantAFenAndAKnownRuleSet) {
    EXPECT_EQ(run_chuhe({"rules"}).exit_code, 2);
    const Finished done = run_chuhe({"rules", "--set", "martian", kStart});
    EXPECT_EQ(done.exit_code, 2);
    EXPECT_THAT(done.err, HasSubstr("\"martian\""));
}

TEST(BenchCommand, EndsWithItsCounts) {
    const Finished done = run_chuhe({"bench", "--depth", "3"});
    EXPECT_EQ(done.exit_code, 0);
    expect_counts(done.out, "[1-9][0-9]*");
}

TEST(BenchCommand, VisitsTheSameNodesEveryTime) {
    const auto once = nodes_of(run_chuhe({"bench", "--depth", "3"}).out);
    EXPECT_EQ(nodes_of(run_chuhe({"bench", "--depth", "3"}).out), once);
}

TEST(BenchCommand, SaysThatTechniquesAreSwitchedOffInTheLabBuild) {
    for (const auto& arguments :
         {std::vector<std::string>{"bench", "--list"}, {"bench", "--without", "table"}}) {
        const Finished done = run_chuhe(arguments);
        EXPECT_EQ(done.exit_code, 2);
        EXPECT_THAT(done.err, HasSubstr("script/build lab"));
        EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
    }
}

TEST(BenchCommand, RefusesUnknownArgumentsAndQuotesThem) {
    for (const auto& arguments : {std::vector<std::string>{"bench", "--depth", "0"},
                                  {"bench", "--depth", "luck"},
                                  {"bench", "--luck"}}) {
        const Finished done = run_chuhe(arguments);
        EXPECT_EQ(done.exit_code, 2);
        EXPECT_THAT(done.err, HasSubstr(arguments.back()));
    }
}

TEST(HelpCommand, IsPrintedWhenAskedFor) {
    const Finished done = run_chuhe({"--help"});
    EXPECT_EQ(done.exit_code, 0);
    EXPECT_THAT(done.out, StartsWith("usage:"));
}

TEST(VersionCommand, NamesTheProgramAndTheVersionOfTheProject) {
    for (const char* program : {CHUHE_PROGRAM, CHUHE_PBRAIN}) {
        const Finished done = run_program(program, {"--version"}, {});
        EXPECT_EQ(done.exit_code, 0);
        EXPECT_EQ(done.out, "Chuhe " CHUHE_VERSION "\n");
    }
}

TEST(HelpCommand, IsPrintedAsAnErrorAfterAnUnknownCommand) {
    const Finished done = run_chuhe({"dance"});
    EXPECT_EQ(done.exit_code, 2);
    EXPECT_THAT(done.err, HasSubstr("\"dance\""));
    EXPECT_THAT(done.err, HasSubstr("usage:"));
    EXPECT_THAT(done.out, IsEmpty());
}

}  // namespace
