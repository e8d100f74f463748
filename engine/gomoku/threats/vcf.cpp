// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/vcf.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/board/zobrist.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

/// No line on the board is longer; the move count of the table saturates here.
constexpr int kUnlimited = RefutedTable::kMaxMoves;
constexpr int moves_after_one(int moves_left) {
    return moves_left == kUnlimited ? kUnlimited : moves_left - 1;
}
/// Above the move value of any point.
constexpr int kThreeBonus = 1000;

struct Four {
    Point point;
    std::int16_t value;
};
using Fours = FixedVector<Four, kMaxSize * kMaxSize>;

bool has_four(PatternKey key) {
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (is_four(key.at(d))) return true;
    }
    return false;
}

/// The fours of the side to move: first those that leave threes, then those with the highest move
/// value.
void collect_fours(Position& position, Fours& fours) {
    const Color us = position.side_to_move();
    const auto add = [&](Point point) {
        const bool with_three = position.threat(us, point) == Threat::FourThree;
        const int value = position.move_value(us, point) + (with_three ? kThreeBonus : 0);
        fours.push_back({point, static_cast<std::int16_t>(value)});
    };
    for (const Point point : position.points(us, Threat::FourThree)) add(point);
    for (const Point point : position.points(us, Threat::Four)) add(point);
    for (const Point point : position.points(us, Threat::PerhapsForbidden)) {
        if (makes_four(position, point) && !is_forbidden(position, point)) add(point);
    }
    std::sort(fours.begin(), fours.end(), [](const Four& a, const Four& b) {
        return a.value != b.value ? a.value > b.value : a.point < b.point;
    });
}

}  // namespace

bool makes_four(const Position& position, Point point) {
    return has_four(position.patterns(position.side_to_move(), point));
}

Proof VcfSolver::solve(Position& position, NodeBudget& budget) {
    moves_.clear();
    return attack(position, kUnlimited, budget);
}

Proof VcfSolver::solve(Position& position, std::uint64_t max_nodes) {
    NodeBudget budget(max_nodes);
    return solve(position, budget);
}

Proof VcfSolver::solve_shortest(Position& position, NodeBudget& budget) {
    const Proof proof = solve(position, budget);
    if (proof != Proof::Win) return proof;
    const std::vector<Point> longest = moves_;
    const int most_plies = plies_to_five_;
    Proof shorter = Proof::None;
    for (int moves = 1; 2 * moves - 1 < most_plies && shorter == Proof::None; ++moves) {
        moves_.clear();
        shorter = attack(position, moves, budget);
    }
    if (shorter != Proof::Win) {
        moves_ = longest;
        plies_to_five_ = most_plies;
    }
    return Proof::Win;
}

Proof VcfSolver::solve_shortest(Position& position, std::uint64_t max_nodes) {
    NodeBudget budget(max_nodes);
    return solve_shortest(position, budget);
}

Line<Point> VcfSolver::line() const {
    Line<Point> line;
    for (const Point move : moves_) line.append(move);
    return line;
}

Proof VcfSolver::win_by(Point last, int plies_after) {
    moves_.push_back(last);
    plies_to_five_ = static_cast<int>(moves_.size()) + plies_after;
    return Proof::Win;
}

Proof VcfSolver::attack(Position& position, int moves_left, NodeBudget& budget) {
    const Color us = position.side_to_move();
    if (position.count(us, Threat::Five) > 0) {
        return win_by(position.points(us, Threat::Five).first(), 0);
    }
    if (moves_left < 2) return Proof::None;
    if (position.count(~us, Threat::Five) > 0) {
        for (const Point block : answers_to_five(position)) {
            if (!makes_four(position, block) || is_forbidden(position, block)) continue;
            const Proof proof = attack_by(position, block, moves_left, budget);
            if (proof != Proof::None) return proof;
        }
        return Proof::None;
    }
    for (const Threat decisive : {Threat::OpenFour, Threat::DoubleFour}) {
        if (position.count(us, decisive) > 0) {
            return win_by(position.points(us, decisive).first(), 2);
        }
    }
    if (moves_left < 3 || refuted_.contains(position.key(), moves_left)) return Proof::None;

    Fours fours;
    collect_fours(position, fours);
    for (const Four& four : fours) {
        const Proof proof = attack_by(position, four.point, moves_left, budget);
        if (proof != Proof::None) return proof;
    }
    refuted_.store(position.key(), moves_left);
    return Proof::None;
}

bool VcfSolver::is_refuted(const Position& position, Point four, int moves_left) const {
    const Color us = position.side_to_move();
    // In Caro there may be two answers, and in Renju the only answer may be forbidden for Black.
    if (position.rule() == Rule::Caro) return false;
    if (position.rule() == Rule::Renju && us == Color::White) return false;
    std::array<Stone, 2> stones{{{us, four}, {}}};
    const auto after_four = std::span(stones).first(1);
    const Point block = position.five_after(after_four);
    if (block.none()) return false;
    stones[1] = {~us, block};

    const Key key = position.key() ^ zobrist::stone(us, four) ^ zobrist::stone(~us, block);
    if (refuted_.contains(key, moves_after_one(moves_left))) return true;

    // The answer makes a four itself, and the stone that blocks it does not.
    if (!has_four(position.patterns_after(after_four, ~us, block))) return false;
    const Point five = position.five_after(stones);
    return five.none() || !has_four(position.patterns_after(stones, us, five));
}

Proof VcfSolver::attack_by(Position& position, Point four, int moves_left, NodeBudget& budget) {
    if (budget.is_used_up()) return Proof::Unknown;
    budget.count_node();
    if (is_refuted(position, four, moves_left)) return Proof::None;
    const std::size_t length = moves_.size();
    position.make_move(four);
    FiveAnswers blocks = answers_to_five(position);
    // Removes the points forbidden for Black in Renju.
    erase_if(blocks, [&](Point block) { return is_forbidden(position, block); });
    Proof proof = Proof::Win;
    if (blocks.empty()) {
        win_by(four, 2);
    } else {
        // The defender chooses the longest resistance.
        std::vector<Point> longest;
        int most_plies = 0;
        for (const Point block : blocks) {
            moves_.resize(length);
            proof = attack_after(position, four, block, moves_left, budget);
            if (proof != Proof::Win) break;
            if (plies_to_five_ <= most_plies) continue;
            most_plies = plies_to_five_;
            if (blocks.size() > 1) longest = moves_;
        }
        if (proof == Proof::Win && blocks.size() > 1) moves_ = longest;
        plies_to_five_ = most_plies;
    }
    position.unmake_move();
    if (proof != Proof::Win) moves_.resize(length);
    return proof;
}

Proof VcfSolver::attack_after(Position& position, Point four, Point block, int moves_left,
                              NodeBudget& budget) {
    moves_.insert(moves_.end(), {four, block});
    position.make_move(block);
    const Proof proof = attack(position, moves_after_one(moves_left), budget);
    position.unmake_move();
    return proof;
}

}  // namespace engine::gomoku
