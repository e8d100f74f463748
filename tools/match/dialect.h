// SPDX-License-Identifier: MIT
// How engines write the ranks of the board: 0 to 9, as the field does, or Fairy-Stockfish's 1
// to 10.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/xiangqi/board/move.h"

namespace match {

enum class Ranks : std::uint8_t { FromZero, FromOne };

std::string move_text(engine::xiangqi::Move move, Ranks ranks);
/// Nothing when `text` names no two points of the board.
std::optional<engine::xiangqi::Move> read_move(std::string_view text, Ranks ranks);

}  // namespace match
