// SPDX-License-Identifier: MIT
// The results and the behaviour of the Gomoku search.
#include "engine/gomoku/search/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/text/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/bench_positions.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

using testing::AnyOf;
using testing::Contains;

constexpr const char* kEmptyBoard = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b ";

struct Found {
    SearchInfo answer;
    std::uint64_t nodes = 0;
};

Found search(Position& position, const SearchLimits& limits) {
    SearchState state(1);
    SearchControl control(limits, {});
    Searcher searcher(position, state, control);
    searcher.deepen([](const SearchInfo&) {});
    return {searcher.answer(), control.nodes()};
}

SearchLimits to_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = Depth{depth};
    return limits;
}

Found search(std::string_view fen, const SearchLimits& limits) {
    Position position = *parse_fen(fen).position;
    return search(position, limits);
}

std::vector<std::string> words(std::string_view text) {
    const auto found = split_words(text);
    return {found.begin(), found.end()};
}

TEST(GomokuSearch, OpensInTheCentre) {
    EXPECT_EQ(search(std::string(kEmptyBoard) + "freestyle", to_depth(2)).answer.best_move, "h8");
}

TEST(GomokuSearch, MakesFiveBeforeItBlocksOne) {
    const auto found =
        search("15/15/15/15/15/15/15/3bbbb8/15/4wwww7/15/15/15/15/15 b freestyle", to_depth(3));
    EXPECT_THAT(found.answer.best_move, AnyOf("c8", "h8"));
    EXPECT_EQ(mate_distance(found.answer.value), 1);
}

TEST(GomokuSearch, BlocksAFourOnTheOnlyPoint) {
    const auto found =
        search("15/15/15/15/15/15/15/2wbbbb8/15/15/7w7/15/7w7/15/15 w freestyle", to_depth(3));
    EXPECT_EQ(found.answer.best_move, "h8");
}

TEST(GomokuSearch, MakesExactlyFiveUnderTheStandardRule) {
    // h8 would make six; the five on d4 wins.
    const auto found =
        search("15/15/15/15/15/15/15/3bbbb1b6/15/15/15/4bbbb7/15/15/15 b standard", to_depth(3));
    EXPECT_THAT(found.answer.best_move, AnyOf("c8", "d4", "i4"));
}

TEST(GomokuSearch, FindsTheCollectedWinsByFours) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vcf")) continue;
        const auto found = search(parts[1], to_nodes(20'000));
        EXPECT_TRUE(is_mate(found.answer.value)) << parts[0];
        EXPECT_GT(found.answer.value, 0) << parts[0];
        EXPECT_THAT(words(parts[3]), Contains(found.answer.best_move)) << parts[0];
    }
}

// Each of these wins starts, under an enemy threat, with a four that no counter-four or defence
// refutes. Rapfi 0.43.02 announces them: in 11 plies in the first position, in 15 in the second.
TEST(GomokuSearch, FindsWinsByFoursUnderThreatDeepInTheTree) {
    for (const std::string_view moves :
         {"h8 i7 k9 i9 f8 h10 i8 g8 k8 l8 j8 k10 j7 j6 k6 h9 l9 m10 j5 k7 m9 j9 h5 i6 n9 o9 l7 m8 "
          "i4 h3 l5 m4 i5 k5 h7 g9",
          "h7 g6 g4 f3 k6 i3 i10 f5 j5 i6 f6 e4 d5 e3 g3 i4 i5 f2 h5"}) {
        Position position;
        for (const auto move : split_words(moves)) {
            position.make_move(*parse_point(move, position.size()));
        }
        const SearchInfo answer = search(position, to_nodes(200'000)).answer;
        EXPECT_GT(answer.value, kMateBound) << moves;
    }
}

TEST(GomokuSearch, NeverPlaysOnAForbiddenPoint) {
    for (const std::string& line : tests::data_lines("renju.txt")) {
        Position position = *parse_fen(tests::parts_of(line, ';')[0]).position;
        if (judge(position).status != Status::Ongoing) continue;
        const auto found = search(position, to_nodes(500));
        const auto point = parse_point(found.answer.best_move, position.size());
        ASSERT_TRUE(point);
        EXPECT_TRUE(legal_moves(position).contains(*point)) << line;
    }
}

TEST(GomokuSearch, LeavesThePositionAsItWas) {
    Position position = *parse_fen("15/15/15/15/15/15/7w7/7b7/15/15/15/15/15/15/15 b").position;
    const Position before = position;
    search(position, to_nodes(3'000));
    EXPECT_TRUE(position.same_as(before));
}

/// More nodes than any first iteration needs, which is finished whatever the limit is.
constexpr std::uint64_t kFirstIteration = 4'000;

/// Without the limit, the solvers of fours and threats at the root would use many more nodes.
TEST(GomokuSearch, KeepsToItsNodesWhereverTheyEnd) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        for (const std::uint64_t nodes : {100U, 1'000U, 10'000U}) {
            EXPECT_LE(search(parts[1], to_nodes(nodes)).nodes, nodes + kFirstIteration) << parts[0];
        }
    }
}

TEST(GomokuSearch, VisitsTheSameNodesEachTime) {
    EXPECT_EQ(run_bench(Depth{1}), run_bench(Depth{1}));
}

TEST(GomokuSearch, EndsAtAProvenWin) {
    SearchLimits limits;
    limits.depth = Depth{50};
    const auto found =
        search("15/15/15/15/15/15/15/4bbb8/15/6w8/7w7/8w6/15/15/15 b freestyle", limits);
    EXPECT_TRUE(is_mate(found.answer.value));
    EXPECT_LT(found.nodes, 10'000U);
}

TEST(GomokuSearch, HasNoMoveWhenTheGameIsOver) {
    const auto found = search("bbbbb/5/5/5/5 w", to_depth(2));
    EXPECT_EQ(found.answer.best_move, "");
}

TEST(GomokuSearch, PlaysOnlyMovesItIsAllowed) {
    SearchLimits limits = to_depth(3);
    limits.root_moves = {"a1", "b2"};
    EXPECT_THAT(search(std::string(kEmptyBoard) + "freestyle", limits).answer.best_move,
                AnyOf("a1", "b2"));
}

TEST(GomokuSearch, ReportsAsManyLinesAsAsked) {
    SearchLimits limits = to_depth(3);
    limits.multi_pv = 3;
    Position position = *parse_fen("15/15/15/15/15/15/7w7/7b7/15/15/15/15/15/15/15 b").position;
    SearchState state(1);
    SearchControl control(limits, {});
    Searcher searcher(position, state, control);
    std::vector<SearchInfo> last(3);
    searcher.deepen([&](const SearchInfo& info) {
        last.at(static_cast<std::size_t>(info.multi_pv) - 1) = info;
    });
    EXPECT_NE(last[0].best_move, last[1].best_move);
    EXPECT_NE(last[1].best_move, last[2].best_move);
    EXPECT_GE(last[0].value, last[1].value);
    EXPECT_GE(last[1].value, last[2].value);
}

/// A hint at full strength leaves its results in the shared table.
TEST(GomokuSearch, SeesNoMoreAtALowLevelAfterASearchAtFullStrength) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vct-05")) continue;
        Position position = *parse_fen(parts[1]).position;
        SearchLimits limits = to_nodes(2'000);
        limits.level = 3;
        const bool wins = is_mate(search(position, limits).answer.value);
        SearchState state(1);
        const auto hint_limits = to_nodes(10'000);
        SearchControl hint_control(hint_limits, {});
        Searcher hint(position, state, hint_control);
        hint.deepen([](const SearchInfo&) {});
        SearchControl control(limits, {});
        Searcher searcher(position, state, control);
        searcher.deepen([](const SearchInfo&) {});
        EXPECT_EQ(is_mate(searcher.answer().value), wins) << parts[0];
    }
}

/// If one side must answer a threat, the first move tried often loses.
TEST(GomokuSearch, TellsOfNoMateThatALongerSearchRefutes) {
    SplitMix64 random(1);
    int mates = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        std::optional<Value> longer;
        for (int stop = 0; stop < 25; ++stop) {
            const auto answer = search(parts[1], to_nodes(50 + random.below(1500))).answer;
            EXPECT_EQ(split_words(answer.line).at(0), answer.best_move);
            if (!is_mate(answer.value)) continue;
            ++mates;
            if (!longer) longer = search(parts[1], to_nodes(50'000)).answer.value;
            ASSERT_TRUE(is_mate(*longer)) << parts[0] << " " << answer.nodes;
            EXPECT_EQ(*longer > 0, answer.value > 0) << parts[0] << " " << answer.nodes;
        }
    }
    EXPECT_GT(mates, 0);
}

TEST(GomokuSearch, TellsABoundAsABound) {
    int bounds = 0;
    for (const std::string_view fen : kBenchPositions) {
        for (const std::uint64_t nodes : {500U, 2'000U, 8'000U}) {
            const auto answer = search(fen, to_nodes(nodes)).answer;
            EXPECT_NE(answer.bound, Bound::Upper);
            bounds += answer.bound == Bound::Lower ? 1 : 0;
        }
    }
    EXPECT_GT(bounds, 0);
}

TEST(GomokuSearch, PlaysALegalMoveAtEveryLevel) {
    for (int level = 1; level <= kFullStrength; ++level) {
        SearchLimits limits = to_nodes(2'000);
        limits.level = level;
        Position position =
            *parse_fen("15/15/15/15/15/6w8/7b7/7b7/6w8/15/15/15/15/15/15 b").position;
        const auto point = parse_point(search(position, limits).answer.best_move, 15);
        ASSERT_TRUE(point) << level;
        EXPECT_TRUE(position.is_empty(*point)) << level;
    }
}

}  // namespace
}  // namespace engine::gomoku
