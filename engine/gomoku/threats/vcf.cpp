// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/vcf.h"

#include <algorithm>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

constexpr std::uint64_t kMovesMask = 63;
/// No line on the board is longer: the table's number of moves saturates here.
constexpr int kUnlimited = 63;

}  // namespace

bool makes_four(const Position& position, Point point) {
    const PatternKey key = position.patterns(position.side_to_move(), point);
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (key.at(d) >= Pattern::Four && key.at(d) <= Pattern::OpenFour) return true;
    }
    return false;
}

VcfSolver::VcfSolver(unsigned table_bits) : refuted_(std::size_t{1} << table_bits) {}

void VcfSolver::clear() { std::fill(refuted_.begin(), refuted_.end(), 0); }

bool VcfSolver::is_refuted(Key key, int moves_left) const {
    const std::uint64_t entry = refuted_[key >> 32 & (refuted_.size() - 1)];
    return (entry ^ key) <= kMovesMask && static_cast<int>(entry & kMovesMask) >= moves_left;
}

void VcfSolver::note_refuted(Key key, int moves_left) {
    refuted_[key >> 32 & (refuted_.size() - 1)] =
        (key & ~kMovesMask) | static_cast<std::uint64_t>(moves_left);
}

Proof VcfSolver::solve(Position& position, std::uint64_t max_nodes) {
    nodes_ = 0;
    max_nodes_ = max_nodes;
    out_of_nodes_ = false;
    line_.clear();
    if (attack(position, kUnlimited)) return Proof::Win;
    return out_of_nodes_ ? Proof::Unknown : Proof::None;
}

Proof VcfSolver::solve_shortest(Position& position, std::uint64_t max_nodes) {
    const Proof proof = solve(position, max_nodes);
    if (proof != Proof::Win) return proof;
    const std::vector<Point> longest = line_;
    const int most_plies = plies_to_five_;
    for (int moves = 1; 2 * moves - 1 < most_plies; ++moves) {
        line_.clear();
        if (attack(position, moves)) return Proof::Win;
        if (out_of_nodes_) break;
    }
    line_ = longest;
    plies_to_five_ = most_plies;
    return Proof::Win;
}

bool VcfSolver::attack(Position& position, int moves_left) {
    const Color us = position.side_to_move();
    const auto win_by = [&](Point point, int plies_after) {
        line_.push_back(point);
        plies_to_five_ = static_cast<int>(line_.size()) + plies_after;
        return true;
    };
    if (position.count(us, Threat::Five) > 0) {
        return win_by(position.points(us, Threat::Five).first(), 0);
    }
    if (moves_left < 2) return false;
    const int enemy_fives = position.count(~us, Threat::Five);
    if (enemy_fives > 1) return false;
    if (enemy_fives == 1) {
        const Point block = position.points(~us, Threat::Five).first();
        return makes_four(position, block) && !is_forbidden(position, block) &&
               attack_by(position, block, moves_left);
    }
    for (const Threat decisive : {Threat::OpenFour, Threat::DoubleFour}) {
        if (position.count(us, decisive) > 0) {
            return win_by(position.points(us, decisive).first(), 2);
        }
    }
    if (moves_left < 3 || is_refuted(position.key(), moves_left)) return false;

    Attacks attacks;
    collect_fours(position, attacks);
    for (const Attack& candidate : attacks) {
        if (attack_by(position, candidate.point, moves_left)) return true;
        if (out_of_nodes_) return false;
    }
    note_refuted(position.key(), moves_left);
    return false;
}

bool VcfSolver::attack_by(Position& position, Point four, int moves_left) {
    if (nodes_ == max_nodes_) {
        out_of_nodes_ = true;
        return false;
    }
    ++nodes_;
    const Color us = position.side_to_move();
    const std::size_t length = line_.size();
    position.make_move(four);
    line_.push_back(four);
    const Point block = position.points(us, Threat::Five).first();
    // Two fives cannot both be blocked; one cannot where Black may not play.
    bool wins = position.count(us, Threat::Five) > 1 || is_forbidden(position, block);
    if (wins) {
        plies_to_five_ = static_cast<int>(line_.size()) + 2;
    } else {
        position.make_move(block);
        line_.push_back(block);
        wins = attack(position, moves_left == kUnlimited ? kUnlimited : moves_left - 1);
        position.unmake_move();
    }
    position.unmake_move();
    if (!wins) line_.resize(length);
    return wins;
}

void VcfSolver::collect_fours(Position& position, Attacks& attacks) {
    const Color us = position.side_to_move();
    const auto add = [&](Point point) {
        // Fours that leave threes come first, then those that build most.
        const bool with_three = position.threat(us, point) == Threat::FourThree;
        const int value = position.promise(us, point) + (with_three ? 1000 : 0);
        attacks.push_back({point, static_cast<std::int16_t>(value)});
    };
    for (const Point point : position.points(us, Threat::FourThree)) add(point);
    for (const Point point : position.points(us, Threat::Four)) add(point);
    for (const Point point : position.points(us, Threat::PerhapsForbidden)) {
        if (makes_four(position, point) && !is_forbidden(position, point)) add(point);
    }
    std::sort(attacks.begin(), attacks.end(), [](const Attack& a, const Attack& b) {
        return a.value != b.value ? a.value > b.value : a.point < b.point;
    });
}

}  // namespace engine::gomoku
