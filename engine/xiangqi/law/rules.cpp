// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/rules.h"

#include <algorithm>
#include <utility>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/law/verdict.h"

namespace engine::xiangqi {

namespace {

constexpr int kOccurrencesToRule = 3;

Status win_of(Color side) { return side == Color::Red ? Status::FirstWins : Status::SecondWins; }

/// Lists a cycle of `period` plies only once if it was played twice in the same way.
CycleMoves without_repeat(CycleMoves moves, std::size_t period) {
    const auto latest = moves.end() - static_cast<std::ptrdiff_t>(period);
    const bool repeats =
        std::equal(moves.begin(), latest, latest, moves.end(),
                   [](const CycleMove& a, const CycleMove& b) { return a.move == b.move; });
    if (repeats) moves.erase(moves.begin(), latest);
    return moves;
}

Ruling rule_repetition(const Position& position, const Cycle& cycle, RuleSet rules) {
    CycleMoves moves = classify_cycle(position, cycle.span, rules);
    const Verdict verdict = rule_cycle(moves, position, rules);
    Ruling ruling;
    ruling.status = verdict.loser ? win_of(~*verdict.loser) : Status::Draw;
    ruling.reason = verdict.reason;
    ruling.rules = rules;
    ruling.article = verdict.article;
    ruling.allowance = verdict.allowance;
    ruling.guilty = verdict.loser;
    ruling.victims = verdict.victims;
    ruling.cycle = without_repeat(std::move(moves), cycle.plies);
    return ruling;
}

Ruling plain(Status status, Reason reason, RuleSet rules) {
    Ruling ruling;
    ruling.status = status;
    ruling.reason = reason;
    ruling.rules = rules;
    return ruling;
}

}  // namespace

Ruling judge(const Position& position, RuleSet rules) {
    if (!has_legal_move(position)) {
        const Reason reason = position.in_check() ? Reason::Checkmate : Reason::Stalemate;
        return plain(win_of(~position.side_to_move()), reason, rules);
    }
    if (const auto cycle = latest_cycle(position, kOccurrencesToRule - 1)) {
        return rule_repetition(position, *cycle, rules);
    }
    if (natural_move_limit_reached(position)) {
        return plain(Status::Draw, Reason::NaturalMoveLimit, rules);
    }
    if (insufficient_material(position)) {
        return plain(Status::Draw, Reason::InsufficientMaterial, rules);
    }
    return plain(Status::Ongoing, Reason::None, rules);
}

std::optional<Ruling> warning(const Position& position, RuleSet rules) {
    const auto cycle = latest_cycle(position, 1);
    if (!cycle || judge(position, rules).status != Status::Ongoing) return std::nullopt;
    return rule_repetition(position, *cycle, rules);
}

MoveList losing_repetitions(const Position& position, RuleSet rules) {
    MoveList losing;
    RepetitionLaw law(rules);
    Position next = position;
    for (const Move move : legal_moves(position)) {
        next.make_move(move);
        const auto cycle = latest_cycle(next, kOccurrencesToRule - 1);
        if (cycle && law.loser(next, cycle->span) == position.side_to_move()) {
            losing.push_back(move);
        }
        next.unmake_move();
    }
    return losing;
}

}  // namespace engine::xiangqi
