// SPDX-License-Identifier: MIT
// A ruling as text: in English for people, in short tokens for the page, which has its own words.
#pragma once

#include <string>

#include "engine/xiangqi/law/rules.h"

namespace engine::xiangqi {

/// One sentence, e.g. `Black wins (axf-18): Red chases the cannon on e6 with every move of the
/// repeated cycle.` Empty while the game goes on. `position` is the one that was ruled.
std::string sentence_of(const Ruling& ruling, const Position& position);

/// `h2e2:chase+offer:h2xe6,h2xa6`: the move, its natures (`check`, `threat`, `chase`, `offer`,
/// `block`, else `idle`) and, where it chases, who attacks whom after it.
std::string text_of(const CycleMove& move);
/// All of them, separated by spaces.
std::string text_of(const CycleMoves& moves);

/// The points, separated by spaces.
std::string text_of(Bitboard points);

}  // namespace engine::xiangqi
