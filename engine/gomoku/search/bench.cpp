// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/bench.h"

#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/rules/fen.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/search/search.h"

namespace engine::gomoku {

std::uint64_t run_bench(Depth depth, const network::Network* network, std::size_t threads,
                        std::span<const std::string_view> positions) {
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
            Searcher searcher(position, state, control);
            searcher.deepen([](const SearchInfo&) {}, kIterativeDeepening);
            return searcher.answer();
        };
        nodes += state.threads.run(limits, {}, search).nodes;
    }
    return nodes;
}

MoveBench run_move_bench(int rounds) {
    MoveBench bench;
    for (const std::string_view fen : kBenchPositions) {
        Position position = *parse_fen(fen).position;
        const PointSet points = position.near_points();
        for (int round = 0; round < rounds; ++round) {
            for (const Point point : points) {
                position.make_move(point);
                bench.values += evaluate(position);
                position.unmake_move();
                ++bench.moves;
            }
        }
    }
    return bench;
}

}  // namespace engine::gomoku
