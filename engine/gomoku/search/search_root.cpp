// SPDX-License-Identifier: MIT
// The Gomoku part of the root search: wins by threats, forced replies, the lower levels.
#include <algorithm>

#include "engine/core/random.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/liking.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/search/search.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

/// The answers to the first stone that suit the player's taste; empty without a taste.
PointSet opening_replies(const Position& position, const SearchLimits& limits) {
    PointSet replies;
    if (position.stones() != 1 || limits.multi_pv > 1 || !limits.root_moves.empty()) return replies;
    for (const Point point : position.empty_points()) {
        if (suits(limits.style.opening, position, point)) replies.insert(point);
    }
    return replies;
}

RootSettings root_settings(const SearchLimits& limits) {
    const Level& level = level_of(limits);
    RootSettings settings;
    settings.aspiration_depth = level.error == 0 ? int{kAspirationDepth} : kOutOfReach;
    settings.aspiration_window = kAspirationWindow;
    settings.aspiration_limit = kAspirationLimit;
    settings.deepest = level.depth;
    // The lower levels choose among these moves.
    settings.exact_below_best = level.error;
    return settings;
}

}  // namespace

Searcher::Searcher(Position& position, SearchState& state, SearchControl& control)
    : RootSearch(control, state.table, root_settings(control.limits())),
      position_(position),
      learnt_(state.threads[control.thread()]),
      // The network was not trained on Caro and ignores the ends of fives, so `evaluate` plays it
      // better.
      evaluate_(position.rule() == Rule::Caro ? nullptr : state.network.get()),
      level_(level_of(control.limits())),
      frames_(static_cast<std::size_t>(kMaxPly.value()) + 3) {
    const SearchLimits& limits = control.limits();
    if (limits.multi_pv == 1 && limits.level < kFullStrength) {
        level_key_ = SplitMix64(static_cast<std::uint64_t>(limits.level)).next();
    }
    if (judge(position).status == Status::Ongoing) set_root_moves(root_candidates());
    if (limits.multi_pv > 1 || limits.style == Style{}) return;
    for (RootMove& root_move : root_moves_) {
        root_move.bonus =
            bonus_of(liking_of(limits.style, position, root_move.move), level_.near_equal);
    }
}

/// The moves to search, in the order of the move picker; all points if the limits name moves.
std::vector<Point> Searcher::root_candidates() {
    const Color us = position_.side_to_move();
    PointSet points;
    const PointSet replies = opening_replies(position_, control_.limits());
    if (!replies.empty()) {
        points = replies;
    } else if (!control_.limits().root_moves.empty()) {
        points = position_.empty_points();
    } else if (position_.count(us, Threat::Five) > 0) {
        points = position_.points(us, Threat::Five);
    } else if (position_.count(~us, Threat::Five) > 0) {
        for (const Point point : answers_to_five(position_)) points.insert(point);
        if (points.empty()) points = position_.points(~us, Threat::Five);
    } else {
        points = candidates(!threatens_to_win(position_, us) && threatens_to_win(position_, ~us));
    }
    MovePicker picker(position_, points, learnt_.histories, {kNoPoint, {}, policies()});
    std::vector<Point> moves;
    for (Point move = picker.next(); !move.none(); move = picker.next()) {
        if (is_forbidden(position_, move)) continue;
        moves.push_back(move);
        root_doubts_[move.cell()] = picker.doubt();
    }
    if (!moves.empty()) return moves;
    // All points near stones lose or are forbidden, so try every allowed point.
    for (const Point move : legal_moves(position_)) moves.push_back(move);
    return moves;
}

bool Searcher::begin_iteration(Depth depth) {
    // On other threads the solvers would find the same as on the main thread.
    if (!control_.is_helper() && root_threats_win(depth)) return true;
    frame(Ply{0}).eval = evaluate_(position_);
    return false;
}

bool Searcher::root_threats_win(Depth depth) {
    if (control_.limits().multi_pv > 1 || !level_.vcf) return false;
    const int doublings = depth.value() - 1;
    // A search with no more nodes than before would find nothing new.
    if (doublings > kRootDoublings) return false;
    const auto budget_from = [&](int nodes) {
        return NodeBudget(static_cast<std::uint64_t>(nodes) << doublings, &control_);
    };
    if (kRootVcfNodes > 0 && !root_vcf_refuted_) {
        NodeBudget budget = budget_from(kRootVcfNodes);
        const Proof proof = learnt_.vcf.solve(position_, budget);
        root_vcf_refuted_ = proof == Proof::None;
        const Value value = mate_in(Ply{learnt_.vcf.plies_to_five()});
        if (proof == Proof::Win && put_first(value, learnt_.vcf.line())) return true;
    }
    if (kRootVctNodes == 0 || control_.stopped()) return false;
    const bool wins = learnt_.vct.solve(position_, learnt_.vcf, budget_from(kRootVctNodes));
    return wins && put_first(mate_in(Ply{learnt_.vct.plies_to_five()}), learnt_.vct.line());
}

Value Searcher::search_root_move(Point move, Value alpha, Value beta, Depth depth,
                                 int moves_before) {
    const Color us = position_.side_to_move();
    const Node node{.alpha = alpha,
                    .beta = beta,
                    .depth = depth,
                    .ply = Ply{0},
                    .is_pv = true,
                    .is_threatened = threatens_to_win(position_, ~us),
                    .improving = true};
    const int doubt = root_doubts_[move.cell()];
    const int reduction =
        level_.error == 0 ? late_move_reduction(node, move, moves_before, doubt) : 0;
    const bool wins = position_.threat(us, move) == Threat::Five;
    make(move);
    frame(Ply{1}).line.clear();
    const Value value = wins ? mate_in(Ply{1}) : pvs(node, depth - 1, reduction, moves_before);
    unmake();
    return value;
}

/// A proven win needs no deeper search. A proven loss gets a few more iterations, which may find a
/// longer defence.
bool Searcher::is_proven() const {
    const SearchLimits& limits = control_.limits();
    if (root_moves_.size() == 1 && (limits.move_time || limits.clock)) return true;
    const Value value = root_moves_[0].value;
    return is_mate(value) && (value > 0 || kMate + value <= finished_depth_.value());
}

SearchInfo Searcher::answer() const {
    if (root_moves_.empty() || level_.error == 0) return info_of(0);
    SplitMix64 random(control_.limits().seed);
    const auto& best = root_moves_[0].known;
    std::size_t chosen = 0;
    Value chosen_value = -kInfinite;
    for (std::size_t i = 0; i < root_moves_.size(); ++i) {
        const auto& known = root_moves_[i].known;
        const auto error =
            static_cast<Value>(random.below(static_cast<std::uint32_t>(level_.error) + 1));
        const bool is_good = known.depth == best.depth && known.value > best.value - level_.error;
        if (!is_good || known.value + error <= chosen_value) continue;
        chosen = i;
        chosen_value = known.value + error;
    }
    return info_of(chosen);
}

}  // namespace engine::gomoku
