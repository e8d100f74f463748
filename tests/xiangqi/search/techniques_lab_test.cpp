// SPDX-License-Identifier: MIT
// Single techniques of the search: sound ones find every mate, move ordering changes no value,
// extensions see further.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/xiangqi/search/bench.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "tests/support/data.h"
#include "tests/support/positions.h"
#include "tests/support/search.h"
#include "tests/support/techniques.h"

namespace {

using namespace engine::xiangqi;
using engine::mate_distance;
using engine::SearchInfo;
using engine::Value;
using tests::MateCase;
using tests::position_of;
using tests::search;
using tests::to_depth;
using tests::to_nodes;
using SwitchedOff = tests::SwitchedOff<Parameter>;

TEST(Parameters, AreWithinTheirRangesAndHaveNamesOfTheirOwn) {
    const Parameter* last = nullptr;
    for (const Parameter* one : Parameter::all()) {
        if (last != nullptr) {
            EXPECT_LT(last->name, one->name);
        }
        EXPECT_LE(one->low, one->value) << one->name;
        EXPECT_LE(one->value, one->high) << one->name;
        EXPECT_EQ(Parameter::find(one->name), one);
        last = one;
    }
}

TEST(Techniques, AreSwitchedOffByTheirNamesOnly) {
    EXPECT_FALSE(Parameter::switch_off("luck"));
    EXPECT_FALSE(Parameter::switch_off(""));
    const std::uint64_t with = run_bench(engine::Depth{5});
    for (const char* name : {"table", "null-move", "late-move-reductions", "killers"}) {
        const SwitchedOff without({name});
        EXPECT_NE(run_bench(engine::Depth{5}), with) << name;
    }
    EXPECT_EQ(run_bench(engine::Depth{5}), with);
}

class Mate : public testing::TestWithParam<MateCase> {};

TEST_P(Mate, IsFoundAtItsLengthBySoundTechniquesAtTheDepthOfItsLastMove) {
    const MateCase& mate = GetParam();
    const SwitchedOff rest(SwitchedOff::but(
        {"table", "hash-move", "principal-variation-search", "iterative-deepening", "killers",
         "history", "check-extension", "single-reply-extension", "mate-distance-pruning"}));
    const SearchInfo answer = search(mate.fen, to_depth(2 * mate.moves_to_mate)).answer;
    EXPECT_EQ(mate_distance(answer.value), mate.moves_to_mate) << mate.fen;
    EXPECT_THAT(mate.first_moves, testing::Contains(answer.best_move)) << mate.fen;
}

INSTANTIATE_TEST_SUITE_P(Collection, Mate, testing::ValuesIn(tests::mate_cases()),
                         [](const auto& one) { return std::to_string(one.index + 1); });

TEST(Ordering, ChangesNoValue) {
    const SwitchedOff rest(SwitchedOff::but(
        {"quiescence", "principal-variation-search", "killers", "history", "iterative-deepening"}));
    for (std::size_t i = 0; i < kBenchPositions.size(); i += 3) {
        const Value value = search(kBenchPositions[i], to_depth(3)).answer.value;
        const SwitchedOff all_but(SwitchedOff::but({"quiescence"}));
        EXPECT_EQ(search(kBenchPositions[i], to_depth(3)).answer.value, value)
            << kBenchPositions[i];
    }
}

TEST(Search, SeesTheSameFromEverySideOfTheBoard) {
    // Techniques whose value does not depend on the order of the moves.
    const SwitchedOff rest(SwitchedOff::but({"principal-variation-search", "iterative-deepening",
                                             "killers", "history", "mate-distance-pruning"}));
    for (const std::string_view fen : kBenchPositions) {
        const Value value = search(fen, to_depth(3)).answer.value;
        EXPECT_EQ(search(tests::color_swapped(fen), to_depth(3)).answer.value, value) << fen;
        EXPECT_EQ(search(position_of(fen).mirrored(), to_depth(3)).answer.value, value) << fen;
    }
}

TEST(Levels, LeaveNoErrorBehindForAHintAtFullStrength) {
    const auto at_level = [](int level) {
        engine::SearchLimits limits = to_nodes(100'000);
        limits.level = level;
        return limits;
    };
    // Without the histories, which order moves at every level.
    const auto others = SwitchedOff::but({"table", "quiescence", "quiescence-table",
                                          "principal-variation-search", "correction-history"});
    for (const std::string_view fen : kBenchPositions) {
        Position position = position_of(fen);
        SearchState state(1);
        for (const int level : {1, 2, 6}) search(position, state, at_level(level));
        const SwitchedOff rest(others);
        EXPECT_EQ(search(position, state, to_depth(2)).answer.value,
                  search(fen, to_depth(2)).answer.value)
            << fen;
    }
}

/// The number of mates in two and three found at a nominal depth that is too small for them.
int mates_seen(int depth, const SwitchedOff::Names& without) {
    const SwitchedOff off(without);
    int seen = 0;
    for (const MateCase& mate : tests::mate_cases()) {
        if (mate.moves_to_mate < 2) continue;
        seen += mate_distance(search(mate.fen, to_depth(depth)).answer.value) > 0 ? 1 : 0;
    }
    return seen;
}

TEST(CheckExtension, SeesMatesBeyondTheHorizon) {
    EXPECT_GT(mates_seen(2, {}), mates_seen(2, {"check-extension"}));
}

TEST(SingleReplyExtension, SeesMatesBeyondTheHorizon) {
    EXPECT_GT(mates_seen(2, {"check-extension"}),
              mates_seen(2, {"check-extension", "single-reply-extension"}));
}

// From the list of puzzles, whose lengths are proven; a mate in four by a capture is found first.
TEST(ShortMateSearch, FindsTheQuietMoveThatMatesSooner) {
    constexpr auto kRookToTheCorner = "4nk3/R2nP4/9/6r2/9/2B6/9/4B4/4A4/3AK4 w - - 0 1";
    const SearchInfo answer = search(kRookToTheCorner, to_depth(14)).answer;
    EXPECT_EQ(answer.best_move, "a8a9");
    EXPECT_EQ(mate_distance(answer.value), 3);
    EXPECT_EQ(std::count(answer.line.begin(), answer.line.end(), ' '), 4) << answer.line;
    const SwitchedOff without({"short-mate-search"});
    EXPECT_EQ(mate_distance(search(kRookToTheCorner, to_depth(14)).answer.value), 4);
}

TEST(Quiescence, KeepsARookFromTakingAProtectedPawn) {
    constexpr auto kProtectedPawn = "5k3/4r4/9/4p4/9/9/4R4/9/9/3K5 w - - 0 1";
    EXPECT_NE(search(kProtectedPawn, to_depth(1)).answer.best_move, "e3e6");
    const SwitchedOff without({"quiescence"});
    EXPECT_EQ(search(kProtectedPawn, to_depth(1)).answer.best_move, "e3e6");
}

/// Red searches two moves; the first one captures a rook and so refutes the other.
class EvaluationHistory : public testing::Test {
  protected:
    struct Learnt {
        /// The history value of the second move, from the evaluations before and after it only.
        int value;
        std::uint64_t nodes;
    };

    static Learnt learnt(const SwitchedOff::Names& without) {
        const SwitchedOff rest(SwitchedOff::but(
            {"quiescence", "principal-variation-search", "iterative-deepening", "table",
             "hash-move", "null-move", "singular-extension", "evaluation-history"}));
        for (const char* one : {"HistoryBonusLimit", "KnownCutoffBonus", "NullMoveMostByLead"}) {
            Parameter::find(one)->value = 0;
        }
        Parameter::find("NullMoveReduction")->value = 1;
        Parameter::find("NullMoveVerifyDepth")->value = 1;
        Parameter::find("SingularDepth")->value = 3;
        const SwitchedOff off(without);
        Position position = position_of("5k3/9/9/p7p/9/R7r/P7P/9/9/3K5 w - - 0 1");
        engine::SearchLimits limits = to_depth(4);
        limits.root_moves = {"a4i4", "a4a5"};
        SearchState state(1);
        const std::uint64_t nodes = search(position, state, limits).nodes;
        const PieceTo rook_to_a5(Piece(Color::Red, PieceType::Rook), Square(0, 5));
        return {state.threads.main().histories.quiet(rook_to_a5).value(), nodes};
    }
};

// The gain in evaluation by a move was learnt again when the position was searched again.
TEST_F(EvaluationHistory, LearnsOnceWhereANullMoveIsVerified) {
    const Learnt plainly = learnt({"table", "singular-extension", "null-move"});
    const Learnt verified = learnt({"table", "singular-extension"});
    EXPECT_NE(verified.nodes, plainly.nodes);
    EXPECT_NE(plainly.value, 0);
    EXPECT_EQ(verified.value, plainly.value);
}

TEST_F(EvaluationHistory, LearnsOnceWhereTheOtherMovesAreSearchedForASingularOne) {
    const Learnt plainly = learnt({"null-move", "singular-extension"});
    const Learnt extended = learnt({"null-move"});
    EXPECT_NE(extended.nodes, plainly.nodes);
    EXPECT_NE(plainly.value, 0);
    EXPECT_EQ(extended.value, plainly.value);
}

// Change detectors: these held when they were written. A good change of the search may break one,
// which should then be removed.

/// With the classic techniques only, because later ones would hide the savings of each.
std::uint64_t classic_nodes(const SwitchedOff::Names& without) {
    const SwitchedOff rest(SwitchedOff::but(
        {"quiescence", "principal-variation-search", "iterative-deepening", "table", "hash-move",
         "static-exchange", "killers", "history", "null-move", "mate-distance-pruning"}));
    const SwitchedOff off(without);
    return run_bench(engine::Depth{4});
}

TEST(Change, NoneMadeAClassicTechniqueWorthless) {
    const std::uint64_t all = classic_nodes({});
    for (const char* name :
         {"principal-variation-search", "iterative-deepening", "table", "hash-move",
          "static-exchange", "history", "null-move", "mate-distance-pruning"}) {
        EXPECT_LT(all, classic_nodes({name})) << name;
    }
    // Histories order quiet moves so well that killers hardly help at this depth.
    EXPECT_LT(classic_nodes({"history"}), classic_nodes({"history", "killers"}));
}

}  // namespace
