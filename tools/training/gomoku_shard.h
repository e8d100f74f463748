// SPDX-License-Identifier: MIT
// The files that games of Gomoku are kept in (docs/training-data.md): a header, then games that
// each stand for themselves, so that whatever ends the program leaves whole games and at most one
// unfinished.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/core/bytes.h"
#include "tools/training/gomoku_self_play.h"

namespace engine::gomoku {

/// Where games come from: equal origins, equal bytes.
struct ShardOrigin {
    /// The signature of the search that played, as `pbrain-chuhe bench` prints it.
    std::uint64_t bench = 0;
    SelfPlaySettings settings;
    /// From 1 on.
    std::uint32_t first_game = 1;
    std::uint32_t last_game = 1;
};

Bytes pack_header(const ShardOrigin& origin);
Bytes pack_game(std::uint32_t number, const TrainingGame& game);

/// Reads a shard from the front. The bytes are not copied.
class ShardReader {
  public:
    explicit ShardReader(ByteView bytes);

    struct Numbered {
        std::uint32_t number = 0;
        TrainingGame game;
    };
    /// The next whole game; nothing at the end or where something is wrong.
    std::optional<Numbered> next();
    /// What is wrong with the file, in one line; empty as long as nothing is. An unfinished game at
    /// the end is not wrong.
    [[nodiscard]] const std::string& error() const { return error_; }
    /// Bytes of the header and the games read so far.
    [[nodiscard]] std::size_t position() const { return position_; }

  private:
    ByteView bytes_;
    std::size_t position_ = 0;
    std::string error_;
};

/// Where to go on with a shard.
struct ShardResumption {
    /// Why it cannot go on, in one line; else empty.
    std::string error;
    /// The length to cut the file to; 0 when even the header is missing.
    std::size_t whole_bytes = 0;
    std::uint32_t next_game = 0;
};

ShardResumption resume(ByteView bytes, const ShardOrigin& origin);

}  // namespace engine::gomoku
