// SPDX-License-Identifier: MIT
// Sessions with the built `pbrain-chuhe`, as run by a Gomocup manager.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/text/text.h"
#include "tests/support/data.h"
#include "tests/support/process.h"

namespace {

using testing::Each;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::SizeIs;
using testing::StartsWith;

constexpr const char* kPoint = "[0-9]+,[0-9]+";

/// The replies to the input, without messages for people.
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
    // Yixin-Board writes both sides.
    EXPECT_EQ(session("START 20 20\n").back(), "OK");
    EXPECT_EQ(session("START 15 20\n").back(), "ERROR the board must be a square, not \"15,20\"");
}

TEST(Gomocup, StartsOnRectanglesThatAreSquares) {
    EXPECT_EQ(session("RECTSTART 20,20\n").back(), "OK");
    EXPECT_EQ(session("RECTSTART 15, 15\n").back(), "OK");
    EXPECT_EQ(session("RECTSTART 20,15\n").back(),
              "ERROR the board must be a square, not \"20,15\"");
    EXPECT_THAT(session("RECTSTART 4,4\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(session("RECTSTART\n").back(), StartsWith("ERROR"));
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
    // Black, the enemy, has four in a row: as White it must block one end.
    const auto lines = play("BOARD\n3,7,2\n0,0,1\n4,7,2\n0,2,1\n5,7,2\n0,4,1\n6,7,2\nDONE\n");
    EXPECT_THAT(lines.back(), testing::AnyOf("2,7", "7,7"));
}

TEST(Gomocup, TakesBackAndGoesOn) {
    const auto lines = play("BEGIN\nTURN 8,8\nTAKEBACK 8,8\n");
    EXPECT_EQ(lines.back(), "OK");
    EXPECT_THAT(play("TAKEBACK 3,3\n").back(), StartsWith("ERROR"));
    // It is not the last stone: the same side moves again, elsewhere, and gets a reply.
    const auto after = play("BEGIN\nTURN 8,8\nTAKEBACK 8,8\nTURN 9,9\nTURN 8,8\n");
    ASSERT_THAT(after, SizeIs(6));
    EXPECT_EQ(after[2], lines[2]);
    const std::set<std::string> points{"9,9", "8,8", after[1], after[2], after[4], after[5]};
    EXPECT_THAT(points, SizeIs(6));
    EXPECT_THAT(points, Each(MatchesRegex(kPoint)));
}

TEST(Gomocup, RefusesTakenAndImpossiblePoints) {
    EXPECT_THAT(play("BEGIN\nTURN 7,7\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("TURN 15,0\n").back(), HasSubstr("\"15,0\""));
    EXPECT_THAT(play("TURN -1,0\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("TURN\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("BOARD\n7,7,1\n7,7,2\nDONE\n").back(), StartsWith("ERROR"));
    EXPECT_THAT(play("BOARD\nx,7,1\nDONE\n").back(), StartsWith("ERROR"));
}

TEST(Gomocup, RefusesABoardOnWhichBothSidesHaveWon) {
    const auto lines = session(
        "START 5\nINFO max_node 500\nBEGIN\nBOARD\n0,0,1\n1,0,1\n2,0,1\n3,0,1\n4,0,1\n"
        "0,1,2\n1,1,2\n2,1,2\n3,1,2\n4,1,2\nDONE\n");
    EXPECT_THAT(lines.back(), StartsWith("ERROR both sides have five in a row"));
}

TEST(Gomocup, SaysSoWhenTheGameIsOver) {
    const std::string won = "7,3,2\n7,4,2\n7,5,2\n7,6,2\n7,7,2\n";
    EXPECT_EQ(play("BOARD\n" + won + "DONE\n").back(), "ERROR the game is over");
    const auto swap2 = play("SWAP2BOARD\n0,0\n0,9\n1,0\n2,9\n2,0\n4,9\n3,0\n6,9\n4,0\nDONE\n");
    EXPECT_EQ(swap2.back(), "ERROR the game is over");
}

/// For searches that no number of nodes or depth ends: a manager keeps its end of the pipe open.
class GomocupManager : public testing::Test {
  protected:
    /// The reply to the last of the lines, without messages for people.
    std::string reply_to(const std::string& commands) {
        tests::Lines lines = brain_.ask(commands + "\nABOUT", "name=");
        lines.pop_back();
        std::erase_if(lines, [](const auto& line) { return line.starts_with("MESSAGE"); });
        return lines.empty() ? "" : lines.back();
    }

    /// Nearly a month for a turn.
    void think_for_ever() {
        reply_to("START 15\nINFO timeout_turn 2147483647");
        brain_.say("YXSHOWINFO");
        brain_.ask("TURN 8,8", "MESSAGE depth 3");
    }

    tests::Chuhe brain_{CHUHE_PBRAIN};
};

TEST_F(GomocupManager, LivesOnTheTimeOfTheMatchWhereItDoesNotKnowWhatIsLeft) {
    // Without the limit it would think for ten minutes.
    reply_to("START 15\nINFO timeout_turn 600000\nINFO timeout_match 100");
    EXPECT_THAT(reply_to("TURN 8,8"), MatchesRegex(kPoint));
    EXPECT_THAT(reply_to("TURN 0,0"), MatchesRegex(kPoint));
    EXPECT_THAT(reply_to("RESTART\nINFO timeout_match 0\nINFO timeout_turn 0\nTURN 8,8"),
                MatchesRegex(kPoint));
    EXPECT_THAT(reply_to("RESTART\nINFO timeout_turn 600000\nINFO timeout_match 1000\n"
                         "INFO time_left 0\nTURN 8,8"),
                MatchesRegex(kPoint));
}

TEST_F(GomocupManager, LivesOnTheTimeThatIsLeftOfAMatchOfUnknownLength) {
    reply_to("START 15\nINFO timeout_turn 600000\nINFO time_left 100");
    EXPECT_THAT(reply_to("TURN 8,8"), MatchesRegex(kPoint));
}

TEST_F(GomocupManager, EndsInTheMiddleOfAThought) {
    think_for_ever();
    brain_.say("END");
    EXPECT_EQ(brain_.exit_code(), 0);
}

TEST_F(GomocupManager, EndsWhenTheManagerIsGone) {
    think_for_ever();
    brain_.close_input();
    EXPECT_EQ(brain_.exit_code(), 0);
}

TEST_F(GomocupManager, MovesAtOnceWhenItIsStopped) {
    think_for_ever();
    EXPECT_THAT(reply_to("STOP"), MatchesRegex(kPoint));
    brain_.ask("TURN 0,0", "MESSAGE depth 3");
    // Commands wait behind the thought, but not the stop after them.
    EXPECT_THAT(reply_to("INFO timeout_turn 2147483647\nyxstop"), MatchesRegex(kPoint));
    // A stop is for one thought, and none is left over.
    EXPECT_EQ(reply_to("STOP"), "");
    brain_.ask("TURN 14,14", "MESSAGE depth 3");
    EXPECT_THAT(reply_to("YXSTOP"), MatchesRegex(kPoint));
}

TEST(Gomocup, ReadsCoordinatesWithBlanks) {
    for (const char* point : {"3, 5", " 3 ,5", "3 , 5 "}) {
        const auto lines = play(std::string("TURN ") + point + "\nTAKEBACK " + point + "\n");
        EXPECT_EQ(lines.back(), "OK") << point;
    }
    EXPECT_EQ(play("BOARD\n3, 7,1\n0,0, 2\n4,7 ,1\n 0,2,2\n5 , 7, 1\n0,4,2\n6,7,1\n2,7,2\n DONE \n")
                  .back(),
              "7,7");
}

TEST(Gomocup, TakesTheBoardOfYixinWithoutAMove) {
    const std::string four = "3,7,1\n0,0,2\n4,7,1\n0,2,2\n5,7,1\n0,4,2\n6,7,1\n2,7,2\nDONE\n";
    EXPECT_THAT(play("YXBOARD\n" + four), SizeIs(1));
    EXPECT_EQ(play("YXBOARD\n" + four + "YXNBEST 1\n").back(), "7,7");
    // A pass counts as a move.
    EXPECT_EQ(play("YXBOARD\n3,7,1\n-1,-1,2\n4,7,1\n-1,-1,2\n5,7,1\n-1,-1,2\n6,7,1\n2,7,2\nDONE\n"
                   "YXNBEST 1\n")
                  .back(),
              "7,7");
    EXPECT_EQ(play("YXBOARD\n7,7,1\n7,7,2\nDONE\n").back(), "ERROR bad stone in BOARD");
}

TEST(Gomocup, ShowsYixinsBestMovesInOrder) {
    const auto lines =
        play("INFO show_detail 2\nTURN 7,7\nRESTART\nYXBOARD\n7,7,2\nDONE\nYXNBEST 3\n");
    EXPECT_THAT(lines.back(), MatchesRegex(kPoint));
    std::set<std::string> first_points;
    for (std::size_t i = lines.size() - 25; i + 1 < lines.size(); i += 8) {
        const std::size_t index = (i + 25 - lines.size()) / 8;
        EXPECT_EQ(lines[i], "INFO PV " + std::to_string(index));
        EXPECT_EQ(lines[i + 1], "INFO NUMPV 3");
        EXPECT_THAT(lines[i + 2], MatchesRegex("INFO DEPTH [0-9]+"));
        EXPECT_THAT(lines[i + 5], MatchesRegex("INFO EVAL -?[0-9]+"));
        EXPECT_THAT(lines[i + 6], MatchesRegex("INFO BESTLINE( [0-9]+,[0-9]+)+"));
        EXPECT_EQ(lines[i + 7], "INFO PV DONE");
        first_points.insert(std::string(engine::split_words(lines[i + 6])[2]));
    }
    EXPECT_THAT(first_points, SizeIs(3));
    EXPECT_TRUE(first_points.contains(lines.back()));
    EXPECT_THAT(play("YXNBEST 0\n").back(), StartsWith("ERROR"));
}

TEST(Gomocup, CountsYixinsMatesInStones) {
    const auto lines = play(
        "INFO show_detail "
        "2\nBOARD\n3,7,1\n0,0,2\n4,7,1\n0,2,2\n5,7,1\n0,4,2\n6,7,1\n2,7,2\nDONE\n");
    EXPECT_THAT(lines, testing::Contains("INFO EVAL +M1"));
}

TEST(Gomocup, ShowsForbiddenPointsOfRenju) {
    // Black would make two threes on 7,7.
    const std::string board =
        "YXBOARD\n6,7,1\n0,0,2\n8,7,1\n14,0,2\n7,6,1\n0,14,2\n7,8,1\n14,14,2\nDONE\nYXSHOWFORBID\n";
    EXPECT_EQ(play("INFO rule 4\n" + board).back(), "FORBID 0707.");
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "FORBID .");
    // The number 2 means a continuous game to Gomocup, and Renju to Yixin.
    EXPECT_EQ(play("INFO rule 2\n" + board).back(), "FORBID .");
    EXPECT_EQ(play("YXSHOWINFO\nINFO rule 2\n" + board).back(), "FORBID 0707.");
}

TEST(Gomocup, TellsYixinWhatItMaySet) {
    const auto said = tests::run_program(CHUHE_PBRAIN, {}, "YXSHOWINFO\n").out;
    EXPECT_EQ(said, "MESSAGE INFO MAX_THREAD_NUM 256\nMESSAGE INFO MAX_HASH_SIZE 18\n");
}

TEST(Gomocup, ForgetsWhatItLearntWhenYixinClearsItsTable) {
    const std::string board = "BOARD\n7,7,1\n8,8,2\n6,7,1\n5,7,2\nDONE\n";
    const std::string start = "START 15\nINFO hash_size 8192\nINFO max_depth 5\n";
    const auto once = tests::run_program(CHUHE_PBRAIN, {}, start + board).out;
    const auto answer = once.substr(once.find('\n') + 1);
    EXPECT_NE(tests::run_program(CHUHE_PBRAIN, {}, start + board + board).out, once + answer);
    EXPECT_EQ(tests::run_program(CHUHE_PBRAIN, {}, start + board + "YXHASHCLEAR\n" + board).out,
              once + answer);
}

TEST(Gomocup, TakesAnyNumberForATime) {
    const std::string most = " 9223372036854775807\n";
    const std::string turn = "START 15\nINFO max_node 3000\nTURN 8,8\n";
    const auto limited = tests::run_program(
        CHUHE_PBRAIN, {},
        "INFO timeout_turn" + most + "INFO timeout_match" + most + "INFO time_left" + most + turn);
    EXPECT_EQ(limited.out, tests::run_program(CHUHE_PBRAIN, {}, turn).out);
}

TEST(Gomocup, KeepsWhatItLearntWhereItsMemoryStaysTheSame) {
    const std::string memory = "INFO max_memory 83886080\n";
    const std::string board = "BOARD\n7,7,1\n8,8,2\n6,7,1\n5,7,2\nDONE\n";
    const std::string start = "START 15\nINFO max_depth 5\n";
    const auto once = tests::run_program(CHUHE_PBRAIN, {}, start + memory + board + board).out;
    EXPECT_EQ(tests::run_program(CHUHE_PBRAIN, {}, start + memory + board + memory + board).out,
              once);
}

TEST(Gomocup, RefusesRulesItDoesNotKnow) {
    EXPECT_EQ(play("INFO rule 16\n").back(), "ERROR no rule \"16\"");
    // Caro without overlines is not supported.
    EXPECT_EQ(play("INFO rule 9\n").back(), "ERROR no rule \"9\"");
    EXPECT_EQ(play("INFO rule -1\n").back(), "ERROR no rule \"-1\"");
}

TEST(Gomocup, RefusesWordsWhereItNeedsNumbers) {
    EXPECT_EQ(play("INFO timeout_turn abc\n").back(),
              "ERROR timeout_turn is a number, not \"abc\"");
    EXPECT_EQ(play("INFO rule\n").back(), "ERROR rule is a number, not \"\"");
    EXPECT_EQ(play("INFO max_memory 1e9\n").back(), "ERROR max_memory is a number, not \"1e9\"");
    // They concern other programs.
    EXPECT_THAT(play("INFO folder C:\\Temp\nINFO folder\nINFO game_type x\nINFO evaluate 7,7\n"),
                testing::ElementsAre("OK"));
}

TEST(Gomocup, TellsFaultsOfInfoBeforeItsNextReply) {
    // A manager reads nothing before a command that has a reply.
    EXPECT_THAT(play("INFO rule 9\nINFO max_node 2000\nBEGIN\n"),
                testing::ElementsAre("OK", "ERROR no rule \"9\"", "7,7"));
    EXPECT_THAT(session("INFO level 11\nSTART 15\nABOUT\n"),
                testing::ElementsAre(HasSubstr("\"11\""), "OK", StartsWith("name=")));
    EXPECT_THAT(session("START 15\nINFO rule 9\nEND\n"), testing::ElementsAre("OK"));
}

TEST(Gomocup, ReadsPathsWithBlanks) {
    namespace fs = std::filesystem;
    const fs::path network = fs::path(testing::TempDir()) / "a  network.net";
    fs::copy_file("engine/gomoku/eval/network/gomoku.net", network,
                  fs::copy_options::overwrite_existing);
    EXPECT_THAT(session("START 15\nINFO network " + network.string() + " \nABOUT\n"),
                testing::ElementsAre("OK", StartsWith("name=")));
    fs::remove(network);
    EXPECT_THAT(session("START 15\nINFO book /none  at/all \nABOUT\n"),
                testing::Contains("ERROR cannot read \"/none  at/all\""));
}

TEST(Gomocup, StartsAfreshOnRestart) {
    const auto lines = play("BEGIN\nRESTART\nBEGIN\n");
    EXPECT_EQ(lines.back(), "7,7");
}

TEST(Gomocup, IntroducesItselfAndNamesWhatItDoesNotKnow) {
    EXPECT_THAT(
        session("ABOUT\n").back(),
        HasSubstr("name=\"Chuhe\", author=\"the Chuhe contributors\", version=\"" CHUHE_VERSION
                  "\""));
    EXPECT_THAT(session("DANCE\n").back(), StartsWith("UNKNOWN"));
    EXPECT_THAT(session("DANCE\n").back(), HasSubstr("\"DANCE\""));
}

TEST(Gomocup, PlaysTheRuleItIsGiven) {
    // Six in a row does not win under rule 1, so it must find the other five.
    const std::string board =
        "BOARD\n3,7,1\n0,0,2\n4,7,1\n0,2,2\n5,7,1\n0,4,2\n6,7,1\n2,7,2\n8,7,1\n0,8,2\nDONE\n";
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "7,7");
    EXPECT_NE(play("INFO rule 1\n" + board).back(), "7,7");
}

TEST(Gomocup, PlaysCaro) {
    // One five would be blocked at both ends, the other at one.
    const std::string board =
        "BOARD\n3,7,1\n2,7,2\n4,7,1\n8,7,2\n5,7,1\n0,4,2\n6,7,1\n10,1,2\n"
        "10,2,1\n0,8,2\n10,3,1\n0,2,2\n10,4,1\n0,0,2\n10,5,1\nDONE\n";
    EXPECT_EQ(play("INFO rule 8\n" + board).back(), "10,6");
    // In freestyle either wins, and it takes the first.
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "7,7");
}

TEST(Gomocup, BlocksTheSecondEndOfAFiveInCaro) {
    // The enemy's four may be answered on its fifth point, 7,7, or beyond, on 8,7; White has a four
    // of its own there.
    const std::string board =
        "BOARD\n3,7,2\n2,7,1\n4,7,2\n8,3,1\n5,7,2\n8,4,1\n6,7,2\n8,5,1\n0,0,2\nDONE\n";
    EXPECT_EQ(play("INFO rule 8\n" + board).back(), "8,7");
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "7,7");
}

/// Only the middle of a row of three and two is left, where Black would make six.
constexpr const char* kOverlineLeft = "bbb1bb/wwbwwb/bbwbbw/wwbwwb/bbwbbw/wwbwwb";

TEST(Gomocup, PlaysAForbiddenPointWhereBlackHasNoOther) {
    std::string board = "BOARD\n";
    int row = 0;
    for (const auto rank : engine::split_fields(kOverlineLeft, '/')) {
        int column = 0;
        for (const char stone : rank) {
            if (stone != '1') {
                board += std::to_string(column) + "," + std::to_string(row) +
                         (stone == 'b' ? ",1\n" : ",2\n");
            }
            ++column;
        }
        ++row;
    }
    const std::string start = "START 6\nINFO rule 4\nINFO max_node 100\n";
    EXPECT_EQ(session(start + board + "DONE\n").back(), "3,0");
    // A manager may name the point.
    EXPECT_EQ(session(start + board + "3,0,3\nDONE\n").back(), "3,0");
}

TEST(Gomocup, ReadsWhichPointsAreForbiddenInRenjuOnly) {
    // White, to move, has four; on 7,7 Black would make two threes.
    const std::string board =
        "BOARD\n6,7,2\n8,7,2\n7,6,2\n7,8,2\n14,14,2\n"
        "0,0,1\n0,1,1\n0,2,1\n0,3,1\n7,7,3\nDONE\n";
    EXPECT_EQ(play("INFO rule 4\n" + board).back(), "0,4");
    EXPECT_EQ(play("INFO rule 0\n" + board).back(), "ERROR bad stone in BOARD");
}

TEST(Gomocup, PlaysFromABookOnlyWhereItIsGivenOne) {
    const std::string book = "INFO book " CHUHE_BOOKS "/gomoku.book\n";
    const auto said = [](const std::string& commands) {
        const std::string input = "START 15\nINFO max_node 500\n" + commands;
        return tests::run_program(CHUHE_PBRAIN, {}, input).out;
    };
    constexpr const char* kBookMove = "MESSAGE book move";
    EXPECT_THAT(said("TURN 7,7\n"), testing::Not(HasSubstr(kBookMove)));
    EXPECT_THAT(said(book + "TURN 7,7\n"), HasSubstr(kBookMove));
    EXPECT_THAT(said(book + "INFO rule 4\nTURN 7,7\n"), HasSubstr(kBookMove));
    EXPECT_THAT(said(book + "INFO book none\nTURN 7,7\n"), testing::Not(HasSubstr(kBookMove)));
    // Far from all book positions.
    EXPECT_THAT(said(book + "TURN 0,0\n"), testing::Not(HasSubstr(kBookMove)));
}

/// For each pair of three stones its distance; invariant under symmetries.
std::multiset<int> shape_of(const std::vector<std::pair<int, int>>& stones) {
    std::multiset<int> shape;
    for (const auto& [x, y] : stones) {
        for (const auto& [other_x, other_y] : stones) {
            shape.insert((x - other_x) * (x - other_x) + (y - other_y) * (y - other_y));
        }
    }
    return shape;
}

TEST(Gomocup, ProposesTheStonesOfItsBook) {
    std::set<std::multiset<int>> wanted;
    for (const std::string& line :
         tests::lines_of(CHUHE_BOOK_SOURCES "/gomoku/standard-swap2.txt")) {
        std::vector<std::pair<int, int>> stones;
        const std::string first = tests::parts_of(line, '|')[0];
        for (const auto stone : engine::split_words(first)) {
            stones.emplace_back(stone[0] - 'a', *engine::parse_int(stone.substr(1)));
        }
        wanted.insert(shape_of(stones));
    }
    std::string commands = "INFO rule 1\nINFO book " CHUHE_BOOKS "/gomoku.book\n";
    for (int i = 0; i < 20; ++i) commands += "SWAP2BOARD\nDONE\nRESTART\n";
    int proposals = 0;
    for (const std::string& line : play(commands)) {
        std::vector<std::pair<int, int>> stones;
        for (const auto stone : engine::split_words(line)) {
            const auto fields = engine::split_fields(stone, ',');
            if (fields.size() == 2) {
                stones.emplace_back(*engine::parse_int(fields[0]), *engine::parse_int(fields[1]));
            }
        }
        if (stones.empty()) continue;
        ++proposals;
        EXPECT_TRUE(wanted.contains(shape_of(stones))) << line;
    }
    EXPECT_EQ(proposals, 20);
}

TEST(Gomocup, SaysWhyABookIsRefusedAndPlaysOn) {
    const auto missing = play("INFO book /nowhere\nBEGIN\n");
    EXPECT_THAT(missing[1], HasSubstr("cannot read"));
    EXPECT_EQ(missing.back(), "7,7");
    const auto foreign = play("INFO book " CHUHE_BOOKS "/xiangqi.book\nBEGIN\n");
    EXPECT_THAT(foreign[1], HasSubstr("it is for another game"));
    EXPECT_EQ(foreign.back(), "7,7");
}

TEST(Gomocup, OpensAndChoosesBySwap2) {
    const auto three = engine::split_words(play("SWAP2BOARD\nDONE\n").back());
    EXPECT_EQ(three.size(), 3U);
    // Black already threatens an open four and White has nothing, so it must swap.
    EXPECT_EQ(play("SWAP2BOARD\n7,7\n0,14\n8,7\n0,13\n6,6\nDONE\n").back(), "SWAP");
    const auto lost = play("SWAP2BOARD\n0,0\n7,7\n14,0\nDONE\n").back();
    EXPECT_THAT(lost, MatchesRegex(kPoint));
    // The reply was a move.
    const auto taken = play("SWAP2BOARD\n0,0\n7,7\n14,0\nDONE\nTURN " + lost + "\n").back();
    EXPECT_EQ(taken, "ERROR the point " + lost + " is taken");
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
    EXPECT_EQ(tests::run_program(CHUHE_PBRAIN, {"vcf"}, "").exit_code, 2);
}

TEST(PbrainChuhe, RefusesMovesThatCannotBeMade) {
    const auto refused = [](const std::string& fen, const std::string& moves) {
        const auto finished = tests::run_program(CHUHE_PBRAIN, {"vcf", fen, moves}, "");
        EXPECT_EQ(finished.exit_code, 1);
        return finished.err;
    };
    const std::string small = "5/5/5/5/5 b freestyle";
    EXPECT_THAT(refused(small, "a1 h99"), HasSubstr("\"h99\" is not a legal move"));
    EXPECT_THAT(refused(small, "f1"), HasSubstr("\"f1\" is not a legal move"));
    EXPECT_THAT(refused(small, "a1 a1"), HasSubstr("\"a1\" is not a legal move"));
    EXPECT_THAT(refused("bbbbb/5/5/5/5 w freestyle", "a1"),
                HasSubstr("\"a1\" is not a legal move"));
    // Two threes that cross.
    EXPECT_THAT(refused("15/15/15/15/15/15/7b7/6b1b6/7b7/15/15/15/15/15/www12 b renju", "h8"),
                HasSubstr("\"h8\" is not a legal move"));
}

TEST(PbrainChuhe, BenchEndsWithItsCounts) {
    const auto finished = tests::run_program(CHUHE_PBRAIN, {"bench", "--depth", "1"}, "");
    EXPECT_THAT(finished.out, MatchesRegex("Nodes searched: [0-9]+\nNodes/second: [0-9]+\n"));
}

}  // namespace
