// SPDX-License-Identifier: MIT
// Sessions with the built `pbrain-chuhe` as a Gomocup manager has them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/core/text.h"
#include "tests/support/data.h"
#include "tests/support/process.h"

namespace {

using testing::Each;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kPoint = "[0-9]+,[0-9]+";

/// The lines it says to the input, without its messages to people.
tests::Lines session(const std::string& input) {
    const auto finished = tests::run_program(CHUHE_PBRAIN, {}, input);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    tests::Lines lines;
    for (const auto line : engine::split_fields(finished.out, '\n')) {
        if (!line.empty() && !line.starts_with("MESSAGE")) lines.emplace_back(line);
    }
    return lines;
}

tests::Lines play(const std::string& commands) {
    return session("START 15\nINFO max_node 2000\n" + commands);
}

TEST(Gomocup, StartsOnBoardsOfFiveToTwentyLines) {
    EXPECT_EQ(session("START 15\n").back(), "OK");
    EXPECT_EQ(session("START 20\n").back(), "OK");
    EXPECT_THAT(session("START 4\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(session("START 21\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(session("START x\n").back(), HasSubstr("\"x\""));
}

TEST(Gomocup, BeginsInTheCentre) { EXPECT_EQ(play("BEGIN\n").back(), "7,7"); }

TEST(Gomocup, AnswersEachTurnOnAFreePoint) {
    const auto lines = play("BEGIN\nTURN 8,8\nTURN 0,0\nTURN 14,14\n");
    ASSERT_THAT(lines, SizeIs(5));
    const std::set<std::string> points(lines.begin() + 1, lines.end());
    EXPECT_THAT(points, SizeIs(4));
    EXPECT_THAT(points, Each(MatchesRegex(kPoint)));
    for (const char* taken : {"8,8", "0,0", "14,14"}) EXPECT_EQ(points.count(taken), 0U);
}

TEST(Gomocup, CompletesAFiveOnTheBoardItIsGiven) {
    const auto lines =
        play("BOARD\n3,7,1\n0,0,2\n4,7,1\n0,2,2\n5,7,1\n0,4,2\n6,7,1\n2,7,2\nDONE\n");
    EXPECT_EQ(lines.back(), "7,7");
}

TEST(Gomocup, TakesTheSideWithFewerStonesAsWhite) {
    // Black, the enemy, has made three of four: as White it must block one end.
    const auto lines = play("BOARD\n3,7,2\n0,0,1\n4,7,2\n0,2,1\n5,7,2\n0,4,1\n6,7,2\nDONE\n");
    EXPECT_THAT(lines.back(), testing::AnyOf("2,7", "7,7"));
}

TEST(Gomocup, TakesBackAndGoesOn) {
    const auto lines = play("BEGIN\nTURN 8,8\nTAKEBACK 8,8\n");
    EXPECT_EQ(lines.back(), "OK");
    EXPECT_THAT(play("TAKEBACK 3,3\n").back(), StartsWith("ERROR"));
}

TEST(Gomocup, RefusesTakenAndImpossiblePoints) {
    EXPECT_THAT(play("BEGIN\nTURN 7,7\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("TURN 15,0\n").back(), HasSubstr("\"15,0\""));
    EXPECT_THAT(play("TURN -1,0\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("TURN\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("BOARD\n7,7,1\n7,7,2\nDONE\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("BOARD\nx,7,1\nDONE\n").back(), StartsWith("ERROR"));
}

TEST(Gomocup, StartsAfreshOnRestart) {
    const auto lines = play("BEGIN\nRESTART\nBEGIN\n");
    EXPECT_EQ(lines.back(), "7,7");
}

TEST(Gomocup, IntroducesItselfAndNamesWhatItDoesNotKnow) {
    EXPECT_THAT(session("ABOUT\n").back(), HasSubstr("name=\"Chuhe\""));
    EXPECT_THAT(session("DANCE\n").back(), StartsWith("UNKNOWN"));
    EXPECT_THAT(session("DANCE\n").back(), HasSubstr("\"DANCE\""));
}

TEST(Gomocup, PlaysTheRuleItIsTold) {
    // Six in a row is nothing under rule 1: it must find the other five.
    const std::string board =
        "BOARD\n3,7,1\n0,0,2\n4,7,1\n0,2,2\n5,7,1\n0,4,2\n6,7,1\n2,7,2\n8,7,1\n0,8,2\nDONE\n";
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "7,7");
    EXPECT_NE(play("INFO rule 1\n" + board).back(), "7,7");
}

TEST(Gomocup, OpensAndChoosesBySwap2) {
    const auto three = engine::split_words(play("SWAP2BOARD\nDONE\n").back());
    EXPECT_EQ(three.size(), 3U);
    // Black already threatens to make an open four and White has nothing: nobody would stay White.
    EXPECT_EQ(play("SWAP2BOARD\n7,7\n0,14\n8,7\n0,13\n6,6\nDONE\n").back(), "SWAP");
    const auto lost = play("SWAP2BOARD\n0,0\n7,7\n14,0\nDONE\n").back();
    EXPECT_THAT(lost, MatchesRegex(kPoint));
}

TEST(PbrainChuhe, PrintsAWinByFoursOrNone) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        const bool wins = parts[0] == "vcf-003";
        if (!wins && parts[0] != "no-vcf-001") continue;
        const auto finished = tests::run_program(CHUHE_PBRAIN, {"vcf", parts[1]}, "");
        EXPECT_EQ(finished.exit_code, 0);
        if (wins) {
            EXPECT_THAT(finished.out, StartsWith(parts[3] + " "));
        } else {
            EXPECT_EQ(finished.out, "none\n");
        }
    }
}

TEST(PbrainChuhe, RefusesWhatItCannotRead) {
    EXPECT_EQ(tests::run_program(CHUHE_PBRAIN, {"dance"}, "").exit_code, 2);
    const auto bad = tests::run_program(CHUHE_PBRAIN, {"vcf", "1/2/3"}, "");
    EXPECT_EQ(bad.exit_code, 1);
    EXPECT_THAT(bad.err, HasSubstr("\"1/2/3"));
    EXPECT_EQ(tests::run_program(CHUHE_PBRAIN, {"bench", "--without", "magic"}, "").exit_code, 2);
}

TEST(PbrainChuhe, BenchEndsWithItsCounts) {
    const auto finished = tests::run_program(CHUHE_PBRAIN, {"bench", "--depth", "1"}, "");
    EXPECT_THAT(finished.out, MatchesRegex("Nodes searched: [0-9]+\nNodes/second: [0-9]+\n"));
}

}  // namespace
