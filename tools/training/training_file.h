// SPDX-License-Identifier: MIT
// The files that training records are kept in (docs/training-data.md): a header, then blocks that
// each stand for themselves. A shard has one block a game, so that whatever ends the program leaves
// whole games and at most one unfinished block.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "tools/training/training_record.h"

namespace engine::xiangqi {

/// Where records come from: equal origins, equal bytes.
struct Origin {
    /// The signature of the search that played, as `chuhe bench` prints it.
    std::string bench;
    std::string rules;
    std::string soft_nodes;
    /// A checksum of the list of openings; "none" without one.
    std::string openings;
    /// Numbers of the first and the last game, from 1 on.
    std::uint32_t first_game = 0;
    std::uint32_t last_game = 0;

    bool operator==(const Origin&) const = default;
};

/// The origin of records of both; what differs becomes "mixed".
Origin merged(const Origin& a, const Origin& b);

/// What is counted while games are played.
enum class Count : std::uint8_t {
    Games,
    OpeningsRejected,
    Plies,
    RedWins,
    BlackWins,
    Draws,
    EndedByMate,
    EndedByScore,
    EndedByRepetition,
    EndedByOtherRule,
    EndedByDullness,
    EndedByLength,
    PositionsKept,
    RejectedInCheck,
    RejectedRepeated,
    RejectedUnfinished,
    RejectedCapture,
    RejectedLopsided,
    RejectedUnquiet,
};

inline constexpr std::array<std::string_view, 19> kCountNames{
    "games",
    "openings rejected",
    "plies",
    "red wins",
    "black wins",
    "draws",
    "ended by mate or stalemate",
    "ended by score",
    "ended by repetition",
    "ended by another rule",
    "ended as dull",
    "ended by length",
    "positions kept",
    "rejected: in check",
    "rejected: seen before in the game",
    "rejected: search not finished",
    "rejected: best move captures",
    "rejected: score too large",
    "rejected: captures change the evaluation",
};

class Tally {
  public:
    void add(Count what, std::uint32_t times = 1) {
        counts_[static_cast<std::size_t>(what)] += times;
    }
    [[nodiscard]] std::uint32_t operator[](Count what) const {
        return counts_[static_cast<std::size_t>(what)];
    }
    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;

  private:
    std::array<std::uint32_t, kCountNames.size()> counts_{};
};

Bytes pack_header(const Origin& origin);
/// `records` are packed ones, one after the other. `game` is 0 where they are of several games.
Bytes pack_block(std::uint32_t game, const Tally& tally, ByteView records);

struct Block {
    std::uint32_t game = 0;
    Tally tally;
    /// Packed records, one after the other; part of the bytes that are read.
    ByteView records;
};

/// Reads a file from the front. The bytes are not copied.
class TrainingReader {
  public:
    explicit TrainingReader(ByteView bytes);

    /// The next whole block; nothing at the end or where something is wrong.
    std::optional<Block> next();
    [[nodiscard]] const Origin& origin() const { return origin_; }
    /// What is wrong with the file, in one line; empty as long as nothing is. An unfinished block
    /// at the end is not wrong.
    [[nodiscard]] const std::string& error() const { return error_; }
    /// Bytes of the header and the blocks read so far.
    [[nodiscard]] std::size_t position() const { return position_; }
    /// Once `next` returned nothing: the bytes of an unfinished block at the end.
    [[nodiscard]] std::size_t unfinished_bytes() const;

  private:
    ByteView bytes_;
    Origin origin_;
    std::string error_;
    std::size_t position_ = 0;
};

/// What a file says of its records as a whole.
struct Contents {
    Origin origin;
    Tally tally;
};

/// Called with each record and its packed bytes; false ends the reading.
using VisitRecord = std::function<bool(const TrainingRecord&, ByteView)>;

/// Reads a shard or set; what is wrong with it, or nothing. Unfinished tails are passed over.
std::string visit_records(const std::string& path, Contents& contents, const VisitRecord& visit);

/// Where to go on with a shard.
struct Resumption {
    /// Why it cannot go on, in one line; else empty.
    std::string error;
    /// The length to cut the file to; 0 when even the header is missing.
    std::size_t whole_bytes = 0;
    std::uint32_t next_game = 0;
};

Resumption resume(ByteView bytes, const Origin& origin);

}  // namespace engine::xiangqi
