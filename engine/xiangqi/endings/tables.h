// SPDX-License-Identifier: MIT
// Endgame tables, created on demand and kept while there is room; and packed sets for endgames
// whose tables would be too large.
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

/// A legal move and its result for the side that makes it.
struct EndingMove {
    Move move;
    EndingVerdict verdict;
};

class EndingTables {
  public:
    /// The memory limit for all tables in bytes: at least those of one position, including
    /// captures. The default is a second or two of work, and affordable for a page.
    explicit EndingTables(std::uint64_t most_bytes = kMostBytes) : most_bytes_(most_bytes) {}
    static constexpr std::uint64_t kMostBytes = 9'000'000;

    /// The bytes of all tables that a material needs; the maximum value if none can be created.
    static std::uint64_t bytes_needed(const EndingMaterial& material);

    /// Creates the table if needed. Null if it would be too large, there was no memory or
    /// `cancelled` returned true; tables finished by then are kept.
    const EndingTable* table(const EndingMaterial& material, const StopPoll& cancelled);

    /// Used if there is no table.
    [[nodiscard]] Fault load_sets(ByteView bytes) { return sets_.load(bytes); }
    /// Whether sets, if loaded, could cover a position.
    [[nodiscard]] bool misses_sets(const Position& position) const;

    /// Whether a position is covered by tables or by a set.
    [[nodiscard]] bool covers(const Position& position) const;
    /// The estimated time to create the missing tables of a covered position.
    [[nodiscard]] std::chrono::milliseconds expected_time(const Position& position) const;
    /// With perfect play by both sides, ignoring repetition and the natural-move limit. Nothing if
    /// there is neither table nor set, or `cancelled` returned true. For a set the moves are those
    /// of the longest win.
    std::optional<EndingVerdict> verdict(const Position& position, const StopPoll& cancelled);
    /// All legal moves, best first: the quickest win, then draws, then the longest resistance.
    /// Nothing if `verdict` would return nothing.
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
