// SPDX-License-Identifier: MIT
// A Xiangqi position with the history that repetition and the natural-move limit need.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/types.h"
#include "engine/xiangqi/board/attacks.h"
#include "engine/xiangqi/board/board.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/score.h"

namespace engine::xiangqi {

/// The data that unmaking a move cannot recompute, one per ply; the last belongs to the current
/// position.
struct State {
    Key key = 0;
    /// The pawns' share of the key.
    Key pawn_key = 0;
    /// Material and piece-square tables, from Red's point of view.
    Score psq;
    /// 0 (bare) … kFullPhase (all rooks, knights and cannons).
    int phase = 0;
    Move last_move;
    Piece moved;
    Piece captured;
    bool in_check = false;
    /// Checks by each side since the last capture.
    std::array<std::uint8_t, 2> checks{};
    /// Plies without capture that count towards the natural-move limit (see rules.h).
    std::uint16_t quiet_plies = 0;
    /// Plies since the last capture, null move or the set-up: a repetition cannot reach further
    /// back.
    std::uint16_t reversible_plies = 0;

    /// The share of the other pieces and the side to move in the key.
    [[nodiscard]] Key piece_key() const { return key ^ pawn_key; }
};

/// Determines, without making a move, whether the move leaves a king attacked.
struct CheckInfo {
    /// Any move may expose the king: it is in check, or faces a cannon with no piece between.
    bool test_all = false;
    /// Pieces whose departure may expose the king: pinned pieces, screens and pieces on horse legs.
    Bitboard blockers;
};

class Position : public Board {
  public:
    /// An empty board, Red to move; filled by `put` and `finish_setup` (see fen.h).
    Position();

    void put(Piece piece, Square square);
    /// Completes the set-up; both kings must stand on the board.
    void finish_setup(Color side_to_move, int quiet_plies, int full_moves);

    [[nodiscard]] Color side_to_move() const { return side_; }
    [[nodiscard]] Key key() const { return state().key; }
    [[nodiscard]] bool in_check() const { return state().in_check; }
    [[nodiscard]] int full_moves() const { return full_moves_; }

    [[nodiscard]] const State& state() const { return states_.back(); }
    /// All states since the set-up, oldest first.
    [[nodiscard]] const std::vector<State>& states() const { return states_; }
    /// False if the current position certainly did not occur before; cheap.
    [[nodiscard]] bool may_have_occurred() const { return seen_[filter_slot(key())] > 1; }

    /// The key after a pseudo-legal move.
    [[nodiscard]] Key key_after(Move move) const;
    /// `move` must be pseudo-legal.
    void make_move(Move move);
    void unmake_move();
    /// Passes the turn; the side to move must not be in check.
    void make_null_move();
    void unmake_null_move();

    /// Whether `move` follows the moves of the pieces; it may leave the own king attacked.
    [[nodiscard]] bool is_pseudo_legal(Move move) const;
    /// Whether any `move`, even an invalid one, is legal.
    [[nodiscard]] bool is_legal(Move move) const {
        return is_pseudo_legal(move) && is_legal(move, check_info());
    }
    /// For the own king: which moves may leave it attacked.
    [[nodiscard]] CheckInfo check_info() const { return check_info_of(side_, side_); }
    /// Whether a pseudo-legal move leaves the own king safe; `check_info` must belong to this
    /// position.
    [[nodiscard]] bool is_legal(Move move, const CheckInfo& check_info) const;
    /// For the enemy king: which own moves may uncover a check.
    [[nodiscard]] CheckInfo enemy_check_info() const { return check_info_of(~side_, side_); }
    /// Whether a legal move gives check; `enemy_check_info` must belong to this position.
    [[nodiscard]] bool gives_check(Move move, const CheckInfo& enemy_check_info) const;

    /// The same position with left and right exchanged, without its history.
    [[nodiscard]] Position mirrored() const;

    static constexpr int kFullPhase = 2 * (2 * 4 + 2 * 2 + 2 * 2);

  private:
    // The board changes only by moves.
    using Board::lift;
    using Board::place;
    using Board::take_back;

    static constexpr std::size_t kFilterSlots = 4096;
    static std::size_t filter_slot(Key key) { return key & (kFilterSlots - 1); }

    /// Updates the counters of `now` after a move by `us`.
    static void count_quiet_ply(State& now, Color us, bool was_in_check);
    /// The blockers of side `mover` around `king_side`'s king, against the attackers of the other
    /// side.
    [[nodiscard]] CheckInfo check_info_of(Color king_side, Color mover) const;

    Color side_ = Color::Red;
    int full_moves_ = 1;
    std::vector<State> states_;
    std::array<std::uint8_t, kFilterSlots> seen_{};  // occurrences in the line, by low key bits
};

}  // namespace engine::xiangqi
