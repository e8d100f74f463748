// SPDX-License-Identifier: MIT
// Endgame knowledge: scales down an advantage when few pieces are left.
#pragma once

#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

inline constexpr int kFullChances = 64;

/// The share of `stronger`'s advantage that counts, of kFullChances: almost none if the defender
/// holds according to the books, all if nothing is known. Depends only on the material, without a
/// search; cheap while many pieces are left.
int winning_chances(const Position& position, Color stronger);

}  // namespace engine::xiangqi
