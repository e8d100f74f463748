// SPDX-License-Identifier: MIT
// Tables of endings, made when they are wanted and kept while there is room; and packed sets of
// endings whose tables would be too large.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "engine/xiangqi/endings/sets.h"
#include "engine/xiangqi/endings/table.h"

namespace engine::xiangqi {

/// A legal move and what it leads to, for the side that makes it.
struct EndingMove {
    Move move;
    EndingVerdict verdict;
};

class EndingTables {
  public:
    /// So many bytes may all tables take that are kept: at least those of one position, with what
    /// captures lead to. The default is a second or two of work, and what a page can afford.
    explicit EndingTables(std::uint64_t most_bytes = kMostBytes) : most_bytes_(most_bytes) {}
    static constexpr std::uint64_t kMostBytes = 9'000'000;

    /// Bytes of all tables that a material needs, the greatest number where none can be made.
    static std::uint64_t bytes_needed(const EndingMaterial& material);

    /// Makes the table if need be. Null where it would be too large, there was no memory or
    /// `cancelled` answered true; tables that were finished meanwhile are kept.
    const EndingTable* table(const EndingMaterial& material, const StopPoll& cancelled);

    /// What is asked for where no table is made.
    [[nodiscard]] Fault load_sets(ByteView bytes) { return sets_.load(bytes); }
    /// Whether sets could say something of a position, were they loaded.
    [[nodiscard]] bool misses_sets(const Position& position) const;

    /// Whether a position is one of those that tables are made for, or that there is a set of.
    [[nodiscard]] bool covers(const Position& position) const;
    /// What is missing of the tables for a covered position takes about so long.
    [[nodiscard]] std::chrono::milliseconds expected_time(const Position& position) const;
    /// By perfect play of both sides, repetition and the natural-move limit left aside. Nothing
    /// where there is neither table nor set for it, or `cancelled` answered true. Of a set the
    /// moves are those of the longest win.
    std::optional<EndingVerdict> verdict(const Position& position, const StopPoll& cancelled);
    /// All legal moves, the best first: the quickest win, then draws, then the longest resistance.
    /// Nothing where `verdict` would say nothing.
    std::optional<std::vector<EndingMove>> ranked_moves(const Position& position,
                                                        const StopPoll& cancelled);

  private:
    std::optional<EndingVerdict> verdict_by_set(const Position& position);
    [[nodiscard]] std::uint64_t missing_bytes(const EndingMaterial& material) const;
    const EndingTable* make(const EndingMaterial& material, const StopPoll& cancelled);

    std::uint64_t most_bytes_;
    std::map<EndingMaterial, std::unique_ptr<EndingTable>> tables_;
    std::uint64_t bytes_ = 0;
    EndingSets sets_;
};

}  // namespace engine::xiangqi
