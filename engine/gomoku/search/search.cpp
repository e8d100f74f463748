// SPDX-License-Identifier: MIT
#include "engine/gomoku/search/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>

#include "engine/core/logarithm.h"
#include "engine/gomoku/board/zobrist.h"
#include "engine/gomoku/rules/rules.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

/// Whether a move neither makes nor prevents a threat.
bool is_quiet(const Position& position, Point move) {
    const Color us = position.side_to_move();
    return position.threat(us, move) <= Threat::Quiet &&
           position.threat(~us, move) <= Threat::OpenThree;
}

/// The number of times a depth has doubled from 1; 0 at a leaf.
int doublings(Depth depth) {
    return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(depth.value(), 0))));
}

Point hash_move(const std::optional<TableEntry>& entry) {
    return entry && kHashMove ? Point::from_raw(entry->move) : kNoPoint;
}

}  // namespace

/// The result of a stopped search is ignored by all callers, and none of them enters another node.
Value Searcher::search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut) {
    assert(-kInfinite <= alpha && alpha < beta && beta <= kInfinite);
    on_node(ply);
    frame(ply).line.clear();
    if (const auto value = terminal_value(ply)) return *value;
    if (const auto value = value_by_threats(ply)) return *value;

    // Mate distance pruning: a line from here cannot beat a win that is already closer.
    if (kMateDistancePruning) {
        alpha = std::max(alpha, mated_in(ply + 2));
        beta = std::min(beta, mate_in(ply + 3));
        if (alpha >= beta) return alpha;
    }

    const Color us = position_.side_to_move();
    if (kBlockingReplies && position_.count(~us, Threat::Five) > 0) {
        return search_blocks(alpha, beta, depth, ply, expects_cut);
    }

    Node node{.alpha = alpha,
              .beta = beta,
              .depth = depth,
              .ply = ply,
              .is_pv = beta - alpha > 1,
              .expects_cut = expects_cut};
    if (kTable) node.entry = table_.probe(key(), ply);
    const bool table_cutoff = !node.is_pv && node.entry && is_deep_enough(*node.entry, depth) &&
                              settles(*node.entry, alpha, beta);
    if (table_cutoff) return node.entry->value;

    node.is_threatened = threatens_to_win(position_, ~us);
    judge_position(node);
    const bool prunes = !node.is_pv && !node.is_threatened;
    if (prunes) {
        if (const auto value = prune_by_evaluation(node)) return *value;
    }
    if (const auto value = try_vcf(node)) return *value;
    if (is_leaf(node)) return node.eval;
    if (prunes) {
        if (const auto value = prune_before_moves(node)) return *value;
    }

    if (reduces_iteratively(node)) node.depth = node.depth - 1;
    return search_moves(node);
}

/// Internal iterative reduction: without a hash move, or with one of a much shallower search, the
/// ordering is poor. A shallower search finds a better one for the next visit.
bool Searcher::reduces_iteratively(const Node& node) {
    if (node.is_threatened) return false;
    if (!node.entry || node.entry->move == 0) return node.depth.value() >= kIterativeReductionDepth;
    return node.depth.value() >= kShallowEntryDepth && (node.is_pv || node.expects_cut) &&
           node.entry->depth < node.depth - kShallowEntrySlack;
}

/// Sets the evaluation, from the table if stored there. Under a threat it is only needed at a leaf;
/// elsewhere the last evaluation of the same side replaces it.
void Searcher::judge_position(Node& node) {
    const bool is_known = node.entry && node.entry->eval != kNoEval;
    const bool is_asked = !kLazyEvaluation || !node.is_threatened || is_leaf(node);
    if (is_known) {
        node.static_eval = node.entry->eval;
    } else if (is_asked) {
        node.static_eval = evaluate_(position_);
    }
    const Value before = node.ply.value() >= 2 ? frame(node.ply - 2).eval : kNoEval;
    frame(node.ply).eval = node.static_eval != kNoEval ? node.static_eval : before;
    node.improving = before != kNoEval && node.static_eval > before;

    node.eval = node.static_eval;
    const bool may_correct =
        kTableEvaluation && node.eval != kNoEval && node.entry && !is_decided(node.entry->value);
    if (!may_correct) return;
    const Value stored = node.entry->value;
    const bool is_wrong =
        stored > node.eval ? bounds_below(node.entry->bound) : bounds_above(node.entry->bound);
    if (is_wrong) node.eval = stored;
}

/// Forced fours: the answer to a four is not a decision, so it costs no depth, and a series of
/// fours is searched to its end. In Caro there may be two answers.
Value Searcher::search_blocks(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut) {
    const Depth left = kForcedFours ? depth : depth - 1;
    Value best = mated_in(ply + 2);
    for (const Point block : answers_to_five(position_)) {
        if (is_forbidden(position_, block)) continue;
        make(block);
        const Value value =
            -search(-beta, -alpha, left, ply + 1, beta - alpha == 1 && !expects_cut);
        unmake();
        if (control_.stopped()) return value;
        best = std::max(best, value);
        if (value <= alpha) continue;
        frame(ply).line.assign(block, frame(ply + 1).line);
        if (value >= beta) break;
        alpha = value;
    }
    return best;
}

/// A position under threat cannot be evaluated: the threat is answered first, for a limited number
/// of answers.
///
/// The table stores all such nodes with depth 0, so one may be used for another that had more
/// answers left. This is not an error: proven results hold at any depth, and others come from
/// static evaluations in either case, some of them a few answers earlier. Keeping these nodes apart
/// took 32 % more nodes to depth 6 of the bench and 35 % more to depth 7.
bool Searcher::is_leaf(const Node& node) const {
    const bool answers = kDefenceSets && node.is_threatened;
    return node.depth <= Depth{answers ? -kMaxLeafDefences : 0};
}

std::optional<Value> Searcher::terminal_value(Ply ply) {
    if (control_.stopped() || position_.is_full()) return kDraw;
    if (ply + 1 >= kMaxPly) return evaluate_(position_);
    return std::nullopt;
}

std::optional<Value> Searcher::value_by_threats(Ply ply) const {
    const Color us = position_.side_to_move();
    if (position_.count(us, Threat::Five) > 0) return mate_in(ply + 1);
    const int enemy_fives = position_.count(~us, Threat::Five);
    if (enemy_fives > 1 && answers_to_five(position_).empty()) return mated_in(ply + 2);
    if (enemy_fives == 0 && threatens_to_win(position_, us)) return mate_in(ply + 3);
    return std::nullopt;
}

/// A win by continuous fours decides a node at any remaining depth; at the leaves this is the
/// quiescence search of the game (threat quiescence). It is searched again each time the depth has
/// doubled, with more nodes, and if the table has a win, because the moves searched later may lack
/// its fours.
std::optional<Value> Searcher::try_vcf(const Node& node) {
    const Color us = position_.side_to_move();
    const int depth = std::max(node.depth.value(), 0);
    const bool is_on = level_.vcf && (depth == 0 ? kThreatQuiescence : kVcf);
    const bool was_asked = node.entry && doublings(node.entry->depth) >= doublings(node.depth);
    const bool was_won =
        node.entry && bounds_below(node.entry->bound) && node.entry->value > kMateBound;
    const bool pays = is_on && (!was_asked || was_won) &&
                      position_.count(us, Threat::Four) + position_.count(us, Threat::FourThree) +
                              position_.count(us, Threat::PerhapsForbidden) >
                          0 &&
                      node.beta > -kMateBound;
    if (!pays) return std::nullopt;
    const int most_nodes = kLeafVcfNodes + kVcfNodesByDepth * depth * depth;
    NodeBudget budget(static_cast<std::uint64_t>(most_nodes), &control_);
    const Proof proof = learnt_.vcf.solve(position_, budget);
    if (control_.stopped()) return kDraw;
    if (proof != Proof::Win) return std::nullopt;
    const Value value = mate_in(node.ply + learnt_.vcf.plies_to_five());
    frame(node.ply).line = learnt_.vcf.line();
    // Another win may be shorter.
    store_tt(node, value, learnt_.vcf.moves().front(), Bound::Lower);
    return value;
}

/// Prunes a node outside the principal variation before fours are searched: if the position is good
/// enough already, most of these searches would be wasted. The enemy must not threaten to win.
std::optional<Value> Searcher::prune_by_evaluation(const Node& node) const {
    const int depth = node.depth.value();

    // Stand pat: a quiet leaf is worth at least its evaluation.
    const bool stands_pat = kStandPat && depth <= 0 && node.eval >= node.beta;
    if (stands_pat) return node.eval;

    // Reverse futility pruning: the evaluation is so far above beta that the opponent cannot make
    // up for it in a few plies.
    const Value reverse_margin =
        kReverseFutilityByDepth * depth - (node.improving ? kReverseFutilityImproving : 0);
    const bool reverse_futility = depth > 0 && depth <= kReverseFutilityDepth &&
                                  !is_decided(node.beta) && node.eval - reverse_margin >= node.beta;
    if (reverse_futility) return node.eval - reverse_margin;
    return std::nullopt;
}

/// Prunes such a node after a short search for fours found no win.
std::optional<Value> Searcher::prune_before_moves(const Node& node) {
    const int depth = node.depth.value();

    // Razoring: the evaluation is far below alpha, and there is no forcing win (continuous fours
    // were tried).
    const bool razoring = depth <= kRazoringDepth && !is_decided(node.alpha) &&
                          node.eval + kRazoringByDepth * depth <= node.alpha;
    if (razoring) return node.eval;

    return try_null_move(node);
}

/// Null move pruning: if the side to move stays at or above beta even after passing, a real move
/// will do so too. A stone never harms its owner, so there is no zugzwang; but the enemy must not
/// threaten to win, or passing would lose. Where no cut is expected, it would seldom succeed.
std::optional<Value> Searcher::try_null_move(const Node& node) {
    const bool pays = node.expects_cut && frame(node.ply).null_move_allowed &&
                      node.depth.value() >= kNullMoveDepth && !is_decided(node.beta) &&
                      node.eval >= node.beta;
    if (!pays) return std::nullopt;
    const Depth reduced =
        node.depth - (kNullMoveReduction + kNullMoveReductionByDepth * node.depth.value()) / kPly;
    make_null(node.ply);
    const Value value = -search(-node.beta, -node.beta + 1, reduced, node.ply + 1, false);
    unmake_null(node.ply);
    if (control_.stopped()) return kDraw;
    if (value < node.beta) return std::nullopt;
    return node.beta;  // How far above it says little of the moves.
}

PointSet Searcher::candidates(bool is_threatened) const {
    if (is_threatened && kDefenceSets) return defences(position_);
    return kCandidateArea ? near_candidates(position_) : position_.empty_points();
}

Value Searcher::search_moves(Node& node) {
    if (node.ply + 2 < kMaxPly) frame(node.ply + 2).killers = {};
    const Value alpha_at_entry = node.alpha;
    MoveLoop loop;
    loop.extension = singular_extension(node);
    if (control_.stopped()) return kDraw;
    const bool fours_come_late = node.is_threatened && kDefenceSets && kLateFours;
    const PointSet first =
        fours_come_late ? direct_defences(position_) : candidates(node.is_threatened);
    search_each(node, first, loop);
    const bool fours_are_left =
        fours_come_late && loop.best <= -kMateBound && loop.best < node.beta && !control_.stopped();
    if (fours_are_left) {
        search_each(node, four_points(position_, position_.side_to_move()) - first, loop);
    }
    if (control_.stopped()) return loop.best;
    // Nothing answers the threat: any move, the open four, any move, five.
    if (loop.best == -kInfinite && node.excluded.none())
        return node.is_threatened ? mated_in(node.ply + 4) : kDraw;
    if (!node.excluded.none()) return loop.best;
    if (loop.best >= node.beta) {
        update_histories(node, loop);
        if (loop.tried.empty()) penalise_prior_move(node);
    }
    store_tt(node, loop.best, loop.best_move, bound_of(loop.best, alpha_at_entry, node.beta));
    return loop.best;
}

/// Searches moves of a node until one cuts off or the search is stopped.
void Searcher::search_each(Node& node, const PointSet& points, MoveLoop& loop) {
    const Point from_table = hash_move(node.entry);
    MovePicker picker(position_, points, learnt_.histories,
                      {from_table, frame(node.ply).killers,
                       kThreatPolicies || !node.is_threatened ? policies() : nullptr});
    for (Point move = picker.next(); !move.none(); move = picker.next()) {
        if (move == node.excluded || is_forbidden(position_, move)) continue;
        if (loop.best > -kMateBound && prunes_moves_left(node, loop.moves)) break;
        if (loop.best > -kMateBound && prunes_unlikely(node, picker.doubt())) continue;
        const int reduction = late_move_reduction(node, move, loop.moves, picker.doubt());
        const int extension = move == from_table ? loop.extension : 0;
        make(move);
        const Value value = pvs(node, node.depth - 1 + extension, reduction, loop.moves);
        unmake();
        if (control_.stopped()) return;
        ++loop.moves;
        if (value > loop.best) note_best(node, move, value, loop);
        if (value >= node.beta) return;
        if (loop.tried.size() < MovesTried::kCapacity) loop.tried.push_back(move);
    }
}

/// Records a new best move; above alpha it starts the node's line. Another that is better still is
/// unlikely, so the rest is searched less deep.
void Searcher::note_best(Node& node, Point move, Value value, MoveLoop& loop) {
    loop.best = value;
    if (value <= node.alpha) return;
    node.alpha = value;
    loop.best_move = move;
    const int depth = node.depth.value();
    const bool reduces_others = depth >= kRaisedAlphaLowest && depth <= kRaisedAlphaHighest &&
                                value < node.beta && !is_decided(value) && node.excluded.none();
    if (reduces_others) node.depth = node.depth - 1;
    frame(node.ply).line.assign(move, frame(node.ply + 1).line);
}

/// Principal variation search: a move that is not expected to be best is searched with a zero
/// window; only if it beats alpha is it searched with the full window.
Value Searcher::pvs(const Node& node, Depth depth, int reduction, int moves_before) {
    const Ply below = node.ply + 1;
    if (!kPrincipalVariationSearch || moves_before == 0) {
        Value value = node.beta;
        if (reduction > 0)
            value = -search(-node.alpha - 1, -node.alpha, depth - reduction, below, true);
        if (reduction > 0 && (control_.stopped() || value <= node.alpha)) return value;
        return -search(-node.beta, -node.alpha, depth, below, !node.is_pv && !node.expects_cut);
    }
    Value value = -search(-node.alpha - 1, -node.alpha, depth - reduction, below,
                          reduction > 0 || !node.expects_cut);
    if (reduction > 0 && value > node.alpha && !control_.stopped())
        value = -search(-node.alpha - 1, -node.alpha, depth, below, !node.expects_cut);
    if (value > node.alpha && value < node.beta && !control_.stopped())
        value = -search(-node.beta, -node.alpha, depth, below, false);
    return value;
}

/// Late move pruning: a move this late in the ordering is hardly ever best. Only called after a
/// move that does not lose.
bool Searcher::prunes_moves_left(const Node& node, int moves_before) {
    if (node.is_threatened) return false;
    const int depth = node.depth.value();
    const int by_depth = kLateMovePruningByDepth * depth * (depth + 10) / 1000;
    const int most = kLateMovePruningBase + by_depth / (node.improving ? 1 : 2);
    return moves_before >= (node.is_pv ? most * kLateMovePruningPv / 100 : most);
}

/// Whether the network finds the move so unlikely that it is pruned. Only called after a move that
/// does not lose.
bool Searcher::prunes_unlikely(const Node& node, int doubt) {
    const int depth = std::max(node.depth.value(), 0);
    return !node.is_threatened && !node.is_pv && depth <= kDoubtPruningDepth &&
           doubt > kDoubtPruningBase + kDoubtPruningByDepth * depth;
}

/// Singular extension: if the other moves fall clearly below the value of the hash move, it is the
/// only good move and is searched deeper, by two plies if they fall far below. If it is not, and
/// its value reaches beta, it is searched less deep (negative extension).
int Searcher::singular_extension(const Node& node) {
    const auto& entry = node.entry;
    const bool may_be = node.excluded.none() && node.depth.value() >= kSingularDepth && entry &&
                        entry->move != 0 && kHashMove && entry->bound != Bound::Upper &&
                        entry->depth >= node.depth - 3 && !is_decided(entry->value) &&
                        node.ply.value() < 2 * (finished_depth_.value() + 1);
    if (!may_be) return 0;
    Node others = node;
    others.beta = entry->value - kSingularMarginByDepth * node.depth.value() / 4;
    others.alpha = others.beta - 1;
    others.depth = Depth{(node.depth.value() - 1) / 2};
    others.is_pv = false;
    others.excluded = hash_move(entry);
    const Value value = search_moves(others);
    frame(node.ply).line.clear();
    if (control_.stopped()) return 0;
    if (value < others.beta) {
        const bool is_far_below = !node.is_pv && value < others.beta - kDoubleExtensionMargin;
        return is_far_below ? 2 : 1;
    }
    return kNegativeExtension && entry->value >= node.beta ? -1 : 0;
}

/// Late move reductions: with good ordering a late quiet move seldom matters. If it beats alpha, it
/// is searched again at full depth.
int Searcher::late_move_reduction(const Node& node, Point move, int moves_before, int doubt) const {
    const bool reduces = node.depth.value() >= kReductionDepth && moves_before >= kReductionMoves;
    if (!reduces || position_.threat(position_.side_to_move(), move) >= Threat::Four) return 0;
    int reduction = log2_times_64(node.depth.value()) * log2_times_64(moves_before);
    reduction = reduction / kReductionDivisor + kReductionBase;
    if (node.is_pv) reduction -= kReductionPv;
    if (!node.improving) reduction += kReductionWorse;
    if (!is_quiet(position_, move)) reduction -= kReductionThreat;
    if (doubt > 0) reduction += (doubt - kReductionUsualDoubt) * kReductionByDoubt / 256;
    return std::clamp(reduction / kPly, 0, node.depth.value() - 1);
}

void Searcher::store_tt(const Node& node, Value value, Point move, Bound bound) {
    if (!kTable) return;
    table_.store(key(), node.ply,
                 {.move = move.raw(),
                  .value = value,
                  .eval = node.static_eval,
                  .depth = node.depth,
                  .bound = bound});
}

/// Rewards the move that cut off in the histories and penalises the moves tried before it.
void Searcher::update_histories(const Node& node, const MoveLoop& loop) {
    const int depth = std::max(node.depth.value(), 1);
    const int bonus = std::min(kHistoryBonusByDepth * depth, kHistoryBonusLimit);
    const auto update = [&](Point move, int amount) {
        learnt_.histories.update(position_.side_to_move(), position_.moves(), move, amount);
    };
    update(loop.best_move, bonus);
    for (const Point move : loop.tried) update(move, -bonus);
    frame(node.ply).killers.add(loop.best_move);
}

void Searcher::penalise_prior_move(const Node& node) {
    const Point prior = position_.last_move();
    if (prior.none()) return;
    const int malus =
        std::min(kPriorMoveMalus * std::max(node.depth.value(), 1), int{kHistoryBonusLimit});
    const std::span<const Point> game = position_.moves();
    learnt_.histories.update(~position_.side_to_move(), game.first(game.size() - 1), prior, -malus);
}

void Searcher::make(Point move) {
    // Before the move is made, so that the entry is loaded in the meantime.
    const Color us = position_.side_to_move();
    table_.prefetch(key() ^ zobrist::stone(us, move) ^ zobrist::kKeys.white_to_move);
    position_.make_move(move);
}

void Searcher::make_null(Ply ply) {
    frame(ply + 1).null_move_allowed = false;
    position_.make_null_move();
}

void Searcher::unmake_null(Ply ply) {
    position_.unmake_null_move();
    frame(ply + 1).null_move_allowed = true;
}

}  // namespace engine::gomoku
