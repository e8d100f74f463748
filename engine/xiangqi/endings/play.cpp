// SPDX-License-Identifier: MIT
#include "engine/xiangqi/endings/play.h"

#include <algorithm>
#include "engine/core/insertion_sort.h"

namespace engine::xiangqi {

namespace {

using Result = EndingVerdict::Result;

/// The number of plies to the end; the side to move is that of the verdict.
int plies_of(const EndingVerdict& verdict) {
    if (verdict.result == Result::Drawn) return 0;
    return verdict.result == Result::Won ? 2 * verdict.moves - 1 : 2 * verdict.moves;
}

/// A capture on the way would reset the counter; this is left to the search.
bool comes_before_limit(const EndingVerdict& verdict, const Position& position) {
    return position.state().quiet_plies + plies_of(verdict) <= kNaturalMoveLimitPlies;
}

/// The result of a move that a ruling decides, instead of the pieces.
enum class Ruled : std::uint8_t { Not, Won, Drawn, Lost };

Ruled ruled(const Position& after, RuleSet rules) {
    const Ruling ruling = judge(after, rules);
    if (ruling.status == Status::Ongoing || ruling.reason == Reason::Checkmate ||
        ruling.reason == Reason::Stalemate) {
        return Ruled::Not;
    }
    if (ruling.status == Status::Draw) return Ruled::Drawn;
    const Color winner = ruling.status == Status::FirstWins ? Color::Red : Color::Black;
    return winner == after.side_to_move() ? Ruled::Lost : Ruled::Won;
}

/// Higher is better. Among immediate mates, checks come first: they look like a mate.
int rank(const EndingMove& one, const Position& position) {
    const int value = value_of(one.verdict);
    const bool ends = one.verdict == EndingVerdict{Result::Won, 1, false};
    return ends && position.gives_check(one.move, position.enemy_check_info()) ? value + 1 : value;
}

}  // namespace

std::optional<EndingVerdict> judge_ending(EndingTables& tables, const Position& position,
                                          RuleSet rules, const StopPoll& cancelled) {
    if (judge(position, rules).status != Status::Ongoing) return std::nullopt;
    const auto verdict = tables.verdict(position, cancelled);
    if (!verdict || !comes_before_limit(*verdict, position)) return std::nullopt;
    if (verdict->result == Result::Drawn && ending_of(position)->material.defender_attacks()) {
        return std::nullopt;
    }
    return verdict;
}

std::optional<std::vector<EndingMove>> playable_moves(EndingTables& tables,
                                                      const Position& position, RuleSet rules,
                                                      const std::vector<Move>& allowed,
                                                      const StopPoll& cancelled) {
    if (!judge_ending(tables, position, rules, cancelled)) return std::nullopt;
    auto moves = tables.ranked_moves(position, cancelled);
    if (!moves) return std::nullopt;
    std::erase_if(*moves, [&](const EndingMove& one) {
        return !allowed.empty() &&
               std::find(allowed.begin(), allowed.end(), one.move) == allowed.end();
    });
    Position after = position;
    bool decides = false;
    std::erase_if(*moves, [&](EndingMove& one) {
        after.make_move(one.move);
        const Ruled ruling = ruled(after, rules);
        after.unmake_move();
        if (ruling == Ruled::Drawn) one.verdict = {};
        decides = decides || ruling == Ruled::Won;
        return ruling == Ruled::Lost;
    });
    if (decides || moves->empty()) return std::nullopt;
    insertion_sort(moves->begin(), moves->end(), [&](const EndingMove& a, const EndingMove& b) {
        return rank(a, position) > rank(b, position);
    });
    return moves;
}

std::vector<Move> perfect_line(EndingTables& tables, const Position& position, Move first,
                               std::size_t plies) {
    std::vector<Move> line{first};
    Position after = position;
    after.make_move(first);
    while (line.size() < plies) {
        const auto moves = tables.ranked_moves(after, {});
        if (!moves || moves->empty()) break;
        line.push_back(moves->front().move);
        after.make_move(line.back());
    }
    return line;
}

Value value_of(const EndingVerdict& verdict) {
    const Ply plies{plies_of(verdict)};
    if (verdict.result == Result::Drawn) return 0;
    if (verdict.at_most) return verdict.result == Result::Won ? kKnownWin : -kKnownWin;
    return verdict.result == Result::Won ? mate_in(plies) : mated_in(plies);
}

}  // namespace engine::xiangqi
