// SPDX-License-Identifier: MIT
// Compresses many games from the usual start position: an arithmetic coder with a model that learns
// from the previous moves.
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

/// The games as bytes. Nothing if a move is illegal, or if there are more games or plies than the
/// format allows.
std::optional<Bytes> pack_games(const std::vector<GameMoves>& games);
/// The inverse of `pack_games`; nothing if the bytes are invalid.
std::optional<std::vector<GameMoves>> unpack_games(ByteView bytes);

}  // namespace engine::xiangqi
