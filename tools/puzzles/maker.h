// SPDX-License-Identifier: MIT
// Gomoku puzzles: a win by continuous fours that only one first move starts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"

namespace puzzles {

struct Puzzle {
    engine::gomoku::Position position;
    /// Four, answer, …, the four that wins: as few as there can be.
    std::vector<engine::gomoku::Point> solution;
    /// The fours along its way that do not win.
    int failing = 0;

    [[nodiscard]] int fours() const { return (static_cast<int>(solution.size()) + 1) / 2; }
};

/// The puzzle in a position of a game that is not over; nothing where a five can be made, where no
/// first move wins by fours or where several do. Both are proofs: a position where the solver does
/// not come to an end is none either.
std::optional<Puzzle> puzzle_in(const engine::gomoku::Position& original,
                                engine::gomoku::VcfSolver& solver);

/// The same for all positions that are turned or mirrored images of each other.
std::string canonical(const engine::gomoku::Position& position);

/// The line of the list: `FEN; fours; fours that fail; solution`.
std::string text_of(const Puzzle& puzzle);

}  // namespace puzzles
