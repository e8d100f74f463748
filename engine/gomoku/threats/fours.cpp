// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/fours.h"

#include <algorithm>
#include <array>

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

/// The points where the side to move may block a four; all may be forbidden.
FiveAnswers allowed_blocks(Position& position) {
    FiveAnswers blocks = answers_to_five(position);
    erase_if(blocks, [&](Point point) { return is_forbidden(position, point); });
    return blocks;
}

/// The first point of a set that is allowed for the side to move.
Point first_allowed(Position& position, const PointSet& points) {
    for (const Point point : points) {
        if (!is_forbidden(position, point)) return point;
    }
    return kNoPoint;
}

/// Appends the moves from a winning four to the five.
void append_end(Position& position, std::vector<Point>& line) {
    const Color us = ~position.side_to_move();
    const PointSet fives = position.points(us, Threat::Five);
    Point answer = first_allowed(position, fives);
    if (answer.none()) answer = first_allowed(position, position.empty_points());
    if (answer.none()) return;
    line.push_back(answer);
    position.make_move(answer);
    line.push_back(position.points(us, Threat::Five).first());
    position.unmake_move();
}

/// Appends the solver's win, played to the five.
void append_win(Position& position, const VcfSolver& solver, std::vector<Point>& line) {
    for (const Point point : solver.moves()) {
        position.make_move(point);
        line.push_back(point);
    }
    if (static_cast<int>(solver.moves().size()) < solver.plies_to_five())
        append_end(position, line);
    for (std::size_t i = 0; i < solver.moves().size(); ++i) position.unmake_move();
}

bool has_four(Position& position) {
    const PointSet near = position.near_points();
    for (const Point point : near) {
        if (makes_four(position, point) && !is_forbidden(position, point)) return true;
    }
    return false;
}

/// The side to move need not answer. It wins by fours itself if possible, else it occupies a point
/// of the other side's winning line.
Point answer_to_no_four(Position& position, VcfSolver& solver, NodeBudget& budget) {
    if (solver.solve(position, budget) == Proof::Win) return solver.moves().front();
    position.make_null_move();
    const bool is_threatened = solver.solve_shortest(position, budget) == Proof::Win;
    position.unmake_null_move();
    if (!is_threatened) return kNoPoint;
    const std::vector<Point> win = solver.moves();
    const auto stops = [&](Point point) {
        if (is_forbidden(position, point)) return false;
        position.make_move(point);
        const bool is_stopped = solver.solve(position, budget) == Proof::None;
        position.unmake_move();
        return is_stopped;
    };
    const auto found = std::find_if(win.begin(), win.end(), stops);
    return found == win.end() ? kNoPoint : *found;
}

FourResult why_it_fails(Position& position) {
    if (position.count(~position.side_to_move(), Threat::Five) > 0) return FourResult::CounterFour;
    return has_four(position) ? FourResult::Fails : FourResult::NoFourLeft;
}

}  // namespace

std::string_view text_of(FourResult result) {
    constexpr std::array<std::string_view, 7> kTexts{
        "wins", "no-four", "too-late", "counter-four", "no-four-left", "fails", "unknown"};
    return kTexts[static_cast<std::size_t>(result)];
}

JudgedFour judge_four(Position& position, VcfSolver& solver, std::uint64_t max_nodes) {
    const Color defender = position.side_to_move();
    if (position.count(defender, Threat::Five) > 0) {
        return {FourResult::TooLate, {position.points(defender, Threat::Five).first()}};
    }
    NodeBudget budget(max_nodes);
    JudgedFour verdict;
    if (position.count(~defender, Threat::Five) == 0) {
        const Point answer = answer_to_no_four(position, solver, budget);
        if (!answer.none()) verdict.line.push_back(answer);
        verdict.result = FourResult::NoFour;
        verdict.nodes = budget.used();
        return verdict;
    }
    const FiveAnswers blocks = allowed_blocks(position);
    // Two fives cannot both be prevented; nor can one if the point is forbidden for the defender.
    if (blocks.empty()) {
        verdict.result = FourResult::Wins;
        append_end(position, verdict.line);
        return verdict;
    }
    for (const Point block : blocks) {
        verdict.line = {block};
        verdict.result = FourResult::Unknown;
        position.make_move(block);
        const Proof proof = solver.solve_shortest(position, budget);
        verdict.nodes = budget.used();
        if (proof == Proof::Win) {
            verdict.result = FourResult::Wins;
            append_win(position, solver, verdict.line);
        } else if (proof == Proof::None) {
            verdict.result = why_it_fails(position);
        }
        position.unmake_move();
        if (verdict.result != FourResult::Wins) break;
    }
    return verdict;
}

}  // namespace engine::gomoku
