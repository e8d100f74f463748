// SPDX-License-Identifier: MIT
// Item numbers refer to the definition of computer play; AXF articles are what the Asian rules add.
#include "engine/xiangqi/law/chase.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

/// The points that the piece on `from` could capture on. Kings and soldiers may chase (axf-28), so
/// their attacks do not count.
Bitboard attacked_from(const Board& board, Square from) {
    const PieceType type = board.at(from).type();
    if (type == PieceType::King || type == PieceType::Pawn) return {};
    return board.attacks_from(from, board.occupied());
}

/// The pieces that would attack the own king without the piece on `square`.
Bitboard pinners_of(const Board& board, Square square) {
    const Color side = board.at(square).color();
    const Bitboard lifted = board.occupied().without(point(square));
    return board.king_attackers(board.king(side), lifted, board.pieces(~side))
        .without(board.checkers(side));
}

/// The board after `attack`.
struct Captured {
    Captured(const Board& board, const Attack& attack)
        : occupied(board.occupied().without(point(attack.from))),
          attackers(board.pieces(board.at(attack.from).color()).without(point(attack.from))),
          defenders(board.pieces(board.at(attack.to).color()).without(point(attack.to))) {}

    Bitboard occupied;
    Bitboard attackers;  // the attacking side without the capturing piece
    Bitboard defenders;  // the victim's side without the victim
};

/// The checks on `side` that a capture may leave unanswered.
Bitboard tolerated_checkers(const Board& board, Color side, ChaseLaw law) {
    return law == ChaseLaw::Computer ? Bitboard() : board.checkers(side);
}

/// Whether the own king is safe after `attack`.
bool is_safe(const Board& board, const Attack& attack, ChaseLaw law) {
    const Color side = board.at(attack.from).color();
    const Captured after(board, attack);
    const Square king = board.king(side);
    return board.king_attackers(king, after.occupied, after.defenders)
        .without(tolerated_checkers(board, side, law))
        .empty();
}

/// Whether the victim's side could legally recapture after `attack`.
bool is_protected(const Board& board, const Attack& attack, ChaseLaw law) {
    const Color side = board.at(attack.to).color();
    const Captured after(board, attack);
    const Bitboard tolerated = tolerated_checkers(board, side, law);
    for (const Square root : board.attackers_to(attack.to, after.occupied) & after.defenders) {
        const Square king = root == board.king(side) ? attack.to : board.king(side);
        const Bitboard occupied = after.occupied.without(point(root));
        const Bitboard checkers = board.king_attackers(king, occupied, after.attackers);
        if (checkers.without(tolerated).empty()) return true;
    }
    return false;
}

/// Whether the victim could capture the attacker: pieces of the same kind can, unless a leg or eye
/// is blocked or the king would be exposed (axf-24).
bool is_mutual(const Board& board, const Attack& attack, ChaseLaw law) {
    const Attack counter{attack.to, attack.from};
    return attacked_from(board, counter.from).has(counter.to) && is_safe(board, counter, law);
}

/// Item 4: a horse or cannon wins material against a chariot (axf-15), and an advisor or elephant
/// against a chariot, horse or cannon, even if the victim is protected.
bool wins_by_value(PieceType attacker, PieceType victim) {
    switch (attacker) {
        case PieceType::Knight:
        case PieceType::Cannon:
            return victim == PieceType::Rook;
        case PieceType::Advisor:
        case PieceType::Bishop:
            return victim == PieceType::Rook || victim == PieceType::Knight ||
                   victim == PieceType::Cannon;
        default:
            return false;
    }
}

bool is_chase(const Board& board, const Attack& attack, ChaseLaw law) {
    const PieceType attacker = board.at(attack.from).type();
    const PieceType victim = board.at(attack.to).type();
    if (wins_by_value(attacker, victim)) return true;
    if (is_protected(board, attack, law)) return false;
    return attacker != victim || !is_mutual(board, attack, law);
}

/// Item 4: kings cannot be chased, nor soldiers that have not crossed the river.
Bitboard possible_victims(const Board& board, Color side) {
    Bitboard victims = board.pieces(side).without(point(board.king(side)));
    for (const Square pawn : board.pieces(side, PieceType::Pawn)) {
        if (!across_river(side, pawn)) victims ^= point(pawn);
    }
    return victims;
}

/// Item 4: a pinned piece only attacks its pinner.
bool holds_still(const Board& board, const Attack& attack) {
    const Bitboard pinners = pinners_of(board, attack.from);
    return pinners.any() && !pinners.has(attack.to);
}

/// The rest of `is_attack`, for a piece that reaches its victim.
bool may_capture(const Board& board, const Attack& attack, ChaseLaw law) {
    return !holds_still(board, attack) && is_safe(board, attack, law);
}

bool is_reached_by_enemy(const Board& board, Square square) {
    const Bitboard enemies = board.pieces(~board.at(square).color());
    return (board.attackers_to(square, board.occupied()) & enemies).any();
}

/// Asian: a chariot that is held by a horse and attacked as well cannot escape, so other moves of
/// its side in reply do not chase that horse (axf-19, diagrams 39-41), unless this move brought the
/// chariot there (diagram 50). A chariot that is not attacked chases the horse like any other
/// piece.
bool is_excused(const Board& before, const Board& after, Move move, const Attack& attack) {
    return move.to() != attack.from && is_held_by_horse(after, attack.from) &&
           pinners_of(after, attack.from).has(attack.to) &&
           (is_reached_by_enemy(before, attack.from) || is_reached_by_enemy(after, attack.from));
}

bool contains(const Attacks& attacks, const Attack& attack) {
    return std::find(attacks.begin(), attacks.end(), attack) != attacks.end();
}

/// `attack` with its origin before `move`.
Attack before_move(const Attack& attack, Move move) {
    return {attack.from == move.to() ? move.from() : attack.from, attack.to};
}

/// Asian: a new attacker also renews an attack. A victim that merely lost its protection counts
/// only if the move makes no other new attack (appendix, perpetual and non-perpetual chase), but a
/// protector that may not recapture does not protect (diagrams 83-85).
Attacks renewed_attacks(const Board& before, const Attacks& old, const Position& after,
                        const Attacks& now, ChaseLaw law) {
    const Move move = after.state().last_move;
    Attacks direct;
    Attacks undermined;
    for (const Attack& attack : now) {
        const Attack earlier = before_move(attack, move);
        if (contains(old, earlier)) continue;
        if (law == ChaseLaw::Asian && is_excused(before, after, move, attack)) continue;
        const bool was_attacked = is_attack(before, earlier, law);
        const bool merely_undermined = was_attacked && !has_root(after, attack);
        (merely_undermined ? undermined : direct).push_back(attack);
    }
    return direct.empty() ? undermined : direct;
}

}  // namespace

Board board_before_last_move(const Position& position) {
    Board board = position;
    board.take_back(position.state().last_move, position.state().captured);
    return board;
}

bool is_attack(const Board& board, const Attack& attack, ChaseLaw law) {
    return attacked_from(board, attack.from).has(attack.to) && may_capture(board, attack, law);
}

Attacks chasing_attacks(const Board& board, Color side, ChaseLaw law) {
    const Bitboard victims = possible_victims(board, ~side);
    Attacks attacks;
    for (const Square from : board.pieces(side)) {
        for (const Square to : attacked_from(board, from) & victims) {
            const Attack attack{from, to};
            if (is_chase(board, attack, law) && may_capture(board, attack, law)) {
                attacks.push_back(attack);
            }
        }
    }
    return attacks;
}

Attacks on_new_victims(const Attacks& after, const Attacks& before) {
    const Bitboard known = victims_of(before);
    Attacks fresh;
    for (const Attack& attack : after) {
        if (!known.has(attack.to)) fresh.push_back(attack);
    }
    return fresh;
}

Attacks new_chases(const Position& position, ChaseLaw law) {
    const Color side = ~position.side_to_move();
    const Attacks now = chasing_attacks(position, side, law);
    if (now.empty()) return now;
    const Board before = board_before_last_move(position);
    const Attacks old = chasing_attacks(before, side, law);
    return law == ChaseLaw::Computer ? on_new_victims(now, old)
                                     : renewed_attacks(before, old, position, now, law);
}

bool has_root(const Board& board, const Attack& attack) {
    const Captured after(board, attack);
    return (board.attackers_to(attack.to, after.occupied) & after.defenders).any();
}

bool is_held_by_horse(const Board& board, Square square) {
    return board.at(square).type() == PieceType::Rook &&
           (pinners_of(board, square) & board.pieces(PieceType::Knight)).any();
}

Bitboard victims_of(const Attacks& attacks) {
    Bitboard victims;
    for (const Attack& attack : attacks) victims |= point(attack.to);
    return victims;
}

}  // namespace engine::xiangqi
