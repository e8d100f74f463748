// SPDX-License-Identifier: MIT
#include "tools/puzzles/threats.h"

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace puzzles {

namespace gomoku = engine::gomoku;
using gomoku::NodeBudget;
using gomoku::Point;
using gomoku::Position;
using gomoku::Proof;

namespace {

/// Most positions of a game are not puzzles; this search finds the others, or they are not worth
/// more nodes.
constexpr std::uint64_t kGlanceNodes = 10'000;
constexpr std::uint64_t kThreatNodes = 40'000;
/// For each other point that might win, and for each that might stop the fours.
constexpr std::uint64_t kOtherNodes = 20'000;

bool has_five(const Position& position) {
    for (const auto color : gomoku::kColors) {
        if (position.count(color, gomoku::Threat::Five) > 0) return true;
    }
    return false;
}

/// Whether the side that just moved may win by threats against every answer; tested by passing for
/// the other side: if that does not win, no threat does.
bool may_win(Position& position, ThreatSolvers& solvers) {
    const auto us = ~position.side_to_move();
    if (position.count(us, gomoku::Threat::Five) > 0) return true;
    position.make_null_move();
    const bool wins = solvers.vcf.solve(position, kOtherNodes) != Proof::None;
    position.unmake_null_move();
    return wins;
}

/// Whether a threat at `point` wins: against every answer that may stop it, fours or threats
/// continue to win.
bool wins_by(Position& position, Point point, ThreatSolvers& solvers) {
    position.make_move(point);
    bool wins = may_win(position, solvers);
    if (wins) {
        const gomoku::PointSet near = position.near_points();
        for (const Point answer : near) {
            if (gomoku::is_forbidden(position, answer)) continue;
            if (position.threat(position.side_to_move(), answer) == gomoku::Threat::Five) {
                wins = false;
                break;
            }
            position.make_move(answer);
            wins = position.count(position.side_to_move(), gomoku::Threat::Five) > 0 ||
                   solvers.vcf.solve(position, kOtherNodes) == Proof::Win ||
                   solvers.vct.solve(position, solvers.vcf, NodeBudget(kOtherNodes));
            position.unmake_move();
            if (!wins) break;
        }
    }
    position.unmake_move();
    return wins;
}

}  // namespace

std::string_view text_of(ThreatGoal goal) {
    return goal == ThreatGoal::Threats ? "threats" : "defence";
}

std::optional<ThreatPuzzle> threats_in(const Position& original, ThreatSolvers& solvers) {
    Position position = original;
    const auto them = ~position.side_to_move();
    if (has_five(position) || threatens_to_win(position, position.side_to_move()) ||
        threatens_to_win(position, them)) {
        return std::nullopt;
    }
    if (solvers.vcf.solve(position, kGlanceNodes) != Proof::None) return std::nullopt;
    if (!solvers.vct.solve(position, solvers.vcf, NodeBudget(kThreatNodes))) return std::nullopt;
    if (solvers.vct.line().size() < 3) return std::nullopt;
    const Point answer = solvers.vct.line()[0];
    const gomoku::PointSet near = position.near_points();
    for (const Point point : near) {
        if (point == answer || gomoku::is_forbidden(position, point)) continue;
        if (wins_by(position, point, solvers)) return std::nullopt;
    }
    return ThreatPuzzle{original, ThreatGoal::Threats, answer};
}

std::optional<ThreatPuzzle> defence_in(const Position& original, ThreatSolvers& solvers) {
    Position position = original;
    const auto them = ~position.side_to_move();
    if (has_five(position)) return std::nullopt;
    // An own four would delay everything, and proves nothing.
    if (!four_points(position, ~them).empty()) return std::nullopt;
    position.make_null_move();
    const bool is_threatened = solvers.vcf.solve(position, kGlanceNodes) == Proof::Win;
    position.unmake_null_move();
    if (!is_threatened) return std::nullopt;
    Point answer = gomoku::kNoPoint;
    const gomoku::PointSet points = legal_moves(position);
    for (const Point point : points) {
        position.make_move(point);
        const Proof proof = position.count(~position.side_to_move(), gomoku::Threat::Five) > 0
                                ? Proof::None
                                : solvers.vcf.solve(position, kOtherNodes);
        position.unmake_move();
        if (proof == Proof::Win) continue;
        if (proof == Proof::Unknown || answer != gomoku::kNoPoint) return std::nullopt;
        answer = point;
    }
    if (answer == gomoku::kNoPoint) return std::nullopt;
    // There must be other points that seem to stop the win.
    if (threatens_to_win(position, them) && direct_defences(position).size() < 2) {
        return std::nullopt;
    }
    return ThreatPuzzle{original, ThreatGoal::Defence, answer};
}

}  // namespace puzzles
