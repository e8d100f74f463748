// SPDX-License-Identifier: MIT
// Moves with scores, taken in order of their scores.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "engine/xiangqi/board/move.h"

namespace engine::xiangqi {

/// Hands out the best move first; among equal scores the lowest move, so that every platform
/// searches the same tree. Selection, one step per call, because most nodes need only a few moves.
class RankedMoves {
  public:
    void clear() { size_ = 0; }
    /// Scores beyond ±kLargestScore count as that.
    void add(Move move, int score) {
        ranks_[size_++] =
            std::clamp(score, -kLargestScore, kLargestScore) * kMoves + (kMoves - 1 - move.raw());
    }
    /// Call it once, after the last `add`.
    void finish() {
        while (size_ % kBlock != 0) ranks_[size_++] = kTaken;
    }
    /// Removes and returns the best move; kNoMove if none is left.
    Move take_best() {
        const std::int32_t best = take_highest(ranks_.data(), size_ / kBlock);
        if (best == kTaken) return kNoMove;
        return Move::from_raw(static_cast<std::uint16_t>(~best & (kMoves - 1)));
    }

  private:
    /// A rank is a score and a move, so that one comparison orders two moves, and of 32 bits, so
    /// that several of them are compared at a time.
    static constexpr int kMoves = 1 << 14;
    static constexpr int kLargestScore = (1 << 17) - 1;
    static constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();
    /// So many ranks are compared at a time.
    static constexpr std::size_t kBlock = 8;
    static_assert(MoveList::kCapacity % kBlock == 0);

    /// Returns the highest rank and replaces it by kTaken.
    static std::int32_t take_highest(std::int32_t* ranks, std::size_t blocks);

    alignas(32) std::array<std::int32_t, MoveList::kCapacity> ranks_;
    std::size_t size_ = 0;
};

}  // namespace engine::xiangqi
