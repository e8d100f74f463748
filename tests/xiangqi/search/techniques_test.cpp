// SPDX-License-Identifier: MIT
// Each technique of the search does what it is for: without it something here goes wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>

#include "engine/core/deepening.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "engine/xiangqi/search/search.h"
#include "tests/support/data.h"

namespace engine::xiangqi {
namespace {

constexpr std::size_t kTableMegabytes = 1;

struct Found {
    SearchInfo answer;
    std::uint64_t nodes = 0;
};

Found search(Position& position, FeatureSet features, SearchLimits limits) {
    Memory memory(kTableMegabytes);
    SearchControl control(limits, {});
    Searcher searcher(position, memory, control, features);
    deepen(
        searcher, control, [](const SearchInfo&) {}, features.has(Feature::IterativeDeepening));
    return {searcher.answer(), control.nodes()};
}

Found search_to(std::string_view fen, int depth, FeatureSet features = {}) {
    SearchLimits limits;
    limits.depth = Depth{depth};
    Position position = *parse_fen(fen).position;
    return search(position, features, limits);
}

FeatureSet only(std::initializer_list<Feature> wanted) {
    FeatureSet features;
    for (std::size_t i = 0; i < kFeatureNames.size(); ++i) {
        const auto feature = static_cast<Feature>(i);
        const bool keep = std::find(wanted.begin(), wanted.end(), feature) != wanted.end();
        if (!keep) features = features.without(feature);
    }
    return features;
}

/// The techniques of the classics, without later ones that would hide what each saves.
FeatureSet classics() {
    return only({Feature::Quiescence, Feature::PrincipalVariationSearch,
                 Feature::IterativeDeepening, Feature::Table, Feature::SecondTier,
                 Feature::HashMove, Feature::StaticExchange, Feature::Killers, Feature::History,
                 Feature::NullMove, Feature::MateDistancePruning});
}

std::uint64_t nodes_over_the_bench(FeatureSet features) {
    constexpr int kDepth = 4;
    std::uint64_t nodes = 0;
    for (const auto fen : kBenchPositions) nodes += search_to(fen, kDepth, features).nodes;
    return nodes;
}

class Saves : public testing::TestWithParam<Feature> {};

TEST_P(Saves, NodesToTheSameDepth) {
    EXPECT_LT(nodes_over_the_bench(classics()),
              nodes_over_the_bench(classics().without(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(
    Technique, Saves,
    testing::Values(Feature::PrincipalVariationSearch, Feature::IterativeDeepening, Feature::Table,
                    Feature::SecondTier, Feature::HashMove, Feature::StaticExchange,
                    Feature::History, Feature::NullMove, Feature::MateDistancePruning),
    [](const auto& tested) {
        std::string name(kFeatureNames[static_cast<std::size_t>(tested.param)]);
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

// Histories order quiet moves so well that killers hardly add to them at this depth.
TEST(Killers, SaveNodesWhereNothingElseOrdersQuietMoves) {
    const FeatureSet unordered = classics().without(Feature::History);
    EXPECT_LT(nodes_over_the_bench(unordered),
              nodes_over_the_bench(unordered.without(Feature::Killers)));
}

TEST(Ordering, ChangesNoValue) {
    const FeatureSet plain = only({Feature::Quiescence});
    const FeatureSet ordered =
        only({Feature::Quiescence, Feature::PrincipalVariationSearch, Feature::Killers,
              Feature::History, Feature::IterativeDeepening});
    for (std::size_t i = 0; i < kBenchPositions.size(); i += 3) {
        EXPECT_EQ(search_to(kBenchPositions[i], 3, ordered).answer.value,
                  search_to(kBenchPositions[i], 3, plain).answer.value)
            << kBenchPositions[i];
    }
}

/// How many of the mates in two and three are seen at a nominal depth that is too small for them.
int mates_seen(int depth, FeatureSet features) {
    int seen = 0;
    for (const auto& mate : tests::mate_cases()) {
        if (mate.moves_to_mate < 2) continue;
        seen += mate_distance(search_to(mate.fen, depth, features).answer.value) > 0 ? 1 : 0;
    }
    return seen;
}

TEST(CheckExtension, SeesMatesBeyondTheHorizon) {
    EXPECT_GT(mates_seen(2, {}), mates_seen(2, FeatureSet{}.without(Feature::CheckExtension)));
}

TEST(SingleReplyExtension, SeesMatesBeyondTheHorizon) {
    const FeatureSet without_checks = FeatureSet{}.without(Feature::CheckExtension);
    EXPECT_GT(mates_seen(2, without_checks),
              mates_seen(2, without_checks.without(Feature::SingleReplyExtension)));
}

// Of the list of puzzles, whose lengths are proved; a mate in four by a capture is found first.
TEST(ShortMateSearch, FindsTheQuietMoveThatMatesSooner) {
    constexpr auto kRookToTheCorner = "4nk3/R2nP4/9/6r2/9/2B6/9/4B4/4A4/3AK4 w - - 0 1";
    const auto answer = search_to(kRookToTheCorner, 14).answer;
    EXPECT_EQ(answer.best_move, "a8a9");
    EXPECT_EQ(mate_distance(answer.value), 3);
    EXPECT_EQ(std::count(answer.line.begin(), answer.line.end(), ' '), 4) << answer.line;
    const FeatureSet without = FeatureSet{}.without(Feature::ShortMateSearch);
    EXPECT_EQ(mate_distance(search_to(kRookToTheCorner, 14, without).answer.value), 4);
}

TEST(Quiescence, KeepsARookFromTakingAProtectedPawn) {
    constexpr auto kProtectedPawn = "5k3/4r4/9/4p4/9/9/4R4/9/9/3K5 w - - 0 1";
    const FeatureSet blind = FeatureSet{}.without(Feature::Quiescence);
    EXPECT_EQ(search_to(kProtectedPawn, 1, blind).answer.best_move, "e3e6");
    EXPECT_NE(search_to(kProtectedPawn, 1).answer.best_move, "e3e6");
}

}  // namespace
}  // namespace engine::xiangqi
