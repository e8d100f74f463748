// SPDX-License-Identifier: MIT
#include "engine/core/outcome_chances.h"

#include <algorithm>
#include <cmath>

namespace engine {

std::optional<Outcomes> decided_outcomes(Value value) {
    if (!is_decided(value)) return std::nullopt;
    return value > 0 ? Outcomes{.win = 1} : Outcomes{.loss = 1};
}

double winning_chance(const Outcomes& outcomes) { return outcomes.win + outcomes.draw / 2; }

OutcomeChances in_thousandths(const Outcomes& outcomes) {
    const int win = static_cast<int>(std::lround(1000 * outcomes.win));
    const int loss = std::min(static_cast<int>(std::lround(1000 * outcomes.loss)), 1000 - win);
    return {.win = win, .draw = 1000 - win - loss, .loss = loss};
}

}  // namespace engine
