// SPDX-License-Identifier: MIT
#include "engine/xiangqi/search.h"

#include <algorithm>
#include <cassert>

#include "engine/core/random.h"
#include "engine/xiangqi/evaluate.h"
#include "engine/xiangqi/movegen.h"
#include "engine/xiangqi/rules.h"

namespace engine::xiangqi {

namespace {

constexpr Depth kNullMoveReduction{3};
constexpr int kMinimumDepthForNullMove = 3;

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

/// A stored bound settles the node when it lies outside the window, a stored value always.
bool cuts_off(const TableEntry& entry, Value alpha, Value beta, Depth depth) {
    if (!is_deep_enough(entry, depth)) return false;
    return entry.bound == Bound::Exact || (bounds_below(entry.bound) && entry.value >= beta) ||
           (bounds_above(entry.bound) && entry.value <= alpha);
}

Bound bound_of(Value best, Value alpha, Value beta) {
    if (best >= beta) return Bound::Lower;
    return best > alpha ? Bound::Exact : Bound::Upper;
}

}  // namespace

Searcher::Searcher(Position& position, Memory& memory, SearchControl& control, FeatureSet features)
    : position_(position),
      memory_(memory),
      control_(control),
      features_(features),
      level_(control.limits().multi_pv > 1 ? level_of(kFullStrength)
                                           : level_of(control.limits().level)),
      frames_(static_cast<std::size_t>(kMaxPly.value()) + 2) {
    if (!level_.quiescence) features_ = features_.without(Feature::Quiescence);
    const auto& wanted = control.limits().root_moves;
    for (const Move move : legal_moves(position)) {
        const bool allowed =
            wanted.empty() || std::find(wanted.begin(), wanted.end(), move.text()) != wanted.end();
        if (allowed) root_moves_.push_back({move, -kInfinite, {}});
    }
    memory_.table.use_second_tier(features_.has(Feature::SecondTier));
    memory_.table.new_search();
}

void Searcher::search_root(Depth depth) {
    root_depth_ = depth;
    const std::size_t lines =
        std::min(static_cast<std::size_t>(control_.limits().multi_pv), root_moves_.size());
    for (std::size_t i = 0; i < lines && !control_.stopped(); ++i) search_root_line(i, depth);
    if (!control_.stopped()) finished_depth_ = depth;
}

/// The root is searched apart from other nodes: its moves keep their order and lines from one
/// iteration to the next, there is nothing to prune, and a move that was not finished when the
/// search was stopped does not count. Moves before `line_index` already have their line.
void Searcher::search_root_line(std::size_t line_index, Depth depth) {
    Value best = -kInfinite;
    for (std::size_t i = line_index; i < root_moves_.size(); ++i) {
        RootMove& root_move = root_moves_[i];
        // Values within the level's error of the best must be exact for the choice among them.
        const Value alpha = std::max(best - level_.error, -kInfinite);
        frame(Ply{1}).line.clear();
        position_.make_move(root_move.move);
        const Value value = -search_child(-kInfinite, -alpha, extended(depth, Ply{0}), Ply{1},
                                          static_cast<int>(i - line_index));
        position_.unmake_move();
        if (control_.stopped()) return;
        root_move.value = value;
        if (value <= alpha) continue;
        root_move.line.assign(root_move.move, frame(Ply{1}).line);
        if (value > best) {
            best = value;
            const auto first = root_moves_.begin() + static_cast<std::ptrdiff_t>(line_index);
            std::rotate(first, root_moves_.begin() + static_cast<std::ptrdiff_t>(i),
                        root_moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

/// Principal variation search: the first move gets the whole window; the others only have to show
/// that they are no better, and are searched again when they are.
Value Searcher::search_child(Value alpha, Value beta, Depth depth, Ply ply, int moves_before) {
    const bool scout =
        moves_before > 0 && beta - alpha > 1 && features_.has(Feature::PrincipalVariationSearch);
    if (scout) {
        const Value value = search(beta - 1, beta, depth, ply);
        if (value >= beta || value <= alpha) return value;
    }
    return search(alpha, beta, depth, ply);
}

Value Searcher::search(Value alpha, Value beta, Depth depth, Ply ply) {
    assert(-kInfinite <= alpha && alpha < beta && beta <= kInfinite);
    if (depth <= Depth{0}) return quiescence(alpha, beta, ply);
    enter(ply);
    if (const auto value = terminal_value(ply)) return *value;

    // Mate distance pruning: no line from here can beat a mate that is already closer.
    if (features_.has(Feature::MateDistancePruning)) {
        alpha = std::max(alpha, mated_in(ply));
        beta = std::min(beta, mate_in(ply + 1));
        if (alpha >= beta) return alpha;
    }

    const bool is_pv = beta - alpha > 1;
    const auto entry =
        features_.has(Feature::Table) ? memory_.table.probe(position_.key(), ply) : std::nullopt;
    const bool table_cutoff = !is_pv && entry && cuts_off(*entry, alpha, beta, depth);
    if (table_cutoff) return entry->value;

    if (!is_pv) {
        if (const auto value = try_null_move(beta, depth, ply)) return *value;
    }
    return search_moves(alpha, beta, depth, ply, entry);
}

Value Searcher::search_moves(Value alpha, Value beta, Depth depth, Ply ply,
                             const std::optional<TableEntry>& entry) {
    // Single-reply extension: a forced answer decides nothing, so it costs no depth.
    const bool single_reply = features_.has(Feature::SingleReplyExtension) &&
                              position_.in_check() && legal_moves(position_).size() == 1;
    if (single_reply && ply.value() < 2 * root_depth_.value()) ++depth;

    const Move hash_move =
        entry && features_.has(Feature::HashMove) ? Move::from_raw(entry->move) : kNoMove;
    MovePicker picker(position_, memory_.history, {hash_move, frame(ply).killers}, PickMode::All,
                      features_);
    const Value alpha_at_entry = alpha;
    Value best = -kInfinite;
    Move best_move;
    int moves_before = 0;
    for (Move move = picker.next(); !move.none(); move = picker.next(), ++moves_before) {
        frame(ply + 1).line.clear();
        frame(ply + 1).null_move_allowed = true;
        position_.make_move(move);
        const Value value =
            -search_child(-beta, -alpha, extended(depth, ply), ply + 1, moves_before);
        position_.unmake_move();
        if (control_.stopped()) return best;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        best_move = move;
        frame(ply).line.assign(move, frame(ply + 1).line);
        if (value >= beta) {
            reward(move, depth, ply);
            break;
        }
    }
    // No legal move loses, in check (mate) or not (stalemate).
    if (best == -kInfinite) return mated_in(ply);
    if (features_.has(Feature::Table)) {
        memory_.table.store(
            position_.key(), ply,
            {best_move.raw(), best, 0, depth, bound_of(best, alpha_at_entry, beta)});
    }
    return best;
}

/// Null move pruning: if even a free move for the opponent leaves us at or above beta, a real move
/// will. Xiangqi has little zugzwang while both sides have pieces; with few of them left the result
/// is verified by a real, shallower search.
std::optional<Value> Searcher::try_null_move(Value beta, Depth depth, Ply ply) {
    if (!null_move_pays(beta, depth, ply)) return std::nullopt;
    const Depth reduced{depth.value() - kNullMoveReduction.value()};
    frame(ply + 1).null_move_allowed = false;
    frame(ply + 1).line.clear();
    position_.make_null_move();
    const Value value = -search(-beta, -beta + 1, reduced, ply + 1);
    position_.unmake_null_move();
    if (control_.stopped() || value < beta) return std::nullopt;
    const Value trusted = is_decided(value) ? beta : value;

    const bool zugzwang_unlikely = major_pieces(position_, position_.side_to_move()) >= 3;
    if (zugzwang_unlikely) return trusted;
    frame(ply).null_move_allowed = false;
    const Value verified = search(beta - 1, beta, reduced, ply);
    frame(ply).null_move_allowed = true;
    if (control_.stopped() || verified < beta) return std::nullopt;
    return trusted;
}

bool Searcher::null_move_pays(Value beta, Depth depth, Ply ply) const {
    const auto here = static_cast<std::size_t>(ply.value());
    if (!features_.has(Feature::NullMove) || !frames_[here].null_move_allowed) return false;
    if (position_.in_check() || is_decided(beta)) return false;
    if (depth.value() < kMinimumDepthForNullMove) return false;
    return major_pieces(position_, position_.side_to_move()) >= 1 && evaluate(position_) >= beta;
}

/// Quiescence search: captures are played out until the position can be judged; a side in check
/// has to find an answer, so all its moves count.
Value Searcher::quiescence(Value alpha, Value beta, Ply ply) {
    enter(ply);
    if (const auto value = terminal_value(ply)) return *value;
    if (!features_.has(Feature::Quiescence)) return evaluate(position_);

    const bool in_check = position_.in_check();
    Value best = in_check ? -kInfinite : evaluate(position_);
    if (best >= beta) return best;  // stand pat
    alpha = std::max(alpha, best);

    MovePicker picker(position_, memory_.history, {},
                      in_check ? PickMode::All : PickMode::GoodCaptures, features_);
    for (Move move = picker.next(); !move.none(); move = picker.next()) {
        frame(ply + 1).line.clear();
        position_.make_move(move);
        const Value value = -quiescence(-beta, -alpha, ply + 1);
        position_.unmake_move();
        if (control_.stopped()) return best;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        alpha = value;
        frame(ply).line.assign(move, frame(ply + 1).line);
        if (value >= beta) break;
    }
    return best == -kInfinite ? mated_in(ply) : best;
}

std::optional<Value> Searcher::terminal_value(Ply ply) const {
    if (control_.stopped()) return kDraw;
    if (const auto value = repetition_value(ply)) return value;
    const bool drawn = insufficient_material(position_) ||
                       (natural_move_limit_reached(position_) && has_legal_move(position_));
    if (drawn) return kDraw;
    if (ply >= kMaxPly) return evaluate(position_);
    return std::nullopt;
}

/// A repetition inside the tree is ruled at once: whoever could do better would have done so the
/// first time. Where the cycle began before the root the sides could still deviate, so a loss is
/// only ruled when the third occurrence is on the board; a draw is taken either way.
std::optional<Value> Searcher::repetition_value(Ply ply) const {
    auto cycle = latest_cycle(position_, 1);
    if (!cycle) return std::nullopt;
    if (!loser_by_repetition(*cycle)) return kDraw;
    const bool inside_tree = static_cast<int>(cycle->plies) <= ply.value();
    if (!inside_tree) cycle = latest_cycle(position_, 2);
    if (!cycle) return std::nullopt;
    const auto loser = loser_by_repetition(*cycle);
    if (!loser) return kDraw;
    const Value lost = ruled_lost_in(ply);
    return *loser == position_.side_to_move() ? lost : -lost;
}

/// Check extension: a check is forced play, and the horizon must not fall into the middle of it.
Depth Searcher::extended(Depth depth, Ply ply) const {
    const bool extends = features_.has(Feature::CheckExtension) && position_.in_check() &&
                         ply.value() < 2 * root_depth_.value();
    return extends ? depth : depth - 1;
}

void Searcher::reward(Move move, Depth depth, Ply ply) {
    if (!position_.at(move.to()).none()) return;
    frame(ply).killers.add(move);
    const int bonus = std::min(depth.value() * depth.value(), 400) * 4;
    memory_.history.update(position_.at(move.from()), move.to(), bonus);
}

void Searcher::enter(Ply ply) {
    control_.count_node();
    selective_depth_ = std::max(selective_depth_, ply);
}

bool Searcher::answer_is_final() const {
    if (root_moves_.empty()) return true;
    const SearchLimits& limits = control_.limits();
    const Value value = root_moves_[0].value;
    if (limits.mate && value > 0 && is_mate(value)) return mate_distance(value) <= *limits.mate;
    // A mate no longer than the depth that found it is the shortest one.
    const bool proven = is_mate(value) && kMate - magnitude(value) <= finished_depth_.value();
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
    info.value = root_move.value;
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

}  // namespace engine::xiangqi
