// SPDX-License-Identifier: MIT
// The files of both games' self-play (docs/training-data.md): a header of text, then blocks that
// each have a checksum. A shard has one block for each game, so whatever ends the program leaves
// whole games and at most one unfinished block.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"

namespace training {

using engine::Bytes;
using engine::ByteView;

/// The layout of one game's files.
struct ShardFormat {
    /// The first word of a file; its version follows.
    std::string_view magic;
    /// Size of the header's text, which is filled up with spaces.
    std::size_t text_bytes = 0;
    /// Whether the checksum of the text follows it.
    bool has_header_checksum = false;
    /// Size of what a block counts: its tally.
    std::size_t tally_bytes = 0;
    /// Size of a record; 1 where records differ in size, so that a block tells its bytes.
    std::size_t record_bytes = 1;
};

/// Where records come from, as names and values in the order of the header: the signature of the
/// search that played, its settings, the first and the last game. Equal origins, equal bytes.
using Origin = std::vector<std::pair<std::string, std::string>>;

/// Appends the numbers of the first and the last game, from 1 on.
void append_games(Origin& origin, std::uint32_t first, std::uint32_t last);
/// The origin of records of both, of one format: games from the first to the last, and "mixed"
/// where settings differ.
Origin merged(Origin a, const Origin& b);

struct Block {
    /// 0 where the records are of several games.
    std::uint32_t game = 0;
    ByteView tally;
    /// One after the other.
    ByteView records;
};

Bytes pack_header(const ShardFormat& format, const Origin& origin);
Bytes pack_block(const ShardFormat& format, const Block& block);

/// Called with each block; says what is wrong with its records, or nothing.
using VisitBlock = std::function<std::string(const Block&)>;

struct Reading {
    Origin origin;
    /// What is wrong with the file, in one line; else empty. A file may end within a block.
    std::string error;
    /// Of the header and the blocks before an unfinished or faulty one.
    std::size_t whole_bytes = 0;
};

Reading read_blocks(const ShardFormat& format, ByteView bytes, const VisitBlock& visit);
/// Reads a file; an error begins with its path. Standard error tells of an unfinished block.
Reading read_file(const ShardFormat& format, const std::string& path, const VisitBlock& visit);

/// Where to go on with a shard.
struct Resumption {
    /// Why it cannot go on, in one line; else empty.
    std::string error;
    /// The length to cut the file to; 0 when even the header is missing.
    std::size_t whole_bytes = 0;
    /// 0 when no game is whole.
    std::uint32_t last_game = 0;
};

Resumption resume(const ShardFormat& format, ByteView bytes, const Origin& origin);

}  // namespace training
