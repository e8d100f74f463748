// SPDX-License-Identifier: MIT
// What each technique of the search saves, and positions that take many nodes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/core/deepening.h"
#include "engine/core/text.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/bench.h"
#include "engine/gomoku/search/search.h"
#include "tests/support/data.h"

namespace engine::gomoku {
namespace {

TEST(GomokuSearchSlow, DefendsWhereOnlyFewMovesAreSafe) {
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("defence")) continue;
        SearchLimits limits;
        limits.nodes = 20'000;
        Position position = *parse_fen(parts[1]).position;
        SearchState state(1);
        SearchControl control(limits, {});
        Searcher searcher(position, state, control, {});
        deepen(searcher, control, [](const SearchInfo&) {});
        const auto safe = split_words(parts[3]);
        EXPECT_THAT(std::vector<std::string>(safe.begin(), safe.end()),
                    testing::Contains(searcher.answer().best_move))
            << parts[0];
    }
}

TEST(VctSlow, SolvesMostOfTheCollectedWins) {
    int solved = 0;
    int cases = 0;
    for (const std::string& line : tests::data_lines("gomoku.txt")) {
        const auto parts = tests::parts_of(line, ';');
        if (!parts[0].starts_with("vct")) continue;
        ++cases;
        Position position = *parse_fen(parts[1]).position;
        const Position before = position;
        VcfSolver vcf;
        VctSolver vct;
        if (vct.solve(position, vcf, NodeBudget(20'000))) ++solved;
        EXPECT_TRUE(position.same_as(before));
    }
    EXPECT_GE(solved * 100, cases * 70) << solved << " of " << cases;
}

std::uint64_t bench_nodes(gomoku::FeatureSet features) { return run_bench(Depth{4}, features); }

class GomokuSaves : public testing::TestWithParam<Feature> {};

/// The techniques that cost nodes by themselves are off: they would hide what the others save.
TEST_P(GomokuSaves, NodesToTheSameDepth) {
    const auto plain = gomoku::FeatureSet()
                           .without(Feature::RootVcf)
                           .without(Feature::RootVct)
                           .without(Feature::Vcf)
                           .without(Feature::ThreatQuiescence)
                           .without(Feature::LeafDefences);
    EXPECT_LT(bench_nodes(plain), bench_nodes(plain.without(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(Technique, GomokuSaves,
                         testing::Values(Feature::Table, Feature::PrincipalVariationSearch,
                                         Feature::HashMove, Feature::History,
                                         Feature::LateMoveReductions, Feature::LateMovePruning,
                                         Feature::ReverseFutility, Feature::DefenceSets),
                         [](const auto& tested) {
                             std::string name(
                                 kFeatureNames[static_cast<std::size_t>(tested.param)]);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace engine::gomoku
