// SPDX-License-Identifier: MIT
#include "engine/xiangqi/rules.h"

#include "engine/xiangqi/movegen.h"

namespace engine::xiangqi {

namespace {

constexpr int kOccurrencesToRule = 3;

Status win_of(Color side) { return side == Color::Red ? Status::FirstWins : Status::SecondWins; }

Ruling rule_repetition(const Cycle& cycle) {
    if (const auto loser = loser_by_repetition(cycle)) {
        return {win_of(~*loser), Reason::PerpetualCheck, cycle.plies};
    }
    const bool mutual = cycle.red_always_checks && cycle.black_always_checks;
    return {Status::Draw, mutual ? Reason::MutualPerpetualCheck : Reason::Repetition, cycle.plies};
}

}  // namespace

std::optional<RuleSet> parse_rule_set(std::string_view name) {
    if (name == "simple") return RuleSet::Simple;
    return std::nullopt;
}

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
        return Cycle{plies, red_to_move ? waiter_checks : mover_checks,
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

Ruling judge(const Position& position, RuleSet /*rules*/) {
    if (!has_legal_move(position)) {
        const Reason reason = position.in_check() ? Reason::Checkmate : Reason::Stalemate;
        return {win_of(~position.side_to_move()), reason, 0};
    }
    if (const auto cycle = latest_cycle(position, kOccurrencesToRule - 1)) {
        return rule_repetition(*cycle);
    }
    if (natural_move_limit_reached(position)) return {Status::Draw, Reason::NaturalMoveLimit, 0};
    if (insufficient_material(position)) return {Status::Draw, Reason::InsufficientMaterial, 0};
    return {};
}

}  // namespace engine::xiangqi
