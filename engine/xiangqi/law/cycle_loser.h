// SPDX-License-Identifier: MIT
// Who loses by a repetition, and nothing else: the laws as the search asks them at every node.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/rule_set.h"

namespace engine::xiangqi {

/// What led from an earlier equal position to the present one.
struct Cycle {
    /// Plies since the latest of the earlier occurrences.
    std::size_t plies = 0;
    /// Plies since the first of the occurrences asked for.
    std::size_t span = 0;
};

/// The cycle through the latest `earlier_occurrences` of the present position; nothing when it did
/// not occur that often in the span no capture interrupts.
std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences);

/// The side that `rule_cycle` (see verdict.h) finds to lose by the latest `plies` moves, nobody
/// when they draw. Asks no more than that needs.
std::optional<Color> loser_by_cycle(const Position& position, std::size_t plies, RuleSet rules);

}  // namespace engine::xiangqi
