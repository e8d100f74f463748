// SPDX-License-Identifier: MIT
// Shards and sets of Xiangqi's training records (docs/training-data.md), with what was counted
// while they were played.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>

#include "engine/core/bytes.h"
#include "tools/training/shard.h"
#include "tools/training/xiangqi/record.h"

namespace engine::xiangqi {

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
    RejectedRuling,
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
    "rejected: decided by a ruling",
    "rejected: captures change the evaluation",
};

class Tally {
  public:
    Tally() = default;
    /// Of `packed` ones.
    explicit Tally(ByteView bytes);

    void add(Count what, std::uint32_t times = 1) {
        counts_[static_cast<std::size_t>(what)] += times;
    }
    [[nodiscard]] std::uint32_t operator[](Count what) const {
        return counts_[static_cast<std::size_t>(what)];
    }
    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
    [[nodiscard]] Bytes packed() const;

  private:
    std::array<std::uint32_t, kCountNames.size()> counts_{};
};

inline constexpr training::ShardFormat kShardFormat{.magic = "chuhe-data",
                                                    .text_bytes = 248,
                                                    .has_header_checksum = true,
                                                    .tally_bytes = 4 * kCountNames.size(),
                                                    .record_bytes = kRecordSize};

/// `records` are packed ones, one after the other. `game` is 0 where they are of several games.
Bytes pack_block(std::uint32_t game, const Tally& tally, ByteView records);

/// What a file says of its records as a whole.
struct Contents {
    training::Origin origin;
    Tally tally;
};

/// Called with each record and its packed bytes.
using VisitRecord = std::function<void(const TrainingRecord&, ByteView)>;

/// Reads a shard or set; what is wrong with it, or nothing. Unfinished tails are passed over.
std::string visit_records(const std::string& path, Contents& contents, const VisitRecord& visit);

}  // namespace engine::xiangqi
