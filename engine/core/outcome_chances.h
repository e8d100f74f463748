// SPDX-License-Identifier: MIT
// The chances of how a game ends, for either game.
#pragma once

#include <optional>

#include "engine/core/types.h"

namespace engine {

/// Probabilities, for the side to move; the sum is 1.
struct Outcomes {
    double win = 0;
    double draw = 0;
    double loss = 0;
};

/// In thousandths, for the side to move; the sum is 1000.
struct OutcomeChances {
    int win = 0;
    int draw = 0;
    int loss = 0;
    bool operator==(const OutcomeChances&) const = default;
};

/// The certain outcome of a proven or ruled result; nothing for an evaluation.
std::optional<Outcomes> decided_outcomes(Value value);

/// The winning chance, 0 … 1: a draw counts half.
double winning_chance(const Outcomes& outcomes);

OutcomeChances in_thousandths(const Outcomes& outcomes);

}  // namespace engine
