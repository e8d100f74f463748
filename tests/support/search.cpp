// SPDX-License-Identifier: MIT
#include "tests/support/search.h"

#include <algorithm>

#include "engine/core/deepening.h"
#include "tests/support/positions.h"

namespace tests {

using engine::SearchInfo;
using engine::SearchLimits;
using engine::xiangqi::kFeatureNames;
using engine::xiangqi::Memory;
using engine::xiangqi::Position;

FeatureSet only(std::initializer_list<Feature> features) {
    FeatureSet set;
    for (std::size_t i = 0; i < kFeatureNames.size(); ++i) {
        const auto feature = static_cast<Feature>(i);
        const bool wanted = std::find(features.begin(), features.end(), feature) != features.end();
        if (!wanted) set = set.without(feature);
    }
    return set;
}

SearchLimits to_depth(int depth) {
    SearchLimits limits;
    limits.depth = engine::Depth{depth};
    return limits;
}

SearchLimits to_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

Searched search(Position& position, Memory& memory, const SearchLimits& limits, FeatureSet features,
                const engine::StopPoll& stop, engine::xiangqi::RuleSet rules) {
    Searched searched;
    engine::SearchControl control(limits, stop);
    engine::xiangqi::Searcher searcher(position, memory, control, features, rules);
    engine::deepen(
        searcher, control, [&](const SearchInfo& info) { searched.reports.push_back(info); },
        features.has(Feature::IterativeDeepening));
    searched.answer = searcher.answer();
    searched.nodes = control.nodes();
    return searched;
}

Searched search(Position position, const SearchLimits& limits, FeatureSet features,
                engine::xiangqi::RuleSet rules) {
    Memory memory(4);
    return search(position, memory, limits, features, {}, rules);
}

Searched search(std::string_view fen, const SearchLimits& limits, FeatureSet features) {
    return search(position_of(fen), limits, features);
}

}  // namespace tests
