// SPDX-License-Identifier: MIT
// Evaluation errors of the lower levels: fixed misjudgements of pieces on points.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/histories.h"

namespace engine::xiangqi {

/// Misjudges each piece on each point by up to `error` centipawns. The errors depend on the seed:
/// the same seed is the same player, who makes the same misjudgements throughout a game. They are
/// relative to the root position, which is evaluated correctly.
class EvalNoise {
  public:
    EvalNoise(Value error, std::uint64_t seed, const Position& root) : error_(error) {
        if (error == 0) return;
        SplitMix64 random(seed);
        const auto range = static_cast<std::uint32_t>(2 * error + 1);
        for (std::int16_t& idea : ideas_) {
            idea = static_cast<std::int16_t>(static_cast<Value>(random.below(range)) - error);
        }
        at_root_ = for_red(root);
    }

    [[nodiscard]] bool any() const { return error_ != 0; }
    /// The error in centipawns from the side to move's view.
    [[nodiscard]] Value of(const Position& position) const {
        if (error_ == 0) return 0;
        const Value seeming = for_red(position) - at_root_;
        return position.side_to_move() == Color::Red ? seeming : -seeming;
    }

  private:
    [[nodiscard]] Value for_red(const Position& position) const {
        Value sum = 0;
        for (const Square square : position.occupied()) {
            const Piece piece = position.at(square);
            const Value idea = ideas_[PieceTo(piece, square).slot()];
            sum += piece.color() == Color::Red ? idea : -idea;
        }
        return sum;
    }

    Value error_;
    Value at_root_ = 0;
    std::array<std::int16_t, PieceTo::kCount> ideas_{};
};

}  // namespace engine::xiangqi
