// SPDX-License-Identifier: MIT
// The eight symmetries of the board.
#pragma once

#include <utility>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

inline constexpr int kSymmetries = 8;

/// The offset of a point from the middle of the board, in files and ranks.
struct Offset {
    int x = 0;
    int y = 0;
    bool operator==(const Offset&) const = default;
};

/// `symmetry` is 0 for the identity, up to 7.
constexpr Offset turned(Offset offset, int symmetry) {
    if ((symmetry & 1) != 0) offset.x = -offset.x;
    if ((symmetry & 2) != 0) offset.y = -offset.y;
    if ((symmetry & 4) != 0) std::swap(offset.x, offset.y);
    return offset;
}

/// The inverse of a symmetry.
constexpr int inverse(int symmetry) {
    const bool swaps = (symmetry & 4) != 0;
    return swaps ? 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 : symmetry;
}

/// The image of a point on a board with `size` lines.
constexpr Point turned(Point point, int symmetry, int size) {
    // Doubled, for boards whose centre is between the lines.
    const int last = size - 1;
    const Offset offset =
        turned(Offset{2 * point.file() - last, 2 * point.rank() - last}, symmetry);
    return {(offset.x + last) / 2, (offset.y + last) / 2};
}

}  // namespace engine::gomoku
