// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/move_picker.h"

#include <algorithm>
#include <array>

#include "engine/gomoku/search/parameters.h"

namespace engine::gomoku {

namespace {

using ThreatScores = std::array<int, kThreats>;

/// Scores by the own threat of the move and by the enemy's threat that it prevents.
constexpr ThreatScores kAttackScores{0, 400, 0, 300, 900, 250, 1600, 4000, 4000, 8000};
constexpr ThreatScores kDefenceScores{0, 100, 0, 120, 500, 120, 900, 2000, 2000, 4000};
constexpr int kHashMoveScore = 1'000'000;

}  // namespace

MovePicker::MovePicker(const Position& position, const PointSet& candidates, Histories& histories,
                       const OrderingHints& hints) {
    const Color us = position.side_to_move();
    const Point before = position.last_move();
    const Point own_before = position.own_last_move();
    for (const Point point : candidates) {
        const PointEval own = position.point_eval(us, point);
        const PointEval enemy = position.point_eval(~us, point);
        int score = (own.move_value() + enemy.move_value()) * kMoveValueWeight +
                    kAttackScores[index(own.threat())] * kAttackWeight / 100 +
                    kDefenceScores[index(enemy.threat())] * kDefenceWeight / 100;
        if (kMoveHistory) score += histories.move(us, point).value() / kHistoryDivisor;
        if (kReplyHistory) score += histories.reply(before, point).value() / kHistoryDivisor;
        if (kFollowUpHistory)
            score += histories.follow_up(own_before, point).value() / kHistoryDivisor;
        if (point == hints.killers.moves[0] || point == hints.killers.moves[1])
            score += kKillerScore;
        int policy = 0;
        if (hints.policies != nullptr) {
            policy = hints.policies->policy(point);
            score += policy * kPolicyWeight / 64;
            if (moves_.empty() || policy > likeliest_) likeliest_ = policy;
        }
        if (point == hints.hash_move) score += kHashMoveScore;
        moves_.push_back({point, score, policy});
    }
}

Point MovePicker::next() {
    if (next_ == moves_.size()) return kNoPoint;
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < moves_.size(); ++i) {
        if (moves_[i].score > moves_[best].score) best = i;
    }
    std::swap(moves_[next_], moves_[best]);
    return moves_[next_++].point;
}

}  // namespace engine::gomoku
