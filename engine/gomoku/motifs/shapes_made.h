// SPDX-License-Identifier: MIT
// What a stone makes, as a motif by which its side wins. That it does win is the caller's to know;
// what stands on the board is certain.
#pragma once

#include <optional>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/motifs/motif.h"

namespace engine::gomoku {

/// About a stone of the side to move on an empty point, which it may play. `position` is moved
/// about and restored.

/// It makes a winning row.
std::optional<Motif> find_five(const Position& position, Point point);
/// Four in a row with both ends open: one stone does not stop the five. Targets: the ends.
std::optional<Motif> find_open_four(Position& position, Point point);
/// Two fours at once: two points make a five each. Targets: these.
std::optional<Motif> find_double_four(Position& position, Point point);
/// A four and an open three at once. Target: where the four becomes five.
std::optional<Motif> find_four_three(Position& position, Point point);
/// Two open threes at once. Where Renju forbids that it is no motif but a foul.
std::optional<Motif> find_double_three(Position& position, Point point);
/// A four whose only answer is a point where Renju bars Black. Target: that point.
std::optional<Motif> find_forbidden_answer(Position& position, Point point);

/// The first of them that is true.
std::optional<Motif> shape_made(Position& position, Point point);

}  // namespace engine::gomoku
