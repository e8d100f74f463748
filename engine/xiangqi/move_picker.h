// SPDX-License-Identifier: MIT
// Staged move ordering: likely refutations first, and no stage generated before it is needed.
#pragma once

#include <array>

#include "engine/core/history.h"
#include "engine/xiangqi/features.h"
#include "engine/xiangqi/move.h"
#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// How often quiet moves cut off lately, by what moves where.
class History {
  public:
    [[nodiscard]] int value(Piece piece, Square to) const {
        return table_[slot(piece, to)].value();
    }
    void update(Piece piece, Square to, int bonus) { table_[slot(piece, to)].update(bonus); }
    void clear() { table_ = {}; }

  private:
    static constexpr std::size_t slot(Piece piece, Square to) {
        return piece.dense() * kSquares + static_cast<std::size_t>(to.index());
    }
    std::array<HistoryCounter, kPieces * kSquares> table_{};
};

/// The two latest quiet moves that cut off at a ply, the newer first.
struct Killers {
    std::array<Move, 2> moves{};

    void add(Move move) {
        if (moves[0] == move) return;
        moves[1] = moves[0];
        moves[0] = move;
    }
};

enum class PickMode : std::uint8_t {
    /// Hash move, good captures, killers, quiets by history, losing captures.
    All,
    /// Captures that do not lose material, for quiescence.
    GoodCaptures,
};

/// Hands out each legal move once.
class MovePicker {
  public:
    struct Hints {
        Move hash_move;
        Killers killers;
    };

    /// `position` and `history` must outlive the picker and not change while it is asked.
    MovePicker(const Position& position, const History& history, const Hints& hints, PickMode mode,
               FeatureSet features);

    /// The next best move; none when there are no more.
    Move next();

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
    Move killer(std::size_t which);
    void advance() { stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1); }
    void score_captures();
    void score_quiets();
    [[nodiscard]] bool was_handed_out(Move move) const;

    const Position& position_;
    const History& history_;
    Hints hints_;
    Safety safety_;
    PickMode mode_;
    FeatureSet features_;
    Stage stage_ = Stage::HashMove;
    MoveList moves_;
    std::array<int, 128> scores_;
    MoveList bad_captures_;
    std::size_t current_ = 0;
};

}  // namespace engine::xiangqi
