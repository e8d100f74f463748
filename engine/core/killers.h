// SPDX-License-Identifier: MIT
// The killer heuristic: what cut off in one node is tried early in its siblings.
#pragma once

#include <array>

namespace engine {

/// The two latest moves that cut off at a ply, the newer first.
template <class Move>
struct Killers {
    std::array<Move, 2> moves{};

    void add(Move move) {
        if (moves[0] == move) return;
        moves[1] = moves[0];
        moves[0] = move;
    }
};

}  // namespace engine
