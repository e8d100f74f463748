// SPDX-License-Identifier: MIT
// Which moves of Xiangqi a style likes.
#pragma once

#include "engine/core/search/style.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// How much a player of that style likes the legal `move`; what it is worth `bonus_of` says.
int liking_of(const Style& style, const Position& position, Move move);

/// Whether the move begins a game as the taste has it.
bool suits(OpeningTaste taste, const Position& position, Move move);

}  // namespace engine::xiangqi
