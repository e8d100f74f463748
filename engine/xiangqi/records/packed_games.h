// SPDX-License-Identifier: MIT
// Many games from the usual start in few bytes: a move takes as many bits as it surprises a model
// that learns from the moves before it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/xiangqi/board/move.h"

namespace engine::xiangqi {

using GameMoves = std::vector<Move>;

inline constexpr std::size_t kMostPackedPlies = 1023;
inline constexpr std::size_t kMostPackedGames = 100'000;

/// The games as bytes. Nothing where a move is not legal, or there are more games or plies than
/// that.
std::optional<Bytes> pack_games(const std::vector<GameMoves>& games);
/// What `pack_games` was given; nothing where the bytes are none of its.
std::optional<std::vector<GameMoves>> unpack_games(ByteView bytes);

}  // namespace engine::xiangqi
