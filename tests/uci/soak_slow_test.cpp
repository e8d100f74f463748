// SPDX-License-Identifier: MIT
// Self-play games of the built engine through UCI; the plain rules check every reply.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "tests/support/plain_rules.h"
#include "tests/support/property_runs.h"
#include "tests/support/session.h"

namespace {

using engine::SplitMix64;
using tests::Chuhe;
using tests::Lines;
using tests::PlainBoard;

constexpr const char* kStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

void play(PlainBoard& board, std::string_view move) {
    board.play(tests::point_of(move.substr(0, 2)), tests::point_of(move.substr(2, 2)));
}

bool is_legal(const PlainBoard& board, const std::string& move) {
    const auto moves = board.legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// Checks that the reported variation is legal from its position.
void expect_playable(PlainBoard board, const std::string& report) {
    const std::size_t at = report.find(" pv ");
    if (at == std::string::npos) return;
    for (const auto word : engine::split_words(std::string_view(report).substr(at + 4))) {
        ASSERT_TRUE(is_legal(board, std::string(word))) << word << " in " << report;
        play(board, word);
    }
}

/// Random search limits of any kind.
std::string random_limits(SplitMix64& random) {
    const std::string number = std::to_string(1 + random.below(2000));
    switch (random.below(4)) {
        case 0:
            return "go depth " + std::to_string(1 + random.below(8));
        case 1:
            return "go movetime " + std::to_string(1 + random.below(20));
        case 2:
            return "go wtime " + number + " btime " + number;
        default:
            return "go nodes " + number;
    }
}

/// Plays to the end, or to a maximum ply.
void play_game(Chuhe& chuhe, SplitMix64& random) {
    constexpr int kMostPlies = 300;
    PlainBoard board(kStart);
    std::string moves;
    chuhe.say("ucinewgame");
    chuhe.say("setoption name MultiPV value " + std::to_string(1 + random.below(3)));
    chuhe.say("setoption name Skill Level value " + std::to_string(1 + random.below(10)));
    for (int ply = 0; ply < kMostPlies; ++ply) {
        chuhe.say("position fen " + std::string(kStart) + (moves.empty() ? "" : " moves" + moves));
        const Lines lines = chuhe.ask(random_limits(random), "bestmove");
        for (const std::string& report : tests::reports_in(lines)) expect_playable(board, report);
        const std::string move = tests::best_move(lines);
        const auto legal = board.legal_moves();
        if (legal.empty()) {
            EXPECT_EQ(move, "(none)") << moves;
            return;
        }
        // The plain rules have no draws, so the engine has to report one.
        if (move == "(none)" || move == "0000") {
            EXPECT_EQ(chuhe.ask("d", "status ").back().find("ongoing"), std::string::npos) << moves;
            return;
        }
        ASSERT_TRUE(is_legal(board, move)) << move << " after" << moves;
        play(board, move);
        moves += " " + move;
    }
}

TEST(Soak, GamesOfTheBuiltEngineKeepToTheRules) {
    SplitMix64 random(1);
    Chuhe chuhe;
    chuhe.ask("uci", "uciok");
    const int games = tests::property_runs(1);
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
        play_game(chuhe, random);
    }
    chuhe.ask("isready", "readyok");
    chuhe.say("quit");
    EXPECT_EQ(chuhe.exit_code(), 0);
}

}  // namespace
