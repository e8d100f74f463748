// SPDX-License-Identifier: MIT
// Gomoku puzzles: a win by continuous fours that starts with a single first move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"

namespace puzzles {

struct Puzzle {
    engine::gomoku::Position position;
    /// Four, reply, …, the winning four: the shortest win.
    std::vector<engine::gomoku::Point> solution;
    /// The number of fours along the solution that do not win.
    int failing = 0;

    [[nodiscard]] int fours() const { return (static_cast<int>(solution.size()) + 1) / 2; }
};

/// The puzzle in a position of an unfinished game; nothing if a five can be made, or if no first
/// move or several first moves win by fours. Both need a proof: a position that the solver cannot
/// decide is not a puzzle.
std::optional<Puzzle> puzzle_in(const engine::gomoku::Position& original,
                                engine::gomoku::VcfSolver& solver);

/// Equal for all positions that are symmetric to each other.
std::string canonical(const engine::gomoku::Position& position);

/// The line of the list: `FEN; fours; failing fours; solution`.
std::string text_of(const Puzzle& puzzle);

}  // namespace puzzles
