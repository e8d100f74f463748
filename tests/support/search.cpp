// SPDX-License-Identifier: MIT
#include "tests/support/search.h"

#include "tests/support/positions.h"

namespace tests {

using engine::SearchInfo;
using engine::SearchLimits;
using engine::xiangqi::Position;
using engine::xiangqi::SearchState;

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

Searched search(Position& position, SearchState& state, const SearchLimits& limits,
                const engine::StopPoll& stop, engine::xiangqi::RuleSet rules) {
    Searched searched;
    engine::SearchControl control(limits, stop);
    engine::xiangqi::Searcher searcher(position, state, control, rules);
    searcher.deepen([&](const SearchInfo& info) { searched.reports.push_back(info); },
                    engine::xiangqi::kIterativeDeepening);
    searched.answer = searcher.answer();
    searched.nodes = control.nodes();
    return searched;
}

Searched search(Position position, const SearchLimits& limits, engine::xiangqi::RuleSet rules) {
    SearchState state(4);
    return search(position, state, limits, {}, rules);
}

Searched search(std::string_view fen, const SearchLimits& limits) {
    return search(position_of(fen), limits);
}

}  // namespace tests
