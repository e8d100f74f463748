// SPDX-License-Identifier: MIT
// What a learner should see of a position: the row that won, and the rows that are about to.
#pragma once

#include <vector>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// A four or an open three that stands on the board.
struct Shape {
    Color color = Color::Black;
    /// A five comes next, else an open four.
    bool is_four = false;
    /// Along the row.
    std::vector<Point> stones;
    /// The empty points that take it a step further.
    std::vector<Point> next;
};

/// Black's before White's, fours before threes. A point where Renju bars Black counts for no three
/// of his. `position` is moved about and restored.
std::vector<Shape> live_shapes(Position& position);

/// The stones of a row that has won, from end to end; empty when there is none.
std::vector<Point> winning_row(const Position& position);

}  // namespace engine::gomoku
