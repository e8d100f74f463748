// SPDX-License-Identifier: MIT
// A motif of a move of Gomoku: a name and the points involved.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

enum class MotifKind : std::uint8_t {
    // Shapes with which the move wins (shapes_made.h).
    Five,
    OpenFour,
    DoubleFour,
    FourThree,
    DoubleThree,
    /// The only answer is a point that is forbidden in Renju.
    ForbiddenAnswer,
    // Wins by threats that the move missed or allowed.
    Vcf,
    Vct,
    // The fault of the move (faults.h).
    IgnoredFour,
    IgnoredThree,
    WrongEnd,
    CounterFour,
    Overline,
};
/// Lower case with hyphens, e.g. `four-three`.
std::string_view text_of(MotifKind kind);

struct Motif {
    MotifKind kind = MotifKind::Five;
    /// The stone that carries out the motif.
    Point actor;
    /// The points where the row continues: fives, open fours, the better end.
    std::vector<Point> targets;
    /// The stones of the row concerned, and of a counter-four.
    std::vector<Point> helpers;
    bool operator==(const Motif&) const = default;
};

using Motifs = std::vector<Motif>;

}  // namespace engine::gomoku
