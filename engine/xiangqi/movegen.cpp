// SPDX-License-Identifier: MIT
#include "engine/xiangqi/movegen.h"

namespace engine::xiangqi {

namespace {

void add_all(MoveList& moves, Square from, Bitboard targets) {
    for (const Square to : targets) moves.push_back(Move(from, to));
}

/// Moves of the pieces that capture as they move.
template <class Attacks>
void add_uniform(const Position& position, PieceType type, Bitboard allowed, MoveList& moves,
                 Attacks attacks) {
    for (const Square from : position.pieces(position.side_to_move(), type)) {
        add_all(moves, from, attacks(from) & allowed);
    }
}

void add_all_but_cannons(const Position& position, Bitboard allowed, MoveList& moves) {
    const Color us = position.side_to_move();
    const Bitboard all = position.occupied();
    const auto add = [&](PieceType type, auto attacks) {
        add_uniform(position, type, allowed, moves, attacks);
    };
    add(PieceType::Rook, [&](Square from) { return rook_attacks(from, all); });
    add(PieceType::Knight, [&](Square from) { return knight_attacks(from, all); });
    add(PieceType::Pawn, [&](Square from) { return pawn_attacks(us, from); });
    add(PieceType::Bishop, [&](Square from) { return bishop_attacks(from, all); });
    add(PieceType::Advisor, [&](Square from) { return advisor_attacks(from); });
    add(PieceType::King, [&](Square from) { return king_attacks(from); });
}

}  // namespace

void generate_captures(const Position& position, MoveList& moves) {
    const Bitboard enemies = position.pieces(~position.side_to_move());
    const Bitboard all = position.occupied();
    add_all_but_cannons(position, enemies, moves);
    add_uniform(position, PieceType::Cannon, enemies, moves,
                [&](Square from) { return cannon_attacks(from, all); });
}

void generate_quiets(const Position& position, MoveList& moves) {
    const Bitboard all = position.occupied();
    const Bitboard free = kBoard.without(all);
    add_all_but_cannons(position, free, moves);
    add_uniform(position, PieceType::Cannon, free, moves,
                [&](Square from) { return rook_attacks(from, all); });
}

MoveList legal_moves(const Position& position) {
    MoveList moves;
    generate_captures(position, moves);
    generate_quiets(position, moves);
    const Safety safety = position.safety();
    std::size_t kept = 0;
    for (const Move move : moves) {
        if (position.is_legal(move, safety)) moves[kept++] = move;
    }
    moves.resize(kept);
    return moves;
}

bool has_legal_move(const Position& position) { return !legal_moves(position).empty(); }

std::uint64_t perft(Position& position, int depth) {
    if (depth == 0) return 1;
    const MoveList moves = legal_moves(position);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        position.make_move(move);
        leaves += perft(position, depth - 1);
        position.unmake_move();
    }
    return leaves;
}

}  // namespace engine::xiangqi
