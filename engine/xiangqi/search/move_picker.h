// SPDX-License-Identifier: MIT
// Staged move ordering: the most promising moves first; each stage is generated only when needed.
#pragma once

#include <array>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/search/histories.h"
#include "engine/xiangqi/search/ranked_moves.h"

namespace engine::xiangqi {

enum class PickMode : std::uint8_t {
    /// Hash move, good captures, killers, quiet moves by history, losing captures.
    All,
    /// Captures that do not lose material, for the quiescence search.
    GoodCaptures,
};

/// Data of a node for ordering its moves.
struct OrderingHints {
    Move hash_move;
    Killers killers;
    /// The continuation histories of the moves `kFollowedPlies` ago; null if there was no such
    /// move.
    std::array<Histories::Counters*, kFollowedPlies.size()> following{};
};

/// Returns each legal move once.
class MovePicker {
  public:
    /// `position` and `histories` must outlive the picker; at each call of `next` the position must
    /// be the one passed to the constructor.
    MovePicker(const Position& position, Histories& histories, const OrderingHints& hints,
               PickMode mode);

    /// The next best move; kNoMove at the end.
    Move next();
    /// Returns only captures from now on.
    void skip_quiets() { skip_quiets_ = true; }
    /// The history score of a quiet move.
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
    Move next_ranked();
    [[nodiscard]] Move killer(std::size_t which) const;
    void advance() { stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1); }
    void add_captures();
    void add_quiets();
    [[nodiscard]] bool was_handed_out(Move move) const;

    const Position& position_;
    Histories& histories_;
    OrderingHints hints_;
    CheckInfo check_info_;
    PickMode mode_;
    Stage stage_ = Stage::HashMove;
    bool skip_quiets_ = false;
    RankedMoves moves_;
    MoveList bad_captures_;
    std::size_t bad_captures_tried_ = 0;
};

}  // namespace engine::xiangqi
