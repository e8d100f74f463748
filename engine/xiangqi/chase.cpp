// SPDX-License-Identifier: MIT
// Items are those of the definition of computer play; AXF articles name what the Asian law adds.
#include "engine/xiangqi/chase.h"

namespace engine::xiangqi {

namespace {

/// What the piece on `from` could take. Kings and soldiers may chase (axf-28), so their attacks do
/// not count.
Bitboard attacked_from(const Position& position, Square from) {
    const Bitboard occupied = position.occupied();
    switch (position.at(from).type()) {
        case PieceType::Advisor:
            return advisor_attacks(from);
        case PieceType::Bishop:
            return bishop_attacks(from, occupied);
        case PieceType::Knight:
            return knight_attacks(from, occupied);
        case PieceType::Rook:
            return rook_attacks(from, occupied);
        case PieceType::Cannon:
            return cannon_attacks(from, occupied);
        case PieceType::King:
        case PieceType::Pawn:
            break;
    }
    return {};
}

/// The pieces among `enemies` that would attack a king on `king`, the other king included.
Bitboard king_attackers(const Position& position, Square king, Bitboard occupied,
                        Bitboard enemies) {
    const Bitboard kings = position.pieces(PieceType::King) & enemies;
    return (position.attackers_to(king, occupied) & enemies) |
           (rook_attacks(king, occupied) & kings);
}

Bitboard checkers_of(const Position& position, Color side) {
    return king_attackers(position, position.king(side), position.occupied(),
                          position.pieces(~side));
}

/// The pieces that would attack the own king if the piece on `square` left the board.
Bitboard pinners_of(const Position& position, Square square) {
    const Color side = position.at(square).color();
    const Bitboard lifted = position.occupied().without(point(square));
    return king_attackers(position, position.king(side), lifted, position.pieces(~side))
        .without(checkers_of(position, side));
}

/// The board after `attack`.
struct Captured {
    Captured(const Position& position, const Attack& attack)
        : occupied(position.occupied().without(point(attack.from))),
          attackers(position.pieces(position.at(attack.from).color()).without(point(attack.from))),
          defenders(position.pieces(position.at(attack.to).color()).without(point(attack.to))) {}

    Bitboard occupied;
    Bitboard attackers;  // the attacking side but for the piece that captured
    Bitboard defenders;  // the victim's side but for the victim
};

/// The checks on `side` that a capture need not answer.
Bitboard tolerated_checkers(const Position& position, Color side, ChaseLaw law) {
    return law == ChaseLaw::Computer ? Bitboard() : checkers_of(position, side);
}

/// Whether the own king is safe once `attack` is carried out.
bool is_safe(const Position& position, const Attack& attack, ChaseLaw law) {
    const Color side = position.at(attack.from).color();
    const Captured board(position, attack);
    const Square king = position.king(side);
    return king_attackers(position, king, board.occupied, board.defenders)
        .without(tolerated_checkers(position, side, law))
        .empty();
}

/// Whether the victim's side could legally take back after `attack`.
bool is_protected(const Position& position, const Attack& attack, ChaseLaw law) {
    const Color side = position.at(attack.to).color();
    const Captured board(position, attack);
    const Bitboard tolerated = tolerated_checkers(position, side, law);
    for (const Square root : position.attackers_to(attack.to, board.occupied) & board.defenders) {
        const Square king = root == position.king(side) ? attack.to : position.king(side);
        const Bitboard occupied = board.occupied.without(point(root));
        const Bitboard checkers = king_attackers(position, king, occupied, board.attackers);
        if (checkers.without(tolerated).empty()) return true;
    }
    return false;
}

/// Whether the victim could itself take the attacker, as pieces of a kind can unless a leg or eye
/// is blocked or the king would be exposed (axf-24).
bool is_mutual(const Position& position, const Attack& attack, ChaseLaw law) {
    const Attack counter{attack.to, attack.from};
    return attacked_from(position, counter.from).has(counter.to) && is_safe(position, counter, law);
}

/// Item 4: a horse or cannon against a chariot (axf-15), an advisor or elephant against a chariot,
/// horse or cannon wins material whether or not the victim is protected.
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

bool is_chase(const Position& position, const Attack& attack, ChaseLaw law) {
    const PieceType attacker = position.at(attack.from).type();
    const PieceType victim = position.at(attack.to).type();
    if (wins_by_value(attacker, victim)) return true;
    if (is_protected(position, attack, law)) return false;
    return attacker != victim || !is_mutual(position, attack, law);
}

/// Item 4: no king can be chased, nor a soldier that has not crossed the river.
Bitboard possible_victims(const Position& position, Color side) {
    Bitboard victims = position.pieces(side).without(point(position.king(side)));
    for (const Square pawn : position.pieces(side, PieceType::Pawn)) {
        if (!across_river(side, pawn)) victims ^= point(pawn);
    }
    return victims;
}

/// Item 4: a pinned piece attacks its pinner alone. Asian: and a chariot held by a horse does not
/// attack even that unless it came there by this move (axf-19, diagrams 39-41 and 50).
bool holds_still(const Position& position, const Attack& attack, ChaseLaw law) {
    const Bitboard pinners = pinners_of(position, attack.from);
    if (pinners.empty()) return false;
    if (!pinners.has(attack.to)) return true;
    const Move last = position.state().last_move;
    const bool arrived = !last.none() && last.to() == attack.from;
    return law == ChaseLaw::Asian && is_held_by_horse(position, attack.from) && !arrived;
}

/// The rest of `is_attack` for a piece that reaches its victim.
bool may_capture(const Position& position, const Attack& attack, ChaseLaw law) {
    return !holds_still(position, attack, law) && is_safe(position, attack, law);
}

}  // namespace

bool is_attack(const Position& position, const Attack& attack, ChaseLaw law) {
    return attacked_from(position, attack.from).has(attack.to) &&
           may_capture(position, attack, law);
}

Attacks chasing_attacks(const Position& position, Color side, ChaseLaw law) {
    const Bitboard victims = possible_victims(position, ~side);
    Attacks attacks;
    for (const Square from : position.pieces(side)) {
        for (const Square to : attacked_from(position, from) & victims) {
            const Attack attack{from, to};
            if (may_capture(position, attack, law) && is_chase(position, attack, law)) {
                attacks.push_back(attack);
            }
        }
    }
    return attacks;
}

bool has_root(const Position& position, const Attack& attack) {
    const Captured board(position, attack);
    return (position.attackers_to(attack.to, board.occupied) & board.defenders).any();
}

bool is_held_by_horse(const Position& position, Square square) {
    return position.at(square).type() == PieceType::Rook &&
           (pinners_of(position, square) & position.pieces(PieceType::Knight)).any();
}

Bitboard victims_of(const Attacks& attacks) {
    Bitboard victims;
    for (const Attack& attack : attacks) victims |= point(attack.to);
    return victims;
}

}  // namespace engine::xiangqi
