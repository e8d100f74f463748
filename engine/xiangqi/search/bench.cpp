// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/bench.h"

#include <memory>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "engine/xiangqi/search/search.h"

namespace engine::xiangqi {

std::uint64_t run_bench(Depth depth, RuleSet rules, const network::Network* network) {
    constexpr std::size_t kTableMegabytes = 16;
    std::uint64_t nodes = 0;
    SearchState state(kTableMegabytes);
    if (network != nullptr) state.network = std::make_unique<network::Network>(*network);
    SearchLimits limits;
    limits.depth = depth;
    for (const std::string_view fen : kBenchPositions) {
        state.clear();
        Position position = *parse_fen(fen).position;
        SearchControl control(limits, {});
        Searcher searcher(position, state, control, rules);
        searcher.deepen([](const SearchInfo&) {}, kIterativeDeepening);
        nodes += control.nodes();
    }
    return nodes;
}

}  // namespace engine::xiangqi
