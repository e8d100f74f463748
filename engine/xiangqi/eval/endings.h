// SPDX-License-Identifier: MIT
// What is known of endings: how much of an advantage counts when few pieces are left.
#pragma once

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

inline constexpr int kFullChances = 64;

/// How much of `stronger`'s advantage counts, of kFullChances: next to nothing where the defender
/// holds by the book, all of it where nothing is known. Decided by what pieces there are, never by
/// a search; cheap while many are left.
int winning_chances(const Position& position, Color stronger);

}  // namespace engine::xiangqi
