// SPDX-License-Identifier: MIT
// How the engine plays the opening procedure swap2 (procedure.h): the stones it places, and its
// answers to those of the other player.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/types.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

inline constexpr int kSwap2Stones = 3;

/// Three stones near the centre that give both sides about even chances.
std::array<Point, kSwap2Stones> balanced_opening(int size, std::uint64_t seed);

/// Whether the value is close to even for a search.
bool is_even(Value value);

enum class Swap2Answer : std::uint8_t { TakeWhite, TakeBlack, PutTwo };

/// The answer to that many stones, from the search value for White, who is to move.
Swap2Answer answer_swap2(int stones, Value value);

}  // namespace engine::gomoku
