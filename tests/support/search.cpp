// SPDX-License-Identifier: MIT
#include "tests/support/search.h"

#include "tests/support/positions.h"

namespace tests {

using engine::SearchInfo;
using engine::SearchLimits;
using engine::xiangqi::Memory;
using engine::xiangqi::Position;

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

Searched search(Position& position, Memory& memory, const SearchLimits& limits,
                const engine::StopPoll& stop, engine::xiangqi::RuleSet rules) {
    Searched searched;
    engine::SearchControl control(limits, stop);
    engine::xiangqi::Searcher searcher(position, memory, control, rules);
    searcher.deepen([&](const SearchInfo& info) { searched.reports.push_back(info); },
                    engine::xiangqi::kIterativeDeepening);
    searched.answer = searcher.answer();
    searched.nodes = control.nodes();
    return searched;
}

Searched search(Position position, const SearchLimits& limits, engine::xiangqi::RuleSet rules) {
    Memory memory(4);
    return search(position, memory, limits, {}, rules);
}

Searched search(std::string_view fen, const SearchLimits& limits) {
    return search(position_of(fen), limits);
}

}  // namespace tests
