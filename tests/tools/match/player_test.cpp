// SPDX-License-Identifier: MIT
// The commands sent to engines and the meaning of their replies, in each protocol.
#include <gmock/gmock.h>

#include "engine/core/text/text.h"
#include "engine/uci/ranks.h"
#include "tools/match/gomocup_dialect.h"
#include "tools/match/uci_dialect.h"

namespace match {
namespace {

using chuhe::with_ranks_from_one;
using chuhe::with_ranks_from_zero;
using engine::Seat;
using ::testing::ElementsAre;
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
    EXPECT_EQ(with_ranks_from_one("a9b0"), "a10b1");
    EXPECT_EQ(with_ranks_from_one("h2e2 h9g7"), "h3e3 h10g8");
    EXPECT_EQ(with_ranks_from_zero("a10b1"), "a9b0");
    for (const char* text : {"", "a", "a10", "a0b1", "a11b1", "j1a1", "a1b1x", "1a1b", "(none)"}) {
        EXPECT_EQ(with_ranks_from_zero(text), text);
    }
}

TEST(Go, NamesTheLimitsOfUci) {
    EXPECT_EQ(uci_go(limits_of("nodes", "900"), {}, Seat::First), " nodes 900");
    EXPECT_EQ(uci_go(limits_of("depth", "7"), {}, Seat::First), " depth 7");
    EXPECT_EQ(uci_go(limits_of("movetime", "50"), {}, Seat::Second), " movetime 50");
    const Limits clock = limits_of("clock", "60+1");
    EXPECT_EQ(uci_go(clock, both("60+1", "30+2"), Seat::First),
              " wtime 60000 winc 1000 btime 30000 binc 2000");
    EXPECT_EQ(uci_go(clock, both("60+1", "40/30"), Seat::Second),
              " wtime 60000 winc 1000 btime 30000 binc 0 movestogo 40");
}

TEST(Go, ShowsByoYomiAsTimeThatEachMoveBringsAndThenAsTheLastMove) {
    const Limits clock = limits_of("clock", "1by3");
    Clocks clocks = both("1by3", "1by3");
    EXPECT_EQ(uci_go(clock, clocks, Seat::First), " wtime 4000 winc 3000 btime 4000 binc 3000");
    clocks[0]->spend(milliseconds{2000});
    EXPECT_EQ(uci_go(clock, clocks, Seat::First),
              " wtime 3000 winc 0 btime 4000 binc 3000 movestogo 1");
}

TEST(Go, NamesTheLimitsOfUcciInTheEnginesUnit) {
    EXPECT_EQ(ucci_go(limits_of("nodes", "900"), {}, Seat::First, 1), " nodes 900");
    EXPECT_EQ(ucci_go(limits_of("movetime", "50"), {}, Seat::First, 1), " time 50 movestogo 1");
    const Limits clock = limits_of("clock", "60+1");
    EXPECT_EQ(ucci_go(clock, both("60+1", "40/30"), Seat::First, 1000),
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

/// After h8 i9, with Black to move.
Situation two_stones() {
    Situation situation;
    situation.moves = {"h8", "i9"};
    return situation;
}

std::vector<std::string> asked(const Limits& limits, const Situation& situation) {
    const EngineSpec spec;
    return GomocupDialect(spec).question(situation, limits);
}

TEST(Gomocup, CountsPointsFromTheUpperLeftCorner) {
    EXPECT_THAT(asked(limits_of("nodes", "900"), two_stones()),
                ElementsAre("INFO max_node 900", "INFO timeout_turn 2147483647", "BOARD", "7,7,1",
                            "8,6,2", "DONE"));
    Answer answer;
    const EngineSpec spec;
    const GomocupDialect dialect(spec);
    EXPECT_TRUE(dialect.take("0,14", {"0,14"}, answer));
    EXPECT_EQ(answer.move, "a1");
    EXPECT_TRUE(dialect.take("15,3", {"15,3"}, answer));
    EXPECT_EQ(answer.move, "15,3") << "a point off the board is an illegal move";
    EXPECT_TRUE(dialect.take("ERROR full", {"ERROR", "full"}, answer));
    EXPECT_EQ(answer.move, "ERROR full");
}

TEST(Gomocup, BeginsOnTheEmptyBoard) {
    EXPECT_THAT(asked(limits_of("movetime", "50"), {}),
                ElementsAre("INFO timeout_turn 50", "BEGIN"));
}

TEST(Gomocup, TellsTheClock) {
    Situation situation = two_stones();
    situation.clocks = both("60+1", "30");
    situation.clocks[0]->spend(milliseconds{2000});
    EXPECT_THAT(
        asked(limits_of("clock", "60+1"), situation),
        ElementsAre("INFO timeout_match 60000", "INFO time_increment 1000", "INFO time_left 59000",
                    "INFO timeout_turn 59000", "BOARD", "7,7,1", "8,6,2", "DONE"));
}

TEST(Gomocup, ReadsMessagesOfOursAndOfRapfi) {
    const EngineSpec spec;
    const GomocupDialect dialect(spec);
    Answer answer;
    const auto take = [&](const char* line) {
        EXPECT_FALSE(dialect.take(line, engine::split_words(line), answer)) << line;
    };
    take("MESSAGE depth 9-14 value -31 nodes 4500 line h8 depth 3");
    EXPECT_EQ(answer.depth, 9);
    EXPECT_EQ(answer.score, -31);
    EXPECT_EQ(answer.nodes, 4500U);
    take("MESSAGE Depth 12-20 | Eval 44 | Time 9ms");
    EXPECT_EQ(answer.depth, 12);
    EXPECT_EQ(answer.score, 44);
}

}  // namespace
}  // namespace match
