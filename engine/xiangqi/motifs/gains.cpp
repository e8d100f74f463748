// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/gains.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

constexpr std::array kCheapestFirst{PieceType::Advisor, PieceType::Bishop, PieceType::Pawn,
                                    PieceType::Knight,  PieceType::Cannon, PieceType::Rook,
                                    PieceType::King};

/// More than all pieces of a side together.
constexpr Value kMateGain = 20'000;
constexpr int kMostPositions = 60'000;
/// Of captures and evasions; a longer series is left undecided, for the side that claims a loss.
constexpr int kMostPlies = 16;

std::optional<Square> cheapest(const Board& board, Bitboard attackers) {
    for (const PieceType type : kCheapestFirst) {
        const Bitboard candidates = attackers & board.pieces(type);
        if (candidates.any()) return candidates.first();
    }
    return std::nullopt;
}

/// Counts material only; works on a copy of a position.
class GainSearch {
  public:
    explicit GainSearch(Position position) : position_(std::move(position)) {}

    bool wins(Move move, const Claim& claim) {
        const Value taken = piece_value(position_.at(move.to()));
        position_.make_move(move);
        const bool holds = holds_against_all(claim, taken);
        position_.unmake_move();
        return holds && positions_ <= kMostPositions;
    }

  private:
    bool holds_against_all(const Claim& claim, Value taken) {
        for (const Move answer : legal_moves(position_)) {
            const Value lost = piece_value(position_.at(answer.to()));
            Bitboard targets = claim.targets;
            if (claim.follows && targets.has(answer.from())) {
                targets = targets.without(point(answer.from())) | point(answer.to());
            }
            position_.make_move(answer);
            const bool holds = wins_on(claim.least - taken + lost, targets);
            position_.unmake_move();
            if (!holds) return false;
        }
        return true;
    }

    /// Whether the side to move still wins `least`: it has done so already, or does by a capture on
    /// `targets` or by mate.
    bool wins_on(Value least, Bitboard targets) {
        const bool is_free = targets.empty() || least <= 0;
        if (is_free ? capture_value(least - 1, least, 0) >= least : capture_on(targets, least)) {
            return true;
        }
        return mate_in_one(position_).has_value();
    }

    bool capture_on(Bitboard targets, Value least) {
        MoveList moves;
        generate_captures(position_, moves);
        for (const Move move : moves) {
            if (!targets.has(move.to()) || !position_.is_legal(move)) continue;
            const Value taken = piece_value(position_.at(move.to()));
            position_.make_move(move);
            const Value net = taken - capture_value(taken - least, taken - least + 1, 1);
            position_.unmake_move();
            if (net >= least) return true;
        }
        return false;
    }

    /// Fail-soft quiescence by material alone: a side in check tries every move, any other may
    /// stop.
    Value capture_value(Value alpha, Value beta, int ply) {
        if (++positions_ > kMostPositions) return 0;
        const bool in_check = position_.in_check();
        if (ply >= kMostPlies) return 0;
        Value best = in_check ? -kMateGain : 0;
        if (best >= beta) return best;
        MoveList moves;
        if (in_check) {
            moves = legal_moves(position_);
        } else {
            generate_captures(position_, moves);
        }
        std::stable_sort(moves.begin(), moves.end(), [&](Move one, Move other) {
            return piece_value(position_.at(one.to())) > piece_value(position_.at(other.to()));
        });
        for (const Move move : moves) {
            if (!in_check && !position_.is_legal(move)) continue;
            const Value taken = piece_value(position_.at(move.to()));
            position_.make_move(move);
            const Value floor = std::max(alpha, best);
            const Value net = taken - capture_value(taken - beta, taken - floor, ply + 1);
            position_.unmake_move();
            best = std::max(best, net);
            if (best >= beta) break;
        }
        return best;
    }

    Position position_;
    int positions_ = 0;
};

}  // namespace

Bitboard attacks_from(const Board& board, Square from, Bitboard occupied) {
    const Piece piece = board.at(from);
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

Value exchange_gain(const Board& board, Move capture) {
    std::array<Value, 33> gains{};
    gains[0] = piece_value(board.at(capture.to()));
    Value at_risk = piece_value(board.at(capture.from()));
    Color side = ~board.at(capture.from()).color();
    Bitboard occupied = board.occupied().without(point(capture.from())) | point(capture.to());
    std::size_t last = 0;
    for (;;) {
        const Bitboard attackers = board.attackers_to(capture.to(), occupied);
        const auto next = cheapest(board, attackers & board.pieces(side));
        if (!next) break;
        const bool steps_into_attack =
            board.at(*next).type() == PieceType::King && (attackers & board.pieces(~side)).any();
        if (steps_into_attack) break;
        ++last;
        gains[last] = at_risk - gains[last - 1];
        at_risk = piece_value(board.at(*next));
        occupied = occupied.without(point(*next));
        side = ~side;
    }
    for (; last > 0; --last) gains[last - 1] = -std::max(-gains[last - 1], gains[last]);
    return gains[0];
}

Bitboard winnable_by(const Board& board, Square from) {
    const Color enemy = ~board.at(from).color();
    const Bitboard attacked = attacks_from(board, from, board.occupied()) & board.pieces(enemy);
    Bitboard winnable;
    for (const Square target : attacked) {
        if (target == board.king(enemy)) continue;
        if (exchange_gain(board, Move(from, target)) >= kLeastGain) winnable |= point(target);
    }
    return winnable;
}

Bitboard checkers(const Position& position) {
    const Color side = position.side_to_move();
    const Square king = position.king(side);
    const Bitboard enemies = position.pieces(~side);
    const Bitboard facing = rook_attacks(king, position.occupied()) & file_of(king) &
                            position.pieces(~side, PieceType::King);
    return (position.attackers_to(king, position.occupied()) & enemies) | facing;
}

bool wins_by_force(const Position& position, Move move, const Claim& claim) {
    return GainSearch(position).wins(move, claim);
}

std::optional<Move> mate_in_one(Position& position) {
    for (const Move move : legal_checks(position)) {
        position.make_move(move);
        const bool is_mate = !has_legal_move(position);
        position.unmake_move();
        if (is_mate) return move;
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
