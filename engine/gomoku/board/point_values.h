// SPDX-License-Identifier: MIT
// The evaluation of an empty point by the patterns of its lines, fitted to games.
#pragma once

#include <array>
#include <cstdint>

#include "engine/gomoku/board/pattern.h"

namespace engine::gomoku {

/// The values are in units of 1/16 of an evaluation unit: with so many points on a board, rounding
/// to whole units would add up.
inline constexpr int kPointValueUnit = 16;
/// Only patterns in this range have values: weaker ones are worth nothing, and a five ends the
/// game.
inline constexpr std::size_t kFirstValued = index(Pattern::OpenOne);
inline constexpr std::size_t kValued = index(Pattern::Five) - kFirstValued;

/// The value of each line, and the extra value of each pair of lines, by the stronger and the
/// weaker pattern.
struct PointValues {
    std::array<std::int16_t, kValued> lines;
    std::array<std::array<std::int16_t, kValued>, kValued> crossings;
};

// Fitted to 168 520 positions of 7014 games at 1000 nodes a move
// (tools/training/gomoku/fit_gomoku.cpp).
// The most valuable point is the crossing of two threes; it is worth three times as much to the
// side to move as to the other side. The side to move has no value for an open four, because it has
// won.

inline constexpr PointValues kOnMoveValues{
    {{-7, 26, 61, 9, 552, 343, 0, 0}},
    {{
        {{7}},
        {{9, -28}},
        {{4, 29, 266}},
        {{67, 47, 393, 291}},
        {{150, 134, 816, 757, 2482}},
        {{442, 315, 1698, 1068, 856, 0}},
        {{0, 0, 0, 0, 0, 0, 0}},
        {{0, 0, 0, 0, 0, 0, 0, 0}},
    }},
};
inline constexpr PointValues kWaitingValues{
    {{1, 46, 25, 16, 409, 308, 934, 1627}},
    {{
        {{0}},
        {{-11, -16}},
        {{5, 14, 240}},
        {{33, 65, 343, 256}},
        {{132, 164, 564, 579, 722}},
        {{385, 368, 1284, 941, 2433, 1146}},
        {{1050, 1248, 1000, 461, 168, 0, 0}},
        {{808, 944, 1578, 1153, -79, -110, 0, 0}},
    }},
};
/// The value of the right to move, in whole units.
inline constexpr int kTempo = 104;

}  // namespace engine::gomoku
