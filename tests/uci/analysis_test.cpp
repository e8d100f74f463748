// SPDX-License-Identifier: MIT
// Analysis commands of `chuhe` in UCI and UCCI: mates, search moves, threats, chances; and clocks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/core/text/text.h"
#include "tests/support/data.h"
#include "tests/support/session.h"

namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using tests::best_move;
using tests::Chuhe;
using tests::is_legal;
using tests::Lines;
using tests::number_in;
using tests::position_now;
using tests::reports_in;
using tests::value_of;

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// With Black to move; Red would mate by h0h9.
constexpr const char* kMateThreatened = "3k5/1R7/9/9/9/9/p8/9/9/4K2R1 b - - 0 1";
constexpr const char* kInCheck = "3k3R1/9/9/9/9/9/p8/9/9/4K4 b - - 0 1";

class UciAnalysis : public testing::Test {
  protected:
    /// The lines before the reply to `isready`: all replies to the line.
    Lines said_to(const std::string& line) {
        chuhe_.say(line);
        Lines lines = chuhe_.ask("isready", "readyok");
        lines.pop_back();
        return lines;
    }

    Chuhe chuhe_;
};

TEST_F(UciAnalysis, SaysThatThereIsNoMateInSoManyMoves) {
    int asked = 0;
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 3 || ++asked > 10) continue;
        chuhe_.say("position fen " + mate.fen);
        const Lines lines = chuhe_.ask("go mate 2", "bestmove");
        EXPECT_THAT(lines, Contains("info string no mate in 2 moves")) << mate.fen;
        EXPECT_TRUE(is_legal(mate.fen, best_move(lines))) << mate.fen;
    }
    EXPECT_GT(asked, 5);
}

TEST_F(UciAnalysis, FindsAMateInThreeAndSaysNothingElse) {
    int asked = 0;
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 3 || ++asked > 10) continue;
        chuhe_.say("position fen " + mate.fen);
        const Lines lines = chuhe_.ask("go mate 3", "bestmove");
        EXPECT_THAT(lines, Contains(HasSubstr("score mate 3"))) << mate.fen;
        EXPECT_GE(number_in(reports_in(lines).back(), "seldepth"), 5) << mate.fen;
        EXPECT_THAT(mate.first_moves, Contains(best_move(lines))) << mate.fen;
        EXPECT_THAT(lines, Not(Contains(HasSubstr("no mate")))) << mate.fen;
    }
}

TEST_F(UciAnalysis, TellsAMateNotFoundFromOneThatIsNotThere) {
    EXPECT_THAT(chuhe_.ask("go mate 8 nodes 3000", "bestmove"),
                Contains("info string no mate in 8 moves was found before the search ended"));
    EXPECT_THAT(chuhe_.ask("go mate 1", "bestmove"), Contains("info string no mate in 1 move"));
    // The side to move is mated.
    chuhe_.say("position fen 3k5/4P4/4P4/9/9/9/9/9/9/3RK4 b");
    EXPECT_THAT(chuhe_.ask("go mate 1", "bestmove"),
                testing::ElementsAre("info string no mate in 1 move", "info depth 0 score mate 0",
                                     "bestmove (none)"));
}

TEST_F(UciAnalysis, KeepsTheBlanksOfAPath) {
    EXPECT_THAT(said_to("setoption name BookFile value /none  at/all "),
                testing::ElementsAre("info string cannot read \"/none  at/all\""));
}

TEST_F(UciAnalysis, TakesOnAndOffForTrueAndFalse) {
    chuhe_.say("setoption name UCI_ShowWDL value on");
    EXPECT_THAT(reports_in(chuhe_.ask("go depth 1", "bestmove")).back(), HasSubstr(" wdl "));
    EXPECT_THAT(said_to("setoption name UCI_ShowWDL value perhaps"),
                testing::ElementsAre(HasSubstr("\"perhaps\"")));
    chuhe_.say("setoption name UCI_ShowWDL value off");
    EXPECT_THAT(reports_in(chuhe_.ask("go depth 1", "bestmove")).back(), Not(HasSubstr(" wdl ")));
}

TEST_F(UciAnalysis, LooksForAMateAmongTheMovesItIsGiven) {
    chuhe_.say("position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1");
    EXPECT_THAT(chuhe_.ask("go mate 1 searchmoves b8b6 b8b7", "bestmove"),
                Contains("info string no mate in 1 move"));
    EXPECT_EQ(best_move(chuhe_.ask("go mate 1 searchmoves b8b6 h0h9", "bestmove")), "h0h9");
}

TEST(UciMatesFromAPipe, AreLookedForToTheEnd) {
    EXPECT_THAT(tests::run_chuhe({}, "go mate 2\n").out,
                HasSubstr("info string no mate in 2 moves\nbestmove "));
}

TEST_F(UciAnalysis, NamesSearchmovesThatAreNone) {
    const Lines lines = chuhe_.ask("go depth 2 searchmoves a0a1 a0a9 dance a3a4", "bestmove");
    EXPECT_THAT(lines, Contains("info string searchmoves: \"a0a9\" is not a legal move"));
    EXPECT_THAT(lines, Contains("info string searchmoves: \"dance\" is not a legal move"));
    EXPECT_THAT((std::set<std::string>{"a0a1", "a3a4"}), Contains(best_move(lines)));
}

TEST_F(UciAnalysis, AsksNoBookForMatesAndChosenMoves) {
    chuhe_.say("setoption name BookFile value " CHUHE_BOOKS "/xiangqi.book");
    chuhe_.say("setoption name OwnBook value true");
    const char* from_book = "info string book move";
    EXPECT_THAT(chuhe_.ask("go depth 2", "bestmove"), Contains(from_book));
    const Lines chosen = chuhe_.ask("go depth 2 searchmoves a0a1 i0i1", "bestmove");
    EXPECT_THAT(chosen, Not(Contains(from_book)));
    EXPECT_THAT((std::set<std::string>{"a0a1", "i0i1"}), Contains(best_move(chosen)));
    EXPECT_THAT(chuhe_.ask("go mate 1", "bestmove"), Not(Contains(from_book)));
}

TEST_F(UciAnalysis, SearchesNothingWhereSearchmovesLeavesNothing) {
    for (const char* words : {"a0a9", "dance", ""}) {
        const Lines lines = said_to(std::string("go depth 2 searchmoves ") + words);
        ASSERT_GE(lines.size(), 2U);
        EXPECT_EQ(lines.back(), "bestmove 0000");
        EXPECT_EQ(lines[lines.size() - 2],
                  "info string searchmoves leaves no legal move; nothing is searched");
        EXPECT_THAT(lines, Not(Contains(StartsWith("info depth"))));
    }
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("go depth 2", "bestmove"))));
}

TEST_F(UciAnalysis, SearchesNothingAfterARefusedPosition) {
    for (const char* refused : {"fen nonsense", "startpos moves h2e2 h2e2", "nowhere", ""}) {
        chuhe_.say("position startpos");
        const Lines complaint = said_to(std::string("position ") + refused);
        ASSERT_EQ(complaint.size(), 1U);
        const std::string why = complaint[0].substr(std::string("info string ").size());
        EXPECT_THAT(said_to("go depth 2"),
                    ElementsAre("info string go: the position was refused: " + why +
                                    "; nothing is searched",
                                "bestmove 0000"));
        EXPECT_THAT(said_to("eval"),
                    ElementsAre(AllOf(StartsWith("info string "), HasSubstr(why))));
        EXPECT_THAT(said_to("threats depth 2"), ElementsAre(HasSubstr(why), "threat 0000"));
        EXPECT_THAT(said_to("stop"), IsEmpty());
    }
    chuhe_.say("position startpos");
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("go depth 2", "bestmove"))));
}

TEST_F(UciAnalysis, SearchesNothingWhereALimitMakesNoSense) {
    for (const char* limit : {"depth abc", "depth", "depth 0", "depth -3", "nodes 0", "nodes 1e6",
                              "mate 0", "movetime soon", "wtime", "infinite depth x"}) {
        const Lines lines = said_to(std::string("go ") + limit);
        ASSERT_EQ(lines.size(), 2U) << limit;
        EXPECT_THAT(lines[0], AllOf(StartsWith("info string go: \""), HasSubstr(" wants a number")))
            << limit;
        EXPECT_EQ(lines[1], "bestmove 0000") << limit;
    }
    EXPECT_THAT(said_to("go depth abc")[0], AllOf(HasSubstr("\"depth\""), HasSubstr("\"abc\"")));
    EXPECT_EQ(said_to("threats depth 0").back(), "threat 0000");
}

TEST_F(UciAnalysis, ShowsChancesWhereItIsAskedTo) {
    EXPECT_THAT(chuhe_.ask("uci", "uciok"),
                Contains("option name UCI_ShowWDL type check default false"));
    EXPECT_THAT(chuhe_.ask("go depth 3", "bestmove"), Not(Contains(HasSubstr(" wdl "))));
    chuhe_.say("setoption name UCI_ShowWDL value true");
    const Lines reports = reports_in(chuhe_.ask("go depth 6", "bestmove"));
    ASSERT_FALSE(reports.empty());
    for (const std::string& report : reports) {
        const auto after = report.substr(report.find(" wdl ") + 5);
        const auto words = engine::split_words(after);
        const int win = tests::number_of(std::string(words[0]));
        const int draw = tests::number_of(std::string(words[1]));
        const int loss = tests::number_of(std::string(words[2]));
        EXPECT_EQ(win + draw + loss, 1000) << report;
        EXPECT_GE(std::min({win, draw, loss}), 0) << report;
        // With scores near 0 both may be rounded to the same number.
        EXPECT_EQ(number_in(report, "cp") < 0 ? loss : win, std::max(win, loss)) << report;
    }
    chuhe_.say("position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1");
    EXPECT_THAT(reports_in(chuhe_.ask("go depth 3", "bestmove")).back(),
                HasSubstr("score mate 1 wdl 1000 0 0 nodes"));
    // A rook cannot win against two advisors and an elephant.
    chuhe_.say("position fen 4kab2/4a4/4b4/9/R8/9/9/9/9/4K4 w");
    EXPECT_THAT(reports_in(chuhe_.ask("go nodes 1000", "bestmove")).back(),
                HasSubstr("score cp 0 wdl 0 1000 0 nodes"));
    chuhe_.say("position fen 3k5/1R7/9/9/p8/9/9/9/9/4K2R1 b - - 0 1");
    EXPECT_THAT(reports_in(chuhe_.ask("go depth 4", "bestmove")).back(),
                HasSubstr("score mate -1 wdl 0 0 1000 nodes"));
}

TEST_F(UciAnalysis, NamesTheMoveItLooksAtOnceItHasSearchedForLong) {
    EXPECT_THAT(chuhe_.ask("go depth 4", "bestmove"), Not(Contains(HasSubstr("currmove"))));
    chuhe_.say("go infinite");
    std::string line;
    while (line.find(" currmove ") == std::string::npos) {
        line = chuhe_.read_until("info depth").back();
        ASSERT_FALSE(line.empty());
        // The first current move is reported after a second.
        if (line.find(" time ") != std::string::npos) continue;
        EXPECT_TRUE(is_legal(kStart, value_of(line, "currmove"))) << line;
        EXPECT_GE(number_in(line, "currmovenumber"), 1);
        EXPECT_LE(number_in(line, "currmovenumber"), 44);
    }
    chuhe_.ask("stop", "bestmove");
}

TEST_F(UciAnalysis, ReportsWhatASearchCost) {
    for (const std::string& report : reports_in(chuhe_.ask("go depth 8", "bestmove"))) {
        EXPECT_GE(number_in(report, "seldepth"), number_in(report, "depth") > 1 ? 1 : 0) << report;
        EXPECT_GT(number_in(report, "nps"), 0) << report;
        EXPECT_GE(number_in(report, "hashfull"), 0) << report;
        EXPECT_LE(number_in(report, "hashfull"), 1000) << report;
    }
    chuhe_.say("setoption name Hash value 1");
    EXPECT_GT(number_in(reports_in(chuhe_.ask("go nodes 300000", "bestmove")).back(), "hashfull"),
              500);
}

TEST_F(UciAnalysis, ShowsWhatTheOtherSideThreatens) {
    chuhe_.say(std::string("position fen ") + kMateThreatened);
    const Lines lines = chuhe_.ask("threats depth 4", "threat ");
    EXPECT_EQ(lines.back(), "threat h0h9");
    EXPECT_THAT(lines, Contains(HasSubstr("score mate 1 ")));
    EXPECT_THAT(lines, Not(Contains(StartsWith("bestmove"))));
    EXPECT_EQ(position_now(chuhe_), kMateThreatened);
    chuhe_.ask("threats infinite", "info depth");
    EXPECT_EQ(chuhe_.ask("stop", "threat ").back(), "threat h0h9");
}

TEST_F(UciAnalysis, KnowsNoThreatsWhereTheSideToMoveCannotPass) {
    chuhe_.say(std::string("position fen ") + kInCheck);
    EXPECT_THAT(said_to("threats depth 4"),
                ElementsAre("info string threats: the side to move is in check and cannot pass; "
                            "nothing is searched",
                            "threat 0000"));
}

TEST_F(UciAnalysis, AnswersOnTheSmallestClocksWithAMove) {
    for (const char* clock :
         {"wtime 0 btime 0", "wtime 0 btime 0 winc 100 binc 100", "wtime 1 btime 1", "wtime -50",
          "wtime 1 btime 1 movestogo 1", "wtime 1 movestogo 40", "movetime 1"}) {
        EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask(std::string("go ") + clock, "bestmove"))))
            << clock;
    }
}

TEST_F(UciAnalysis, TakesTheOverheadOfAMove) {
    EXPECT_THAT(chuhe_.ask("uci", "uciok"),
                Contains("option name Move Overhead type spin default 15 min 0 max 5000"));
    chuhe_.say("setoption name Move Overhead value 5000");
    // The time is only enough for the first depth, which is always searched.
    const Lines lines = chuhe_.ask("go wtime 5000 btime 5000 movestogo 1", "bestmove");
    EXPECT_EQ(number_in(reports_in(lines).back(), "depth"), 1);
    EXPECT_THAT(said_to("setoption name Move Overhead value 5001"),
                ElementsAre(HasSubstr("wants a number from 0 to 5000, not \"5001\"")));
}

class UcciAnalysis : public UciAnalysis {
  protected:
    UcciAnalysis() { chuhe_.ask("ucci", "ucciok"); }
};

TEST_F(UcciAnalysis, PlaysNoBannedMove) {
    chuhe_.say("position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1");
    EXPECT_EQ(best_move(chuhe_.ask("go depth 3", "bestmove")), "h0h9");
    chuhe_.say("banmoves h0h9");
    EXPECT_NE(best_move(chuhe_.ask("go depth 3", "bestmove")), "h0h9");
    // The threats belong to that position.
    chuhe_.say("position fen 3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1");
    EXPECT_EQ(best_move(chuhe_.ask("go depth 3", "bestmove")), "h0h9");
}

TEST_F(UcciAnalysis, NamesBannedMovesThatAreNone) {
    EXPECT_THAT(said_to("banmoves a0a9 dance a0a1"),
                ElementsAre("info message banmoves: \"a0a9\" is not a legal move",
                            "info message banmoves: \"dance\" is not a legal move"));
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("go depth 2", "bestmove"))));
}

TEST_F(UcciAnalysis, SaysThatAllMovesAreBanned) {
    // The king has two moves and no other piece.
    chuhe_.say("position fen 3k5/9/9/9/9/9/p8/9/9/4K4 w - - 0 1");
    Lines kings = chuhe_.ask("d", "status");
    const auto legal = *std::find_if(kings.begin(), kings.end(), [](const std::string& line) {
        return line.starts_with("legal ");
    });
    chuhe_.say("banmoves " + legal.substr(6));
    EXPECT_THAT(chuhe_.ask("go depth 2", "nobestmove"),
                ElementsAre("info message banmoves leaves no legal move; nothing is searched",
                            "nobestmove"));
}

TEST_F(UcciAnalysis, SearchesNothingAfterARefusedPosition) {
    chuhe_.say("position fen nonsense");
    EXPECT_THAT(chuhe_.ask("go depth 2", "nobestmove"),
                AllOf(Contains(HasSubstr("the position was refused")),
                      Not(Contains(StartsWith("info depth")))));
}

}  // namespace
