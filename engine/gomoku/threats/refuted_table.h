// SPDX-License-Identifier: MIT
// A table of attacks that a threat solver has refuted.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/core/types.h"

namespace engine::gomoku {

/// Records for positions that an attack with that number of moves does not win. New entries replace
/// old ones.
class RefutedTable {
  public:
    static constexpr int kMaxMoves = 63;

    /// The table has 2^`bits` entries.
    explicit RefutedTable(unsigned bits) : entries_(std::size_t{1} << bits) {}

    void clear() { std::fill(entries_.begin(), entries_.end(), 0); }
    /// `moves` is at most kMaxMoves.
    void store(Key key, int moves) {
        entries_[slot(key)] = (key & ~kMovesMask) | static_cast<std::uint64_t>(moves);
    }
    /// Whether `moves` of the attacker are known not to win.
    [[nodiscard]] bool contains(Key key, int moves) const {
        const std::uint64_t entry = entries_[slot(key)];
        return (entry ^ key) <= kMovesMask && static_cast<int>(entry & kMovesMask) >= moves;
    }

  private:
    static constexpr std::uint64_t kMovesMask = kMaxMoves;

    [[nodiscard]] std::size_t slot(Key key) const { return key >> 32 & (entries_.size() - 1); }

    /// The upper bits of a key and, below them, the number of moves that do not win.
    std::vector<std::uint64_t> entries_;
};

}  // namespace engine::gomoku
