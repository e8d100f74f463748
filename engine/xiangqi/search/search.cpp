// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search/search.h"

#include <algorithm>
#include <cassert>

#include "engine/core/random.h"
#include "engine/xiangqi/board/movegen.h"
#include "engine/xiangqi/eval/evaluate.h"
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/parameters.h"
#include "engine/xiangqi/search/reductions.h"
#include "engine/xiangqi/search/see.h"

namespace engine::xiangqi {

namespace {

/// Moves to a short mate: few enough to look at all of them.
constexpr int kShortMate = 3;
/// The look takes 70 000 nodes on average and up to 175 000: it waits until that is a small part.
constexpr std::uint64_t kShortMateFromNodes = 500'000;
/// What guesses or goes deeper than asked; and the table, which remembers the guesses.
constexpr std::array kNotForShortMates{
    Feature::Table,
    Feature::NullMove,
    Feature::CheckExtension,
    Feature::SingleReplyExtension,
    Feature::LateMoveReductions,
    Feature::LateMovePruning,
    Feature::FutilityPruning,
    Feature::ExchangePruning,
    Feature::ReverseFutility,
    Feature::Razoring,
    Feature::InternalIterativeReduction,
    Feature::ProbCut,
    Feature::SingularExtension,
    Feature::HistoryPruning,
};

/// Rooks, knights and cannons of one side.
int major_pieces(const Position& position, Color side) {
    return (position.pieces(side) &
            (position.pieces(PieceType::Rook) | position.pieces(PieceType::Knight) |
             position.pieces(PieceType::Cannon)))
        .count();
}

/// A mate distance is exact however shallow the search that proved it.
bool is_deep_enough(const TableEntry& entry, Depth depth) {
    return entry.depth >= depth || is_mate(entry.value);
}

/// Whether a stored bound or value settles what the window asks.
bool settles(const TableEntry& entry, Value alpha, Value beta) {
    return entry.bound == Bound::Exact || (bounds_below(entry.bound) && entry.value >= beta) ||
           (bounds_above(entry.bound) && entry.value <= alpha);
}

Bound bound_of(Value best, Value alpha, Value beta) {
    if (best >= beta) return Bound::Lower;
    return best > alpha ? Bound::Exact : Bound::Upper;
}

}  // namespace

Searcher::Searcher(Position& position, Memory& memory, SearchControl& control, FeatureSet features,
                   RuleSet rules)
    : position_(position),
      memory_(memory),
      control_(control),
      features_(features),
      law_(rules),
      level_(control.limits().multi_pv > 1 ? level_of(kFullStrength)
                                           : level_of(control.limits().level)),
      misjudgement_(level_.error, control.limits().seed, position),
      frames_(kFramesBefore + static_cast<std::size_t>(kMaxPly.value()) + 2) {
    if (memory.network) network_.emplace(*memory.network);
    if (!level_.quiescence) features_ = features_.without(Feature::Quiescence);
    if (level_.error > 0) {
        // Experience would teach the errors away, and they must not become the experience of
        // others.
        features_ = features_.without(Feature::CorrectionHistory);
        const auto level = static_cast<std::uint64_t>(control.limits().level);
        judgement_key_ = SplitMix64(control.limits().seed ^ position.key() ^ level).next();
    }
    const auto& wanted = control.limits().root_moves;
    for (const Move move : legal_moves(position)) {
        const bool allowed =
            wanted.empty() || std::find(wanted.begin(), wanted.end(), move.text()) != wanted.end();
        if (allowed) root_moves_.push_back({move, -kInfinite, {}});
    }
    if (root_moves_.size() == 1) control_.answer_is_forced();
    memory_.table.use_second_tier(on(Feature::SecondTier));
    memory_.table.new_search();
}

void Searcher::search_root(Depth depth) {
    root_depth_ = depth;
    frame(Ply{0}).eval = position_.in_check() ? kNoEval : evaluated();
    const std::size_t lines =
        std::min(static_cast<std::size_t>(control_.limits().multi_pv), root_moves_.size());
    for (std::size_t i = 0; i < lines && !control_.stopped(); ++i) search_root_line(i, depth);
    if (!control_.stopped() && short_mate_is_due()) search_short_mate();
    if (control_.stopped()) return;
    finished_depth_ = depth;
    // What the table learnt on the way may lift a later line above an earlier one.
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
}

bool Searcher::short_mate_is_due() const {
    const bool may_search = on(Feature::ShortMateSearch) && !short_mate_searched_ &&
                            level_.error == 0 && control_.limits().multi_pv == 1 &&
                            !root_moves_.empty();
    if (!may_search) return false;
    const Value value = root_moves_[0].value;
    return is_mate(value) ? value > 0 : control_.nodes() >= kShortMateFromNodes;
}

/// A quiet move that threatens mate is reduced and then, where the opponent seems well off, cut off
/// by a guess, and again at every depth. So all moves are looked at once with nothing pruned; the
/// window leaves only mates to find that are shorter than what is known.
void Searcher::search_short_mate() {
    short_mate_searched_ = true;
    const Value known = root_moves_[0].value;
    const int longest =
        is_mate(known) ? std::min(mate_distance(known) - 1, kShortMate) : kShortMate;
    const FeatureSet usual = features_;
    for (const Feature feature : kNotForShortMates) features_ = features_.without(feature);
    for (int moves = 1; moves <= longest && !finds_mate_in(moves) && !control_.stopped(); ++moves) {
    }
    features_ = usual;
}

bool Searcher::finds_mate_in(int moves) {
    const Depth depth{2 * moves - 1};
    const Value alpha = mate_in(Ply{depth.value() + 1});
    for (auto root_move = root_moves_.begin(); root_move != root_moves_.end(); ++root_move) {
        make(root_move->move, Ply{0});
        frame(Ply{1}).line.clear();
        const Value value = -search(-kInfinite, -alpha, depth, Ply{1}, false);
        unmake();
        if (control_.stopped()) return false;
        if (value <= alpha) continue;
        root_move->value = value;
        root_move->line.assign(root_move->move, frame(Ply{1}).line);
        std::rotate(root_moves_.begin(), root_move, root_move + 1);
        return true;
    }
    return false;
}

/// Aspiration windows: the value of the last iteration is a good guess, and a narrow window around
/// it cuts more. Where the guess fails the window grows on that side.
void Searcher::search_root_line(std::size_t line_index, Depth depth) {
    const Value guess = root_moves_[line_index].value;
    const bool narrow = on(Feature::AspirationWindows) && depth.value() >= 5 && !is_decided(guess);
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
        if (delta > 500) delta = 2 * kInfinite;
    }
}

/// The root is searched apart from other nodes: its moves keep their order and lines from one
/// iteration to the next, there is nothing to prune, and a move that was not finished when the
/// search was stopped does not count. Moves before `line_index` already have their line.
Value Searcher::search_root_window(std::size_t line_index, Value alpha, Value beta, Depth depth) {
    Value best = -kInfinite;
    for (std::size_t i = line_index; i < root_moves_.size() && best < beta; ++i) {
        RootMove& root_move = root_moves_[i];
        Node node{std::max(alpha, best), beta, depth, Ply{0}, true, false, {}};
        const int moves_before = static_cast<int>(i - line_index);
        const bool reduces = moves_before >= 4 && position_.at(root_move.move.to()).none() &&
                             !position_.in_check() && on(Feature::LateMoveReductions);
        const int reduction =
            reduces ? base_reduction(depth.value(), moves_before) - kReductionUnit : 0;
        const std::uint64_t nodes_before = control_.nodes();
        make(root_move.move, Ply{0});
        const bool check = on(Feature::CheckExtension) && position_.in_check();
        const Value value =
            search_child(node, check ? depth : depth - 1, check ? 0 : reduction, moves_before);
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

/// Principal variation search: the first move gets the whole window; the others only have to show
/// that they are no better, reduced ones at less depth first, and are searched again when they are.
Value Searcher::search_child(const Node& node, Depth depth, int reduction, int moves_before) {
    const Ply ply = node.ply + 1;
    frame(ply).line.clear();
    frame(ply).null_move_allowed = true;
    const bool scout = moves_before > 0 && on(Feature::PrincipalVariationSearch);
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
    if (depth <= Depth{0}) return quiescence(alpha, beta, ply);
    enter(ply);
    if (const auto value = terminal_value(ply)) return *value;

    // Mate distance pruning: no line from here can beat a mate that is already closer.
    if (on(Feature::MateDistancePruning)) {
        alpha = std::max(alpha, mated_in(ply));
        beta = std::min(beta, mate_in(ply + 1));
        if (alpha >= beta) return alpha;
    }

    Node node{alpha, beta, depth, ply, beta - alpha > 1, expects_cut, {}};
    const bool is_second_look = !frame(ply).excluded.none();
    if (on(Feature::Table)) node.entry = memory_.table.probe(table_key(), ply);
    const bool table_cutoff = !node.is_pv && !is_second_look && node.entry &&
                              is_deep_enough(*node.entry, depth) &&
                              settles(*node.entry, alpha, beta);
    if (table_cutoff) {
        reward_known_cutoff(node);
        return node.entry->value;
    }

    judge_statically(node);
    if (!node.is_pv && !is_second_look && !position_.in_check()) {
        if (const auto value = prune_before_moves(node)) return *value;
    }

    // Internal iterative reduction: without a hash move the ordering is poor; a shallower search
    // finds one for the next visit, if there is to be one.
    const bool will_return = on(Feature::Table) && on(Feature::IterativeDeepening);
    const bool reduces = on(Feature::InternalIterativeReduction) && will_return &&
                         depth.value() >= 4 && !(node.entry && node.entry->move != 0);
    if (reduces) node.depth = node.depth - 1;
    return search_moves(node);
}

Value Searcher::evaluated() {
    const Value judged =
        network_ ? tempered(position_, (*network_)(position_)) : evaluate(position_);
    const Value value = judged + misjudgement_.of(position_);
    return std::clamp(value, -kRulingBound, kRulingBound);
}

/// The static evaluation, sharpened by a stored bound that says more.
void Searcher::judge_statically(Node& node) {
    Frame& here = frame(node.ply);
    if (position_.in_check()) {
        here.eval = kNoEval;
        return;
    }
    node.raw_eval = node.entry && node.entry->eval != kNoEval ? node.entry->eval : evaluated();
    node.eval = here.eval = corrected(node.raw_eval, node.ply);
    if (node.entry && !is_decided(node.entry->value)) {
        const Value stored = node.entry->value;
        const bool better = (bounds_below(node.entry->bound) && stored > node.eval) ||
                            (bounds_above(node.entry->bound) && stored < node.eval);
        if (better) node.eval = stored;
    }
    const Value before = earlier(node.ply, 2).eval;
    node.improving = before != kNoEval && here.eval > before;

    // Evaluation history: what the move that led here gained at once is experience with it.
    const Frame& previous = earlier(node.ply, 1);
    if (on(Feature::EvaluationHistory) && previous.is_quiet && previous.eval != kNoEval) {
        const int gain = -(previous.eval + here.eval) * kEvaluationHistoryWeight;
        const int limit = kEvaluationHistoryLimit;
        memory_.histories.quiet(previous.move).update(std::clamp(gain, -limit, limit));
    }
}

/// Kept away from the decided scores.
Value Searcher::corrected(Value raw_eval, Ply ply) const {
    if (!on(Feature::CorrectionHistory)) return raw_eval;
    const Value value = raw_eval + memory_.corrections.correction(position_, earlier(ply, 1).move);
    return std::clamp(value, -kRulingBound, kRulingBound);
}

/// What may settle a node outside the principal variation before any move is made; never in check.
std::optional<Value> Searcher::prune_before_moves(const Node& node) {
    const int depth = node.depth.value();

    // Reverse futility: so far above beta that the opponent will not make it up in a few plies.
    const Value reverse_margin = kReverseFutilityByDepth * (depth - (node.improving ? 1 : 0));
    const bool reverse_futility = on(Feature::ReverseFutility) && depth <= 8 &&
                                  !is_decided(node.beta) && node.eval - reverse_margin >= node.beta;
    if (reverse_futility) return node.eval - reverse_margin;

    // Razoring: so far below alpha that only captures can help; ask quiescence whether they do.
    // Not where alpha is a mate: what a shorter one needs is no material.
    const bool razoring = on(Feature::Razoring) && depth <= 3 && !is_decided(node.alpha) &&
                          node.eval + kRazoringBase + kRazoringByDepth * depth <= node.alpha;
    if (razoring) {
        const Value value = quiescence(node.alpha, node.alpha + 1, node.ply);
        if (control_.stopped()) return kDraw;
        if (value <= node.alpha) return value;
    }

    if (const auto value = try_null_move(node)) return value;
    return try_prob_cut(node);
}

/// Null move pruning: if even a free move for the opponent leaves us at or above beta, a real move
/// will. Xiangqi has little zugzwang while both sides have pieces; with few of them left the result
/// is verified by a real, shallower search.
std::optional<Value> Searcher::try_null_move(const Node& node) {
    const Color us = position_.side_to_move();
    const bool pays = on(Feature::NullMove) && frame(node.ply).null_move_allowed &&
                      node.depth.value() >= 3 && !is_decided(node.beta) && node.eval >= node.beta &&
                      frame(node.ply).eval >= node.beta - kNullMoveEvalSlack &&
                      major_pieces(position_, us) >= 1;
    if (!pays) return std::nullopt;

    const int reduction =
        3 + node.depth.value() / 4 + std::min((node.eval - node.beta) / kNullMoveLeadPerPly, 3);
    const Depth reduced = node.depth - reduction;
    const Ply below = node.ply + 1;
    frame(node.ply).move = PieceTo();
    frame(node.ply).is_quiet = false;
    frame(node.ply).following_move = nullptr;
    frame(below).null_move_allowed = false;
    frame(below).line.clear();
    position_.make_null_move();
    const Value value = -search(-node.beta, -node.beta + 1, reduced, below, !node.expects_cut);
    position_.unmake_null_move();
    if (control_.stopped() || value < node.beta) return std::nullopt;
    const Value trusted = is_decided(value) ? node.beta : value;

    const bool zugzwang_unlikely = major_pieces(position_, us) >= 3 && node.depth.value() < 12;
    if (zugzwang_unlikely) return trusted;
    frame(node.ply).null_move_allowed = false;
    const Value verified = search(node.beta - 1, node.beta, reduced, node.ply, false);
    frame(node.ply).null_move_allowed = true;
    if (control_.stopped() || verified < node.beta) return std::nullopt;
    return trusted;
}

/// ProbCut: a good capture that beats beta by a margin at reduced depth will very probably beat
/// beta at full depth.
std::optional<Value> Searcher::try_prob_cut(const Node& node) {
    const Value target = node.beta + kProbCutMargin;
    const bool pays =
        on(Feature::ProbCut) && node.depth.value() >= 5 && !is_decided(node.beta) &&
        !(node.entry && bounds_above(node.entry->bound) &&
          node.entry->depth.value() >= node.depth.value() - 3 && node.entry->value < target);
    if (!pays) return std::nullopt;
    MovePicker picker(position_, memory_.histories, hints_for(node.ply, node.entry),
                      PickMode::GoodCaptures, features_);
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        if (!see_at_least(position_, move, target - frame(node.ply).eval)) continue;
        make(move, node.ply);
        frame(node.ply + 1).line.clear();
        Value value = -quiescence(-target, -target + 1, node.ply + 1);
        if (value >= target)
            value = -search(-target, -target + 1, node.depth - 4, node.ply + 1, !node.expects_cut);
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
    // Single-reply extension: a forced answer decides nothing, so it costs no depth.
    const bool single_reply = on(Feature::SingleReplyExtension) && in_check && may_extend(ply) &&
                              legal_moves(position_).size() == 1;

    MovePicker picker(position_, memory_.histories, hints_for(ply, node.entry), PickMode::All,
                      features_);
    const CheckInfo enemy_check_info = position_.enemy_check_info();
    const Move excluded = frame(ply).excluded;
    const Value alpha_at_entry = node.alpha;
    Value best = -kInfinite;
    Move best_move;
    MovesTried tried;
    int moves_before = 0;
    // A mate is known already: at the last ply only a check mates sooner. So would the rare quiet
    // move that leaves no move at all, which is left to the wider windows.
    const bool only_checks =
        node.alpha > 0 && is_mate(node.alpha) && node.depth <= Depth{1} && !in_check;
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
        // Check extension: a check is forced play, and the horizon must not fall into its middle.
        const bool check_extension = on(Feature::CheckExtension) && gives_check && may_extend(ply);
        const int extension = (single_reply || check_extension ? 1 : 0) + singularity.extension;
        const int reduction =
            extension > 0 ? 0 : late_move_reduction(node, move, gives_check, moves_before, picker);

        make(move, ply);
        const Value value =
            search_child(node, node.depth - 1 + std::min(extension, 2), reduction, moves_before);
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
        if (tried.size() < 64) tried.push_back(move);
    }
    if (best == -kInfinite) {
        // No legal move loses, in check (mate) or not (stalemate).
        return excluded.none() ? mated_in(ply) : alpha_at_entry;
    }
    if (best >= node.beta) {
        reward(node, best_move, tried);
    } else if (best <= alpha_at_entry && excluded.none()) {
        reward_previous_move(node);
    }
    if (excluded.none()) remember(node, best, best_move, bound_of(best, alpha_at_entry, node.beta));
    return best;
}

void Searcher::remember(const Node& node, Value best, Move best_move, Bound bound) {
    const Value eval = frame(node.ply).eval;
    // Only a quiet result that the bound does not leave open tells the evaluation's error.
    const bool informative = !position_.in_check() && !is_decided(best) &&
                             (best_move.none() || position_.at(best_move.to()).none()) &&
                             !(bound == Bound::Lower && best <= eval) &&
                             !(bound == Bound::Upper && best >= eval);
    if (informative && on(Feature::CorrectionHistory)) {
        memory_.corrections.update(position_, earlier(node.ply, 1).move, best - eval,
                                   node.depth.value());
    }
    if (on(Feature::Table)) {
        memory_.table.store(table_key(), node.ply,
                            {best_move.raw(), best, node.raw_eval, node.depth, bound});
    }
}

/// Whether a move is not worth a search at shallow depth. Only asked once some move does not lose.
bool Searcher::prunes_move(const Node& node, Move move, bool gives_check, int moves_before,
                           MovePicker& picker) const {
    if (moves_before == 0 || position_.in_check()) return false;
    const int depth = node.depth.value();
    const bool quiet = position_.at(move.to()).none();
    if (!quiet) {
        // Static exchange pruning: a capture that loses more than the depth can win back.
        return on(Feature::ExchangePruning) && depth <= 6 && !gives_check &&
               !see_at_least(position_, move, -kCaptureExchangeByDepth * depth);
    }

    // Late move pruning: ordered this far back, a quiet move hardly ever turns out best.
    const int limit = (kLateMovePruningBase + depth * depth) / (node.improving ? 1 : 2);
    const bool late_move_pruning =
        on(Feature::LateMovePruning) && depth <= 8 && moves_before >= limit;
    if (late_move_pruning) {
        picker.skip_quiets();
        return !gives_check;
    }
    if (gives_check) return false;

    // History pruning: what mostly failed elsewhere will hardly help here.
    const bool history_pruning = on(Feature::HistoryPruning) && depth <= 5 &&
                                 picker.quiet_score(move) < -kHistoryPruningByDepth * depth;
    if (history_pruning) return true;

    // Futility: far below alpha, a quiet move at low depth does not make it up, short of a mate.
    const bool futility = on(Feature::FutilityPruning) && depth <= 6 && !is_decided(node.alpha) &&
                          node.eval + kFutilityBase + kFutilityByDepth * depth <= node.alpha;
    if (futility) {
        picker.skip_quiets();
        return true;
    }
    // Static exchange pruning: the piece would be lost where it goes.
    return on(Feature::ExchangePruning) && depth <= 7 &&
           !see_at_least(position_, move, -kQuietExchangeByDepth * depth * depth);
}

/// Late move reductions, in kReductionUnit: with good ordering a late quiet move seldom matters; if
/// it beats alpha all the same it is searched again at full depth.
int Searcher::late_move_reduction(const Node& node, Move move, bool gives_check, int moves_before,
                                  const MovePicker& picker) const {
    const bool reduces = on(Feature::LateMoveReductions) && node.depth.value() >= 3 &&
                         moves_before >= (node.is_pv ? 3 : 2) && !position_.in_check();
    if (!reduces || !position_.at(move.to()).none()) return 0;
    int reduction = base_reduction(node.depth.value(), moves_before);
    if (node.is_pv) reduction -= kReductionUnit;
    if (node.expects_cut) reduction += kReductionUnit;
    if (!node.improving) reduction += kReductionUnit / 2;
    if (gives_check) reduction -= kReductionUnit;
    reduction -= picker.quiet_score(move) * 10 / kReductionHistoryDivisor;
    return std::max(reduction, 0);
}

/// Singular extension: when without the hash move the node falls clearly short of its value, that
/// move is the only good one and deserves a closer look. When the others reach beta as well, the
/// node will (multi-cut); when only the hash move seems to, it is searched less (negative
/// extension).
Searcher::Singularity Searcher::test_singularity(const Node& node, Move move) {
    const Ply ply = node.ply;
    const bool tests = on(Feature::SingularExtension) && node.entry &&
                       move == Move::from_raw(node.entry->move) && node.depth.value() >= 7 &&
                       frame(ply).excluded.none() && may_extend(ply) &&
                       bounds_below(node.entry->bound) && !is_decided(node.entry->value) &&
                       node.entry->depth.value() >= node.depth.value() - 3;
    if (!tests) return {};
    const Value target = node.entry->value - kSingularMarginByDepth * node.depth.value();
    const Depth depth{(node.depth.value() - 1) / 2};
    frame(ply).excluded = move;
    const Value value = search(target - 1, target, depth, ply, node.expects_cut);
    frame(ply).excluded = kNoMove;
    frame(ply).line.clear();
    if (control_.stopped()) return {};
    if (value < target) return {1, {}};
    if (target >= node.beta && !node.is_pv) return {0, target};
    if (node.entry->value >= node.beta) return {-1, {}};
    return {};
}

/// Quiescence search: captures are played out until the position can be judged; a side in check
/// has to find an answer, so all its moves count.
// NOLINTNEXTLINE(readability-function-*): the same, in small
Value Searcher::quiescence(Value alpha, Value beta, Ply ply) {
    enter(ply);
    if (const auto value = terminal_value(ply)) return *value;
    if (!on(Feature::Quiescence)) return evaluated();

    std::optional<TableEntry> entry;
    const bool uses_table = on(Feature::Table) && on(Feature::QuiescenceTable);
    if (uses_table) entry = memory_.table.probe(table_key(), ply);
    const bool table_cutoff = beta - alpha == 1 && entry && settles(*entry, alpha, beta);
    if (table_cutoff) return entry->value;

    const bool in_check = position_.in_check();
    const Value alpha_at_entry = alpha;
    Value raw_eval = kNoEval;
    if (!in_check) raw_eval = entry && entry->eval != kNoEval ? entry->eval : evaluated();
    const Value eval = in_check ? kNoEval : corrected(raw_eval, ply);
    Value best = eval;
    if (!in_check) {
        if (best >= beta) return best;  // stand pat
        alpha = std::max(alpha, best);
    }

    Move best_move;
    MovePicker picker(position_, memory_.histories, hints_for(ply, entry),
                      in_check ? PickMode::All : PickMode::GoodCaptures, features_);
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        // Delta pruning: even with its victim for nothing the capture does not reach alpha.
        const Value hoped_for =
            eval + exchange_value(position_.at(move.to())) + kDeltaPruningMargin;
        const bool delta_pruning = on(Feature::DeltaPruning) && !in_check && hoped_for <= alpha;
        if (delta_pruning) {
            best = std::max(best, hoped_for);
            continue;
        }
        make(move, ply);
        frame(ply + 1).line.clear();
        const Value value = -quiescence(-beta, -alpha, ply + 1);
        unmake();
        if (control_.stopped()) return best;
        // One way out of a check is enough to know that there is one; captures may show a better.
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
    if (uses_table) {
        memory_.table.store(
            table_key(), ply,
            {best_move.raw(), best, raw_eval, Depth{0}, bound_of(best, alpha_at_entry, beta)});
    }
    return best;
}

std::optional<Value> Searcher::terminal_value(Ply ply) {
    if (control_.stopped()) return kDraw;
    if (const auto value = repetition_value(ply)) return value;
    const bool drawn = insufficient_material(position_) ||
                       (natural_move_limit_reached(position_) && has_legal_move(position_));
    if (drawn) return kDraw;
    if (ply >= kMaxPly) return evaluated();
    return std::nullopt;
}

/// A repetition inside the tree is ruled at once: whoever could do better would have done so the
/// first time. Where the cycle began before the root the sides could still deviate, so a loss is
/// only ruled when the third occurrence is on the board; a draw is taken either way.
std::optional<Value> Searcher::repetition_value(Ply ply) {
    const auto cycle = latest_cycle(position_, 1);
    if (!cycle) return std::nullopt;
    auto loser = law_.loser(position_, cycle->plies);
    if (!loser) return kDraw;
    const bool inside_tree = static_cast<int>(cycle->plies) <= ply.value();
    if (!inside_tree) {
        const auto twice = latest_cycle(position_, 2);
        if (!twice) return std::nullopt;
        loser = law_.loser(position_, twice->span);
    }
    if (!loser) return kDraw;
    const Value lost = ruled_lost_in(ply);
    return *loser == position_.side_to_move() ? lost : -lost;
}

void Searcher::make(Move move, Ply ply) {
    const PieceTo key(position_.at(move.from()), move.to());
    frame(ply).move = key;
    frame(ply).is_quiet = position_.at(move.to()).none();
    frame(ply).following_move =
        on(Feature::ContinuationHistory) ? &memory_.histories.following(key) : nullptr;
    position_.make_move(move);
    memory_.table.prefetch(table_key());
}

OrderingHints Searcher::hints_for(Ply ply, const std::optional<TableEntry>& entry) const {
    const Move hash_move = entry && on(Feature::HashMove) ? Move::from_raw(entry->move) : kNoMove;
    OrderingHints hints{hash_move, frame(ply).killers, {}};
    for (std::size_t i = 0; i < kFollowedPlies.size(); ++i) {
        hints.following[i] = earlier(ply, kFollowedPlies[i]).following_move;
    }
    return hints;
}

/// The move that cut off gains in the histories; those tried before it in vain lose.
void Searcher::reward(const Node& node, Move best, const MovesTried& tried) {
    const int depth = node.depth.value();
    const int bonus =
        std::min(kHistoryBonusByDepth * depth - kHistoryBonusBase, kHistoryBonusLimit.value);
    const auto update = [&](Move move, int amount) {
        const PieceTo key(position_.at(move.from()), move.to());
        const Piece victim = position_.at(move.to());
        if (!victim.none()) {
            memory_.histories.capture(key, victim.type()).update(amount);
            return;
        }
        learn(node.ply, key, amount);
    };
    const bool quiet = position_.at(best.to()).none();
    update(best, bonus);
    if (quiet) frame(node.ply).killers.add(best);
    for (const Move move : tried) {
        // A capture that cut off says nothing against quiet moves, which come after it.
        if (quiet || !position_.at(move.to()).none()) update(move, -bonus);
    }
}

/// Only a visit that cuts off by the table, without a search that would do this.
void Searcher::reward_known_cutoff(const Node& node) {
    const Move move = Move::from_raw(node.entry->move);
    const bool is_quiet = position_.is_pseudo_legal(move) && position_.at(move.to()).none();
    if (node.entry->value < node.beta || !is_quiet) return;
    const int bonus = kKnownCutoffBonus * node.depth.value();
    learn(node.ply, PieceTo(position_.at(move.from()), move.to()),
          std::min(bonus, kHistoryBonusLimit.value));
}

/// A quiet move to which there is no good answer was a good one.
void Searcher::reward_previous_move(const Node& node) {
    const Frame& previous = earlier(node.ply, 1);
    if (!on(Feature::PriorMoveBonus) || !previous.is_quiet) return;
    const int bonus = kPriorMoveBonus * node.depth.value();
    learn(node.ply - 1, previous.move, std::min(bonus, kHistoryBonusLimit.value));
}

/// Experience with a quiet move made at `ply`, by itself and after what came before.
void Searcher::learn(Ply ply, PieceTo quiet_move, int amount) {
    memory_.histories.quiet(quiet_move).update(amount);
    for (const int back : kFollowedPlies) {
        if (auto* following = earlier(ply, back).following_move) {
            (*following)[quiet_move.slot()].update(amount);
        }
    }
}

void Searcher::enter(Ply ply) {
    control_.count_node();
    selective_depth_ = std::max(selective_depth_, ply);
}

RootProgress Searcher::progress() const {
    const RootMove& best = root_moves_[0];
    const std::uint64_t all = std::max<std::uint64_t>(control_.nodes(), 1);
    return {best.move.raw(), best.value, static_cast<int>(best.nodes * 1000 / all)};
}

bool Searcher::answer_is_final() const {
    if (root_moves_.empty()) return true;
    const SearchLimits& limits = control_.limits();
    const Value value = root_moves_[0].value;
    if (limits.mate && value > 0 && is_mate(value)) return mate_distance(value) <= *limits.mate;
    // Pruning near the leaves may have hidden a shorter mate; so much deeper it hides hardly any.
    constexpr int kPruningDepth = 8;
    const int plies_to_mate = kMate - magnitude(value);
    const bool short_mate = value > 0 && short_mate_searched_ && plies_to_mate < 2 * kShortMate;
    const bool proven =
        is_mate(value) && (short_mate || plies_to_mate + kPruningDepth <= finished_depth_.value());
    const bool deep_enough = level_.depth && finished_depth_ >= *level_.depth;
    return (proven && limits.multi_pv == 1) || deep_enough;
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
    info.hash_full_permille = memory_.table.full_permille();
    if (root_moves_.empty()) {
        info.value = mated_in(Ply{0});
        return info;
    }
    const RootMove& root_move = root_moves_[line_index];
    info.value = root_move.value == -kInfinite ? kDraw : root_move.value;
    info.line = root_move.line.empty() ? root_move.move.text() : root_move.line.text();
    info.best_move = root_move.move.text();
    return info;
}

}  // namespace engine::xiangqi
