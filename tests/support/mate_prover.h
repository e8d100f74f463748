// SPDX-License-Identifier: MIT
// Proves or refutes a mate by full-width search: tries every move of both sides without pruning. It
// uses the rules of the board and shares no code with the searches it is compared with.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "engine/xiangqi/board/position.h"

namespace tests {

enum class Proof : std::uint8_t { Proven, Refuted, TooLarge };

/// Repetitions need no treatment: a shortest mate repeats no position, and a mate forced within
/// that many moves is forced whatever was played before.
class MateProver {
  public:
    /// Gives up after that many positions.
    explicit MateProver(std::uint64_t positions) : limit_(positions) {}

    /// Whether the side to move mates or stalemates in at most `moves` moves of its own; if `moves`
    /// is negative, whether it is mated or stalemated in at most that many moves of the other side.
    /// `position` is restored.
    Proof prove(engine::xiangqi::Position& position, int moves);

    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    struct Known {
        std::int8_t mates_in = kNever;
        std::int8_t none_within = 0;
    };
    static constexpr std::int8_t kNever = 127;

    bool mates(engine::xiangqi::Position& position, int moves);
    bool mates_with(engine::xiangqi::Position& position, engine::xiangqi::Move move, int moves);
    bool is_lost(engine::xiangqi::Position& position, int moves);
    [[nodiscard]] bool gave_up() const { return positions_ >= limit_; }

    std::uint64_t limit_;
    std::uint64_t positions_ = 0;
    std::unordered_map<engine::Key, Known> known_;
};

}  // namespace tests
