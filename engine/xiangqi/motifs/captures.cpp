// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/captures.h"

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

/// Enemy pieces that attack the point of the capture, legality aside.
Bitboard retakers(const MadeMove& step) {
    return step.after.attackers_to(step.move.to(), step.after.occupied()) &
           step.after.pieces(~step.us());
}

Bitboard legal_retakers(const MadeMove& step) {
    Bitboard legal;
    for (const Square from : retakers(step)) {
        if (step.after.is_legal(Move(from, step.move.to()))) legal |= point(from);
    }
    return legal;
}

/// Own pieces that attack the general after `defender` recaptures. It may be in check already.
Bitboard pinners_of(const MadeMove& step, Square defender) {
    const Square taken = step.move.to();
    const Square king = step.after.king(~step.us());
    const Bitboard occupied = step.after.occupied().without(point(defender));
    const Bitboard ours = step.after.pieces(step.us()).without(point(taken));
    const Bitboard facing = rook_attacks(king, occupied) & file_of(king) &
                            step.after.pieces(step.us(), PieceType::King);
    return (step.after.attackers_to(king, occupied) & ours) | facing;
}

Motif motif_of(const MadeMove& step, MotifKind kind, Bitboard helpers) {
    return {kind,
            placed(step.after, step.move.to()),
            {placed(step.before, step.move.to())},
            placed_on(step.after, helpers)};
}

/// A defender that cannot recapture only because it is pinned, and the pinning piece.
std::optional<Motif> find_pinned(const MadeMove& step, bool by_general) {
    if (!step.is_capture() || legal_retakers(step).any()) return std::nullopt;
    for (const Square defender : retakers(step)) {
        if (step.after.at(defender).type() == PieceType::King) continue;
        // Pieces that give check already do not pin; their check prevents the recapture.
        const Bitboard pinners =
            pinners_of(step, defender).without(step.after.checkers(step.after.side_to_move()));
        const bool is_general = (pinners & step.after.pieces(PieceType::King)).any();
        if (pinners.empty() || is_general != by_general) continue;
        const MotifKind kind = by_general ? MotifKind::FacingGenerals : MotifKind::PinnedDefender;
        Motif motif = motif_of(step, kind, {});
        motif.helpers = {placed(step.after, defender), placed(step.after, pinners.first())};
        return motif;
    }
    return std::nullopt;
}

/// The pieces that protect the piece on `square`, legality aside.
Bitboard protectors(const Board& board, Square square) {
    return board.attackers_to(square, board.occupied()) & board.pieces(board.at(square).color());
}

}  // namespace

std::optional<Motif> find_pinned_defender(const MadeMove& step) { return find_pinned(step, false); }

std::optional<Motif> find_facing_generals(const MadeMove& step) { return find_pinned(step, true); }

std::optional<Motif> find_hanging_piece(const MadeMove& step) {
    if (!step.is_capture() || retakers(step).any()) return std::nullopt;
    return motif_of(step, MotifKind::HangingPiece, {});
}

std::optional<Motif> find_double_chariot(const MadeMove& step) {
    if (!step.is_capture() || legal_retakers(step).empty()) return std::nullopt;
    if (step.after.at(step.move.to()).type() != PieceType::Rook) return std::nullopt;
    if (exchange_gain(step.before, step.move) < kLeastGain) return std::nullopt;
    const Bitboard others =
        step.after.pieces(step.us(), PieceType::Rook).without(point(step.move.to()));
    for (const Square rear : others) {
        const bool is_behind = between(rear, step.move.to()).has(step.move.from()) &&
                               rook_attacks(rear, step.after.occupied()).has(step.move.to());
        if (!is_behind) continue;
        Board alone = step.before;
        alone.lift(alone.at(rear), rear);
        if (exchange_gain(alone, step.move) >= kLeastGain) continue;
        return motif_of(step, MotifKind::DoubleChariot, point(rear));
    }
    return std::nullopt;
}

std::optional<Motif> find_insufficient_defence(const MadeMove& step) {
    if (!step.is_capture() || legal_retakers(step).empty()) return std::nullopt;
    if (exchange_gain(step.before, step.move) < kLeastGain) return std::nullopt;
    return motif_of(step, MotifKind::InsufficientDefence, legal_retakers(step));
}

std::optional<Motif> find_overloaded_defender(const MadeMove& step) {
    const Bitboard able = legal_retakers(step);
    if (!step.is_capture() || able.count() != 1) return std::nullopt;
    if (exchange_gain(step.before, step.move) >= kLeastGain) return std::nullopt;
    const Square defender = able.first();
    const Color enemy = ~step.us();
    if (step.after.at(defender).type() == PieceType::King) return std::nullopt;
    const MadeMove retaken(step.after, Move(defender, step.move.to()));
    const Square king = step.after.king(enemy);
    for (const Square other : step.before.pieces(enemy).without(point(king) | point(defender))) {
        if (other == step.move.to() || protectors(step.before, other) != point(defender)) continue;
        const Bitboard takers = retaken.after.attackers_to(other, retaken.after.occupied()) &
                                retaken.after.pieces(step.us());
        if (takers.empty() || protectors(retaken.after, other).any()) continue;
        if (!wins_by_force(step.before, step.move,
                           {kLeastGain, point(other) | point(step.move.to()), false}))
            continue;
        Motif motif = motif_of(step, MotifKind::OverloadedDefender, point(defender));
        motif.targets.push_back(placed(step.before, other));
        return motif;
    }
    return std::nullopt;
}

std::optional<Motif> find_removed_defender(const MadeMove& step) {
    if (!step.is_capture()) return std::nullopt;
    const Square defender = step.move.to();
    const Color enemy = ~step.us();
    const Bitboard guarded =
        step.before.attacks_from(defender, step.before.occupied()) & step.before.pieces(enemy);
    for (const Square other : guarded) {
        if (other == step.before.king(enemy)) continue;
        // Pieces that could be won with the defender still in place were not protected by it.
        const auto can_win = [&](const Board& board) {
            const Bitboard takers = board.attackers_to(other, board.occupied()) &
                                    board.pieces(step.us()).without(point(step.move.to()));
            for (const Square taker : takers) {
                if (exchange_gain(board, Move(taker, other)) >= kLeastGain) return true;
            }
            return false;
        };
        if (can_win(step.before) || !can_win(step.after)) continue;
        const Claim claim{step.base() + kLeastGain, point(other) | point(defender), false};
        if (!wins_by_force(step.before, step.move, claim)) continue;
        Motif motif = motif_of(step, MotifKind::RemovedDefender, {});
        motif.targets = {placed(step.before, other)};
        motif.helpers = {placed(step.before, defender)};
        return motif;
    }
    return std::nullopt;
}

std::optional<Motif> why_capture_wins(const MadeMove& step) {
    for (const auto find :
         {find_removed_defender, find_facing_generals, find_pinned_defender, find_hanging_piece,
          find_double_chariot, find_insufficient_defence, find_overloaded_defender}) {
        if (auto motif = find(step)) return motif;
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
