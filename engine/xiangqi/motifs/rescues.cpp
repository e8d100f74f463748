// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/rescues.h"

#include "engine/xiangqi/motifs/causes.h"

namespace engine::xiangqi {

std::optional<Motif> rescue_of(const MadeMove& step, Square threatened) {
    const Color us = step.us();
    if (!step.before.pieces(us).has(threatened) || !can_be_won(step.before, threatened)) {
        return std::nullopt;
    }
    const bool is_itself = step.move.from() == threatened;
    const Square now = is_itself ? step.move.to() : threatened;
    if (can_be_won(step.after, now)) return std::nullopt;

    Motif motif{
        MotifKind::Escapes, placed(step.after, step.move.to()), {placed(step.after, now)}, {}};
    if (is_itself) return motif;
    const auto reaching = [&](const Board& board, Color side) {
        return board.attackers_to(now, board.occupied()) & board.pieces(side);
    };
    const Bitboard attackers = reaching(step.before, ~us);
    const Bitboard attackers_left = reaching(step.after, ~us);
    const Bitboard new_protectors = reaching(step.after, us).without(reaching(step.before, us));
    if (attackers.has(step.move.to())) {
        motif.kind = MotifKind::RemovesAttacker;
        motif.helpers = {placed(step.before, step.move.to())};
    } else if (attackers.without(attackers_left).any()) {
        motif.kind = MotifKind::Shields;
        motif.helpers = {placed(step.after, attackers.without(attackers_left).first())};
    } else if (new_protectors.any()) {
        motif.kind = MotifKind::Protects;
        motif.helpers = {placed(step.after, new_protectors.first())};
    } else {
        return std::nullopt;
    }
    return motif;
}

}  // namespace engine::xiangqi
