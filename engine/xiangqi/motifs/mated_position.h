// SPDX-License-Identifier: MIT
// A mated position with the queries of the mate patterns.
#pragma once

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/motifs/gains.h"
#include "engine/xiangqi/motifs/made_move.h"

namespace engine::xiangqi {

inline bool is_checkmate(const Position& position) {
    return position.in_check() && !has_legal_move(position);
}

/// Ranks and points are from the view of the mated side: rank 0 is its back rank.
class Mate {
  public:
    explicit Mate(const Position& position)
        : position_(position),
          loser_(position.side_to_move()),
          king_(position.king(loser_)),
          checkers_(position.checkers(position.side_to_move())) {}

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] Square king() const { return king_; }
    [[nodiscard]] Bitboard checking() const { return checkers_; }
    [[nodiscard]] Bitboard checking(PieceType type) const {
        return checkers_ & position_.pieces(type);
    }
    [[nodiscard]] Bitboard attackers(PieceType type) const {
        return position_.pieces(~loser_, type);
    }
    [[nodiscard]] int rank(Square square) const { return square.rank_for(loser_); }
    [[nodiscard]] bool is_home() const { return rank(king_) == 0 && king_.file() == 4; }
    [[nodiscard]] bool in_palace_corner(Square square) const {
        return in_palace(loser_, square) && square.file() != 4 && rank(square) != 1;
    }
    /// The pieces between two points of a line.
    [[nodiscard]] Bitboard pieces_between(Square one, Square other) const {
        return between(one, other) & position_.occupied();
    }
    [[nodiscard]] Color loser() const { return loser_; }

    [[nodiscard]] bool needs(Bitboard pieces) const {
        for (const Square square : pieces) {
            if (is_checkmate(without(point(square)))) return false;
        }
        return true;
    }
    /// The position without some of its pieces.
    [[nodiscard]] Position without(Bitboard pieces) const {
        Position rest;
        for (const Square square : position_.occupied().without(pieces)) {
            rest.put(position_.at(square), square);
        }
        rest.finish_setup(loser_, 0, 1);
        return rest;
    }

    [[nodiscard]] Motif motif(MotifKind kind, Square actor, Bitboard helpers = {}) const {
        return {kind,
                placed(position_, actor),
                {placed(position_, king_)},
                placed_on(position_, helpers)};
    }

  private:
    const Position& position_;
    Color loser_;
    Square king_;
    Bitboard checkers_;
};

}  // namespace engine::xiangqi
