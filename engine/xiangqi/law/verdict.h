// SPDX-License-Identifier: MIT
// How each law rules a repetition whose moves are classified.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/outcome.h"
#include "engine/xiangqi/law/cycle.h"

namespace engine::xiangqi {

struct Verdict {
    /// The side that must vary; nobody when the repetition is a draw.
    std::optional<Color> loser;
    Reason reason = Reason::Repetition;
    /// What it rests on. `axf-N`: item N of the Asian rules, `axf-dN` the item of diagram N, `axf`
    /// their definitions; `cxa-N`: an article of the Chinese rules of 1999; `computer-N`: an item
    /// of the definition of computer play; `simple`.
    std::string_view article;
    /// The pieces the loser chased with every move, on their points at the end of the cycle.
    Bitboard victims;
};

/// `cycle` was classified under the same `rules`; it leads to `position` from an equal one.
Verdict rule_cycle(const CycleMoves& cycle, const Position& position, RuleSet rules);

}  // namespace engine::xiangqi
