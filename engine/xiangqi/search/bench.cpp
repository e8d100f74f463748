// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/bench.h"

#include <memory>

#include "engine/core/deepening.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/bench_positions.h"
#include "engine/xiangqi/search/search.h"

namespace engine::xiangqi {

BenchResult run_bench(Depth depth, FeatureSet features, RuleSet rules,
                      const network::Network* network) {
    constexpr std::size_t kTableMegabytes = 16;
    BenchResult result;
    Memory memory(kTableMegabytes);
    if (network != nullptr) memory.network = std::make_unique<network::Network>(*network);
    SearchLimits limits;
    limits.depth = depth;
    for (const std::string_view fen : kBenchPositions) {
        memory.clear();
        Position position = *parse_fen(fen).position;
        SearchControl control(limits, {});
        Searcher searcher(position, memory, control, features, rules);
        deepen(
            searcher, control, [](const SearchInfo&) {}, features.has(Feature::IterativeDeepening));
        result.nodes += control.nodes();
        for (std::size_t tier = 0; tier < 2; ++tier) {
            result.table_hits[tier] += memory.table.hits()[tier];
        }
    }
    return result;
}

}  // namespace engine::xiangqi
