// SPDX-License-Identifier: MIT
// The value of a repetition in the search.
#pragma once

#include <optional>

#include "engine/xiangqi/law/repetition_law.h"

namespace engine::xiangqi {

/// The value for the side to move, `ply` plies from the root, if the position has occurred before.
/// `position` is restored.
///
/// A repetition inside the tree is ruled at once: a side that could do better would have done so
/// the first time. If the cycle began before the root, the sides could still deviate, so a loss is
/// only ruled at the third occurrence; a draw is returned in either case.
inline std::optional<Value> repetition_value(Position& position, RepetitionLaw& law, Ply ply) {
    const auto cycle = latest_cycle(position, 1);
    if (!cycle) return std::nullopt;
    auto loser = law.loser(position, cycle->plies);
    if (!loser) return kDraw;
    const bool inside_tree = static_cast<int>(cycle->plies) <= ply.value();
    if (!inside_tree) {
        const auto twice = latest_cycle(position, 2);
        if (!twice) return std::nullopt;
        loser = law.loser(position, twice->span);
    }
    if (!loser) return kDraw;
    const Value lost = rule_loss_in(ply);
    return *loser == position.side_to_move() ? lost : -lost;
}

}  // namespace engine::xiangqi
