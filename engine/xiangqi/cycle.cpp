// SPDX-License-Identifier: MIT
#include "engine/xiangqi/cycle.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/xiangqi/combination.h"
#include "engine/xiangqi/mate_threat.h"
#include "engine/xiangqi/movegen.h"

namespace engine::xiangqi {

namespace {

ChaseLaw chase_law(RuleSet rules) {
    if (rules == RuleSet::Asian) return ChaseLaw::Asian;
    return rules == RuleSet::Chinese ? ChaseLaw::Chinese : ChaseLaw::Computer;
}

bool contains(const Attacks& attacks, const Attack& attack) {
    return std::find(attacks.begin(), attacks.end(), attack) != attacks.end();
}

/// `attack` as it stood before `move`.
Attack before_move(const Attack& attack, Move move) {
    return {attack.from == move.to() ? move.from() : attack.from, attack.to};
}

/// Item 3: the pieces chased after the move and not before it.
Attacks on_new_victims(const Attacks& after, const Attacks& before) {
    const Bitboard known = victims_of(before);
    Attacks fresh;
    for (const Attack& attack : after) {
        if (!known.has(attack.to)) fresh.push_back(attack);
    }
    return fresh;
}

/// Asian: an attack is renewed by a new attacker, too. A victim that merely lost its protection
/// counts only if the move attacks nothing anew (appendix, perpetual and non-perpetual chase), but
/// a protector that may not take back is no protector at all (diagrams 83-85).
Attacks renewed_attacks(const Position& before_board, const Attacks& before,
                        const Position& after_board, const Attacks& after, ChaseLaw law) {
    const Move move = after_board.state().last_move;
    Attacks direct;
    Attacks undermined;
    for (const Attack& attack : after) {
        const Attack earlier = before_move(attack, move);
        if (contains(before, earlier)) continue;
        const bool was_attacked = is_attack(before_board, earlier, law);
        const bool merely_undermined = was_attacked && !has_root(after_board, attack);
        (merely_undermined ? undermined : direct).push_back(attack);
    }
    return direct.empty() ? undermined : direct;
}

/// Whether the latest move of `after` put its piece before an enemy that can take it now and did
/// not attack it `before`.
bool offers_moved_piece(const Position& before, const Position& after) {
    const Move move = after.state().last_move;
    const Bitboard known = before.attackers_to(move.from(), before.occupied());
    const MoveList answers = legal_moves(after);
    return std::any_of(answers.begin(), answers.end(), [&](Move answer) {
        return answer.to() == move.to() && !known.has(answer.from());
    });
}

/// Whether the latest move of `after` ended one of the `threats` on its side, or a check, without
/// moving the victim.
bool blocks_an_attack(const Position& before, const Attacks& threats, const Position& after) {
    const Move move = after.state().last_move;
    const Color side = before.side_to_move();
    if (before.in_check() && move.from() != before.king(side)) return true;
    return std::any_of(threats.begin(), threats.end(), [&](const Attack& threat) {
        return threat.to != move.from() &&
               !after.attackers_to(threat.to, after.occupied()).has(threat.from);
    });
}

/// Walks from the end of a cycle to its start, so that pieces are known by where they end.
class Classifier {
  public:
    Classifier(Position position, RuleSet rules) : after_(std::move(position)), rules_(rules) {
        for (int i = 0; i < kSquares; ++i) end_[detail::at(Square(i))] = Square(i);
    }

    /// Classifies the latest move and takes it back.
    CycleMove take_back() {
        Position before = after_;
        before.unmake_move();
        CycleMove result;
        result.move = after_.state().last_move;
        result.side = before.side_to_move();
        result.checks = after_.in_check();
        // Costly, and the other laws know no mate threats.
        const bool law_knows_threats = rules_ == RuleSet::Asian || rules_ == RuleSet::Chinese;
        result.threatens_mate = law_knows_threats && threatens_mate(after_);
        result.offers = offers_moved_piece(before, after_);
        const ChaseLaw law = chase_law(rules_);
        result.blocks =
            blocks_an_attack(before, chasing_attacks(before, ~result.side, law), after_);
        result.chases = new_chases(before, result.side, law);
        if (rules_ == RuleSet::Chinese && !result.checks) look_ahead(before, result);
        for (const Square victim : victims_of(result.chases)) {
            result.prey |= point(end_[detail::at(victim)]);
        }
        end_[detail::at(result.move.from())] = end_[detail::at(result.move.to())];
        after_ = std::move(before);
        return result;
    }

  private:
    /// Chinese rules judge a chase by what comes of it. `move` gives no check.
    void look_ahead(Position& before, CycleMove& move) {
        drop_suicides(move.chases);
        if (move.is_attack()) return;
        if (const auto gain = new_combination(before)) {
            move.chases = {*gain};
            move.by_combination = true;
        }
    }

    /// A capture that leads to the own mate is no threat.
    void drop_suicides(Attacks& attacks) {
        after_.make_null_move();
        attacks.erase(std::remove_if(attacks.begin(), attacks.end(),
                                     [&](const Attack& attack) {
                                         return is_mated_after(after_, {attack.from, attack.to});
                                     }),
                      attacks.end());
        after_.unmake_null_move();
    }

    /// A gain by checks that the latest move made possible.
    std::optional<Attack> new_combination(Position& before) {
        after_.make_null_move();
        const auto gain = find_combination(after_);
        after_.unmake_null_move();
        return gain && !find_combination(before) ? gain : std::nullopt;
    }

    [[nodiscard]] Attacks new_chases(const Position& before, Color side, ChaseLaw law) const {
        const Attacks old = chasing_attacks(before, side, law);
        const Attacks now = chasing_attacks(after_, side, law);
        return law == ChaseLaw::Computer ? on_new_victims(now, old)
                                         : renewed_attacks(before, old, after_, now, law);
    }

    Position after_;
    RuleSet rules_;
    std::array<Square, kSquares> end_;  // where the piece on each point stands at the end
};

}  // namespace

CycleMoves classify_cycle(const Position& position, std::size_t plies, RuleSet rules) {
    Classifier classifier(position, rules);
    CycleMoves moves;
    for (std::size_t i = 0; i < plies; ++i) moves.push_back(classifier.take_back());
    std::reverse(moves.begin(), moves.end());
    return moves;
}

}  // namespace engine::xiangqi
