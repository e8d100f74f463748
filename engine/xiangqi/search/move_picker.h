// SPDX-License-Identifier: MIT
// Staged move ordering: likely refutations first, and no stage generated before it is needed.
#pragma once

#include <array>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/histories.h"

namespace engine::xiangqi {

enum class PickMode : std::uint8_t {
    /// Hash move, good captures, killers, quiets by history, losing captures.
    All,
    /// Captures that do not lose material, for quiescence.
    GoodCaptures,
};

/// What the node knows that helps to order its moves.
struct OrderingHints {
    Move hash_move;
    Killers killers;
    /// Histories following the moves `kFollowedPlies` ago; null where there was none.
    std::array<Histories::Counters*, kFollowedPlies.size()> following{};
};

/// Hands out each legal move once.
class MovePicker {
  public:
    /// `position` and `histories` must outlive the picker; the position must be as it was at the
    /// construction whenever `next` is called.
    MovePicker(const Position& position, Histories& histories, const OrderingHints& hints,
               PickMode mode);

    /// The next best move; none when there are no more.
    Move next();
    /// From now on only captures.
    void skip_quiets() { skip_quiets_ = true; }
    /// What the histories say of a quiet move.
    [[nodiscard]] int quiet_score(Move move) const;

  private:
    enum class Stage : std::uint8_t {
        HashMove,
        GenerateCaptures,
        GoodCaptures,
        FirstKiller,
        SecondKiller,
        GenerateQuiets,
        Quiets,
        BadCaptures,
        Done,
    };

    Move next_pseudo_legal();
    Move next_capture();
    Move next_scored();
    [[nodiscard]] Move killer(std::size_t which) const;
    void advance() { stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1); }
    void score_captures();
    void score_quiets();
    [[nodiscard]] bool was_handed_out(Move move) const;

    const Position& position_;
    Histories& histories_;
    OrderingHints hints_;
    CheckInfo check_info_;
    PickMode mode_;
    Stage stage_ = Stage::HashMove;
    bool skip_quiets_ = false;
    MoveList moves_;
    std::array<int, 128> scores_;
    MoveList bad_captures_;
    std::size_t current_ = 0;
};

}  // namespace engine::xiangqi
