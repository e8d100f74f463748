// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/mate_threat.h"

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

class MateSearch {
  public:
    explicit MateSearch(Position& position) : position_(position) {}

    /// Whether the side to move mates with at most `moves` checks.
    bool mates(int moves) {
        for (const Move move : legal_checks(position_)) {
            if (++positions_ > kMateThreatPositions) return false;
            position_.make_move(move);
            const bool mate = is_mated(moves - 1);
            position_.unmake_move();
            if (mate) return true;
        }
        return false;
    }

  private:
    /// Whether every answer to the check leads to mate with at most `moves` more checks.
    bool is_mated(int moves) {
        if (moves == 0) return !has_legal_move(position_);
        for (const Move answer : legal_moves(position_)) {
            position_.make_move(answer);
            const bool mate = mates(moves);
            position_.unmake_move();
            if (!mate) return false;
        }
        return true;
    }

    Position& position_;
    int positions_ = 0;
};

}  // namespace

bool threatens_mate(Position& position) {
    if (position.in_check()) return false;
    position.make_null_move();
    const bool mate = MateSearch(position).mates(kMateThreatMoves);
    position.unmake_null_move();
    return mate;
}

bool is_mated_after(Position& position, Move capture) {
    position.make_move(capture);
    const bool mated = MateSearch(position).mates(kMateThreatMoves);
    position.unmake_move();
    return mated;
}

}  // namespace engine::xiangqi
