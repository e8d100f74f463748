// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/attacks.h"

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

Square enemy_king(const MadeMove& step) { return step.after.king(~step.us()); }

bool is_slider(PieceType type) { return type == PieceType::Rook || type == PieceType::Cannon; }

/// The new attacks of the piece on `from` if the piece on `gone` leaves the board after the move.
Bitboard uncovered_by(const Board& board, Square from, Square gone) {
    const Bitboard occupied = board.occupied();
    return board.attacks_from(from, occupied.without(point(gone)))
        .without(board.attacks_from(from, occupied));
}

/// The enemy pieces that any piece of the mover can win.
Bitboard winnable_by_all(const MadeMove& step) {
    Bitboard winnable;
    for (const Square from : step.after.pieces(step.us())) {
        winnable |= winnable_by(step.after, from);
    }
    return winnable;
}

/// Pairs of an attacked piece and the piece behind it, on the lines of the moved chariot or cannon.
struct Pair {
    Square front;
    Square behind;
};

std::vector<Pair> pairs_in_line(const MadeMove& step) {
    std::vector<Pair> pairs;
    const Square from = step.move.to();
    if (!is_slider(step.after.at(from).type())) return pairs;
    const Bitboard enemies = step.after.pieces(~step.us());
    const Bitboard occupied = step.after.occupied();
    for (const Square front : step.after.attacks_from(from, occupied) & enemies) {
        for (const Square behind : uncovered_by(step.after, from, front) & enemies) {
            if (between(from, behind).has(front)) pairs.push_back({front, behind});
        }
    }
    return pairs;
}

Value value_at(const MadeMove& step, Square square) { return piece_value(step.after.at(square)); }

Motif motif_of(const MadeMove& step, MotifKind kind, Bitboard targets, Bitboard helpers = {}) {
    return {kind, placed(step.after, step.move.to()), placed_on(step.after, targets),
            placed_on(step.after, helpers)};
}

/// A piece other than the moved one with a new winning attack, and its targets.
std::optional<Motif> find_new_attack(const MadeMove& step, bool by_screen) {
    const Bitboard moved = point(step.move.to());
    for (const Square from : step.after.pieces(step.us()).without(moved)) {
        const bool is_cannon = step.after.at(from).type() == PieceType::Cannon;
        const Bitboard old = step.before.attacks_from(from, step.before.occupied());
        Bitboard targets;
        for (const Square target : winnable_by(step.after, from).without(old)) {
            const bool is_screened = is_cannon && between(from, target).has(step.move.to());
            if (is_screened == by_screen) targets |= point(target);
        }
        if (targets.empty() || !step.wins_on(targets)) continue;
        const MotifKind kind =
            by_screen ? MotifKind::DiscoveredCannon : MotifKind::DiscoveredAttack;
        return Motif{kind, placed(step.after, from), placed_on(step.after, targets),
                     placed_on(step.after, moved)};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Motif> find_fork(const MadeMove& step) {
    Bitboard targets = winnable_by(step.after, step.move.to());
    const Bitboard pieces = targets;
    if (step.after.checkers(step.after.side_to_move()).has(step.move.to()))
        targets |= point(enemy_king(step));
    if (!targets.more_than_one() || !step.wins_on(pieces)) return std::nullopt;
    return motif_of(step, MotifKind::Fork, targets);
}

std::optional<Motif> find_pin(const MadeMove& step) {
    const Square king = enemy_king(step);
    if (step.after.in_check()) return std::nullopt;
    const Square pinner = step.move.to();
    for (const Square target : winnable_by_all(step)) {
        if (!uncovered_by(step.after, pinner, target).has(king)) continue;
        if (!step.wins_on(point(target))) continue;
        return motif_of(step, MotifKind::Pin, point(target), point(king));
    }
    return std::nullopt;
}

std::optional<Motif> find_relative_pin(const MadeMove& step) {
    for (const auto [front, behind] : pairs_in_line(step)) {
        const bool is_dearer = value_at(step, behind) > value_at(step, front);
        if (!is_dearer || behind == enemy_king(step) || front == enemy_king(step)) continue;
        if (!winnable_by(step.after, step.move.to()).has(front)) continue;
        if (!step.wins_on(point(front) | point(behind), true)) continue;
        return motif_of(step, MotifKind::RelativePin, point(front), point(behind));
    }
    return std::nullopt;
}

std::optional<Motif> find_skewer(const MadeMove& step) {
    const Square king = enemy_king(step);
    for (const auto [front, behind] : pairs_in_line(step)) {
        if (behind == king || value_at(step, front) < value_at(step, behind)) continue;
        const bool must_leave = front == king || winnable_by(step.after, step.move.to()).has(front);
        const Bitboard victims = front == king ? point(behind) : point(front) | point(behind);
        if (!must_leave || !step.wins_on(victims, true)) continue;
        return motif_of(step, MotifKind::Skewer, point(front) | point(behind));
    }
    return std::nullopt;
}

std::optional<Motif> find_discovered_attack(const MadeMove& step) {
    return find_new_attack(step, false);
}

std::optional<Motif> find_discovered_cannon(const MadeMove& step) {
    return find_new_attack(step, true);
}

std::optional<Motif> find_trapped_piece(const MadeMove& step) {
    if (step.after.in_check()) return std::nullopt;
    const MoveList answers = legal_moves(step.after);
    for (const Square target : winnable_by_all(step)) {
        const PieceType type = step.after.at(target).type();
        if (!is_slider(type) && type != PieceType::Knight) continue;
        // A pinned or blocked piece cannot escape anyway, so it is not trapped by this move.
        const bool can_move = std::any_of(answers.begin(), answers.end(),
                                          [&](Move answer) { return answer.from() == target; });
        if (!can_move || !step.wins_on(point(target), true)) continue;
        Motif motif = motif_of(step, MotifKind::TrappedPiece, point(target));
        const Bitboard attackers =
            step.after.attackers_to(target, step.after.occupied()) & step.after.pieces(step.us());
        if (!attackers.has(step.move.to())) motif.actor = placed(step.after, attackers.first());
        return motif;
    }
    return std::nullopt;
}

std::optional<Motif> find_mate_threat(const MadeMove& step) {
    if (step.after.in_check()) return std::nullopt;
    const Bitboard targets = winnable_by_all(step);
    if (targets.empty()) return std::nullopt;
    Position passed = step.after;
    passed.make_null_move();
    if (!mate_in_one(passed)) return std::nullopt;
    // The threat must be new, and so must the attack on the piece.
    Position before = step.before;
    if (mate_in_one(before) || !step.wins_on(targets)) return std::nullopt;
    return motif_of(step, MotifKind::MateThreat, targets, point(enemy_king(step)));
}

std::optional<Motif> find_in_between_check(const MadeMove& step) {
    const State& state = step.before.state();
    if (state.captured.none() || !step.after.in_check()) return std::nullopt;
    const Square taker = state.last_move.to();
    if (step.move.to() == taker || step.after.at(taker).none()) return std::nullopt;
    Value at_once = 0;
    for (const Move move : legal_moves(step.before)) {
        if (move.to() == taker) at_once = std::max(at_once, exchange_gain(step.before, move));
    }
    if (at_once < kLeastGain) return std::nullopt;
    const Claim claim{at_once + kLeastGain, point(taker), false};
    if (!wins_by_force(step.before, step.move, claim)) return std::nullopt;
    return motif_of(step, MotifKind::InBetweenCheck, point(taker));
}

std::optional<Motif> find_discovered_check(const MadeMove& step) {
    const Bitboard others =
        step.after.checkers(step.after.side_to_move()).without(point(step.move.to()));
    if (others.empty()) return std::nullopt;
    return Motif{MotifKind::DiscoveredCheck, placed(step.after, others.first()),
                 placed_on(step.after, point(enemy_king(step))),
                 placed_on(step.after, point(step.move.to()))};
}

std::optional<Motif> find_double_check(const MadeMove& step) {
    const Bitboard all = step.after.checkers(step.after.side_to_move());
    if (!all.more_than_one()) return std::nullopt;
    const Square first = all.has(step.move.to()) ? step.move.to() : all.first();
    return Motif{MotifKind::DoubleCheck, placed(step.after, first),
                 placed_on(step.after, point(enemy_king(step))),
                 placed_on(step.after, all.without(point(first)))};
}

}  // namespace engine::xiangqi
