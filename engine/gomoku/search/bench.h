// SPDX-License-Identifier: MIT
// The bench: fixed positions searched to a fixed depth. Its node count is the search's signature.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/types.h"
#include "engine/gomoku/eval/network/network.h"
#include "engine/gomoku/search/bench_positions.h"

namespace engine::gomoku {

inline constexpr Depth kBenchDepth{9};

/// Every position is searched with a fresh table of 16 MB, so with one thread the count depends on
/// nothing else except the network, if given. The positions are FEN.
std::uint64_t run_bench(Depth depth, const network::Network* network = nullptr,
                        std::size_t threads = 1,
                        std::span<const std::string_view> positions = kBenchPositions);

/// Moves made and unmade, with a static evaluation of each: the cost of a node without the search.
struct MoveBench {
    std::uint64_t moves = 0;
    /// The sum of the evaluations, as a checksum: it depends only on the number of moves.
    std::int64_t values = 0;
};
/// Tries every point near the stones of the bench positions, `rounds` times.
MoveBench run_move_bench(int rounds);

}  // namespace engine::gomoku
