// SPDX-License-Identifier: MIT
// What engines are sent and what their words mean, in either protocol.
#include "tools/match/player.h"

#include <gtest/gtest.h>

namespace match {
namespace {

using engine::xiangqi::Color;
using engine::xiangqi::Move;
using engine::xiangqi::Square;
using Clocks = std::array<std::optional<Clock>, 2>;

Limits limits_of(std::string_view name, std::string_view value) {
    Limits limits;
    EXPECT_TRUE(set_limit(limits, name, value));
    return limits;
}

Clocks both(const char* red, const char* black) {
    return {Clock(*parse_clock(red)), Clock(*parse_clock(black))};
}

TEST(Dialect, CountsRanksFromZeroOrOne) {
    const Move move{Square(0, 9), Square(1, 0)};
    EXPECT_EQ(move_text(move, Ranks::FromZero), "a9b0");
    EXPECT_EQ(move_text(move, Ranks::FromOne), "a10b1");
    EXPECT_EQ(read_move("a10b1", Ranks::FromOne), move);
    EXPECT_EQ(read_move("a9b0", Ranks::FromZero), move);
    for (const char* text : {"", "a", "a10", "a0b1", "a11b1", "j1a1", "a1b1x", "a1a1", "1a1b"}) {
        EXPECT_FALSE(read_move(text, Ranks::FromOne)) << text;
    }
}

TEST(Go, NamesTheLimitsOfUci) {
    EXPECT_EQ(uci_go(limits_of("nodes", "900"), {}, Color::Red), " nodes 900");
    EXPECT_EQ(uci_go(limits_of("depth", "7"), {}, Color::Red), " depth 7");
    EXPECT_EQ(uci_go(limits_of("movetime", "50"), {}, Color::Black), " movetime 50");
    const Limits clock = limits_of("clock", "60+1");
    EXPECT_EQ(uci_go(clock, both("60+1", "30+2"), Color::Red),
              " wtime 60000 winc 1000 btime 30000 binc 2000");
    EXPECT_EQ(uci_go(clock, both("60+1", "40/30"), Color::Black),
              " wtime 60000 winc 1000 btime 30000 binc 0 movestogo 40");
}

TEST(Go, ShowsByoYomiAsTimeThatEachMoveBringsAndThenAsTheLastMove) {
    const Limits clock = limits_of("clock", "1by3");
    Clocks clocks = both("1by3", "1by3");
    EXPECT_EQ(uci_go(clock, clocks, Color::Red), " wtime 4000 winc 3000 btime 4000 binc 3000");
    clocks[0]->spend(milliseconds{2000});
    EXPECT_EQ(uci_go(clock, clocks, Color::Red),
              " wtime 3000 winc 0 btime 4000 binc 3000 movestogo 1");
}

TEST(Go, NamesTheLimitsOfUcciInTheEnginesUnit) {
    EXPECT_EQ(ucci_go(limits_of("nodes", "900"), {}, Color::Red, 1), " nodes 900");
    EXPECT_EQ(ucci_go(limits_of("movetime", "50"), {}, Color::Red, 1), " time 50 movestogo 1");
    const Limits clock = limits_of("clock", "60+1");
    EXPECT_EQ(ucci_go(clock, both("60+1", "40/30"), Color::Red, 1000),
              " time 60 increment 1 opptime 30 oppmovestogo 40");
}

TEST(Info, IsReadInBothProtocols) {
    Answer answer;
    read_info("info depth 9 seldepth 20 multipv 1 score cp -31 nodes 4500 pv depth 3", answer);
    EXPECT_EQ(answer.depth, 9);
    EXPECT_EQ(answer.score, -31);
    EXPECT_EQ(answer.nodes, 4500U);
    read_info("info depth 10 multipv 2 score cp 99", answer);
    read_info("info string score cp 77", answer);
    EXPECT_EQ(answer.score, -31) << "neither second lines nor remarks count";
    read_info("info depth 11 score mate 3", answer);
    EXPECT_EQ(answer.score, kMateScore - 3);
    read_info("info depth 12 score mate -2", answer);
    EXPECT_EQ(answer.score, -kMateScore + 2);
    read_info("info depth 13 score 45 pv h2e2", answer);
    EXPECT_EQ(answer.score, 45);
}

}  // namespace
}  // namespace match
