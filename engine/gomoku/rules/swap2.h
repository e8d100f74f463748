// SPDX-License-Identifier: MIT
// How the opening procedure swap2 (procedure.h) is played: which stones to put, and which answer to
// give to those of the other player.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/types.h"
#include "engine/gomoku/board/point.h"

namespace engine::gomoku {

inline constexpr int kSwap2Stones = 3;

/// Three stones that leave both sides about even, near the middle of the board.
std::array<Point, kSwap2Stones> balanced_opening(int size, std::uint64_t seed);

/// Whether neither side is better, as far as a search can tell.
bool is_even(Value value);

enum class Swap2Answer : std::uint8_t { TakeWhite, TakeBlack, PutTwo };

/// The answer to so many stones, by what the search thinks of the position for White, to move.
Swap2Answer answer_swap2(int stones, Value value);

}  // namespace engine::gomoku
