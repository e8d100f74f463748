// SPDX-License-Identifier: MIT
// The value of a repetition in the search.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/xiangqi/law/repetition_law.h"

namespace engine::xiangqi {

/// When the search takes a cycle inside the tree for a loss.
enum class LossBy : std::uint8_t {
    /// At the second occurrence: the loser could have done better the first time. It keeps moves
    /// that lose from being put off by a cycle, but is not the law: a side may chase in one cycle
    /// and check in the next, which draws although either would lose alone.
    SecondOccurrence,
    /// As the law does.
    ThirdOccurrence,
};

/// The value for the side to move, `ply` plies from the root, if the position has occurred before
/// and that ends the search of it. `position` is restored.
///
/// If a cycle began before the root, the sides could still deviate, so a loss is only ruled at the
/// third occurrence; a draw is returned in either case.
inline std::optional<Value> repetition_value(Position& position, RepetitionLaw& law, LossBy loss_by,
                                             Ply ply) {
    const auto cycle = latest_cycle(position, 1);
    if (!cycle) return std::nullopt;
    auto loser = law.loser(position, cycle->plies);
    if (!loser) return kDraw;
    const bool inside_tree = static_cast<int>(cycle->plies) <= ply.value();
    if (!inside_tree || loss_by == LossBy::ThirdOccurrence) {
        const auto twice = latest_cycle(position, 2);
        if (!twice) return std::nullopt;
        loser = law.loser(position, twice->span);
    }
    if (!loser) return kDraw;
    const Value lost = rule_loss_in(ply);
    return *loser == position.side_to_move() ? lost : -lost;
}

}  // namespace engine::xiangqi
