// SPDX-License-Identifier: MIT
// The root of the search: its moves, their lines and the answer.
#include <algorithm>

#include "engine/core/random.h"
#include "engine/gomoku/eval/evaluate.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/search/search.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

Searcher::Searcher(Position& position, SearchState& state, SearchControl& control)
    : position_(position),
      state_(state),
      control_(control),
      level_(control.limits().multi_pv > 1 ? level_of(kFullStrength)
                                           : level_of(control.limits().level)),
      frames_(static_cast<std::size_t>(kMaxPly.value()) + 3) {
    if (control.limits().multi_pv == 1 && control.limits().level < kFullStrength) {
        level_key_ = SplitMix64(static_cast<std::uint64_t>(control.limits().level)).next();
    }
    const auto& wanted = control.limits().root_moves;
    if (judge(position).status == Status::Ongoing) {
        for (const Point move : root_candidates()) {
            const bool allowed = wanted.empty() || std::find(wanted.begin(), wanted.end(),
                                                             move.text()) != wanted.end();
            if (allowed) root_moves_.push_back({move, -kInfinite, {}});
        }
    }
    if (root_moves_.size() == 1) control_.answer_is_forced();
    state_.table.new_search();
}

/// The points worth a look, best first by the eye; all allowed ones where the limits name moves.
std::vector<Point> Searcher::root_candidates() {
    const Color us = position_.side_to_move();
    PointSet points;
    if (!control_.limits().root_moves.empty()) {
        points = position_.empty_points();
    } else if (position_.count(us, Threat::Five) > 0) {
        points = position_.points(us, Threat::Five);
    } else if (position_.count(~us, Threat::Five) > 0) {
        points = position_.points(~us, Threat::Five);
    } else {
        points = candidates(!threatens_to_win(position_, us) && threatens_to_win(position_, ~us));
    }
    MovePicker picker(position_, points, state_.histories, {});
    std::vector<Point> moves;
    for (Point move = picker.next(); !move.none(); move = picker.next()) {
        if (!is_forbidden(position_, move)) moves.push_back(move);
    }
    if (!moves.empty()) return moves;
    // Everything near loses or is forbidden: play anything allowed.
    for (const Point move : legal_moves(position_)) moves.push_back(move);
    return moves;
}

void Searcher::search_root(Depth depth) {
    root_depth_ = depth;
    if (root_moves_.empty()) return;
    if (root_threats_win(depth)) {
        finished_depth_ = depth;
        return;
    }
    frame(Ply{0}).eval = evaluate(position_);
    const std::size_t lines =
        std::min(static_cast<std::size_t>(control_.limits().multi_pv), root_moves_.size());
    for (std::size_t i = 0; i < lines && !control_.stopped(); ++i) search_root_line(i, depth);
    if (control_.stopped()) return;
    finished_depth_ = depth;
    // What the table learnt on the way may lift a later line above an earlier one.
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
}

bool Searcher::root_threats_win(Depth depth) {
    if (control_.limits().multi_pv > 1 || !level_.vcf) return false;
    const int doublings = std::min(depth.value() - 1, kRootDoublings);
    const auto budget_from = [&](int nodes) {
        return NodeBudget(static_cast<std::uint64_t>(nodes) << doublings, &control_);
    };
    if (kRootVcfNodes > 0 && !root_vcf_refuted_) {
        NodeBudget budget = budget_from(kRootVcfNodes);
        const Proof proof = state_.vcf.solve(position_, budget);
        root_vcf_refuted_ = proof == Proof::None;
        const Value value = mate_in(Ply{state_.vcf.plies_to_five()});
        if (proof == Proof::Win && put_first(value, state_.vcf.line())) return true;
    }
    if (kRootVctNodes == 0 || control_.stopped()) return false;
    const bool wins = state_.vct.solve(position_, state_.vcf, budget_from(kRootVctNodes));
    return wins && put_first(mate_in(Ply{state_.vct.plies_to_five()}), state_.vct.line());
}

bool Searcher::put_first(Value value, const PvLine& line) {
    const auto found = std::find_if(root_moves_.begin(), root_moves_.end(),
                                    [&](const RootMove& root) { return root.move == line[0]; });
    if (found == root_moves_.end()) return false;
    found->value = value;
    found->line = line;
    std::rotate(root_moves_.begin(), found, found + 1);
    return true;
}

/// Aspiration windows: the value of the last iteration is a good guess, and a narrow window around
/// it cuts more. Where the guess fails the window grows on that side.
void Searcher::search_root_line(std::size_t line_index, Depth depth) {
    const Value guess = root_moves_[line_index].value;
    const bool narrow =
        depth.value() >= kAspirationDepth && level_.error == 0 && !is_decided(guess);
    Value delta = narrow ? kAspirationWindow : 2 * kInfinite;
    Value alpha = std::max(guess - delta, -kInfinite);
    Value beta = std::min(guess + delta, kInfinite);
    for (;;) {
        const Value value = search_root_window(line_index, alpha, beta, depth);
        if (control_.stopped()) return;
        if (value <= alpha && alpha > -kInfinite) {
            beta = (alpha + beta) / 2;
            alpha = std::max(value - delta, -kInfinite);
        } else if (value >= beta && beta < kInfinite) {
            beta = std::min(value + delta, kInfinite);
        } else {
            return;
        }
        delta *= 2;
        if (delta > kAspirationLimit) delta = 2 * kInfinite;
    }
}

/// The root is searched apart from other nodes: its moves keep their order and lines from one
/// iteration to the next, there is nothing to prune, and a move that was not finished when the
/// search was stopped does not count. Moves before `line_index` already have their line.
Value Searcher::search_root_window(std::size_t line_index, Value alpha, Value beta, Depth depth) {
    Value best = -kInfinite;
    const bool is_threatened = threatens_to_win(position_, ~position_.side_to_move());
    for (std::size_t i = line_index; i < root_moves_.size() && best < beta; ++i) {
        RootMove& root_move = root_moves_[i];
        // Values within the level's error of the best must be exact for the choice among them.
        const Value floor = std::max({alpha, best - level_.error, -kInfinite});
        const Node node{.alpha = floor,
                        .beta = beta,
                        .depth = depth,
                        .ply = Ply{0},
                        .is_pv = true,
                        .is_threatened = is_threatened,
                        .improving = true};
        const int moves_before = static_cast<int>(i - line_index);
        const int reduction =
            level_.error == 0 ? late_move_reduction(node, root_move.move, moves_before) : 0;
        const std::uint64_t nodes_before = control_.nodes();
        const bool wins =
            position_.threat(position_.side_to_move(), root_move.move) == Threat::Five;
        make(root_move.move);
        frame(Ply{1}).line.clear();
        const Value value = wins ? mate_in(Ply{1}) : pvs(node, depth - 1, reduction, moves_before);
        unmake();
        root_move.nodes += control_.nodes() - nodes_before;
        if (control_.stopped()) return best;
        root_move.value = value;
        if (value > node.alpha) root_move.line.assign(root_move.move, frame(Ply{1}).line);
        if (value <= best) continue;
        best = value;
        if (i == line_index || value <= node.alpha) continue;
        const auto first = root_moves_.begin() + static_cast<std::ptrdiff_t>(line_index);
        const auto here = root_moves_.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(first, here, here + 1);
    }
    return best;
}

RootProgress Searcher::progress() const {
    if (root_moves_.empty()) return {};
    const RootMove& best = root_moves_[0];
    const std::uint64_t all = std::max<std::uint64_t>(control_.nodes(), 1);
    return {best.move.raw(), best.value, static_cast<int>(best.nodes * 1000 / all)};
}

bool Searcher::answer_is_final() const {
    if (root_moves_.empty()) return true;
    const SearchLimits& limits = control_.limits();
    if (limits.multi_pv > 1) return false;
    const bool on_time = limits.move_time || limits.clock;
    if (root_moves_.size() == 1 && on_time) return true;
    const Value value = root_moves_[0].value;
    if (limits.mate && value > 0 && is_mate(value)) return mate_distance(value) <= *limits.mate;
    // A win is a win; how long a lost game lasts is worth a few more iterations.
    const bool won = is_mate(value) && value > 0;
    const bool lost = is_mate(value) && kMate + value <= finished_depth_.value();
    const bool deep_enough = level_.depth && finished_depth_ >= *level_.depth;
    return won || lost || deep_enough;
}

void Searcher::report_lines(const InfoSink& report) const {
    const std::size_t lines =
        std::min(static_cast<std::size_t>(control_.limits().multi_pv), root_moves_.size());
    for (std::size_t i = 0; i < lines; ++i) {
        if (!root_moves_[i].line.empty()) report(info_of(i));
    }
}

SearchInfo Searcher::info_of(std::size_t line_index) const {
    SearchInfo info;
    info.depth = finished_depth_;
    info.selective_depth = selective_depth_;
    info.multi_pv = static_cast<int>(line_index) + 1;
    info.nodes = control_.nodes();
    info.time = control_.elapsed();
    info.hash_full_permille = state_.table.full_permille();
    if (root_moves_.empty()) return info;
    const RootMove& root_move = root_moves_[line_index];
    info.value = root_move.value == -kInfinite ? kDraw : root_move.value;
    info.line = root_move.line.empty() ? root_move.move.text() : root_move.line.text();
    info.best_move = root_move.move.text();
    return info;
}

SearchInfo Searcher::answer() const {
    if (root_moves_.empty() || level_.error == 0) return info_of(0);
    SplitMix64 random(control_.limits().seed);
    const Value floor = root_moves_[0].value - level_.error;
    std::size_t chosen = 0;
    Value chosen_value = -kInfinite;
    for (std::size_t i = 0; i < root_moves_.size(); ++i) {
        const RootMove& root_move = root_moves_[i];
        const auto error =
            static_cast<Value>(random.below(static_cast<std::uint32_t>(level_.error) + 1));
        if (root_move.value <= floor || root_move.line.empty()) continue;
        if (root_move.value + error <= chosen_value) continue;
        chosen = i;
        chosen_value = root_move.value + error;
    }
    return info_of(chosen);
}

}  // namespace engine::gomoku
