// SPDX-License-Identifier: MIT
// Sessions with the built `chuhe` in both protocols, as run by a GUI.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "tests/support/data.h"
#include "tests/support/session.h"

namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::MatchesRegex;
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
constexpr const char* kMateInOne = "3k5/1R7/9/9/9/9/9/9/9/4K2R1 w - - 0 1";
constexpr const char* kMated = "3k3R1/1R7/9/9/9/9/9/9/9/4K4 b - - 0 1";

class Uci : public testing::Test {
  protected:
    Uci() { greeting_ = chuhe_.ask("uci", "uciok"); }

    Chuhe chuhe_;
    Lines greeting_;
};

// Red has given check on every move: it loses by perpetual check.
TEST_F(Uci, ReportsAWinByRepetitionAsAScoreFarFromAMate) {
    chuhe_.say(
        "position fen 4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1 moves a8a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8");
    const Lines reports = reports_in(chuhe_.ask("go depth 4", "bestmove"));
    ASSERT_FALSE(reports.empty());
    EXPECT_EQ(value_of(reports.back(), "cp"), "10000") << reports.back();
}

TEST_F(Uci, IntroducesItselfWithItsOptions) {
    EXPECT_THAT(greeting_, Contains("id name Chuhe " CHUHE_VERSION));
    EXPECT_THAT(greeting_, Contains(StartsWith("id author ")));
    for (const char* option : {"Hash type spin", "MultiPV type spin", "Skill Level type spin",
                               "EndingTables type check default true"}) {
        EXPECT_THAT(greeting_, Contains(StartsWith(std::string("option name ") + option)));
    }
}

TEST_F(Uci, JudgesByTheChosenRuleSet) {
    EXPECT_THAT(greeting_, Contains("option name Rules type combo default asian var asian var "
                                    "computer var simple var chinese"));
    const std::string chase =
        "position fen 3k4n/9/9/9/9/9/9/9/9/4K2R1 w moves h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
    const auto status = [&] {
        chuhe_.say(chase);
        chuhe_.say("d");
        const Lines lines = chuhe_.ask("isready", "readyok");
        const auto line = std::find_if(lines.begin(), lines.end(), [](const std::string& text) {
            return text.starts_with("status ");
        });
        return line == lines.end() ? "" : *line;
    };
    EXPECT_EQ(status(), "status second-wins perpetual-chase");
    chuhe_.say("setoption name Rules value simple");
    EXPECT_EQ(status(), "status draw repetition");
    chuhe_.say("setoption name Rules value martian");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"),
                Contains("info string there is no rule set named \"martian\""));
    EXPECT_EQ(status(), "status draw repetition");
}

TEST_F(Uci, PlaysByItsNetworkOrByHand) {
    EXPECT_THAT(greeting_, Contains("option name EvalFile type string default <built-in>"));
    const auto nodes = [&] {
        chuhe_.say("ucinewgame");
        chuhe_.say("position startpos");
        const Lines lines = reports_in(chuhe_.ask("go depth 6", "bestmove"));
        return number_in(lines.back(), "nodes");
    };
    const int by_network = nodes();
    chuhe_.say("setoption name EvalFile value none");
    EXPECT_NE(nodes(), by_network);
    chuhe_.say("setoption name EvalFile value <built-in>");
    EXPECT_EQ(nodes(), by_network);
    chuhe_.say("setoption name EvalFile value nowhere.net");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"),
                Contains("info string cannot read \"nowhere.net\""));
    EXPECT_EQ(nodes(), by_network);
}

TEST_F(Uci, IsReadyAtOnceAndWhileItSearches) {
    EXPECT_EQ(chuhe_.ask("isready", "readyok").back(), "readyok");
    chuhe_.say("go infinite");
    EXPECT_EQ(chuhe_.ask("isready", "readyok").back(), "readyok");
    chuhe_.ask("stop", "bestmove");
}

TEST_F(Uci, SearchesToADepthAndReportsEachOneBefore) {
    chuhe_.say("position startpos moves h2e2 h9g7");
    const Lines lines = chuhe_.ask("go depth 5", "bestmove");
    const Lines reports = reports_in(lines);
    std::vector<int> depths;
    for (const std::string& report : reports) depths.push_back(number_in(report, "depth"));
    EXPECT_THAT(depths, testing::ElementsAre(1, 2, 3, 4, 5));
    EXPECT_THAT(reports, Each(MatchesRegex("info depth [0-9]+ seldepth [0-9]+ multipv 1 score cp "
                                           "-?[0-9]+ nodes [0-9]+ .*time [0-9]+ .*pv .*")));
    EXPECT_TRUE(is_legal(position_now(chuhe_), best_move(lines)));
    EXPECT_EQ(best_move(lines), value_of(reports.back(), "pv"));
}

TEST_F(Uci, OffersALegalReplyToPonder) {
    chuhe_.say("position startpos");
    const Lines lines = chuhe_.ask("go depth 4", "bestmove");
    const std::string reply = value_of(lines.back(), "ponder");
    chuhe_.say("position startpos moves " + best_move(lines));
    EXPECT_TRUE(is_legal(position_now(chuhe_), reply)) << reply;
}

TEST_F(Uci, CountsNodesToTheirLimit) {
    const Lines lines = chuhe_.ask("go nodes 20000", "bestmove");
    // While returning to the root the search may count a node per ply.
    EXPECT_LE(number_in(reports_in(lines).back(), "nodes"), 20'000 + 128);
    EXPECT_TRUE(is_legal(kStart, best_move(lines)));
}

TEST_F(Uci, AnswersEvenWithinASingleNode) {
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("go nodes 1", "bestmove"))));
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("go movetime 0", "bestmove"))));
}

TEST_F(Uci, ThinksAsLongAsItIsAsked) {
    const auto start = std::chrono::steady_clock::now();
    chuhe_.ask("go movetime 200", "bestmove");
    const auto time = std::chrono::steady_clock::now() - start;
    EXPECT_GE(time, std::chrono::milliseconds(200));
}

TEST_F(Uci, DoesNotLoseOnTime) {
    chuhe_.say("position startpos moves h2e2");
    // With the other side's clock it would think for hours; a reply must come within a minute.
    const Lines lines = chuhe_.ask("go wtime 1000000000 btime 1000 winc 0 binc 0", "bestmove");
    EXPECT_TRUE(is_legal(position_now(chuhe_), best_move(lines)));
}

TEST_F(Uci, PlaysEndingsByTablesUnlessToldOtherwise) {
    const std::string fen = "position fen 4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1";
    chuhe_.say(fen);
    EXPECT_EQ(value_of(reports_in(chuhe_.ask("go depth 1", "bestmove")).back(), "mate"), "12");
    chuhe_.say("setoption name EndingTables value false");
    EXPECT_EQ(value_of(reports_in(chuhe_.ask("go depth 1", "bestmove")).back(), "mate"), "");
}

TEST_F(Uci, SearchesOnUntilItIsStopped) {
    const Lines before = chuhe_.ask("go infinite", "info depth 3");
    EXPECT_THAT(before, Not(Contains(StartsWith("bestmove"))));
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("stop", "bestmove"))));
}

TEST_F(Uci, KeepsItsAnswerToAnInfiniteSearchUntilItIsStopped) {
    chuhe_.say(std::string("position fen ") + kMateInOne);
    chuhe_.say("go infinite");
    Lines lines = chuhe_.read_until("info depth");
    const Lines more = chuhe_.ask("isready", "readyok");
    lines.insert(lines.end(), more.begin(), more.end());
    EXPECT_THAT(lines, Not(Contains(StartsWith("bestmove"))));
    EXPECT_EQ(best_move(chuhe_.ask("stop", "bestmove")), "h0h9");
}

TEST_F(Uci, PondersUntilItsGuessIsPlayed) {
    chuhe_.say("position startpos moves h2e2 h9g7");
    const Lines pondering = chuhe_.ask("go ponder wtime 2000 btime 2000", "info depth 2");
    EXPECT_THAT(pondering, Not(Contains(StartsWith("bestmove"))));
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), Not(Contains(StartsWith("bestmove"))));
    const Lines lines = chuhe_.ask("ponderhit", "bestmove");
    EXPECT_TRUE(is_legal(position_now(chuhe_), best_move(lines)));
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), Not(Contains(StartsWith("bestmove"))));
}

TEST_F(Uci, GoesOnWithWhatItPonderedWhenItsGuessIsPlayed) {
    chuhe_.say("position startpos moves h2e2 h9g7");
    chuhe_.ask("go ponder depth 8", "info depth 6");
    const Lines lines = chuhe_.ask("ponderhit", "bestmove");
    EXPECT_THAT(lines, Not(Contains(StartsWith("info depth 1 "))));
    EXPECT_THAT(lines, Contains(StartsWith("info depth 8 ")));
}

TEST_F(Uci, WithholdsAFinishedAnswerWhileItPonders) {
    chuhe_.say("position startpos moves h2e2 h9g7");
    chuhe_.ask("go ponder depth 2", "info depth 2");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), Not(Contains(StartsWith("bestmove"))));
    chuhe_.ask("ponderhit", "bestmove");
}

TEST_F(Uci, GivesEveryAnswerAValue) {
    for (const std::string limit : {"nodes 1", "nodes 50", "movetime 1", "wtime 1 btime 1"}) {
        const Lines lines = chuhe_.ask("go " + limit, "bestmove");
        EXPECT_THAT(lines, Contains(AllOf(StartsWith("info depth 1 "), HasSubstr(" score "))))
            << limit;
    }
}

TEST_F(Uci, EndsPonderingWhenAnotherMoveWasPlayed) {
    chuhe_.say("position startpos moves h2e2 h9g7");
    chuhe_.ask("go ponder wtime 60000 btime 60000", "info depth 2");
    EXPECT_THAT(best_move(chuhe_.ask("stop", "bestmove")), testing::SizeIs(4));
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), Not(Contains(StartsWith("bestmove"))));
}

TEST_F(Uci, IgnoresAStopWhenNothingIsSearched) {
    chuhe_.say("stop");
    chuhe_.say("ponderhit");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), testing::ElementsAre("readyok"));
}

TEST_F(Uci, ReportsTheBestLinesInOrder) {
    chuhe_.say("setoption name MultiPV value 4");
    const Lines reports = reports_in(chuhe_.ask("go depth 4", "bestmove"));
    ASSERT_GE(reports.size(), 4U);
    const Lines last(reports.end() - 4, reports.end());
    std::set<std::string> first_moves;
    int best = 100'000;
    for (std::size_t i = 0; i < last.size(); ++i) {
        EXPECT_EQ(number_in(last[i], "multipv"), static_cast<int>(i) + 1);
        EXPECT_EQ(number_in(last[i], "depth"), 4);
        EXPECT_LE(number_in(last[i], "cp"), best);
        best = number_in(last[i], "cp");
        first_moves.insert(value_of(last[i], "pv"));
    }
    EXPECT_EQ(first_moves.size(), 4U);
}

TEST_F(Uci, ReportsTheBestLinesInOrderWhereTheLimitCutsADepthOff) {
    chuhe_.say("setoption name MultiPV value 3");
    chuhe_.say("position startpos moves h2e2 b7b4 d0e1 f9e8 e2f2 b4i4 a0a2 h7h2 i0i2");
    for (int nodes = 500; nodes <= 8000; nodes += 500) {
        chuhe_.say("ucinewgame");
        const Lines lines = chuhe_.ask("go nodes " + std::to_string(nodes), "bestmove");
        const Lines reports = reports_in(lines);
        ASSERT_GE(reports.size(), 3U);
        const Lines last(reports.end() - 3, reports.end());
        EXPECT_EQ(value_of(last[0], "pv"), best_move(lines)) << nodes;
        for (std::size_t i = 1; i < last.size(); ++i) {
            // A line of the last depth that was finished may have any value.
            if (number_in(last[i], "depth") < number_in(last[i - 1], "depth")) continue;
            EXPECT_LE(number_in(last[i], "cp"), number_in(last[i - 1], "cp")) << nodes;
        }
    }
}

TEST_F(Uci, FindsAMateItIsAskedFor) {
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate != 2) continue;
        chuhe_.say("position fen " + mate.fen);
        const Lines lines = chuhe_.ask("go mate 2", "bestmove");
        EXPECT_THAT(lines, Contains(HasSubstr("score mate 2"))) << mate.fen;
        EXPECT_THAT(mate.first_moves, Contains(best_move(lines))) << mate.fen;
    }
}

TEST_F(Uci, CountsMatesAgainstItselfBelowZero) {
    chuhe_.say("position fen 3k5/1R7/9/9/p8/9/9/9/9/4K2R1 b - - 0 1");
    EXPECT_THAT(chuhe_.ask("go depth 4", "bestmove"), Contains(HasSubstr("score mate -1")));
}

TEST_F(Uci, SearchesOnlyTheMovesItIsGiven) {
    const Lines lines = chuhe_.ask("go depth 4 searchmoves a0a1 a3a4", "bestmove");
    EXPECT_THAT((std::set<std::string>{"a0a1", "a3a4"}), Contains(best_move(lines)));
}

TEST_F(Uci, HasNoMoveWhenMated) {
    chuhe_.say(std::string("position fen ") + kMated);
    EXPECT_EQ(chuhe_.ask("go depth 5", "bestmove").back(), "bestmove (none)");
}

TEST_F(Uci, QuotesAnIllegalMoveAndKeepsThePosition) {
    chuhe_.say(std::string("position fen ") + kMateInOne);
    const Lines lines = chuhe_.ask("position startpos moves h2e2 h2e2", "info string");
    EXPECT_THAT(lines.back(), HasSubstr("\"h2e2\""));
    EXPECT_EQ(position_now(chuhe_), kMateInOne);
}

TEST_F(Uci, QuotesABadFenAndKeepsThePosition) {
    for (const char* fen : {"nonsense", "9/9 w", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", ""}) {
        EXPECT_THAT(chuhe_.ask(std::string("position fen ") + fen, "info string").back(),
                    testing::SizeIs(testing::Gt(15)));
        EXPECT_EQ(position_now(chuhe_), kStart);
    }
    EXPECT_THAT(chuhe_.ask("position fen nonsense", "info string").back(), HasSubstr("nonsense"));
    EXPECT_THAT(chuhe_.ask("position", "info string").back(), HasSubstr("startpos"));
}

TEST_F(Uci, QuotesWhatItDoesNotUnderstand) {
    EXPECT_THAT(chuhe_.ask("dance", "info string").back(), HasSubstr("\"dance\""));
    EXPECT_THAT(chuhe_.ask("setoption name Luck value 7", "info string").back(),
                HasSubstr("\"Luck\""));
    EXPECT_THAT(chuhe_.ask("setoption name Hash value much", "info string").back(),
                HasSubstr("\"much\""));
    EXPECT_THAT(chuhe_.ask("setoption name MultiPV value 0", "info string").back(),
                HasSubstr("\"0\""));
    EXPECT_THAT(chuhe_.ask("go deep nodes 1", "info string").back(), HasSubstr("\"deep\""));
    chuhe_.read_until("bestmove");
}

// "If the engine or the GUI receives an unknown command or token it should just ignore it and try
// to parse the rest of the string in this line" (the protocol's text).
TEST_F(Uci, ParsesTheRestOfALineAfterWhatItDoesNotKnow) {
    EXPECT_THAT(chuhe_.ask("joho position startpos moves h2e2", "info string").back(),
                HasSubstr("\"joho\""));
    EXPECT_THAT(chuhe_.ask("joho hum go depth 2", "bestmove").back(),
                testing::StartsWith("bestmove"));
    EXPECT_THAT(chuhe_.ask("joho isready", "readyok").back(), "readyok");
}

TEST_F(Uci, AcceptsWhatTheProtocolAsksItTo) {
    for (const char* line :
         {"debug on", "debug off", "register later", "register name Ada code 1815",
          "setoption name UCI_Variant value xiangqi", "setoption name Rules value Asian",
          "setoption name rules value SIMPLE", "setoption name UCI_ShowWDL value True"}) {
        chuhe_.say(line);
        EXPECT_THAT(chuhe_.ask("isready", "readyok"), testing::ElementsAre("readyok")) << line;
    }
}

/// How far it looks in the position after `commands`, up to 6 plies.
int depth_after(Chuhe& chuhe, const std::vector<std::string>& commands) {
    for (const std::string& command : commands) chuhe.say("setoption name " + command);
    return number_in(reports_in(chuhe.ask("go depth 6", "bestmove")).back(), "depth");
}

// The depths of levels are in engine/xiangqi/search/levels.h, their ratings in docs/matches.md.
TEST_F(Uci, PlaysAtTheLevelWhoseRatingIsTheNearest) {
    EXPECT_THAT(greeting_, Contains("option name UCI_LimitStrength type check default false"));
    EXPECT_THAT(greeting_, Contains("option name UCI_Elo type spin default 3350 min 500 max 3350"));
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 500"}), 6);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_LimitStrength value true"}), 1);
    // Levels 4 and 5 have ratings of 1450 and 1700 and look two and three plies ahead.
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 1450"}), 2);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 1570"}), 2);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 1580"}), 3);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 1700"}), 3);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_Elo value 3350"}), 6);
    // The option Skill Level counts again once the strength is not limited.
    EXPECT_EQ(depth_after(chuhe_, {"Skill Level value 4"}), 6);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_LimitStrength value false"}), 2);
    EXPECT_THAT(chuhe_.ask("setoption name UCI_Elo value 400", "info string").back(),
                HasSubstr("wants a number from 500 to 3350, not \"400\""));
}

TEST_F(Uci, AnalysesAtFullStrengthAndWithoutItsBook) {
    EXPECT_THAT(greeting_, Contains("option name UCI_AnalyseMode type check default false"));
    chuhe_.say("setoption name BookFile value " CHUHE_BOOKS "/xiangqi.book");
    EXPECT_EQ(depth_after(chuhe_, {"Skill Level value 1"}), 1);
    EXPECT_EQ(depth_after(chuhe_, {"UCI_AnalyseMode value true", "OwnBook value true"}), 6);
    chuhe_.say("setoption name UCI_AnalyseMode value false");
    EXPECT_THAT(chuhe_.ask("go depth 6", "bestmove"), Contains("info string book move"));
}

TEST_F(Uci, CountsRanksFromOneForFrontEndsOfSeveralVariants) {
    EXPECT_THAT(greeting_,
                Contains("option name UCI_Variant type combo default xiangqi var xiangqi"));
    EXPECT_THAT(chuhe_.ask("setoption name UCI_Variant value chess", "info string").back(),
                HasSubstr("\"chess\""));
    chuhe_.say(std::string("position fen ") + kMateInOne);
    EXPECT_EQ(best_move(chuhe_.ask("go depth 3", "bestmove")), "h0h9");
    chuhe_.say("setoption name UCI_Variant value xiangqi");
    chuhe_.say("position startpos moves h3e3 h10g8");
    EXPECT_EQ(position_now(chuhe_),
              "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
    EXPECT_THAT((std::set<std::string>{"a1a2", "h1g3"}),
                Contains(best_move(chuhe_.ask("go depth 2 searchmoves a1a2 h1g3", "bestmove"))));
    chuhe_.say(std::string("position fen ") + kMateInOne);
    const Lines lines = chuhe_.ask("go depth 3", "bestmove");
    EXPECT_EQ(best_move(lines), "h1h10");
    EXPECT_EQ(value_of(reports_in(lines).back(), "pv"), "h1h10");
}

TEST_F(Uci, SearchesTheSameNodesAgainInANewGame) {
    const auto nodes = [&] {
        return value_of(reports_in(chuhe_.ask("go depth 6", "bestmove")).back(), "nodes");
    };
    chuhe_.say("ucinewgame");
    const std::string first = nodes();
    const std::string with_what_it_learnt = nodes();
    chuhe_.say("ucinewgame");
    EXPECT_EQ(nodes(), first);
    EXPECT_NE(with_what_it_learnt, first);
}

TEST_F(Uci, TakesTheHashSizeItIsGiven) {
    chuhe_.say("setoption name Hash value 1");
    EXPECT_THAT(chuhe_.ask("go depth 4", "bestmove").back(), StartsWith("bestmove "));
    chuhe_.say("setoption name Hash value 64");
    EXPECT_THAT(chuhe_.ask("go depth 4", "bestmove").back(), StartsWith("bestmove "));
}

TEST_F(Uci, CountsPerft) {
    EXPECT_EQ(chuhe_.ask("go perft 3", "Nodes searched").back(), "Nodes searched: 79666");
}

TEST_F(Uci, ShowsPositionAndEvaluation) {
    EXPECT_EQ(position_now(chuhe_), kStart);
    EXPECT_THAT(chuhe_.ask("eval", "evaluation").back(), MatchesRegex("evaluation -?[0-9]+"));
}

TEST_F(Uci, ShowsThePositionWhileItSearches) {
    chuhe_.ask("go infinite", "info depth 3");
    for (int i = 0; i < 100; ++i) ASSERT_EQ(position_now(chuhe_), kStart);
    chuhe_.ask("stop", "bestmove");
}

TEST_F(Uci, QuitsInTheMiddleOfASearch) {
    chuhe_.ask("go infinite", "info depth 2");
    chuhe_.say("quit");
    EXPECT_EQ(chuhe_.exit_code(), 0);
}

TEST_F(Uci, EndsWhenItsInputEndsInTheMiddleOfAnInfiniteSearch) {
    chuhe_.ask("go infinite", "info depth 2");
    chuhe_.close_input();
    EXPECT_EQ(chuhe_.exit_code(), 0);
}

TEST_F(Uci, EndsWhenItsInputEndsWhileItPonders) {
    chuhe_.ask("go ponder wtime 60000 btime 60000", "info depth 2");
    chuhe_.close_input();
    EXPECT_EQ(chuhe_.exit_code(), 0);
}

TEST(UciFromAPipe, FinishesASearchWithALimitAfterTheInputEnded) {
    const auto done = tests::run_chuhe({}, "uci\nposition startpos\ngo depth 5\n");
    EXPECT_EQ(done.exit_code, 0);
    EXPECT_THAT(done.out, HasSubstr("info depth 5 "));
    EXPECT_THAT(done.out, HasSubstr("\nbestmove "));
}

TEST(UciFromAPipe, UnderstandsLinesThatEndAsOnWindows) {
    const auto done = tests::run_chuhe({}, "uci\r\nposition startpos moves h2e2\r\ngo depth 2\r\n");
    EXPECT_THAT(done.out, HasSubstr("\nbestmove "));
    EXPECT_THAT(done.out, Not(HasSubstr("info string")));
}

class Ucci : public testing::Test {
  protected:
    Ucci() { greeting_ = chuhe_.ask("ucci", "ucciok"); }

    Chuhe chuhe_;
    Lines greeting_;
};

TEST_F(Ucci, IntroducesItselfWithItsOptions) {
    EXPECT_THAT(greeting_, Contains("id name Chuhe " CHUHE_VERSION));
    EXPECT_THAT(greeting_, Contains(StartsWith("option hashsize type spin")));
    EXPECT_THAT(greeting_, Contains(StartsWith("option usemillisec type check")));
}

TEST_F(Ucci, PlaysAMove) {
    const std::string fen = kStart;
    chuhe_.say("position fen " + fen + " moves h2e2 h9g7");
    const Lines lines = chuhe_.ask("go depth 5", "bestmove");
    EXPECT_THAT(reports_in(lines),
                Each(MatchesRegex("info depth [0-9]+ score -?[0-9]+ .*pv [a-i][0-9].*")));
    EXPECT_TRUE(is_legal(position_now(chuhe_), best_move(lines)));
}

TEST_F(Ucci, UnderstandsItsClockInMillisecondsWhenAskedTo) {
    EXPECT_EQ(chuhe_.ask("isready", "readyok").back(), "readyok");
    EXPECT_THAT(chuhe_.ask("setoption usemillisec maybe", "info message").back(),
                HasSubstr("\"maybe\""));
    // As WinBoard writes it.
    chuhe_.say("setoption usemillisec on");
    // If the times were in seconds it would think for minutes; a reply must come within a minute.
    const Lines lines = chuhe_.ask("go time 10000 increment 0", "bestmove");
    EXPECT_TRUE(is_legal(kStart, best_move(lines)));
}

TEST_F(Ucci, SetsOptionsByNameAndValue) {
    chuhe_.say("setoption hashsize 8");
    chuhe_.say("setoption hashsize 0");
    chuhe_.say("setoption newgame");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), testing::ElementsAre("readyok"));
    EXPECT_THAT(chuhe_.ask("setoption hashsize much", "info message").back(),
                HasSubstr("\"much\""));
    EXPECT_THAT(chuhe_.ask("setoption luck 7", "info message").back(), HasSubstr("\"luck\""));
    EXPECT_THAT(chuhe_.ask("dance", "info message").back(), HasSubstr("\"dance\""));
}

TEST_F(Ucci, PlaysAtALevelAndByARuleSet) {
    EXPECT_THAT(greeting_, Contains("option skilllevel type spin min 1 max 10 default 10"));
    EXPECT_THAT(greeting_, Contains("option rules type combo var asian var computer var simple var "
                                    "chinese default asian"));
    chuhe_.say("setoption skilllevel 4");
    EXPECT_EQ(number_in(reports_in(chuhe_.ask("go depth 6", "bestmove")).back(), "depth"), 2);
    chuhe_.say("setoption rules Simple");
    EXPECT_THAT(chuhe_.ask("isready", "readyok"), testing::ElementsAre("readyok"));
    EXPECT_THAT(chuhe_.ask("setoption rules martian", "info message").back(),
                HasSubstr("\"martian\""));
}

TEST_F(Ucci, StopsAnInfiniteSearch) {
    chuhe_.ask("go infinite", "info depth 3");
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe_.ask("stop", "bestmove"))));
}

TEST_F(Ucci, HasNoMoveWhenMated) {
    chuhe_.say(std::string("position fen ") + kMated);
    EXPECT_EQ(chuhe_.ask("go depth 5", "nobestmove").back(), "nobestmove");
}

TEST_F(Ucci, SaysGoodbye) {
    EXPECT_EQ(chuhe_.ask("quit", "bye").back(), "bye");
    EXPECT_EQ(chuhe_.exit_code(), 0);
}

}  // namespace
