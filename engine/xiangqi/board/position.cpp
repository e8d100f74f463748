// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/position.h"

#include <algorithm>
#include <cassert>

#include "engine/xiangqi/board/psqt.h"
#include "engine/xiangqi/board/zobrist.h"

namespace engine::xiangqi {

namespace {

/// After this many checks by a side, its further checks do not count towards the natural-move
/// limit.
constexpr int kCountedChecks = 10;

constexpr std::array<int, kPieceTypes> kPhaseWeight{0, 0, 0, 2, 4, 2, 0};

Square moved(Square square, Move move) { return square == move.from() ? move.to() : square; }

}  // namespace

Position::Position() {
    states_.reserve(512);
    states_.emplace_back();
}

void Position::put(Piece piece, Square square) {
    place(piece, square);
    State& state = states_.back();
    state.key ^= zobrist::piece(piece, square);
    if (piece.type() == PieceType::Pawn) state.pawn_key ^= zobrist::piece(piece, square);
    state.psq += piece_square_score(piece, square);
    state.phase += kPhaseWeight[index(piece.type())];
}

void Position::finish_setup(Color side_to_move, int quiet_plies, int full_moves) {
    side_ = side_to_move;
    full_moves_ = full_moves;
    State& state = states_.back();
    if (side_ == Color::Black) state.key ^= zobrist::kKeys.black_to_move;
    state.quiet_plies = static_cast<std::uint16_t>(quiet_plies);
    state.in_check = king_attacked(side_, king(side_), occupied(), pieces(~side_));
    ++seen_[filter_slot(state.key)];
}

Key Position::key_after(Move move) const {
    const Piece piece = at(move.from());
    const Piece captured = at(move.to());
    const Key key = state().key ^ zobrist::kKeys.black_to_move ^
                    zobrist::piece(piece, move.from()) ^ zobrist::piece(piece, move.to());
    return captured.none() ? key : key ^ zobrist::piece(captured, move.to());
}

void Position::make_move(Move move) {
    const Color us = side_;
    const Piece piece = at(move.from());
    const Piece captured = at(move.to());
    assert(!piece.none() && piece.color() == us);
    assert(captured.none() || captured.color() != us);

    const bool was_in_check = in_check();
    const Key key = key_after(move);
    states_.push_back(State(state()));  // a copy: push_back may move the original
    State& now = states_.back();
    now.last_move = move;
    now.moved = piece;
    now.captured = captured;
    now.key = key;
    if (piece.type() == PieceType::Pawn) {
        now.pawn_key ^= zobrist::piece(piece, move.from()) ^ zobrist::piece(piece, move.to());
    }
    now.psq += piece_square_score(piece, move.to()) - piece_square_score(piece, move.from());
    if (!captured.none()) {
        lift(captured, move.to());
        if (captured.type() == PieceType::Pawn) {
            now.pawn_key ^= zobrist::piece(captured, move.to());
        }
        now.psq -= piece_square_score(captured, move.to());
        now.phase -= kPhaseWeight[index(captured.type())];
    }
    lift(piece, move.from());
    place(piece, move.to());
    side_ = ~us;
    if (us == Color::Black) ++full_moves_;
    now.in_check = king_attacked(side_, king(side_), occupied(), pieces(us));
    count_quiet_ply(now, us, was_in_check);
    ++seen_[filter_slot(now.key)];
}

void Position::count_quiet_ply(State& now, Color us, bool was_in_check) {
    if (!now.captured.none()) {
        now.reversible_plies = 0;
        now.quiet_plies = 0;
        now.checks = {};
        return;
    }
    ++now.reversible_plies;
    const bool answers_free_check = was_in_check && now.checks[index(~us)] > kCountedChecks;
    std::uint8_t& checks = now.checks[index(us)];
    if (now.in_check && checks <= kCountedChecks) ++checks;
    const bool is_free_check = now.in_check && checks > kCountedChecks;
    if (!is_free_check && !answers_free_check) ++now.quiet_plies;
}

void Position::unmake_move() {
    const State& undone = state();
    take_back(undone.last_move, undone.captured);
    side_ = ~side_;
    if (side_ == Color::Black) --full_moves_;
    --seen_[filter_slot(undone.key)];
    states_.pop_back();
}

void Position::make_null_move() {
    assert(!in_check());
    states_.push_back(State(state()));
    State& now = states_.back();
    now.last_move = kNoMove;
    now.moved = Piece();
    now.captured = Piece();
    now.key ^= zobrist::kKeys.black_to_move;
    now.reversible_plies = 0;  // a repetition must not extend across a null move
    side_ = ~side_;
    ++seen_[filter_slot(now.key)];
}

void Position::unmake_null_move() {
    --seen_[filter_slot(key())];
    states_.pop_back();
    side_ = ~side_;
}

bool Position::is_pseudo_legal(Move move) const {
    const Piece piece = at(move.from());
    if (move.none() || piece.none() || piece.color() != side_) return false;
    const Piece target = at(move.to());
    if (!target.none() && target.color() == side_) return false;
    const Square from = move.from();
    const Square to = move.to();
    switch (piece.type()) {
        case PieceType::King:
            return king_attacks(from).has(to);
        case PieceType::Advisor:
            return advisor_attacks(from).has(to);
        case PieceType::Bishop:
            return bishop_attacks(from, occupied()).has(to);
        case PieceType::Knight:
            return knight_attacks(from, occupied()).has(to);
        case PieceType::Rook:
            return rook_attacks(from, occupied()).has(to);
        case PieceType::Cannon:
            return target.none() ? rook_attacks(from, occupied()).has(to)
                                 : cannon_attacks(from, occupied()).has(to);
        case PieceType::Pawn:
            return pawn_attacks(side_, from).has(to);
    }
    return false;
}

CheckInfo Position::check_info_of(Color king_side, Color mover) const {
    const Square king = this->king(king_side);
    const Bitboard enemies = pieces(~king_side);
    const Bitboard ours = pieces(mover);
    const Bitboard all = occupied();
    CheckInfo check_info;
    check_info.test_all = king_side == side_ && in_check();
    const Bitboard cross = cross_of(king);
    for (const Square rook :
         (pieces(PieceType::Rook) | pieces(PieceType::King)) & enemies & cross) {
        const Bitboard screens = between(king, rook) & all;
        if (!screens.more_than_one()) check_info.blockers |= screens & ours;
    }
    for (const Square cannon : pieces(PieceType::Cannon) & enemies & cross) {
        const Bitboard screens = between(king, cannon) & all;
        if (screens.empty()) {
            check_info.test_all = true;
        } else if (screens.count() <= 2) {
            check_info.blockers |= screens & ours;
        }
    }
    for (const Square knight : pieces(PieceType::Knight) & enemies & knight_ring(king)) {
        check_info.blockers |= knight_legs(knight, king) & ours;
    }
    return check_info;
}

bool Position::is_legal(Move move, const CheckInfo& check_info) const {
    const bool is_king_move = move.from() == king(side_);
    if (!check_info.test_all && !is_king_move && !check_info.blockers.has(move.from())) return true;
    const Bitboard after = occupied().without(point(move.from())) | point(move.to());
    const Bitboard enemies = pieces(~side_).without(point(move.to()));
    return !king_attacked(side_, moved(king(side_), move), after, enemies);
}

bool Position::gives_check(Move move, const CheckInfo& enemy_check_info) const {
    const Square enemy_king = king(~side_);
    const Square to = move.to();
    const Bitboard after = occupied().without(point(move.from())) | point(to);
    switch (at(move.from()).type()) {
        case PieceType::Rook:
            if (cross_of(enemy_king).has(to) && rook_attacks(to, after).has(enemy_king))
                return true;
            break;
        case PieceType::Cannon:
            if (cross_of(enemy_king).has(to) && cannon_attacks(to, after).has(enemy_king)) {
                return true;
            }
            break;
        case PieceType::Knight:
            if (knight_ring(enemy_king).has(to) && knight_attacks(to, after).has(enemy_king)) {
                return true;
            }
            break;
        case PieceType::Pawn:
            if (pawn_attacks(side_, to).has(enemy_king)) return true;
            break;
        case PieceType::King:
        case PieceType::Advisor:
        case PieceType::Bishop:
            break;
    }
    // Discovered check: the piece left a line or a leg, or became the screen of a cannon.
    if (!enemy_check_info.test_all && !enemy_check_info.blockers.has(move.from())) return false;
    const Bitboard ours = pieces(side_).without(point(move.from()));
    return king_attacked(~side_, enemy_king, after, ours);
}

Position Position::mirrored() const {
    Position twin;
    for (const Square square : occupied()) twin.put(at(square), square.mirrored());
    twin.finish_setup(side_, state().quiet_plies, full_moves_);
    return twin;
}

}  // namespace engine::xiangqi
