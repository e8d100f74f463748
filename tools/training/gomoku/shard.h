// SPDX-License-Identifier: MIT
// Shards of games of Gomoku (docs/training-data.md).
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/bytes.h"
#include "tools/training/gomoku/self_play.h"
#include "tools/training/shard.h"

namespace engine::gomoku {

/// Each block is a game, in as many bytes as it needs.
inline constexpr training::ShardFormat kShardFormat{.magic = "chuhe-gomoku-data",
                                                    .text_bytes = 128};

Bytes pack(const TrainingGame& game);
inline Bytes pack_block(std::uint32_t number, const TrainingGame& game) {
    return training::pack_block(kShardFormat, {number, {}, pack(game)});
}
/// Nothing when the bytes are no game.
std::optional<TrainingGame> unpack(ByteView bytes);

/// Called with each game and its number.
using VisitGame = std::function<void(std::uint32_t, TrainingGame)>;

/// Reads a shard; what is wrong with it, or nothing. Unfinished tails are passed over.
std::string visit_games(const std::string& path, const VisitGame& visit);

}  // namespace engine::gomoku
