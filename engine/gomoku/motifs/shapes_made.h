// SPDX-License-Identifier: MIT
// The shape a stone makes, as a motif with which its side wins. The caller must know that it wins;
// the shape itself is certain.
#pragma once

#include <optional>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/motifs/motif.h"

namespace engine::gomoku {

/// For a stone of the side to move on an empty point where it is allowed. `position` is restored.

/// It makes a winning row.
std::optional<Motif> find_five(const Position& position, Point point);
/// Four in a row with both ends open: one stone cannot prevent the five. Targets: the ends.
std::optional<Motif> find_open_four(Position& position, Point point);
/// Two fours at once: two points make five. Targets: these points.
std::optional<Motif> find_double_four(Position& position, Point point);
/// A four and an open three at once. Target: the point of the five.
std::optional<Motif> find_four_three(Position& position, Point point);
/// Two open threes at once; not where Renju forbids that.
std::optional<Motif> find_double_three(Position& position, Point point);
/// A four whose only answer is a point forbidden for Black in Renju. Target: that point.
std::optional<Motif> find_forbidden_answer(Position& position, Point point);

/// The first motif that applies.
std::optional<Motif> shape_made(Position& position, Point point);

}  // namespace engine::gomoku
