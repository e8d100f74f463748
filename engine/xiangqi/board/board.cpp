// SPDX-License-Identifier: MIT
#include "engine/xiangqi/board/board.h"

namespace engine::xiangqi {

void Board::place(Piece piece, Square square) {
    board_[index(square)] = piece;
    by_type_[index(piece.type())] |= point(square);
    by_color_[index(piece.color())] |= point(square);
    if (piece.type() == PieceType::King) kings_[index(piece.color())] = square;
}

void Board::lift(Piece piece, Square square) {
    board_[index(square)] = Piece();
    by_type_[index(piece.type())] ^= point(square);
    by_color_[index(piece.color())] ^= point(square);
}

void Board::take_back(Move move, Piece captured) {
    const Piece piece = at(move.to());
    lift(piece, move.to());
    place(piece, move.from());
    if (!captured.none()) place(captured, move.to());
}

Bitboard Board::differences(const Board& other) const {
    Bitboard differences;
    for (const PieceType type : kAllPieceTypes) differences |= pieces(type) ^ other.pieces(type);
    for (const Color side : kColors) differences |= pieces(side) ^ other.pieces(side);
    return differences;
}

bool Board::king_attacked(Color side, Square king, Bitboard occupied, Bitboard enemies) const {
    const Bitboard pawns = pieces(PieceType::Pawn) & enemies;
    if ((pawn_origins(~side, king) & pawns).any()) return true;
    const Bitboard knights = pieces(PieceType::Knight) & enemies & knight_ring(king);
    if (knights.any() && (knight_origins(king, occupied) & knights).any()) return true;
    // Flying general: the enemy king attacks along an open file like a rook.
    const Bitboard rooks = (pieces(PieceType::Rook) | pieces(PieceType::King)) & enemies;
    const Bitboard cross = cross_of(king);
    if ((rooks & cross).any() && (rook_attacks(king, occupied) & rooks).any()) return true;
    const Bitboard cannons = pieces(PieceType::Cannon) & enemies;
    return (cannons & cross).any() && (cannon_attacks(king, occupied) & cannons).any();
}

Bitboard Board::attackers_to(Square square, Bitboard occupied) const {
    Bitboard attackers = rook_attacks(square, occupied) & pieces(PieceType::Rook);
    attackers |= cannon_attacks(square, occupied) & pieces(PieceType::Cannon);
    attackers |= knight_origins(square, occupied) & pieces(PieceType::Knight);
    attackers |= bishop_attacks(square, occupied) & pieces(PieceType::Bishop);
    attackers |= advisor_attacks(square) & pieces(PieceType::Advisor);
    attackers |= king_attacks(square) & pieces(PieceType::King);
    for (const Color side : kColors) {
        attackers |= pawn_origins(side, square) & pieces(side, PieceType::Pawn);
    }
    return attackers & occupied;
}

Bitboard Board::king_attackers(Square king, Bitboard occupied, Bitboard enemies) const {
    const Bitboard kings = pieces(PieceType::King) & enemies;
    return (attackers_to(king, occupied) & enemies) | (rook_attacks(king, occupied) & kings);
}

Bitboard Board::attacks_from(Square from, Bitboard occupied) const {
    const Piece piece = at(from);
    switch (piece.type()) {
        case PieceType::King:
            return king_attacks(from);
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
        case PieceType::Pawn:
            break;
    }
    return pawn_attacks(piece.color(), from);
}

}  // namespace engine::xiangqi
