// SPDX-License-Identifier: MIT
// What the lower levels get wrong: fixed ideas of what a piece is worth where it stands.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/random.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/histories.h"

namespace engine::xiangqi {

/// Takes each piece on each point for worth up to `error` centipawns more or less than it is. The
/// ideas come from the seed: one seed is one player, who misjudges the same things all game long.
/// They count from the position at the root, which is judged as it is.
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
    /// Centipawns by which the side to move seems to stand better than it does.
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
