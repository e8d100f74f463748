// SPDX-License-Identifier: MIT
#include "engine/xiangqi/combination.h"

#include <algorithm>

#include "engine/xiangqi/movegen.h"

namespace engine::xiangqi {

namespace {

/// A horse or cannon. Smaller gains by combination are left to people.
constexpr int kLeastGain = 2;

/// Chinese rules, values of the pieces: a chariot is worth two horses, two cannons or one of each.
/// A soldier counts once it crossed the river.
int worth(Piece piece, Square square) {
    switch (piece.type()) {
        case PieceType::Rook:
            return 4;
        case PieceType::Knight:
        case PieceType::Cannon:
            return 2;
        case PieceType::Advisor:
        case PieceType::Bishop:
            return 1;
        case PieceType::Pawn:
            return across_river(piece.color(), square) ? 1 : 0;
        case PieceType::King:
            break;
    }
    return 0;
}

int worth_on(const Position& position, Square square) {
    const Piece piece = position.at(square);
    return piece.none() ? 0 : worth(piece, square);
}

class CombinationSearch {
  public:
    explicit CombinationSearch(Position& position) : position_(position) {}

    /// The capture that ends a winning series of at most `checks` checks, `balance` being what was
    /// won so far.
    std::optional<Attack> find(int checks, int balance) {
        const Safety exposure = position_.exposure();
        for (const Move move : legal_moves(position_)) {
            if (!position_.gives_check(move, exposure)) continue;
            if (++positions_ > kCombinationPositions) return std::nullopt;
            const int taken = worth_on(position_, move.to());
            position_.make_move(move);
            auto attack = against_all_answers(checks - 1, balance + taken);
            position_.unmake_move();
            if (!attack) continue;
            if (attack->from == move.to()) attack->from = move.from();
            return attack;
        }
        return std::nullopt;
    }

  private:
    /// Nothing when some answer to the check holds, or when it is mate, which is no gain.
    std::optional<Attack> against_all_answers(int checks, int balance) {
        std::optional<Attack> first;
        for (const Move answer : legal_moves(position_)) {
            const int lost = worth_on(position_, answer.to());
            position_.make_move(answer);
            auto attack = capture(balance - lost);
            if (!attack && checks > 0) attack = find(checks, balance - lost);
            position_.unmake_move();
            if (!attack) return std::nullopt;
            if (!first) first = attack;
            // A chase aims at a piece: it must be the same, and not one that the answer brings.
            if (attack->to != first->to || attack->to == answer.to()) return std::nullopt;
        }
        return first;
    }

    /// A capture that leaves a gain: all of the victim, less the attacker if it can be taken back.
    std::optional<Attack> capture(int balance) {
        MoveList captures;
        generate_captures(position_, captures);
        const Safety safety = position_.safety();
        for (const Move move : captures) {
            if (!position_.is_legal(move, safety)) continue;
            const int victim = worth_on(position_, move.to());
            if (victim == 0 || balance + victim < kLeastGain) continue;
            const int risk = worth_on(position_, move.from());
            if (balance + victim - risk >= kLeastGain || !can_be_taken_back(move)) {
                return Attack{move.from(), move.to()};
            }
        }
        return std::nullopt;
    }

    bool can_be_taken_back(Move capture) {
        position_.make_move(capture);
        const MoveList answers = legal_moves(position_);
        const bool taken = std::any_of(answers.begin(), answers.end(),
                                       [&](Move answer) { return answer.to() == capture.to(); });
        position_.unmake_move();
        return taken;
    }

    Position& position_;
    int positions_ = 0;
};

/// Attacks between pieces of a kind are offers to exchange; a check before the exchange changes
/// nothing about that.
bool is_offer(const Position& position, const Attack& attack) {
    return position.at(attack.from).type() == position.at(attack.to).type() &&
           is_attack(position, attack, ChaseLaw::Chinese);
}

}  // namespace

std::optional<Attack> find_combination(Position& position) {
    const auto attack = CombinationSearch(position).find(kCombinationChecks, 0);
    return attack && !is_offer(position, *attack) ? attack : std::nullopt;
}

}  // namespace engine::xiangqi
