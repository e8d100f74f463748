// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/see.h"

#include <algorithm>

namespace engine::xiangqi {

namespace {

constexpr std::array kCheapestFirst{PieceType::Advisor, PieceType::Bishop, PieceType::Pawn,
                                    PieceType::Knight,  PieceType::Cannon, PieceType::Rook,
                                    PieceType::King};

struct Capturer {
    Square from;
    PieceType type = PieceType::King;
    bool found = false;
};

Capturer cheapest(const Board& board, Bitboard attackers) {
    for (const PieceType type : kCheapestFirst) {
        const Bitboard candidates = attackers & board.pieces(type);
        if (candidates.any()) return {candidates.first(), type, true};
    }
    return {};
}

}  // namespace

bool see_at_least(const Position& position, Move move, Value threshold) {
    const Square target = move.to();
    Value balance = piece_value(position.at(target)) - threshold;
    if (balance < 0) return false;
    balance -= piece_value(position.at(move.from()));
    if (balance >= 0) return true;

    // From here `balance` is the deficit of the side to capture, from the other side's view.
    // Screens and legs change with every capture, so the attackers are recomputed each time.
    const Color mover = position.side_to_move();
    Bitboard occupied = position.occupied().without(point(move.from())) | point(target);
    Color side = ~mover;
    for (;;) {
        const Bitboard attackers = position.attackers_to(target, occupied);
        const Capturer next = cheapest(position, attackers & position.pieces(side));
        if (!next.found) break;
        side = ~side;
        balance = -balance - 1 - kPieceValue[index(next.type)];
        if (balance >= 0) {
            const bool king_steps_into_attack =
                next.type == PieceType::King && (attackers & position.pieces(side)).any();
            if (king_steps_into_attack) side = ~side;
            break;
        }
        occupied = occupied.without(point(next.from));
    }
    return side != mover;
}

Value exchange_gain(const Board& board, Move capture) {
    // The gain of each capture of the series if it is the last one.
    std::array<Value, 33> gains{};
    gains[0] = piece_value(board.at(capture.to()));
    Value at_risk = piece_value(board.at(capture.from()));
    Color side = ~board.at(capture.from()).color();
    Bitboard occupied = board.occupied().without(point(capture.from())) | point(capture.to());
    std::size_t last = 0;
    for (;;) {
        const Bitboard attackers = board.attackers_to(capture.to(), occupied);
        const Capturer next = cheapest(board, attackers & board.pieces(side));
        if (!next.found) break;
        const bool king_steps_into_attack =
            next.type == PieceType::King && (attackers & board.pieces(~side)).any();
        if (king_steps_into_attack) break;
        ++last;
        gains[last] = at_risk - gains[last - 1];
        at_risk = kPieceValue[index(next.type)];
        occupied = occupied.without(point(next.from));
        side = ~side;
    }
    for (; last > 0; --last) gains[last - 1] = -std::max(-gains[last - 1], gains[last]);
    return gains[0];
}

}  // namespace engine::xiangqi
