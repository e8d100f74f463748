// SPDX-License-Identifier: MIT
// The techniques of the search that can be switched off to measure what each is worth.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/feature_set.h"

namespace engine::gomoku {

enum class Feature : std::uint8_t {
    Table,
    PrincipalVariationSearch,
    IterativeDeepening,
    AspirationWindows,
    MateDistancePruning,
    HashMove,
    Killers,
    History,
    ReplyHistory,
    NullMove,
    LateMoveReductions,
    LateMovePruning,
    ReverseFutility,
    Razoring,
    InternalIterativeReduction,
    CandidateArea,
    BlockingReplies,
    ForcedFours,
    DefenceSets,
    /// Only with DefenceSets, which hold the answers.
    LeafDefences,
    ThreatQuiescence,
    Vcf,
    RootVcf,
    RootVct,
};

/// Names on the command line, in the order of the enumeration.
inline constexpr std::array<std::string_view, 24> kFeatureNames{
    "table",
    "principal-variation-search",
    "iterative-deepening",
    "aspiration-windows",
    "mate-distance-pruning",
    "hash-move",
    "killers",
    "history",
    "reply-history",
    "null-move",
    "late-move-reductions",
    "late-move-pruning",
    "reverse-futility",
    "razoring",
    "internal-iterative-reduction",
    "candidate-area",
    "blocking-replies",
    "forced-fours",
    "defence-sets",
    "leaf-defences",
    "threat-quiescence",
    "vcf",
    "root-vcf",
    "root-vct",
};

constexpr std::optional<Feature> feature_named(std::string_view name) {
    return find_feature<Feature>(kFeatureNames, name);
}

using FeatureSet = engine::FeatureSet<Feature>;

}  // namespace engine::gomoku
