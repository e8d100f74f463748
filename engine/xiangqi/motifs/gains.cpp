// SPDX-License-Identifier: MIT
#include "engine/xiangqi/motifs/gains.h"

#include <algorithm>
#include <utility>

#include "engine/core/insertion_sort.h"
#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

/// More than the value of all pieces of a side.
constexpr Value kMateGain = 20'000;
constexpr int kMostPositions = 60'000;
/// The maximum length of a series of captures and evasions; a longer one counts as even.
constexpr int kMostPlies = 16;

/// Counts material only, on a copy of a position.
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

    /// Whether the side to move still wins `least`: already, by a capture on `targets`, or by mate.
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

    /// Fail-soft quiescence search with material only: a side in check tries every move, the other
    /// side may stand pat.
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
        insertion_sort(moves.begin(), moves.end(), [&](Move one, Move other) {
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

Bitboard winnable_by(const Board& board, Square from) {
    const Color enemy = ~board.at(from).color();
    const Bitboard attacked = board.attacks_from(from, board.occupied()) & board.pieces(enemy);
    Bitboard winnable;
    for (const Square target : attacked) {
        if (target == board.king(enemy)) continue;
        if (exchange_gain(board, Move(from, target)) >= kLeastGain) winnable |= point(target);
    }
    return winnable;
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
