// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/combination.h"

#include <algorithm>

#include "engine/xiangqi/board/movegen.h"

namespace engine::xiangqi {

namespace {

/// A horse or cannon. Smaller gains by combination are left to human arbiters.
constexpr int kLeastGain = 2;

/// Piece values of the Chinese rules: a chariot is worth two horses, two cannons or one of each. A
/// soldier counts once it has crossed the river.
int piece_value(Piece piece, Square square) {
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

int value_on(const Position& position, Square square) {
    const Piece piece = position.at(square);
    return piece.none() ? 0 : piece_value(piece, square);
}

bool has_victim(const Attacks& attacks, Square victim) {
    return std::any_of(attacks.begin(), attacks.end(),
                       [&](const Attack& attack) { return attack.to == victim; });
}

/// Keeps one attack per victim: the victim matters, not the attacker.
void unite(Attacks& attacks, const Attack& other) {
    if (!has_victim(attacks, other.to)) attacks.push_back(other);
}

/// Tries every check and every answer, so that the result does not depend on the order of moves.
class CombinationSearch {
  public:
    explicit CombinationSearch(Position& position) : position_(position) {}

    /// The captures that end winning series of at most `checks` checks; `balance` is the material
    /// lost by the answers so far. A capture that gives check is a direct attack and judged as
    /// such.
    Attacks find(int checks, int balance) {
        Attacks gains;
        for (const Move move : legal_checks(position_)) {
            if (!position_.at(move.to()).none()) continue;
            if (++positions_ > kCombinationPositions) return {};
            position_.make_move(move);
            const Attacks won = against_all_answers(checks - 1, balance);
            position_.unmake_move();
            for (const Attack& attack : won) {
                unite(gains, {attack.from == move.to() ? move.from() : attack.from, attack.to});
            }
        }
        return gains;
    }

  private:
    /// Empty if some answer to the check holds, or if the check mates, which is not a gain. A chase
    /// needs a target: it must be the same piece for every answer, and not one that the answer
    /// moved there.
    Attacks against_all_answers(int checks, int balance) {
        Attacks common;
        bool first = true;
        for (const Move answer : legal_moves(position_)) {
            const int lost = value_on(position_, answer.to());
            position_.make_move(answer);
            Attacks gains = captures(balance - lost);
            if (gains.empty() && checks > 0) gains = find(checks, balance - lost);
            position_.unmake_move();
            erase_if(gains, [&](const Attack& attack) { return attack.to == answer.to(); });
            if (first) common = gains;
            erase_if(common, [&](const Attack& attack) { return !has_victim(gains, attack.to); });
            first = false;
            if (common.empty()) return common;
        }
        return common;
    }

    /// Captures with a gain: the victim, minus the attacker if it can be recaptured. Kings and
    /// soldiers may chase, so their captures do not count.
    Attacks captures(int balance) {
        Attacks gains;
        MoveList moves;
        generate_captures(position_, moves);
        const CheckInfo check_info = position_.check_info();
        for (const Move move : moves) {
            const PieceType taker = position_.at(move.from()).type();
            if (taker == PieceType::King || taker == PieceType::Pawn) continue;
            if (!position_.is_legal(move, check_info)) continue;
            const int victim = value_on(position_, move.to());
            if (victim == 0 || balance + victim < kLeastGain) continue;
            const int risk = value_on(position_, move.from());
            if (balance + victim - risk >= kLeastGain || !can_be_taken_back(move)) {
                unite(gains, {move.from(), move.to()});
            }
        }
        return gains;
    }

    bool can_be_taken_back(Move capture) {
        position_.make_move(capture);
        MoveList answers;
        generate_captures(position_, answers);
        const bool taken = std::any_of(answers.begin(), answers.end(), [&](Move answer) {
            return answer.to() == capture.to() && position_.is_legal(answer);
        });
        position_.unmake_move();
        return taken;
    }

    Position& position_;
    int positions_ = 0;
};

/// Attacks between pieces of a kind are offers to exchange, also after a check.
bool is_offered(const Position& position, Square victim) {
    const PieceType type = position.at(victim).type();
    for (const Square from : position.pieces(position.side_to_move(), type)) {
        if (is_attack(position, {from, victim}, ChaseLaw::Chinese)) return true;
    }
    return false;
}

}  // namespace

Attacks find_combinations(Position& position) {
    Attacks gains = CombinationSearch(position).find(kCombinationChecks, 0);
    erase_if(gains, [&](const Attack& attack) { return is_offered(position, attack.to); });
    return gains;
}

}  // namespace engine::xiangqi
