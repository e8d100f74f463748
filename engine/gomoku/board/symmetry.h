// SPDX-License-Identifier: MIT
// The eight ways a board can be turned and mirrored.
#pragma once

#include <utility>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

inline constexpr int kSymmetries = 8;

/// Files and ranks from the middle of the board.
struct Way {
    int x = 0;
    int y = 0;
    bool operator==(const Way&) const = default;
};

/// `symmetry` from 0, which changes nothing, to 7.
constexpr Way turned(Way way, int symmetry) {
    if ((symmetry & 1) != 0) way.x = -way.x;
    if ((symmetry & 2) != 0) way.y = -way.y;
    if ((symmetry & 4) != 0) std::swap(way.x, way.y);
    return way;
}

/// The image of a point of a board with `size` lines.
constexpr Point turned(Point point, int symmetry, int size) {
    // Counted double, for boards whose middle lies between the lines.
    const int last = size - 1;
    const Way way = turned(Way{2 * point.file() - last, 2 * point.rank() - last}, symmetry);
    return {(way.x + last) / 2, (way.y + last) / 2};
}

}  // namespace engine::gomoku
