// SPDX-License-Identifier: MIT
// The killer heuristic: moves that caused a cutoff in one node are tried early in its siblings.
#pragma once

#include <array>

namespace engine {

/// The two latest cutoff moves at a ply, newest first.
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
