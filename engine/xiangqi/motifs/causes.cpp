// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/causes.h"

namespace engine::xiangqi {

namespace {

Bitboard protectors(const Board& board, Square square) {
    return board.attackers_to(square, board.occupied()) & board.pieces(board.at(square).color());
}

Bitboard attackers(const Board& board, Square square) {
    return board.attackers_to(square, board.occupied()) & board.pieces(~board.at(square).color());
}

Square middle_of(Square one, Square other) {
    return {(one.file() + other.file()) / 2, (one.rank() + other.rank()) / 2};
}

/// How the move prevents the piece on `guard`, which has not moved, from reaching `square`.
std::optional<MotifKind> how_cut(const MadeMove& step, Square guard, Square square) {
    switch (step.before.at(guard).type()) {
        case PieceType::Knight:
            if (knight_legs(guard, square).has(step.move.to())) return MotifKind::BlockedLeg;
            break;
        case PieceType::Bishop:
            if (middle_of(guard, square) == step.move.to()) return MotifKind::BlockedEye;
            break;
        case PieceType::Cannon:
            if (between(guard, square).has(step.move.to())) return MotifKind::Interference;
            if (between(guard, square).has(step.move.from())) return MotifKind::LostScreen;
            break;
        case PieceType::Rook:
            if (between(guard, square).has(step.move.to())) return MotifKind::Interference;
            break;
        default:
            break;
    }
    return std::nullopt;
}

/// How the move allows the enemy piece on `attacker` to reach `square`.
std::optional<MotifKind> how_opened(const MadeMove& step, Square attacker, Square square) {
    const bool was_between = between(attacker, square).has(step.move.from());
    switch (step.before.at(attacker).type()) {
        case PieceType::Knight:
            if (knight_legs(attacker, square).has(step.move.from())) return MotifKind::FreedLeg;
            break;
        case PieceType::Cannon:
            if (between(attacker, square).has(step.move.to())) return MotifKind::GaveScreen;
            [[fallthrough]];
        case PieceType::Rook:
            if (was_between) return MotifKind::OpenedLine;
            break;
        default:
            break;
    }
    return std::nullopt;
}

Motif motif_of(const MadeMove& step, MotifKind kind, Square target) {
    return {kind, placed(step.after, step.move.to()), {placed(step.after, target)}, {}};
}

/// How the move cut off a protector of `square`.
std::optional<Motif> cut_off(const MadeMove& step, Square square) {
    const Bitboard still = protectors(step.after, square);
    for (const Square guard : protectors(step.before, square).without(still)) {
        if (guard == step.move.from()) continue;
        const auto kind = how_cut(step, guard, square);
        if (!kind) continue;
        Motif motif = motif_of(step, *kind, square);
        motif.helpers.push_back(placed(step.before, guard));
        return motif;
    }
    return std::nullopt;
}

std::optional<Motif> let_in(const MadeMove& step, Square square) {
    const Bitboard before = attackers(step.before, square);
    for (const Square attacker : attackers(step.after, square).without(before)) {
        const auto kind = how_opened(step, attacker, square);
        if (!kind) continue;
        Motif motif = motif_of(step, *kind, square);
        motif.helpers.push_back(placed(step.after, attacker));
        return motif;
    }
    return std::nullopt;
}

}  // namespace

bool can_be_won(const Board& board, Square square) {
    for (const Square from : attackers(board, square)) {
        if (exchange_gain(board, Move(from, square)) >= kLeastGain) return true;
    }
    return false;
}

std::optional<Motif> cause_of_loss(const MadeMove& played, Square lost) {
    if (played.after.at(lost).none() || !can_be_won(played.after, lost)) return std::nullopt;
    if (lost == played.move.to()) return motif_of(played, MotifKind::MovedIntoAttack, lost);
    if (can_be_won(played.before, lost)) return motif_of(played, MotifKind::IgnoredThreat, lost);
    if (auto cut = cut_off(played, lost)) return cut;
    if (auto opened = let_in(played, lost)) return opened;
    const bool has_left = protectors(played.before, lost).has(played.move.from()) &&
                          !protectors(played.after, lost).has(played.move.to());
    if (!has_left) return std::nullopt;
    Motif motif = motif_of(played, MotifKind::LeftUndefended, lost);
    motif.helpers.push_back(motif.actor);
    return motif;
}

std::optional<Motif> find_cut_defence(const MadeMove& step) {
    const Color enemy = ~step.us();
    for (const Square target : step.after.pieces(enemy)) {
        if (target == step.after.king(enemy)) continue;
        if (can_be_won(step.before, target) || !can_be_won(step.after, target)) continue;
        auto motif = cut_off(step, target);
        if (motif && step.wins_on(point(target))) return motif;
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
