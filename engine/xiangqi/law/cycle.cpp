// SPDX-License-Identifier: MIT
// One of the two functions that walk over a cycle, for display; the other is `RepetitionLaw::loser`
// (repetition_law.cpp, which names the tests that compare them).
#include "engine/xiangqi/law/cycle.h"

#include <algorithm>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/combination.h"
#include "engine/xiangqi/law/mate_threat.h"

namespace engine::xiangqi {

namespace {

/// Whether the latest move placed its piece where an enemy can capture it that did not attack it on
/// the board `before`.
bool offers_moved_piece(const Board& before, const Position& position) {
    const Move move = position.state().last_move;
    const Bitboard known = before.attackers_to(move.from(), before.occupied());
    const MoveList answers = legal_moves(position);
    return std::any_of(answers.begin(), answers.end(), [&](Move answer) {
        return answer.to() == move.to() && !known.has(answer.from());
    });
}

/// Whether the latest move ended a chase of a piece of its side on the board `before`, or a check,
/// without moving the victim.
bool blocks_an_attack(const Board& before, const Position& position, ChaseLaw law) {
    const Color enemy = position.side_to_move();
    const State& earlier = position.states()[position.states().size() - 2];
    const Move move = position.state().last_move;
    if (earlier.in_check && move.from() != before.king(~enemy)) return true;
    const Attacks threats = chasing_attacks(before, enemy, law);
    return std::any_of(threats.begin(), threats.end(), [&](const Attack& threat) {
        return threat.to != move.from() &&
               !position.attackers_to(threat.to, position.occupied()).has(threat.from);
    });
}

/// Chinese rules: a capture that leads to mate of the own king is not a threat.
void drop_suicides(Position& position, Attacks& attacks) {
    if (attacks.empty()) return;
    position.make_null_move();
    erase_if(attacks, [&](const Attack& attack) {
        return is_mated_after(position, {attack.from, attack.to});
    });
    position.unmake_null_move();
}

/// Chinese rules: the gains by checks that the latest move made possible; it does not give check
/// itself.
Attacks new_combinations(Position& position) {
    position.make_null_move();
    const Attacks gains = find_combinations(position);
    position.unmake_null_move();
    if (gains.empty()) return gains;
    const Move move = position.state().last_move;
    position.unmake_move();
    const Attacks earlier = find_combinations(position);
    position.make_move(move);
    return on_new_victims(gains, earlier);
}

/// Classifies the latest move. `position` is restored.
CycleMove classify_last_move(Position& position, RuleSet rules) {
    const Board before = board_before_last_move(position);
    const ChaseLaw law = chase_law(rules);
    CycleMove result;
    result.move = position.state().last_move;
    result.side = ~position.side_to_move();
    result.checks = position.in_check();
    // Expensive, and the other rule sets do not have mate threats.
    const bool law_knows_threats = rules == RuleSet::Asian || rules == RuleSet::Chinese;
    result.threatens_mate = law_knows_threats && threatens_mate(position);
    result.offers = offers_moved_piece(before, position);
    result.blocks = blocks_an_attack(before, position, law);
    result.chases = new_chases(position, law);
    if (rules != RuleSet::Chinese || result.checks) return result;
    // Under Chinese rules a chase depends on its consequences.
    drop_suicides(position, result.chases);
    if (result.is_attack()) return result;
    result.chases = new_combinations(position);
    result.by_combination = !result.chases.empty();
    return result;
}

}  // namespace

CycleMoves classify_cycle(Position position, std::size_t plies, RuleSet rules) {
    CycleMoves moves(plies);
    for (std::size_t i = plies; i > 0; --i) {
        moves[i - 1] = classify_last_move(position, rules);
        position.unmake_move();
    }
    return moves;
}

bool attacks_under_chinese_rules(Position& position) {
    if (position.in_check()) return true;
    Attacks chases = new_chases(position, ChaseLaw::Chinese);
    drop_suicides(position, chases);
    if (!chases.empty()) return true;
    return threatens_mate(position) || !new_combinations(position).empty();
}

}  // namespace engine::xiangqi
