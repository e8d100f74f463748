// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/search.h"

#include <algorithm>
#include <cassert>

#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/liking.h"
#include "engine/xiangqi/search/mate_solver.h"
#include "engine/xiangqi/search/parameters.h"
#include "engine/xiangqi/search/reductions.h"
#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

namespace {

/// The number of rooks, knights and cannons of a side.
int attackers(const Position& position, Color side) {
    return (position.pieces(side) &
            (position.pieces(PieceType::Rook) | position.pieces(PieceType::Knight) |
             position.pieces(PieceType::Cannon)))
        .count();
}

/// The minimum node budget of a requested mate search: enough for most mates in three moves.
constexpr std::uint64_t kLeastMateNodes = 20'000;

RootSettings root_settings(const SearchLimits& limits) {
    RootSettings settings;
    settings.aspiration_depth = kAspirationDepth;
    settings.aspiration_window = kAspirationWindow;
    settings.aspiration_limit = kAspirationLimit;
    settings.deepest = level_of(limits).depth;
    settings.value_without_moves = mated_in(Ply{0});
    return settings;
}

}  // namespace

Searcher::Searcher(Position& position, SearchState& state, SearchControl& control, RuleSet rules)
    : RootSearch(control, state.table, root_settings(control.limits())),
      position_(position),
      learnt_(state.threads[control.thread()]),
      law_(rules),
      evaluator_(state.network.get(), control.limits(), position),
      uses_corrections_(kCorrectionHistory && !evaluator_.is_noisy()),
      uses_quiescence_table_(kTable != 0 && kQuiescenceTable != 0),
      uses_quiescence_(kQuiescence && level_of(control.limits()).quiescence),
      frames_(kFramesBefore + static_cast<std::size_t>(kMaxPly.value()) + 2) {
    set_root_moves(legal_moves(position));
    const SearchLimits& limits = control.limits();
    if (limits.multi_pv > 1 || limits.style == Style{}) return;
    for (RootMove& root_move : root_moves_) {
        const int liking = liking_of(limits.style, position, root_move.move);
        root_move.bonus = bonus_of(liking, level_of(limits).near_equal);
    }
}

bool Searcher::begin_iteration(Depth /*depth*/) {
    frame(Ply{0}).eval = position_.in_check() ? kNoEval : evaluator_(position_);
    return false;
}

/// A quiet move that threatens mate is reduced and, if the opponent's evaluation is good, pruned,
/// in every iteration. So mates shorter than the known result are searched for once without
/// pruning.
void Searcher::end_iteration() {
    if (const auto wanted = control_.limits().mate) return look_for_mate(*wanted);
    const Value known = root_moves_[0].value;
    const bool is_due =
        !short_mate_searched_ && !evaluator_.is_noisy() && control_.limits().multi_pv == 1 &&
        (is_mate(known) ? known > 0
                        : control_.nodes() >= static_cast<std::uint64_t>(kShortMateFromNodes));
    if (!is_due) return;
    short_mate_searched_ = true;
    const int longest =
        is_mate(known) ? std::min(mate_distance(known) - 1, kShortMateMoves) : kShortMateMoves;
    MateSolver solver(position_, learnt_.histories, control_, law_);
    const int mate = solver.solve(first_moves(), longest);
    if (mate > 0) put_first(mate_in(Ply{2 * mate - 1}), solver.line());
}

void Searcher::look_for_mate(int wanted) {
    const Value known = root_moves_[0].value;
    if (known > 0 && is_mate(known) && mate_distance(known) <= wanted) return;
    const int longest = std::min(wanted, MateSolver::kLongest);
    SearchLimits share;
    share.nodes = std::max(control_.nodes(), kLeastMateNodes);
    while (no_mate_within_ < longest && !control_.stopped()) {
        std::uint64_t counted = 0;
        const auto count = [&](const SearchControl& control) {
            for (; counted < control.nodes() && !control_.stopped(); ++counted) {
                control_.count_node();
            }
            return control_.stopped();
        };
        SearchControl part(share, [&] { return count(part); });
        MateSolver solver(position_, learnt_.histories, part, law_);
        const int mate = solver.solve(first_moves(), no_mate_within_ + 1);
        count(part);
        if (mate > 0) {
            put_first(mate_in(Ply{2 * mate - 1}), solver.line());
            return;
        }
        if (part.stopped()) return;
        ++no_mate_within_;
    }
}

std::vector<Move> Searcher::first_moves() const {
    std::vector<Move> moves;
    for (const RootMove& root_move : root_moves_) moves.push_back(root_move.move);
    return moves;
}

Value Searcher::search_root_move(Move move, Value alpha, Value beta, Depth depth,
                                 int moves_before) {
    const Node node{.alpha = alpha, .beta = beta, .depth = depth, .is_pv = true};
    const bool reduces = moves_before >= kReductionMovesRoot && position_.at(move.to()).none() &&
                         !position_.in_check();
    const int reduction = reduces ? base_reduction(depth.value(), moves_before) - kReductionPv : 0;
    make(move, Ply{0});
    const int extension = position_.in_check() ? kCheckExtension : 0;
    const auto value_of_move = [&] {
        return pvs(node, depth - 1 + extension, extension > 0 ? 0 : reduction, moves_before);
    };
    Value value = value_of_move();
    // A ruling is only announced if the law gives it; then the whole search goes on by the law.
    if (is_rule_loss(value) && value > alpha && loss_by_ != LossBy::ThirdOccurrence) {
        loss_by_ = LossBy::ThirdOccurrence;
        value = value_of_move();
    }
    unmake();
    return value;
}

/// Principal variation search: the first move is searched with the full window, the others with a
/// zero window, reduced moves at a lower depth first. A move that beats the window is searched
/// again.
Value Searcher::pvs(const Node& node, Depth depth, int reduction, int moves_before) {
    const Ply ply = node.ply + 1;
    frame(ply).line.clear();
    frame(ply).null_move_allowed = true;
    const bool scout = moves_before > 0 && kPrincipalVariationSearch;
    if (!scout)
        return -search(-node.beta, -node.alpha, depth, ply, !node.is_pv && !node.expects_cut);

    const int plies = std::clamp(reduction / kReductionUnit, 0, std::max(depth.value() - 1, 0));
    Value value =
        -search(-node.alpha - 1, -node.alpha, depth - plies, ply, plies > 0 || !node.expects_cut);
    if (value > node.alpha && plies > 0) {
        value = -search(-node.alpha - 1, -node.alpha, depth, ply, !node.expects_cut);
    }
    if (value > node.alpha && node.is_pv) {
        value = -search(-node.beta, -node.alpha, depth, ply, false);
    }
    return value;
}

Value Searcher::search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut) {
    assert(-kInfinite <= alpha && alpha < beta && beta <= kInfinite);
    if (depth <= 0) return quiescence(alpha, beta, ply);
    on_node(ply);
    if (const auto value = terminal_value(ply)) return *value;

    // Mate distance pruning: a line from here cannot beat a mate that is already closer.
    if (kMateDistancePruning) {
        alpha = std::max(alpha, mated_in(ply));
        beta = std::min(beta, mate_in(ply + 1));
        if (alpha >= beta) return alpha;
    }

    Node node{.alpha = alpha,
              .beta = beta,
              .depth = depth,
              .ply = ply,
              .is_pv = beta - alpha > 1,
              .expects_cut = expects_cut,
              .limit_draws = limit_draws_};
    const bool is_second_look = !frame(ply).excluded.none();
    if (kTable) node.entry = table_.probe(table_key(), ply);
    const bool table_cutoff = !node.is_pv && !is_second_look && node.entry &&
                              is_deep_enough(*node.entry, depth) &&
                              settles_here(*node.entry, alpha, beta, ply);
    if (table_cutoff) {
        note_limit_draw(node.entry->value);
        update_known_cutoff(node);
        return node.entry->value;
    }

    set_static_eval(node);
    if (!node.is_pv && !is_second_look && !position_.in_check()) {
        if (const auto value = prune_before_moves(node)) return *value;
    }

    // Internal iterative reduction: without a hash move the ordering is poor. A shallower search
    // finds a hash move for the next visit.
    const bool reduces =
        depth >= kIterativeReductionDepth && !(node.entry && node.entry->move != 0);
    if (reduces) node.depth = node.depth - 1;
    return search_moves(node);
}

/// Sets the static evaluation, improved by a stored bound if that is tighter.
void Searcher::set_static_eval(Node& node) {
    Frame& here = frame(node.ply);
    if (position_.in_check()) {
        here.eval = kNoEval;
        return;
    }
    node.raw_eval =
        node.entry && node.entry->eval != kNoEval ? node.entry->eval : evaluator_(position_);
    node.eval = here.eval = apply_correction(node.raw_eval, node.ply);
    if (node.entry && !is_decided(node.entry->value)) {
        const Value stored = node.entry->value;
        const bool better = (bounds_below(node.entry->bound) && stored > node.eval) ||
                            (bounds_above(node.entry->bound) && stored < node.eval);
        if (better) node.eval = stored;
    }
    const Value before = earlier(node.ply, 2).eval;
    node.improving = before != kNoEval && here.eval > before;

    // Evaluation history: the change of the evaluation tells how good the last move was. Only in
    // the first search of a node: not without the hash move, nor in the verification of a null
    // move.
    const Frame& previous = earlier(node.ply, 1);
    const bool is_second_look = !here.excluded.none() || !here.null_move_allowed;
    if (previous.is_quiet && previous.eval != kNoEval && !is_second_look) {
        const int gain = -(previous.eval + here.eval) * kEvaluationHistoryWeight;
        const int limit = kEvaluationHistoryLimit;
        learnt_.histories.quiet(previous.move).update(std::clamp(gain, -limit, limit));
    }
}

/// The corrected evaluation, clamped below the decided scores.
Value Searcher::apply_correction(Value raw_eval, Ply ply) const {
    if (!uses_corrections_) return raw_eval;
    const Value value = raw_eval + learnt_.corrections.correction(position_, earlier(ply, 1).move);
    return std::clamp(value, -kRuleLossBound, kRuleLossBound);
}

/// Decides a node outside the principal variation before any move is made, if possible; never in
/// check.
std::optional<Value> Searcher::prune_before_moves(const Node& node) {
    const int depth = node.depth.value();

    // Reverse futility pruning: the evaluation is so far above beta that the opponent cannot make
    // up for it in a few plies.
    const Value reverse_margin = kReverseFutilityByDepth * (depth - (node.improving ? 1 : 0));
    const bool reverse_futility = depth <= kReverseFutilityDepth && !is_decided(node.beta) &&
                                  node.eval - reverse_margin >= node.beta;
    if (reverse_futility) return node.eval - reverse_margin;

    // Razoring: the evaluation is so far below alpha that only captures can help; the quiescence
    // search decides. Not if alpha is a mate score: a shorter mate needs no material.
    const bool razoring = depth <= kRazoringDepth && !is_decided(node.alpha) &&
                          node.eval + kRazoringBase + kRazoringByDepth * depth <= node.alpha;
    if (razoring) {
        const Value value = quiescence(node.alpha, node.alpha + 1, node.ply);
        if (control_.stopped()) return kDraw;
        if (value <= node.alpha) return value;
    }

    if (const auto value = try_null_move(node)) return value;
    return try_prob_cut(node);
}

/// Null move pruning: if the side to move stays at or above beta even after passing, a real move
/// will do so too. Xiangqi has little zugzwang while both sides have pieces; with few pieces left a
/// shallower search verifies the result.
std::optional<Value> Searcher::try_null_move(const Node& node) {
    const Color us = position_.side_to_move();
    const bool pays = frame(node.ply).null_move_allowed && node.depth >= kNullMoveDepth &&
                      !is_decided(node.beta) && node.eval >= node.beta &&
                      frame(node.ply).eval >= node.beta - kNullMoveEvalSlack &&
                      attackers(position_, us) >= 1;
    if (!pays) return std::nullopt;

    const int by_lead =
        std::min((node.eval - node.beta) / kNullMoveLeadPerPly, kNullMoveMostByLead);
    const int reduction = kNullMoveReduction + node.depth.value() / kNullMoveDepthPerPly + by_lead;
    const Depth reduced = node.depth - reduction;
    const Ply below = node.ply + 1;
    make_null(node.ply);
    const Value value = -search(-node.beta, -node.beta + 1, reduced, below, !node.expects_cut);
    position_.unmake_null_move();
    if (control_.stopped() || value < node.beta) return std::nullopt;
    const Value trusted = is_decided(value) ? node.beta : value;

    const bool zugzwang_unlikely =
        attackers(position_, us) >= kNullMoveVerifyAttackers && node.depth < kNullMoveVerifyDepth;
    if (zugzwang_unlikely) return trusted;
    frame(node.ply).null_move_allowed = false;
    const Value verified = search(node.beta - 1, node.beta, reduced, node.ply, false);
    frame(node.ply).null_move_allowed = true;
    if (control_.stopped() || verified < node.beta) return std::nullopt;
    return trusted;
}

/// ProbCut: a good capture that beats beta by a margin at reduced depth very probably beats beta at
/// full depth.
std::optional<Value> Searcher::try_prob_cut(const Node& node) {
    const Value target = node.beta + kProbCutMargin;
    const bool pays =
        node.depth >= kProbCutDepth && !is_decided(node.beta) &&
        !(node.entry && bounds_above(node.entry->bound) &&
          node.entry->depth >= node.depth - kProbCutEntrySlack && node.entry->value < target);
    if (!pays) return std::nullopt;
    MovePicker picker(position_, learnt_.histories, hints_for(node.ply, node.entry),
                      PickMode::GoodCaptures);
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        if (!see_at_least(position_, move, target - frame(node.ply).eval)) continue;
        make(move, node.ply);
        frame(node.ply + 1).line.clear();
        Value value = -quiescence(-target, -target + 1, node.ply + 1);
        if (value >= target)
            value = -search(-target, -target + 1, node.depth - kProbCutReduction, node.ply + 1,
                            !node.expects_cut);
        unmake();
        if (control_.stopped()) return std::nullopt;
        if (value >= target && !is_decided(value)) return value - (target - node.beta);
    }
    return std::nullopt;
}

// NOLINTNEXTLINE(readability-function-*): the move loop reads best in one piece
Value Searcher::search_moves(Node& node) {
    const Ply ply = node.ply;
    const bool in_check = position_.in_check();
    // Single-reply extension: a forced reply is not a decision, so it costs no depth.
    const bool single_reply = kSingleReplyExtension > 0 && in_check && may_extend(ply) &&
                              legal_moves(position_).size() == 1;

    MovePicker picker(position_, learnt_.histories, hints_for(ply, node.entry), PickMode::All);
    const CheckInfo enemy_check_info = position_.enemy_check_info();
    const Move excluded = frame(ply).excluded;
    const Value alpha_at_entry = node.alpha;
    Value best = -kInfinite;
    Move best_move;
    MovesTried tried;
    int moves_before = 0;
    // A mate is known already: at the last ply only a check can mate sooner. A quiet stalemating
    // move could, too, but is rare and left to searches with wider windows.
    const bool only_checks = node.alpha > 0 && is_mate(node.alpha) && node.depth <= 1 && !in_check;
    if (only_checks) best = node.alpha;
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        if (move == excluded) continue;
        const bool gives_check = position_.gives_check(move, enemy_check_info);
        if (only_checks && !gives_check) continue;
        if (!is_decided(best) && prunes_move(node, move, gives_check, moves_before, picker)) {
            continue;
        }

        const Singularity singularity = test_singularity(node, move);
        if (control_.stopped()) return best;
        if (singularity.cutoff) return *singularity.cutoff;
        // Check extension: a check is forcing, and the horizon must not cut off the reply. Not if
        // it loses material: one side can give many such checks, and hardly any is good.
        const bool good_check =
            gives_check && may_extend(ply) && see_at_least(position_, move, -kCheckExtensionLoss);
        const int forced =
            std::max(single_reply ? kSingleReplyExtension : 0, good_check ? kCheckExtension : 0);
        const int extension = std::min(forced + singularity.extension, kMostExtension);
        const int reduction =
            extension > 0 ? 0 : late_move_reduction(node, move, gives_check, moves_before, picker);

        make(move, ply);
        const Value value = pvs(node, node.depth - 1 + extension, reduction, moves_before);
        unmake();
        if (control_.stopped()) return best;
        ++moves_before;
        if (value > best) {
            best = value;
            if (value > node.alpha) {
                node.alpha = value;
                best_move = move;
                frame(ply).line.assign(move, frame(ply + 1).line);
                if (value >= node.beta) break;
            }
        }
        if (tried.size() < MovesTried::kCapacity) tried.push_back(move);
    }
    if (best == -kInfinite) {
        // A side without legal moves loses, in check (checkmate) or not (stalemate).
        return excluded.none() ? mated_in(ply) : alpha_at_entry;
    }
    if (best >= node.beta) {
        update_histories(node, best_move, tried);
    } else if (best <= alpha_at_entry && excluded.none()) {
        update_prior_move(node);
    }
    if (excluded.none()) store_tt(node, best, best_move, bound_of(best, alpha_at_entry, node.beta));
    return best;
}

void Searcher::store_tt(const Node& node, Value best, Move best_move, Bound bound) {
    const Value eval = frame(node.ply).eval;
    // The result tells the error of the evaluation only if it is quiet and the bound allows it.
    const bool informative = !position_.in_check() && !is_decided(best) &&
                             (best_move.none() || position_.at(best_move.to()).none()) &&
                             !(bound == Bound::Lower && best <= eval) &&
                             !(bound == Bound::Upper && best >= eval);
    if (informative && uses_corrections_) {
        learnt_.corrections.update(position_, earlier(node.ply, 1).move, best - eval,
                                   node.depth.value());
    }
    if (kTable && !stems_from_limit(best, node.limit_draws)) {
        table_.store(table_key(), node.ply,
                     {best_move.raw(), best, node.raw_eval, node.depth, bound});
    }
}

/// Whether a move is pruned at shallow depth. Only called after a move that does not lose.
bool Searcher::prunes_move(const Node& node, Move move, bool gives_check, int moves_before,
                           MovePicker& picker) const {
    if (moves_before == 0 || position_.in_check()) return false;
    const int depth = node.depth.value();
    const bool quiet = position_.at(move.to()).none();
    if (!quiet) {
        // Static exchange pruning: the capture loses more than the remaining depth can win back.
        return depth <= kCaptureExchangeDepth && !gives_check &&
               !see_at_least(position_, move, -kCaptureExchangeByDepth * depth);
    }

    // Late move pruning: a quiet move this late in the ordering is hardly ever best.
    const int limit = (kLateMovePruningBase + depth * depth) / (node.improving ? 1 : 2);
    const bool late_move_pruning = depth <= kLateMovePruningDepth && moves_before >= limit;
    if (late_move_pruning) {
        picker.skip_quiets();
        return !gives_check;
    }
    if (gives_check) return false;

    // History pruning: the move mostly failed elsewhere.
    const bool history_pruning =
        depth <= kHistoryPruningDepth && picker.quiet_score(move) < -kHistoryPruningByDepth * depth;
    if (history_pruning) return true;

    // Futility pruning: the evaluation is so far below alpha that a quiet move at low depth cannot
    // make up for it, unless it mates.
    const bool futility = depth <= kFutilityDepth && !is_decided(node.alpha) &&
                          node.eval + kFutilityBase + kFutilityByDepth * depth <= node.alpha;
    if (futility) {
        picker.skip_quiets();
        return true;
    }
    // Static exchange pruning: the piece would be lost on its destination.
    return depth <= kQuietExchangeDepth &&
           !see_at_least(position_, move, -kQuietExchangeByDepth * depth * depth);
}

/// Late move reductions, in kReductionUnit: with good ordering a late quiet move seldom matters. If
/// it beats alpha, it is searched again at full depth.
int Searcher::late_move_reduction(const Node& node, Move move, bool gives_check, int moves_before,
                                  const MovePicker& picker) const {
    const bool reduces = node.depth >= kReductionDepth &&
                         moves_before >= (node.is_pv ? kReductionMovesPv : kReductionMoves) &&
                         !position_.in_check();
    if (!reduces || !position_.at(move.to()).none()) return 0;
    int reduction = base_reduction(node.depth.value(), moves_before);
    if (node.is_pv) reduction -= kReductionPv;
    if (node.expects_cut) reduction += kReductionCut;
    if (!node.improving) reduction += kReductionWorse;
    if (gives_check) reduction -= kReductionCheck;
    reduction -= picker.quiet_score(move) * 10 / kReductionHistoryDivisor;
    return std::max(reduction, 0);
}

/// Singular extension: if the other moves fall clearly below the value of the hash move, it is the
/// only good move and is searched deeper, by two plies if they fall far below. If the other moves
/// reach beta too, the node is cut off (multi-cut); if only the hash move does, it is searched less
/// deep (negative extension).
Searcher::Singularity Searcher::test_singularity(const Node& node, Move move) {
    const Ply ply = node.ply;
    const bool tests =
        node.entry && move == Move::from_raw(node.entry->move) && node.depth >= kSingularDepth &&
        frame(ply).excluded.none() && may_extend(ply) && bounds_below(node.entry->bound) &&
        !is_decided(node.entry->value) && node.entry->depth >= node.depth - kSingularEntrySlack;
    if (!tests) return {};
    const Value target = node.entry->value - kSingularMarginByDepth * node.depth.value();
    const Depth depth{(node.depth.value() - 1) / 2};
    frame(ply).excluded = move;
    const Value value = search(target - 1, target, depth, ply, node.expects_cut);
    frame(ply).excluded = kNoMove;
    frame(ply).line.clear();
    if (control_.stopped()) return {};
    if (value < target) {
        const bool is_far_below = !node.is_pv && value < target - kDoubleExtensionMargin;
        return {is_far_below ? 2 : 1, {}};
    }
    if (target >= node.beta && !node.is_pv) return {0, target};
    if (node.entry->value >= node.beta) return {-1, {}};
    return {};
}

/// Quiescence search: plays out captures until the position is quiet. A side in check searches all
/// its moves.
// NOLINTNEXTLINE(readability-function-*): the same, in small
Value Searcher::quiescence(Value alpha, Value beta, Ply ply) {
    on_node(ply);
    if (const auto value = terminal_value(ply)) return *value;
    if (!uses_quiescence_) return evaluator_(position_);

    std::optional<TableEntry> entry;
    if (uses_quiescence_table_) entry = table_.probe(table_key(), ply);
    const bool table_cutoff = beta - alpha == 1 && entry && settles_here(*entry, alpha, beta, ply);
    if (table_cutoff) {
        note_limit_draw(entry->value);
        return entry->value;
    }
    const std::uint64_t limit_draws = limit_draws_;

    const bool in_check = position_.in_check();
    const Value alpha_at_entry = alpha;
    Value raw_eval = kNoEval;
    if (!in_check) raw_eval = entry && entry->eval != kNoEval ? entry->eval : evaluator_(position_);
    const Value eval = in_check ? kNoEval : apply_correction(raw_eval, ply);
    Value best = eval;
    if (!in_check) {
        if (best >= beta) return best;  // stand pat
        alpha = std::max(alpha, best);
    }

    Move best_move;
    MovePicker picker(position_, learnt_.histories, hints_for(ply, entry),
                      in_check ? PickMode::All : PickMode::GoodCaptures);
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        // Delta pruning: the capture does not reach alpha even if its victim is won for free.
        const Value hoped_for = eval + piece_value(position_.at(move.to())) + kDeltaPruningMargin;
        const bool delta_pruning = !in_check && hoped_for <= alpha;
        if (delta_pruning) {
            best = std::max(best, hoped_for);
            continue;
        }
        make(move, ply);
        frame(ply + 1).line.clear();
        const Value value = -quiescence(-beta, -alpha, ply + 1);
        unmake();
        if (control_.stopped()) return best;
        // One evasion proves that there is one; after it only captures are searched.
        if (in_check && !is_decided(value)) picker.skip_quiets();
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        best_move = move;
        frame(ply).line.assign(move, frame(ply + 1).line);
        if (value >= beta) break;
    }
    if (best == -kInfinite) return mated_in(ply);
    if (uses_quiescence_table_ && !stems_from_limit(best, limit_draws)) {
        table_.store(
            table_key(), ply,
            {best_move.raw(), best, raw_eval, Depth{0}, bound_of(best, alpha_at_entry, beta)});
    }
    return best;
}

bool Searcher::settles_here(const TableEntry& entry, Value alpha, Value beta, Ply ply) const {
    if (!settles(entry, alpha, beta)) return false;
    const int plies = kMate - magnitude(entry.value) - ply.value();
    return !is_mate(entry.value) || position_.state().quiet_plies + plies <= kNaturalMoveLimitPlies;
}

/// A draw from the table counts as one by the limit if it was stored near it.
void Searcher::note_limit_draw(Value value) {
    if (value == kDraw && is_near_limit()) ++limit_draws_;
}

std::optional<Value> Searcher::terminal_value(Ply ply) {
    if (control_.stopped()) return kDraw;
    if (const auto value = repetition_value(position_, law_, loss_by_, ply)) return value;
    if (insufficient_material(position_)) return kDraw;
    if (natural_move_limit_reached(position_) && has_legal_move(position_)) {
        ++limit_draws_;
        return kDraw;
    }
    if (ply >= kMaxPly) return evaluator_(position_);
    return std::nullopt;
}

void Searcher::make(Move move, Ply ply) {
    // Before the move is made: the memory takes longer to answer than the move.
    table_.prefetch(position_.key_after(move) ^ evaluator_.table_salt());
    const PieceTo key(position_.at(move.from()), move.to());
    Frame& here = frame(ply);
    here.move = key;
    here.is_quiet = position_.at(move.to()).none();
    here.following_move = kContinuationHistory ? &learnt_.histories.following(key) : nullptr;
    position_.make_move(move);
}

void Searcher::make_null(Ply ply) {
    Frame& here = frame(ply);
    here.move = PieceTo();
    here.is_quiet = false;
    here.following_move = nullptr;
    frame(ply + 1).null_move_allowed = false;
    frame(ply + 1).line.clear();
    position_.make_null_move();
}

OrderingHints Searcher::hints_for(Ply ply, const std::optional<TableEntry>& entry) const {
    const Move hash_move = entry && kHashMove ? Move::from_raw(entry->move) : kNoMove;
    OrderingHints hints{hash_move, frame(ply).killers, {}};
    for (std::size_t i = 0; i < kFollowedPlies.size(); ++i) {
        hints.following[i] = earlier(ply, kFollowedPlies[i]).following_move;
    }
    return hints;
}

/// Rewards the move that cut off in the histories and penalises the moves tried before it.
void Searcher::update_histories(const Node& node, Move best, const MovesTried& tried) {
    const int depth = node.depth.value();
    const int bonus =
        std::min(kHistoryBonusByDepth * depth - kHistoryBonusBase, kHistoryBonusLimit);
    const auto update = [&](Move move, int amount) {
        const PieceTo key(position_.at(move.from()), move.to());
        const Piece victim = position_.at(move.to());
        if (!victim.none()) {
            learnt_.histories.capture(key, victim.type()).update(amount);
            return;
        }
        update_quiet_stats(node.ply, key, amount);
    };
    const bool quiet = position_.at(best.to()).none();
    update(best, bonus);
    if (quiet) frame(node.ply).killers.add(best);
    for (const Move move : tried) {
        // A cutoff by a capture says nothing about quiet moves, which are ordered after it.
        if (quiet || !position_.at(move.to()).none()) update(move, -bonus);
    }
}

/// Only for cutoffs by the table, because no search updates the histories then.
void Searcher::update_known_cutoff(const Node& node) {
    const Move move = Move::from_raw(node.entry->move);
    const bool is_quiet = position_.is_pseudo_legal(move) && position_.at(move.to()).none();
    if (node.entry->value < node.beta || !is_quiet) return;
    const int bonus = kKnownCutoffBonus * node.depth.value();
    update_quiet_stats(node.ply, PieceTo(position_.at(move.from()), move.to()),
                       std::min(bonus, kHistoryBonusLimit));
}

/// Rewards a quiet move without a good reply.
void Searcher::update_prior_move(const Node& node) {
    const Frame& previous = earlier(node.ply, 1);
    if (!previous.is_quiet) return;
    const int bonus = kPriorMoveBonus * node.depth.value();
    update_quiet_stats(node.ply - 1, previous.move, std::min(bonus, kHistoryBonusLimit));
}

/// Updates the histories of a quiet move made at `ply`: its own, and those of the moves before it.
void Searcher::update_quiet_stats(Ply ply, PieceTo quiet_move, int amount) {
    learnt_.histories.quiet(quiet_move).update(amount);
    for (const int back : kFollowedPlies) {
        if (auto* following = earlier(ply, back).following_move) {
            (*following)[quiet_move.slot()].update(amount);
        }
    }
}

bool Searcher::is_proven() const {
    const Value value = root_moves_[0].value;
    if (!is_mate(value)) return false;
    const int plies_to_mate = kMate - magnitude(value);
    const bool is_shortest =
        value > 0 && short_mate_searched_ && plies_to_mate < 2 * kShortMateMoves;
    return is_shortest || finished_depth_ >= plies_to_mate + kProvenMateDepth;
}

}  // namespace engine::xiangqi
