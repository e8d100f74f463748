// SPDX-License-Identifier: MIT
// Gains by a series of checks: what the Chinese rules count as a chase besides plain attacks.
#pragma once

#include "engine/xiangqi/law/chase.h"

namespace engine::xiangqi {

/// How far the search looks: checks before the capture, and positions until it finds nothing.
inline constexpr int kCombinationChecks = 2;
inline constexpr int kCombinationPositions = 2'000;

/// The captures the side to move forces by one or more checks: of the same piece whatever the
/// answers, and with a gain of a horse or cannon at least; one for each victim. The attacks name
/// the pieces by where they stand now. `position` is restored.
Attacks find_combinations(Position& position);

}  // namespace engine::xiangqi
