// SPDX-License-Identifier: MIT
#include "engine/xiangqi/rules.h"

#include <algorithm>
#include <utility>

#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/verdict.h"

namespace engine::xiangqi {

namespace {

constexpr int kOccurrencesToRule = 3;

Status win_of(Color side) { return side == Color::Red ? Status::FirstWins : Status::SecondWins; }

/// A cycle of `period` plies that was played twice in the same way is told once.
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
    ruling.guilty = verdict.loser;
    ruling.prey = verdict.prey;
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

std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences) {
    if (!position.may_have_occurred()) return std::nullopt;
    const auto& states = position.states();
    const std::size_t last = states.size() - 1;
    const std::size_t reach = states[last].reversible_plies;
    std::size_t plies = 0;
    // A state in check was reached by a checking move of the side that does not have the move.
    bool mover_checks = true;   // the side that made the latest move
    bool waiter_checks = true;  // the side now to move
    for (std::size_t back = 2; back <= reach; back += 2) {
        mover_checks = mover_checks && states[last - back + 2].in_check;
        waiter_checks = waiter_checks && states[last - back + 1].in_check;
        if (states[last - back].key != states[last].key) continue;
        if (plies == 0) plies = back;
        if (--earlier_occurrences > 0) continue;
        const bool red_to_move = position.side_to_move() == Color::Red;
        return Cycle{plies, back, red_to_move ? waiter_checks : mover_checks,
                     red_to_move ? mover_checks : waiter_checks};
    }
    return std::nullopt;
}

std::optional<Color> loser_by_repetition(const Cycle& cycle) {
    if (cycle.red_always_checks == cycle.black_always_checks) return std::nullopt;
    return cycle.red_always_checks ? Color::Red : Color::Black;
}

bool insufficient_material(const Position& position) {
    return (position.pieces(PieceType::Rook) | position.pieces(PieceType::Knight) |
            position.pieces(PieceType::Cannon) | position.pieces(PieceType::Pawn))
        .empty();
}

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
    Position next = position;
    for (const Move move : legal_moves(position)) {
        next.make_move(move);
        const auto cycle = latest_cycle(next, kOccurrencesToRule - 1);
        if (cycle && rule_repetition(next, *cycle, rules).guilty == position.side_to_move()) {
            losing.push_back(move);
        }
        next.unmake_move();
    }
    return losing;
}

}  // namespace engine::xiangqi
