// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/vct.h"

#include <algorithm>

#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

constexpr std::uint64_t kThreatsMask = 63;
constexpr int kMostThreats = 12;
/// Attacker's moves with which a series of fours may finish an attack.
constexpr std::uint64_t kFinishNodes = 60;

}  // namespace

VctSolver::VctSolver(unsigned table_bits) : refuted_(std::size_t{1} << table_bits) {}

void VctSolver::clear() { std::fill(refuted_.begin(), refuted_.end(), 0); }

bool VctSolver::is_refuted(int threats_left) const {
    const Key key = position_->key();
    const std::uint64_t entry = refuted_[key >> 32 & (refuted_.size() - 1)];
    return (entry ^ key) <= kThreatsMask && static_cast<int>(entry & kThreatsMask) >= threats_left;
}

void VctSolver::note_refuted(int threats_left) {
    const Key key = position_->key();
    refuted_[key >> 32 & (refuted_.size() - 1)] =
        (key & ~kThreatsMask) | static_cast<std::uint64_t>(threats_left);
}

bool VctSolver::spend_node() { return ++nodes_ <= max_nodes_; }

bool VctSolver::solve(Position& position, VcfSolver& vcf, std::uint64_t max_nodes) {
    position_ = &position;
    vcf_ = &vcf;
    nodes_ = 0;
    max_nodes_ = max_nodes;
    for (int threats_left = 1; threats_left <= kMostThreats; ++threats_left) {
        plies_to_five_ = attack(threats_left, line_);
        if (plies_to_five_ > 0) return true;
        if (nodes_ > max_nodes_) return false;
    }
    return false;
}

int VctSolver::finish_by_fours(Variation& line) {
    const Proof proof = vcf_->solve(*position_, kFinishNodes);
    nodes_ += vcf_->nodes();
    if (proof != Proof::Win) return 0;
    line.clear();
    const auto& moves = vcf_->line();
    // NOLINTNEXTLINE(modernize-loop-convert): C++20 has no reversed range without std::ranges
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        line.assign(*move, Variation(line));
    }
    return vcf_->plies_to_five();
}

int VctSolver::attack(int threats_left, Variation& line) {
    const Color us = position_->side_to_move();
    if (!spend_node()) return 0;
    if (const int plies = finish_by_fours(line)) return plies;
    if (threats_left == 0 || is_refuted(threats_left)) return 0;

    const int enemy_fives = position_->count(~us, Threat::Five);
    if (enemy_fives > 1) return 0;
    if (enemy_fives == 1) {
        // The block must be a threat itself, or the attack is over.
        const Point block = position_->points(~us, Threat::Five).first();
        return is_forbidden(*position_, block) ? 0 : attack_by(block, threats_left, line);
    }
    for (const Point move : threats()) {
        if (is_forbidden(*position_, move)) continue;
        if (const int plies = attack_by(move, threats_left, line)) return plies;
        if (nodes_ > max_nodes_) return 0;
    }
    note_refuted(threats_left);
    return 0;
}

int VctSolver::attack_by(Point move, int threats_left, Variation& line) {
    Variation rest;
    position_->make_move(move);
    const int plies = defend(threats_left - 1, rest);
    position_->unmake_move();
    if (plies == 0) return 0;
    line.assign(move, rest);
    return plies + 1;
}

/// Fours and threes, those that build most first; only such as also defend where the enemy
/// threatens to win himself.
std::vector<Point> VctSolver::threats() const {
    const Color us = position_->side_to_move();
    PointSet points = four_points(*position_, us) | position_->points(us, Threat::OpenThree) |
                      position_->points(us, Threat::DoubleThree);
    if (threatens_to_win(*position_, ~us)) points &= defences(*position_);
    std::vector<Point> moves;
    for (const Point point : points) moves.push_back(point);
    std::stable_sort(moves.begin(), moves.end(), [&](Point a, Point b) {
        const auto rank = [&](Point point) {
            return position_->promise(us, point) * 2 + position_->promise(~us, point);
        };
        return rank(a) > rank(b);
    });
    return moves;
}

int VctSolver::defend(int threats_left, Variation& line) {
    const Color defender = position_->side_to_move();
    if (!spend_node()) return 0;
    if (position_->count(defender, Threat::Five) > 0) return 0;
    const int fives = position_->count(~defender, Threat::Five);
    if (fives > 1) {
        line.clear();
        return 2;
    }
    PointSet replies;
    if (fives == 1) {
        replies = position_->points(~defender, Threat::Five);
    } else {
        const bool is_threat = threatens_to_win(*position_, ~defender);
        if (!is_threat || threatens_to_win(*position_, defender)) return 0;
        replies = defences(*position_);
    }
    // Where no reply is allowed or of use, an open four or the five follows.
    int longest = fives == 1 ? 2 : 4;
    line.clear();
    for (const Point reply : replies) {
        if (is_forbidden(*position_, reply)) continue;
        Variation rest;
        position_->make_move(reply);
        const int plies = attack(threats_left, rest);
        position_->unmake_move();
        if (plies == 0) return 0;
        if (plies + 1 > longest || line.empty()) {
            longest = std::max(longest, plies + 1);
            line.assign(reply, rest);
        }
    }
    return longest;
}

}  // namespace engine::gomoku
