// SPDX-License-Identifier: MIT
#include "tools/match/puzzles.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>

#include "engine/xiangqi/law/rules.h"

namespace match {
namespace {

namespace xq = engine::xiangqi;
using testing::HasSubstr;

constexpr std::string_view kMateInOne =
    "1; 5k3/2N1a4/b2a5/p1P6/2b2Cn2/6C1p/9/4B4/4c4/2BAK4 w; 1; g4f4; wukong; A - B\n";

Puzzle mate_in_one() { return read_puzzles(kMateInOne).puzzles.at(0); }

Answer answer_of(std::string_view move, int score) {
    Answer answer;
    answer.kind = Answer::Kind::Move;
    answer.move = move;
    answer.score = score;
    return answer;
}

PuzzlesResult shipped_puzzles() {
    std::ifstream file(CHUHE_PUZZLES, std::ios::binary);
    return read_puzzles(std::string(std::istreambuf_iterator<char>(file), {}));
}

TEST(Puzzles, AreAllReadableAndTheirFirstMovesLegal) {
    const auto read = shipped_puzzles();
    EXPECT_EQ(read.error, "");
    EXPECT_GE(read.puzzles.size(), 1920U);
}

TEST(Puzzles, OfOneMoveEndTheGameWithIt) {
    for (const Puzzle& puzzle : shipped_puzzles().puzzles) {
        if (puzzle.mate != 1) continue;
        for (const xq::Move key : puzzle.keys) {
            xq::Position after = puzzle.position;
            after.make_move(key);
            EXPECT_NE(judge(after, xq::RuleSet::Simple).status, engine::Status::Ongoing)
                << puzzle.fen << " " << key.text();
        }
    }
}

TEST(Puzzles, NameTheLineThatIsWrong) {
    const std::string good(kMateInOne);
    EXPECT_THAT(read_puzzles(good + "2; 9/9 w; 1; a0a1; x; y").error, HasSubstr("line 2: "));
    EXPECT_EQ(read_puzzles("a; b").error, "line 1: not six fields");
    EXPECT_THAT(read_puzzles("1; 5k3/9/9/9/9/9/9/9/9/3K5 w; 1; e0e1; x; y").error,
                HasSubstr("\"e0e1\" is not a legal move"));
    EXPECT_EQ(read_puzzles(good + good).error, "line 2: bad number \"1\"");
    EXPECT_EQ(read_puzzles("# nothing\n").error, "there is no puzzle");
}

TEST(Puzzles, AreSolvedByTheKeyMove) {
    EXPECT_TRUE(solves(mate_in_one(), answer_of("g4f4", 0)));
    EXPECT_FALSE(solves(mate_in_one(), answer_of("g4g5", 300)));
}

TEST(Puzzles, AreSolvedByAnyMateThatIsShortEnough) {
    EXPECT_TRUE(solves(mate_in_one(), answer_of("g4g5", kMateScore - 1)));
    EXPECT_FALSE(solves(mate_in_one(), answer_of("g4g5", kMateScore - 2)));
    Answer lost;
    lost.kind = Answer::Kind::Crash;
    lost.score = kMateScore - 1;
    EXPECT_FALSE(solves(mate_in_one(), lost));
}

}  // namespace
}  // namespace match
