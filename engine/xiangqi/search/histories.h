// SPDX-License-Identifier: MIT
// History tables for move ordering: how well moves have done in the search so far.
#pragma once

#include <array>
#include <memory>

#include "engine/core/search/history.h"
#include "engine/core/search/killers.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// A piece and its destination: the index of a move in the history tables.
class PieceTo {
  public:
    static constexpr std::size_t kCount = kPieces * kSquares;

    constexpr PieceTo() = default;
    constexpr PieceTo(Piece piece, Square to)
        : slot_(static_cast<std::uint16_t>(piece.dense() * kSquares +
                                           static_cast<std::size_t>(to.index()))) {}
    [[nodiscard]] constexpr std::size_t slot() const { return slot_; }

  private:
    std::uint16_t slot_ = 0;
};

/// The continuation histories are indexed by the moves this many plies ago.
inline constexpr std::array<int, 3> kFollowedPlies{1, 2, 4};

/// Histories of moves, alone or as a reply to an earlier move. About 3 MB.
class Histories {
  public:
    using Counters = std::array<HistoryCounter, PieceTo::kCount>;

    Histories() : continuation_(std::make_unique<std::array<Counters, PieceTo::kCount>>()) {}

    void clear() {
        quiet_ = {};
        capture_ = {};
        for (Counters& counters : *continuation_) counters = {};
    }

    /// Quiet moves, regardless of earlier moves.
    HistoryCounter& quiet(PieceTo move) { return quiet_[move.slot()]; }
    /// Captures, also by victim.
    HistoryCounter& capture(PieceTo move, PieceType victim) {
        return capture_[move.slot() * kPieceTypes + index(victim)];
    }
    /// Moves that follow `earlier`.
    Counters& following(PieceTo earlier) { return (*continuation_)[earlier.slot()]; }

  private:
    Counters quiet_{};
    std::array<HistoryCounter, PieceTo::kCount * kPieceTypes> capture_{};
    std::unique_ptr<std::array<Counters, PieceTo::kCount>> continuation_;
};

/// Killers are quiet moves.
using Killers = engine::Killers<Move>;

}  // namespace engine::xiangqi
