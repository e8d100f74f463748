// SPDX-License-Identifier: MIT
// What a move of Gomoku is an example of, as a name and the points it is about.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

enum class MotifKind : std::uint8_t {
    // What a move makes, by which its side wins (shapes_made.h).
    Five,
    OpenFour,
    DoubleFour,
    FourThree,
    DoubleThree,
    /// The other side would have to answer where Renju bars it.
    ForbiddenAnswer,
    // Wins by threats that were there (missed) or were left to the other side (allowed).
    Vcf,
    Vct,
    // What the move did wrong (faults.h).
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
    /// The stone that does it.
    Point actor;
    /// Where the row goes on: fives, open fours, the better end.
    std::vector<Point> targets;
    /// The stones of the row it is about, and of a counter-four.
    std::vector<Point> helpers;
    bool operator==(const Motif&) const = default;
};

using Motifs = std::vector<Motif>;

}  // namespace engine::gomoku
