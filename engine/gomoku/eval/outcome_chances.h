// SPDX-License-Identifier: MIT
// The chances of winning and losing for a value.
#pragma once

#include "engine/core/outcome_chances.h"

namespace engine::gomoku {

/// From the side to move's view: a win has the chance 1/(1 + exp(-value / network::kScale)), which
/// the network is trained to give. Draws are too rare to have a chance.
Outcomes outcomes_of(Value value);

}  // namespace engine::gomoku
