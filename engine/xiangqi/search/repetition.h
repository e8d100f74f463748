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
/// If a cycle began before the root, it ends the search only at the third occurrence, as in the
/// law: the sides have yet to choose whether they repeat what they played. Inside the tree a draw
/// is returned at the second: whoever does better by deviating could have done so the first time.
inline std::optional<Value> repetition_value(Position& position, RepetitionLaw& law, LossBy loss_by,
                                             Ply ply) {
    const auto cycle = latest_cycle(position, 1);
    if (!cycle) return std::nullopt;
    const bool inside_tree = static_cast<int>(cycle->plies) <= ply.value();
    std::optional<Color> loser;
    if (inside_tree) loser = law.loser(position, cycle->plies);
    if (!inside_tree || (loser && loss_by == LossBy::ThirdOccurrence)) {
        const auto twice = latest_cycle(position, 2);
        if (!twice) return std::nullopt;
        loser = law.loser(position, twice->span);
    }
    if (!loser) return kDraw;
    const Value lost = rule_loss_in(ply);
    return *loser == position.side_to_move() ? lost : -lost;
}

}  // namespace engine::xiangqi
