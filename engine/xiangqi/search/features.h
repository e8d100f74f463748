// SPDX-License-Identifier: MIT
// The techniques of the search that can be switched off to measure what each is worth.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/feature_set.h"

namespace engine::xiangqi {

enum class Feature : std::uint8_t {
    Table,
    SecondTier,
    PrincipalVariationSearch,
    IterativeDeepening,
    NullMove,
    Killers,
    History,
    HashMove,
    StaticExchange,
    CheckExtension,
    SingleReplyExtension,
    Quiescence,
    MateDistancePruning,
    AspirationWindows,
    LateMoveReductions,
    LateMovePruning,
    FutilityPruning,
    ExchangePruning,
    ReverseFutility,
    Razoring,
    InternalIterativeReduction,
    ProbCut,
    SingularExtension,
    ContinuationHistory,
    CaptureHistory,
    QuiescenceTable,
    DeltaPruning,
    CorrectionHistory,
    CheckOrdering,
    HistoryPruning,
    PriorMoveBonus,
    EvaluationHistory,
    ShortMateSearch,
};

/// Names on the command line, in the order of the enumeration.
inline constexpr std::array<std::string_view, 33> kFeatureNames{
    "table",
    "second-tier",
    "principal-variation-search",
    "iterative-deepening",
    "null-move",
    "killers",
    "history",
    "hash-move",
    "static-exchange",
    "check-extension",
    "single-reply-extension",
    "quiescence",
    "mate-distance-pruning",
    "aspiration-windows",
    "late-move-reductions",
    "late-move-pruning",
    "futility-pruning",
    "exchange-pruning",
    "reverse-futility",
    "razoring",
    "internal-iterative-reduction",
    "probcut",
    "singular-extension",
    "continuation-history",
    "capture-history",
    "quiescence-table",
    "delta-pruning",
    "correction-history",
    "check-ordering",
    "history-pruning",
    "prior-move-bonus",
    "evaluation-history",
    "short-mate-search",
};

constexpr std::optional<Feature> feature_named(std::string_view name) {
    return find_feature<Feature>(kFeatureNames, name);
}

using FeatureSet = engine::FeatureSet<Feature>;

}  // namespace engine::xiangqi
