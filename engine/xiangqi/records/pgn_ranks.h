// SPDX-License-Identifier: MIT
// Programs that write PGN number the ranks of the board from 0 or from 1.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engine::xiangqi {

/// Whether a game numbers the ranks 0 to 9, as in `h2e2`, or 1 to 10, as pychess does.
enum class Ranks : std::uint8_t { FromZero, FromOne };

/// Converts `word` for read_move: coordinates (h2e2) with ranks from 0, algebraic moves (Che3,
/// H8e7) with ranks from 1. Other words stay unchanged.
std::string with_usual_ranks(std::string_view word, Ranks ranks);

}  // namespace engine::xiangqi
