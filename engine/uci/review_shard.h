// SPDX-License-Identifier: MIT
// A file that a review is written into game by game, so that it can be stopped and gone on with:
// a line on what is reviewed, then for each game a line with its number, size and checksum, and
// the game itself. These lines begin with `%`, which readers of PGN pass over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"

namespace chuhe {

/// Every `count`-th game from number `index` on, both from 1.
struct ShardOf {
    std::size_t index = 1;
    std::size_t count = 1;
};

/// What a shard is of: two files with the same origin, but for the shard, belong together.
struct ReviewOrigin {
    std::string game;
    /// Checksum of the records.
    std::uint64_t input = 0;
    std::size_t games = 0;
    std::uint64_t nodes = 0;
    std::string rules;
    std::string notation;
    /// The program with a count of nodes that another search or network would change.
    std::string engine;
    ShardOf shard;

    /// Of a file; with `has_shard` false, of all its shards.
    [[nodiscard]] std::string text(bool has_shard = true) const;
};

/// `text` has the first line of a file as `ReviewOrigin::text` writes it.
struct ReviewShard {
    std::string origin;
    struct Game {
        std::size_t number = 0;
        std::string_view text;
    };
    std::vector<Game> games;
    /// What follows was torn off while it was written, or is damaged.
    std::size_t whole_bytes = 0;
};

/// `bytes` must outlive it. Without a first line the origin is empty.
ReviewShard read_review_shard(engine::ByteView bytes);

std::string review_shard_head(const ReviewOrigin& origin);
/// `text` ends a line.
std::string review_shard_block(std::size_t number, std::string_view text);

/// The value of `name=value` among the words of an origin; empty without one.
std::string_view origin_value(std::string_view origin, std::string_view name);

/// What differs between two origins, as a person is told; empty where nothing does.
std::string origin_difference(std::string_view theirs, std::string_view ours);

}  // namespace chuhe
