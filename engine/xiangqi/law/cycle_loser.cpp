// SPDX-License-Identifier: MIT
#include "engine/xiangqi/law/cycle_loser.h"

#include <algorithm>
#include <array>

#include "engine/xiangqi/law/chase.h"
#include "engine/xiangqi/law/cycle.h"

namespace engine::xiangqi {

namespace {

/// What the check flags of the cycle's positions say.
struct Checks {
    std::array<bool, 2> by_every_move{true, true};
    bool any = false;
};

Checks checks_in(const Position& position, std::size_t plies) {
    Checks checks;
    Color mover = ~position.side_to_move();
    auto state = position.states().rbegin();
    for (std::size_t i = 0; i < plies; ++i, ++state, mover = ~mover) {
        checks.by_every_move[index(mover)] &= state->in_check;
        checks.any |= state->in_check;
    }
    return checks;
}

/// The side of which alone the condition holds.
std::optional<Color> only_one(bool red, bool black) {
    if (red == black) return std::nullopt;
    return red ? Color::Red : Color::Black;
}

/// Walks back from the end of the cycle, so that pieces are known by where they end, and stops once
/// neither side has a piece it could still be chasing: mostly after a move of each.
std::optional<Color> loser_by_chase(const Position& position, std::size_t plies, ChaseLaw law) {
    std::array<Bitboard, 2> prey{kBoard, kBoard};
    std::array<Square, kSquares> end;
    for (int i = 0; i < kSquares; ++i) end[detail::at(Square(i))] = Square(i);
    const Board& last = position;
    Board after = last;
    Color side = ~position.side_to_move();
    auto state = position.states().rbegin();
    for (std::size_t i = 0; i < plies; ++i, side = ~side) {
        const Move move = state->last_move;
        Board before = after;
        before.take_back(move, state->captured);
        ++state;
        Bitboard& chased = prey[index(side)];
        if (chased.any()) {
            Bitboard victims;
            for (const Square victim :
                 victims_of(new_chases({before, state->last_move}, {after, move}, side, law))) {
                victims |= point(end[detail::at(victim)]);
            }
            chased &= victims;
            if (prey[0].empty() && prey[1].empty()) return std::nullopt;
        }
        end[detail::at(move.from())] = end[detail::at(move.to())];
        after = before;
    }
    return only_one(prey[0].any(), prey[1].any());
}

std::optional<Color> loser_by_chinese_rules(Position position, std::size_t plies) {
    std::array<bool, 2> only_attacks{true, true};
    for (std::size_t i = 0; i < plies; ++i) {
        Position before = position;
        before.unmake_move();
        bool& guilty = only_attacks[index(before.side_to_move())];
        guilty = guilty && attacks_under_chinese_rules(before, position);
        if (!only_attacks[0] && !only_attacks[1]) return std::nullopt;
        position = std::move(before);
    }
    return only_one(only_attacks[0], only_attacks[1]);
}

}  // namespace

std::optional<Cycle> latest_cycle(const Position& position, int earlier_occurrences) {
    if (!position.may_have_occurred()) return std::nullopt;
    const auto& states = position.states();
    const std::size_t last = states.size() - 1;
    const std::size_t reach = states[last].reversible_plies;
    std::size_t plies = 0;
    for (std::size_t back = 2; back <= reach; back += 2) {
        if (states[last - back].key != states[last].key) continue;
        if (plies == 0) plies = back;
        if (--earlier_occurrences == 0) return Cycle{plies, back};
    }
    return std::nullopt;
}

std::optional<Color> loser_by_cycle(const Position& position, std::size_t plies, RuleSet rules) {
    const Checks checks = checks_in(position, plies);
    const auto& [red, black] = checks.by_every_move;
    if (red || black) return only_one(red, black);
    switch (rules) {
        case RuleSet::Simple:
            break;
        case RuleSet::Computer:
            // computer-2: a check anywhere in the cycle excuses a chase.
            return checks.any ? std::nullopt : loser_by_chase(position, plies, ChaseLaw::Computer);
        case RuleSet::Asian:
            return loser_by_chase(position, plies, ChaseLaw::Asian);
        case RuleSet::Chinese:
            return loser_by_chinese_rules(position, plies);
    }
    return std::nullopt;
}

}  // namespace engine::xiangqi
