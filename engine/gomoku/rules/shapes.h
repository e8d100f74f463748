// SPDX-License-Identifier: MIT
// The rows that learners should see: the winning row, and rows about to become one.
#pragma once

#include <vector>

#include "engine/gomoku/board/position.h"

namespace engine::gomoku {

/// A four or an open three on the board.
struct Shape {
    Color color = Color::Black;
    /// The next step is a five; otherwise an open four.
    bool is_four = false;
    /// In order along the row.
    std::vector<Point> stones;
    /// The empty points that extend it to the next step.
    std::vector<Point> next;
};

/// Black's before White's, fours before threes. Points forbidden for Black do not count for his
/// threes. `position` is changed and restored.
std::vector<Shape> live_shapes(Position& position);

/// The stones of a winning row, from end to end; empty if there is none.
std::vector<Point> winning_row(const Position& position);

}  // namespace engine::gomoku
