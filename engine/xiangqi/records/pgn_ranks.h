// SPDX-License-Identifier: MIT
// Programs that write PGN do not agree from which number the ranks of a board count.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engine::xiangqi {

/// Whether a game counts ranks 0 to 9, as in `h2e2`, or 1 to 10, as pychess does.
enum class Ranks : std::uint8_t { FromZero, FromOne };

/// `word` as read_move takes it, whose coordinates (h2e2) count ranks from zero and whose algebraic
/// moves (Che3, H8e7) from one. Other words stay as they are.
std::string with_usual_ranks(std::string_view word, Ranks ranks);

}  // namespace engine::xiangqi
