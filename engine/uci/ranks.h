// SPDX-License-Identifier: MIT
// Moves of Xiangqi with ranks from 1, as front ends for several variants write them.
#pragma once

#include <string>
#include <string_view>

namespace chuhe {

/// `a9b0` as Fairy-Stockfish writes it: `a10b1`; also several moves.
std::string with_ranks_from_one(std::string_view moves);
/// `a10b1` as we write it: `a9b0`; the text itself if it is not two points of the board.
std::string with_ranks_from_zero(std::string_view text);

}  // namespace chuhe
