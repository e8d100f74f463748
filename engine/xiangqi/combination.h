// SPDX-License-Identifier: MIT
// Gains by a series of checks: what the Chinese rules count as a chase besides plain attacks.
#pragma once

#include <optional>

#include "engine/xiangqi/chase.h"

namespace engine::xiangqi {

/// How far the search looks: checks before the capture, and positions until it finds nothing.
inline constexpr int kCombinationChecks = 2;
inline constexpr int kCombinationPositions = 20'000;

/// A capture the side to move forces by one or more checks: of the same piece whatever the answers,
/// and with a gain of a horse or cannon at least. Nothing when it sees none. The attack names the
/// pieces by where they stand now. `position` is restored.
std::optional<Attack> find_combination(Position& position);

}  // namespace engine::xiangqi
