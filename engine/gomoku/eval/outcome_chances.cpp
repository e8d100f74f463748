// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/outcome_chances.h"

#include <cmath>

#include "engine/gomoku/eval/network/network.h"

namespace engine::gomoku {

Outcomes outcomes_of(Value value) {
    if (const auto decided = decided_outcomes(value)) return *decided;
    const double win = 1 / (1 + std::exp(-static_cast<double>(value) / network::kScale));
    return {.win = win, .loss = 1 - win};
}

}  // namespace engine::gomoku
