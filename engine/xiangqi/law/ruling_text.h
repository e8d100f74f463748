// SPDX-License-Identifier: MIT
// A ruling as text: in English for command lines, in short tokens for tests.
#pragma once

#include <string>
#include <vector>

#include "engine/xiangqi/law/rules.h"

namespace engine::xiangqi {

/// One sentence, e.g. `Black wins (axf-18): Red chases the cannon on e6 with every move of the
/// repeated cycle.` Empty while the game is in progress. `position` is the one that was judged.
std::string sentence_of(const Ruling& ruling, const Position& position);

/// `check`, `threat`, `chase` or `combination`, `offer`, `block`; empty for an idle move.
std::vector<std::string> natures_of(const CycleMove& move);
/// `h2e2:chase+offer:h2xe6,h2xa6`: the move, its natures or `idle`, and for a chase the attacks
/// after it.
std::string text_of(const CycleMove& move);

}  // namespace engine::xiangqi
