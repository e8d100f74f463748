// SPDX-License-Identifier: MIT
// Gains by a series of checks, which count as a chase under the Chinese rules, like plain attacks.
#pragma once

#include "engine/xiangqi/law/chase.h"

namespace engine::xiangqi {

/// Limits of the search: checks before the capture, and positions until it gives up.
inline constexpr int kCombinationChecks = 2;
inline constexpr int kCombinationPositions = 2'000;

/// The captures the side to move forces by one or more checks: of the same piece whatever the
/// answers, with a gain of at least a horse or cannon; one per victim. The attacks name the pieces
/// by their current points. `position` is restored.
Attacks find_combinations(Position& position);

}  // namespace engine::xiangqi
