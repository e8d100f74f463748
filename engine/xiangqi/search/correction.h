// SPDX-License-Identifier: MIT
// Correction history: the recent errors of the static evaluation in positions with the same pawns,
// the same other pieces or the same last move.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/search/history.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/histories.h"

namespace engine::xiangqi {

class CorrectionHistory {
  public:
    void clear() { *this = {}; }

    /// Centipawns to add to the static evaluation.
    [[nodiscard]] Value correction(const Position& position, PieceTo last_move) const {
        const auto side = index(position.side_to_move());
        const State& state = position.state();
        const int sum = pawns_[side][slot(state.pawn_key)].value() +
                        pieces_[side][slot(state.piece_key())].value() +
                        moves_[side][last_move.slot()].value();
        return sum / kCounterPerCentipawn;
    }

    /// Records that a search of `depth` plies returned a value `error` centipawns above the
    /// evaluation.
    void update(const Position& position, PieceTo last_move, Value error, int depth) {
        const auto side = index(position.side_to_move());
        const State& state = position.state();
        const int bonus = std::clamp(error * depth * 4, -kLargestStep, kLargestStep);
        pawns_[side][slot(state.pawn_key)].update(bonus);
        pieces_[side][slot(state.piece_key())].update(bonus);
        moves_[side][last_move.slot()].update(bonus);
    }

  private:
    static constexpr std::size_t kSlots = 8192;
    static constexpr int kLargestStep = HistoryCounter::kLimit / 5;
    /// Each of the three tables can change the evaluation by at most 40 centipawns.
    static constexpr int kCounterPerCentipawn = HistoryCounter::kLimit / 40;

    static std::size_t slot(Key key) { return (key >> 20) & (kSlots - 1); }

    using Table = std::array<HistoryCounter, kSlots>;
    std::array<Table, 2> pawns_{};
    std::array<Table, 2> pieces_{};
    std::array<std::array<HistoryCounter, PieceTo::kCount>, 2> moves_{};
};

}  // namespace engine::xiangqi
