// SPDX-License-Identifier: MIT
// A file to which a review is appended game by game, so that it can be interrupted and continued: a
// line about the review, then for each game a line with its number, size and checksum, and the game
// itself. These lines begin with `%`, which PGN readers ignore.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"

namespace chuhe {

/// Every `count`-th game from number `index`, both counted from 1.
struct ShardOf {
    std::size_t index = 1;
    std::size_t count = 1;
};

/// The origin of a shard: two files whose origins differ only in the shard belong together.
struct ReviewOrigin {
    std::string game;
    /// The checksum of the records.
    std::uint64_t input = 0;
    std::size_t games = 0;
    std::uint64_t nodes = 0;
    std::string rules;
    std::string notation;
    /// The program, with a node count that a different search or network would change.
    std::string engine;
    ShardOf shard;

    /// The origin of a file; without `has_shard`, of all its shards.
    [[nodiscard]] std::string text(bool has_shard = true) const;
};

/// `text` contains the first line of a file as written by `ReviewOrigin::text`.
struct ReviewShard {
    std::string origin;
    struct Game {
        std::size_t number = 0;
        std::string_view text;
    };
    std::vector<Game> games;
    /// The number of leading bytes that are complete; the rest was cut off during writing, or is
    /// damaged.
    std::size_t whole_bytes = 0;
};

/// `bytes` must outlive the result. Without a first line the origin is empty.
ReviewShard read_review_shard(engine::ByteView bytes);

std::string review_shard_head(const ReviewOrigin& origin);
/// `text` ends with a line end.
std::string review_shard_block(std::size_t number, std::string_view text);

/// The value of `name=value` in an origin; empty if missing.
std::string_view origin_value(std::string_view origin, std::string_view name);

/// Describes the differences between two origins; empty if none.
std::string origin_difference(std::string_view theirs, std::string_view ours);

}  // namespace chuhe
