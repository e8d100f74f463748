// SPDX-License-Identifier: MIT
// Sessions with the built programs, searching on several threads.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/text/text.h"
#include "tests/support/process.h"
#include "tests/support/session.h"

namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;
using tests::best_move;
using tests::Chuhe;
using tests::is_legal;
using tests::Lines;
using tests::number_in;
using tests::reports_in;

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

TEST(UciThreads, AreAnOptionWithALimit) {
    Chuhe chuhe;
    EXPECT_THAT(chuhe.ask("uci", "uciok"),
                Contains("option name Threads type spin default 1 min 1 max 256"));
    for (const char* bad : {"0", "257", "two"}) {
        chuhe.say("setoption name Threads value " + std::string(bad));
        EXPECT_THAT(chuhe.ask("isready", "readyok"),
                    Contains(StartsWith("info string option Threads wants a number from 1 to 256")))
            << bad;
    }
}

TEST(UciThreads, AnswerEverySearchAndEveryStop) {
    Chuhe chuhe;
    for (const int threads : {4, 2, 3, 1}) {
        chuhe.say("setoption name Threads value " + std::to_string(threads));
        chuhe.say("position startpos");
        const Lines lines = chuhe.ask("go nodes 20000", "bestmove");
        EXPECT_TRUE(is_legal(kStart, best_move(lines))) << threads;
        EXPECT_LE(number_in(reports_in(lines).back(), "nodes"), 20'000 + 128 * threads);
        chuhe.say("go infinite");
        EXPECT_TRUE(is_legal(kStart, best_move(chuhe.ask("stop", "bestmove")))) << threads;
        chuhe.say("go ponder wtime 1000 btime 1000");
        EXPECT_TRUE(is_legal(kStart, best_move(chuhe.ask("ponderhit", "bestmove")))) << threads;
    }
}

TEST(UciThreads, KeepTheHashTheyAreGivenAndForgetAGame) {
    Chuhe chuhe;
    chuhe.say("setoption name Threads value 3");
    chuhe.say("setoption name Hash value 1");
    chuhe.ask("go nodes 20000", "bestmove");
    chuhe.say("setoption name Hash value 64");
    chuhe.say("ucinewgame");
    EXPECT_TRUE(is_legal(kStart, best_move(chuhe.ask("go nodes 20000", "bestmove"))));
}

TEST(UcciThreads, AreAnOptionWhoseZeroMeansAsManyAsThereAreProcessors) {
    Chuhe chuhe;
    EXPECT_THAT(chuhe.ask("ucci", "ucciok"),
                Contains("option threads type spin min 0 max 256 default 1"));
    for (const char* count : {"0", "2"}) {
        chuhe.say("setoption threads " + std::string(count));
        chuhe.say("position startpos");
        EXPECT_TRUE(is_legal(kStart, best_move(chuhe.ask("go nodes 20000", "bestmove")))) << count;
    }
    chuhe.say("setoption threads 257");
    EXPECT_THAT(chuhe.ask("isready", "readyok"),
                Contains(StartsWith("info message option threads wants a number from 0 to 256")));
}

TEST(GomocupThreads, PlayAGame) {
    const auto finished =
        tests::run_program(CHUHE_PBRAIN, {},
                           "INFO thread_num 3\nINFO max_memory 83886080\nSTART 15\n"
                           "INFO max_node 20000\nBEGIN\nTURN 8,8\n"
                           "INFO thread_num 1\nTURN 0,0\n");
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    Lines points;
    for (const auto line : engine::split_fields(finished.out, '\n')) {
        if (!line.starts_with("MESSAGE") && !line.empty()) points.emplace_back(line);
    }
    ASSERT_EQ(points.size(), 4U) << finished.out;
    EXPECT_EQ(points[0], "OK");
    for (std::size_t i = 1; i < points.size(); ++i) {
        EXPECT_THAT(points[i], MatchesRegex("[0-9]+,[0-9]+"));
    }
}

}  // namespace
