// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/vct.h"

#include <algorithm>

#include "engine/core/fixed_vector.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

constexpr int kMaxThreats = 12;
static_assert(kMaxThreats <= RefutedTable::kMaxMoves);
/// The node limit for a series of fours that completes an attack.
constexpr std::uint64_t kFinishNodes = 60;

/// One call of the solver.
class VctSearch {
  public:
    VctSearch(Position& position, VcfSolver& vcf, RefutedTable& refuted, NodeBudget& budget)
        : position_(position),
          vcf_(vcf),
          refuted_(refuted),
          budget_(budget) {}

    /// The number of plies to the five that the attacker, to move, can force with `threats_left`; 0
    /// for none.
    int attack(int threats_left, Line<Point>& line);

  private:
    struct ThreatMove {
        Point point;
        int value;
    };
    using ThreatMoves = FixedVector<ThreatMove, kMaxSize * kMaxSize>;

    /// Like `attack`, after `move`.
    int attack_by(Point move, int threats_left, Line<Point>& line);
    /// The number of plies to the five that the side not to move forces against every defence; else
    /// 0.
    int defend(int threats_left, Line<Point>& line);
    int finish_by_fours(Line<Point>& line);
    void collect_threats(ThreatMoves& moves) const;

    Position& position_;
    VcfSolver& vcf_;
    RefutedTable& refuted_;
    NodeBudget& budget_;
};

int VctSearch::finish_by_fours(Line<Point>& line) {
    NodeBudget budget = budget_.part(kFinishNodes);
    const Proof proof = vcf_.solve(position_, budget);
    budget_.add(budget);
    if (proof != Proof::Win) return 0;
    line = vcf_.line();
    return vcf_.plies_to_five();
}

int VctSearch::attack(int threats_left, Line<Point>& line) {
    budget_.count_node();
    if (budget_.is_exceeded()) return 0;
    if (const int plies = finish_by_fours(line)) return plies;
    if (threats_left == 0 || refuted_.contains(position_.key(), threats_left)) return 0;

    const Color us = position_.side_to_move();
    if (position_.count(~us, Threat::Five) > 0) {
        // The block must be a threat itself, or the attack ends.
        for (const Point block : answers_to_five(position_)) {
            if (is_forbidden(position_, block)) continue;
            if (const int plies = attack_by(block, threats_left, line)) return plies;
        }
        return 0;
    }
    ThreatMoves moves;
    collect_threats(moves);
    for (const ThreatMove& move : moves) {
        if (is_forbidden(position_, move.point)) continue;
        if (const int plies = attack_by(move.point, threats_left, line)) return plies;
        if (budget_.is_exceeded()) return 0;
    }
    refuted_.store(position_.key(), threats_left);
    return 0;
}

int VctSearch::attack_by(Point move, int threats_left, Line<Point>& line) {
    Line<Point> rest;
    position_.make_move(move);
    const int plies = defend(threats_left - 1, rest);
    position_.unmake_move();
    if (plies == 0) return 0;
    line.assign(move, rest);
    return plies + 1;
}

/// Fours and threes, those with the highest move value first; if the enemy threatens to win, only
/// those that defend as well.
void VctSearch::collect_threats(ThreatMoves& moves) const {
    const Color us = position_.side_to_move();
    PointSet points = four_points(position_, us) | position_.points(us, Threat::OpenThree) |
                      position_.points(us, Threat::DoubleThree);
    if (threatens_to_win(position_, ~us)) points &= defences(position_);
    for (const Point point : points) {
        moves.push_back(
            {point, position_.move_value(us, point) * 2 + position_.move_value(~us, point)});
    }
    std::sort(moves.begin(), moves.end(), [](const ThreatMove& a, const ThreatMove& b) {
        return a.value != b.value ? a.value > b.value : a.point < b.point;
    });
}

int VctSearch::defend(int threats_left, Line<Point>& line) {
    const Color defender = position_.side_to_move();
    budget_.count_node();
    if (budget_.is_exceeded()) return 0;
    if (position_.count(defender, Threat::Five) > 0) return 0;
    const bool is_four = position_.count(~defender, Threat::Five) > 0;
    PointSet replies;
    if (is_four) {
        for (const Point reply : answers_to_five(position_)) replies.insert(reply);
    } else {
        const bool is_threat = threatens_to_win(position_, ~defender);
        if (!is_threat || threatens_to_win(position_, defender)) return 0;
        replies = defences(position_);
    }
    // If no reply is allowed or helps, an open four or the five follows.
    int longest = is_four ? 2 : 4;
    line.clear();
    for (const Point reply : replies) {
        if (is_forbidden(position_, reply)) continue;
        Line<Point> rest;
        position_.make_move(reply);
        const int plies = attack(threats_left, rest);
        position_.unmake_move();
        if (plies == 0) return 0;
        if (plies + 1 > longest || line.empty()) {
            longest = std::max(longest, plies + 1);
            line.assign(reply, rest);
        }
    }
    return longest;
}

}  // namespace

bool VctSolver::solve(Position& position, VcfSolver& vcf, NodeBudget budget) {
    VctSearch search(position, vcf, refuted_, budget);
    plies_to_five_ = 0;
    for (int threats = 1; threats <= kMaxThreats && !budget.is_exceeded(); ++threats) {
        plies_to_five_ = search.attack(threats, line_);
        if (plies_to_five_ > 0) return true;
    }
    return false;
}

}  // namespace engine::gomoku
