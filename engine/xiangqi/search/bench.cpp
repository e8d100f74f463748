// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/bench.h"

#include <memory>

#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/search/search.h"

namespace engine::xiangqi {

std::uint64_t run_bench(Depth depth, RuleSet rules, const network::Network* network,
                        std::size_t threads, std::span<const std::string_view> positions) {
    constexpr std::size_t kTableMegabytes = 16;
    std::uint64_t nodes = 0;
    SearchState state(kTableMegabytes);
    state.threads.resize(threads);
    if (network != nullptr) state.network = std::make_unique<network::Network>(*network);
    SearchLimits limits;
    limits.depth = depth;
    for (const std::string_view fen : positions) {
        state.clear();
        const auto root_of = parse_fen(fen);
        if (!root_of.position) continue;
        const Position root = *root_of.position;
        const auto search = [&](SearchControl& control) {
            Position position = root;
            Searcher searcher(position, state, control, rules);
            searcher.deepen([](const SearchInfo&) {}, kIterativeDeepening);
            return searcher.answer();
        };
        nodes += state.threads.run(limits, {}, search).nodes;
    }
    return nodes;
}

}  // namespace engine::xiangqi
