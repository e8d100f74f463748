// SPDX-License-Identifier: MIT
// Single techniques of the Gomoku search: the wins that each finds.
#include <gtest/gtest.h>

#include <string>

#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/search/search.h"
#include "tests/support/techniques.h"

namespace engine::gomoku {
namespace {

using SwitchedOff = tests::SwitchedOff<gomoku::Parameter>;

SearchInfo search(std::string_view fen, int depth, const std::string& root_move = {}) {
    Position position = *parse_fen(fen).position;
    SearchLimits limits;
    limits.depth = Depth{depth};
    if (!root_move.empty()) limits.root_moves = {root_move};
    SearchState state(1);
    SearchControl control(limits, {});
    Searcher searcher(position, state, control);
    searcher.deepen([](const SearchInfo&) {});
    return searcher.answer();
}

TEST(GomokuTechniques, ChangeTheSearchByTheirNamesOnly) {
    EXPECT_FALSE(gomoku::Parameter::switch_off("luck"));
    EXPECT_FALSE(gomoku::Parameter::switch_off(""));
    const std::uint64_t with = run_bench(Depth{4});
    for (const char* name : {"killers", "late-fours", "late-move-pruning", "late-move-reductions",
                             "null-move", "root-vct", "stand-pat", "vcf"}) {
        const SwitchedOff without({name});
        EXPECT_NE(run_bench(Depth{4}), with) << name;
    }
    EXPECT_EQ(run_bench(Depth{4}), with);
}

// These work only at nodes with some depth left.
TEST(GomokuTechniques, ChangeADeeperSearch) {
    const std::uint64_t with = run_bench(Depth{8});
    for (const char* name :
         {"double-extension", "negative-extension", "prior-move-malus", "raised-alpha-reduction",
          "shallow-entry-reduction", "singular-extensions", "table-evaluation"}) {
        const SwitchedOff without({name});
        EXPECT_NE(run_bench(Depth{8}), with) << name;
    }
}

class LeafDefences : public testing::Test {
  protected:
    /// The solvers of fours and threes must not look further than the search.
    SwitchedOff solvers_{{"vcf", "root-vcf", "root-vct", "threat-quiescence"}};
};

/// Two black rows of two cross on h8: a stone there makes two open threes, and one stone stops only
/// one of them. White is too far away to answer with a row of its own.
constexpr const char* kTwosThatCross = "15/1w11w1/15/15/15/15/7b7/6b1b6/7b7/15/15/15/15/1w11w1/15 ";
/// The same, but White has two rows of three with one end closed: a four in each delays the end by
/// a move.
constexpr const char* kTwosThatCrossAndFours =
    "www12/15/15/15/15/15/7b7/6b1b6/7b7/15/15/15/15/15/12www ";

TEST_F(LeafDefences, SeeADoubleThree) {
    const std::string fen = std::string(kTwosThatCross) + "b freestyle";
    const auto found = search(fen, 1);
    EXPECT_EQ(found.best_move, "h8");
    // h8, a four, the five.
    EXPECT_EQ(mate_distance(found.value), 3);
    const SwitchedOff blind({"leaf-defences"});
    EXPECT_FALSE(is_mate(search(fen, 1).value));
}

TEST_F(LeafDefences, SeeBehindFoursThatOnlyPutTheEndOff) {
    const std::string fen = std::string(kTwosThatCrossAndFours) + "b freestyle";
    const auto found = search(fen, 1);
    EXPECT_EQ(found.best_move, "h8");
    // h8, a block, another block, a four, the five.
    EXPECT_EQ(mate_distance(found.value), 5);
    const SwitchedOff blind({"leaf-defences"});
    EXPECT_FALSE(is_mate(search(fen, 1).value));
}

TEST_F(LeafDefences, SeeThatAMoveElsewhereLosesToADoubleThree) {
    const std::string fen = std::string(kTwosThatCross) + "w freestyle";
    EXPECT_EQ(mate_distance(search(fen, 2, "a1").value), -3);
    const SwitchedOff blind({"leaf-defences"});
    EXPECT_FALSE(is_mate(search(fen, 2, "a1").value));
}

}  // namespace
}  // namespace engine::gomoku
