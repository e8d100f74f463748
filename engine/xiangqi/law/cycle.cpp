// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/cycle.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/combination.h"
#include "engine/xiangqi/law/mate_threat.h"

namespace engine::xiangqi {

namespace {

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

/// Chinese rules: a capture that leads to the own mate is no threat.
void drop_suicides(Position& position, Attacks& attacks) {
    if (attacks.empty()) return;
    position.make_null_move();
    const Attack* kept = std::remove_if(attacks.begin(), attacks.end(), [&](const Attack& attack) {
        return is_mated_after(position, {attack.from, attack.to});
    });
    attacks.resize(static_cast<std::size_t>(kept - attacks.begin()));
    position.unmake_null_move();
}

/// Chinese rules: the gains by checks that the latest move of `after`, itself no check, made
/// possible.
Attacks new_combinations(Position& before, Position& after) {
    after.make_null_move();
    const Attacks gains = find_combinations(after);
    after.unmake_null_move();
    return gains.empty() ? gains : on_new_victims(gains, find_combinations(before));
}

/// Whether the side that just moved could give check if the other passed.
bool may_check(Position& position) {
    position.make_null_move();
    const Safety exposure = position.exposure();
    const MoveList moves = legal_moves(position);
    const bool checks = std::any_of(moves.begin(), moves.end(), [&](Move move) {
        return position.gives_check(move, exposure);
    });
    position.unmake_null_move();
    return checks;
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
            blocks_an_attack(before, chasing_attacks(scene_of(before), ~result.side, law), after_);
        result.chases = new_chases(scene_of(before), scene_of(after_), result.side, law);
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
        drop_suicides(after_, move.chases);
        if (move.is_attack()) return;
        move.chases = new_combinations(before, after_);
        move.by_combination = !move.chases.empty();
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

bool attacks_under_chinese_rules(Position& before, Position& after) {
    if (after.in_check()) return true;
    Attacks chases =
        new_chases(scene_of(before), scene_of(after), before.side_to_move(), ChaseLaw::Chinese);
    drop_suicides(after, chases);
    if (!chases.empty()) return true;
    return may_check(after) && (threatens_mate(after) || !new_combinations(before, after).empty());
}

}  // namespace engine::xiangqi
