// SPDX-License-Identifier: MIT
// The verdicts on moves in puzzles won by fours, on positions that can be solved by hand.
#include "engine/gomoku/threats/fours.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "tests/support/game.h"
#include "tests/support/gomoku_puzzles.h"

namespace engine::gomoku {
namespace {

using testing::_;
using testing::AnyOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// Stones on an empty board, Black to move.
struct Stones {
    std::string_view black;
    std::string_view white;
    Rule rule = Rule::Freestyle;
};

FourVerdict verdict_on(const Stones& stones, std::string_view move) {
    Position position(kStandardSize, stones.rule);
    for (const auto color : kColors) {
        for (const auto word : split_words(color == Color::Black ? stones.black : stones.white)) {
            position.put(color, *parse_point(word, kStandardSize));
        }
    }
    const auto game = make_game("gomoku", 1);
    EXPECT_EQ(tests::set(*game, to_fen(position), move), tests::kNoFault);
    const std::string before = game->snapshot().fen;
    FourVerdict verdict = game->four_judge()->judge_four();
    EXPECT_EQ(game->snapshot().fen, before);
    return verdict;
}

TEST(Fours, WinAtOnceWhereTwoFivesAreLeft) {
    const auto open = verdict_on({"e8 f8 g8", "a1 c3 o15"}, "h8");
    EXPECT_EQ(open.verdict, "wins");
    EXPECT_THAT(open.line, UnorderedElementsAre("d8", "i8"));
}

TEST(Fours, WinByTheNextOne) {
    // The reply on i8 leaves an open three on the h-file.
    const auto found = verdict_on({"e8 f8 g8 h6 h7", "d8 a1 c3 o15 m2"}, "h8");
    EXPECT_EQ(found.verdict, "wins");
    EXPECT_THAT(found.line, ElementsAre("i8", AnyOf("h5", "h9"), _, _));
}

TEST(Fours, AreNoneWhereNoFiveThreatens) {
    // White may play anywhere, and must play at an end of the three.
    const auto three = verdict_on({"e8 f8", "a1 o15"}, "g8");
    EXPECT_EQ(three.verdict, "no-four");
    EXPECT_THAT(three.line, ElementsAre(AnyOf("d8", "h8")));
    const auto quiet = verdict_on({"e8", "a1"}, "m3");
    EXPECT_EQ(quiet.verdict, "no-four");
    EXPECT_THAT(quiet.line, IsEmpty());
}

TEST(Fours, ComeTooLateForAFive) {
    const auto late = verdict_on({"e8 f8 g8 a2", "a1 b1 c1 d1"}, "h8");
    EXPECT_EQ(late.verdict, "too-late");
    EXPECT_THAT(late.line, ElementsAre("e1"));
}

TEST(Fours, FailWhereTheAnswerMakesAFour) {
    const auto countered = verdict_on({"e8 f8 g8 a1", "d8 i5 i6 i7"}, "h8");
    EXPECT_EQ(countered.verdict, "counter-four");
    EXPECT_THAT(countered.line, ElementsAre("i8"));
}

TEST(Fours, FailWhereNoneIsLeft) {
    const auto last = verdict_on({"e8 f8 g8", "d8 a1 o15"}, "h8");
    EXPECT_EQ(last.verdict, "no-four-left");
    EXPECT_THAT(last.line, ElementsAre("i8"));
}

TEST(Fours, FailWhereThoseLeftDoNotWin) {
    const auto vain = verdict_on({"e8 f8 g8 c2 d2 e2", "d8 b2 a1 o15 m13 k1"}, "h8");
    EXPECT_EQ(vain.verdict, "fails");
    EXPECT_THAT(vain.line, ElementsAre("i8"));
}

TEST(Fours, WinInRenjuWhereBlackMayNotAnswer) {
    const std::string rows = "15/15/15/15/9b5/8b6/5bb8/15/7w7/7w7/7w7/7b7/15/15/15 w ";
    const auto game = make_game("gomoku", 1);
    ASSERT_EQ(tests::set(*game, rows + "renju", "h8"), tests::kNoFault);
    const auto renju = game->four_judge()->judge_four();
    EXPECT_EQ(renju.verdict, "wins");
    EXPECT_EQ(renju.line.back(), "h9");
    ASSERT_EQ(tests::set(*game, rows + "freestyle", "h8"), tests::kNoFault);
    EXPECT_EQ(game->four_judge()->judge_four().verdict, "no-four-left");
}

TEST(Fours, AreNotJudgedOnceTheGameIsOverNorInXiangqi) {
    EXPECT_EQ(verdict_on({"e8 f8 g8 h8", "a1 b2 c3 o1"}, "i8").verdict, "");
    EXPECT_EQ(make_game("xiangqi", 1)->four_judge(), nullptr);
}

TEST(Fours, SayWhenTheNodesAreSpent) {
    Position position(kStandardSize);
    for (const auto* word : {"e8", "f8", "g8", "c2", "d2", "e2"}) {
        position.put(Color::Black, *parse_point(word, kStandardSize));
    }
    for (const auto* word : {"d8", "b2"}) {
        position.put(Color::White, *parse_point(word, kStandardSize));
    }
    position.make_move(*parse_point("h8", kStandardSize));
    VcfSolver solver;
    EXPECT_EQ(judge_four(position, solver, 0).result, FourResult::Unknown);
}

/// After a move that is not a four the solver is called many times.
TEST(Fours, TakeNoMoreNodesForAllQuestionsTogetherThanAreAllowed) {
    for (const tests::GomokuPuzzle& one : tests::gomoku_puzzles()) {
        Position position = *parse_fen(one.fen).position;
        const Point quiet = position.near_points().first();
        if (makes_four(position, quiet) || is_forbidden(position, quiet)) continue;
        position.make_move(quiet);
        for (const std::uint64_t allowed : {10U, 100U, 1000U}) {
            VcfSolver solver;
            const JudgedFour judged = judge_four(position, solver, allowed);
            EXPECT_EQ(judged.result, FourResult::NoFour) << one.fen;
            EXPECT_LE(judged.nodes, allowed) << one.fen;
        }
    }
}

}  // namespace
}  // namespace engine::gomoku
