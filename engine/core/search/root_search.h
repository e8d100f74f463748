// SPDX-License-Identifier: MIT
// The root search of either game: its moves, iterative deepening, aspiration windows, multiple
// lines, reports and the answer. A game supplies the recursion below the root.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/core/insertion_sort.h"
#include "engine/core/search/control.h"
#include "engine/core/search/line.h"
#include "engine/core/search/transposition.h"

namespace engine {

struct RootSettings {
    /// Aspiration windows: the minimum depth, the distance from the last value to either side, and
    /// the width from which the window is opened fully.
    int aspiration_depth = 0;
    Value aspiration_window = 0;
    Value aspiration_limit = 0;
    /// The depth of the last iteration; unlimited if empty.
    std::optional<Depth> deepest = {};
    /// Values at most this far below the best are exact, too.
    Value exact_below_best = 0;
    /// The value of the position if there is no move.
    Value value_without_moves = kDraw;
};

template <class Move>
class RootSearch {
  public:
    RootSearch(const RootSearch&) = delete;
    RootSearch& operator=(const RootSearch&) = delete;

    /// Searches to depth 1, 2, 3 … until the control stops it or the answer is final, and reports
    /// the lines of each depth. Each iteration leaves a table and histories that order the moves of
    /// the next. With `step_by_step` false it starts at the depth limit, to measure the benefit of
    /// iterating. A helper only fills the table.
    void deepen(const InfoSink& report, bool step_by_step = true) {
        control_.begin();
        if (control_.is_helper()) return help();
        report_ = &report;
        const Depth limit = control_.limits().depth.value_or(kMaxDepth);
        for (Depth depth = step_by_step ? Depth{1} : limit; control_.may_start(depth); ++depth) {
            iterate(depth);
            for (std::size_t i = 0; i < lines(); ++i) {
                if (!root_moves_[i].known.line.empty()) report(info_of(i));
            }
            if (answer_is_final()) return;
            control_.note_progress(progress());
        }
    }

    /// The best line; empty if there is no move. After a stop it is the best line of the last
    /// iteration, unless the interrupted one has already found a better one.
    [[nodiscard]] SearchInfo answer() const { return info_of(0); }

  protected:
    using PvLine = Line<Move>;

    struct RootMove {
        Move move;
        /// The value in the current iteration; `bound` is None until the move is searched.
        Value value = -kInfinite;
        Bound bound = Bound::None;
        PvLine line = {};
        /// The style bonus of the move (style.h); included in its values here, but not in reports.
        Value bonus = 0;
        /// Nodes spent below the move in the current search.
        std::uint64_t nodes = 0;

        /// The reportable line of the move, from the last iteration that found it.
        struct Known {
            Value value = kDraw;
            Bound bound = Bound::None;
            Depth depth = {};
            PvLine line = {};
        };
        Known known = {};
    };

    RootSearch(SearchControl& control, TranspositionTable& table, const RootSettings& settings)
        : control_(control),
          table_(table),
          settings_(settings) {
        if (!control.is_helper()) table.new_search();
    }
    ~RootSearch() = default;

    // Supplied by a game.

    /// Makes the move, searches to `depth - 1` and takes the move back. A zero window is enough to
    /// show that it is no better than alpha.
    virtual Value search_root_move(Move move, Value alpha, Value beta, Depth depth,
                                   int moves_before) = 0;
    /// The line below the root move searched last.
    [[nodiscard]] virtual const PvLine& line_below_root() const = 0;
    /// Returns true if the answer is proven and put first without searching the lines.
    virtual bool begin_iteration(Depth /*depth*/) { return false; }
    /// Not called on helpers.
    virtual void end_iteration() {}
    /// Whether no deeper iteration can change the single requested line.
    [[nodiscard]] virtual bool is_proven() const = 0;

    /// The candidate moves, in search order; the limits may allow only some.
    template <class Moves>
    void set_root_moves(const Moves& moves) {
        const auto& wanted = control_.limits().root_moves;
        for (const Move move : moves) {
            const bool allowed = wanted.empty() || std::find(wanted.begin(), wanted.end(),
                                                             move.text()) != wanted.end();
            if (allowed) root_moves_.push_back({move});
        }
        if (root_moves_.size() == 1) control_.answer_is_forced();
    }

    /// Puts a root move first with a proven line; returns false if the move is not allowed.
    bool put_first(Value value, const PvLine& line) {
        const auto found =
            std::find_if(root_moves_.begin(), root_moves_.end(),
                         [&](const RootMove& root_move) { return root_move.move == line[0]; });
        if (found == root_moves_.end()) return false;
        found->value = value;
        found->bound = Bound::Exact;
        found->line = line;
        found->known = {value, Bound::Exact, root_depth_, line};
        selective_depth_ = std::max(selective_depth_, Ply{static_cast<int>(line.size())});
        std::rotate(root_moves_.begin(), found, found + 1);
        return true;
    }

    /// Called at every node.
    void on_node(Ply ply) {
        control_.count_node();
        selective_depth_ = std::max(selective_depth_, ply);
    }

    [[nodiscard]] SearchInfo info_of(std::size_t line_index) const {
        SearchInfo info;
        info.depth = finished_depth_;
        info.selective_depth = selective_depth_;
        info.multi_pv = static_cast<int>(line_index) + 1;
        info.nodes = control_.nodes_of_all();
        info.time = control_.elapsed();
        info.hash_full_permille = table_.full_permille();
        info.no_mate_within = no_mate_within_;
        if (root_moves_.empty()) {
            info.value = settings_.value_without_moves;
            return info;
        }
        const RootMove& root_move = root_moves_[line_index];
        const auto& known = root_move.known;
        if (known.bound != Bound::None) info.depth = known.depth;
        info.value = is_decided(known.value) ? known.value : known.value - root_move.bonus;
        info.bound = known.bound;
        info.best_move = root_move.move.text();
        info.line = known.line.empty() ? info.best_move : known.line.text();
        return info;
    }

    SearchControl& control_;
    TranspositionTable& table_;
    std::vector<RootMove> root_moves_;
    /// The depth of the current iteration, and of the last finished one.
    Depth root_depth_;
    Depth finished_depth_;
    /// The game has proven that there is no mate in this many moves.
    int no_mate_within_ = 0;

  private:
    [[nodiscard]] std::size_t lines() const {
        return std::min(static_cast<std::size_t>(control_.limits().multi_pv), root_moves_.size());
    }

    /// Loops until the team is done.
    void help() {
        for (Depth depth{1}; control_.may_start(depth); ++depth) iterate(depth);
    }

    /// Searches all lines to `depth`.
    void iterate(Depth depth) {
        root_depth_ = depth;
        if (root_moves_.empty()) return;
        if (begin_iteration(depth)) {
            finished_depth_ = depth;
            return;
        }
        for (RootMove& root_move : root_moves_) root_move.bound = Bound::None;
        const bool is_first = depth == 1;
        if (is_first) search_first_line();
        for (std::size_t i = is_first ? 1 : 0; i < lines() && !control_.stopped(); ++i) {
            search_line(i, depth);
            if (control_.stopped()) return keep_what_is_known(i);
        }
        if (control_.stopped()) return;
        finished_depth_ = depth;
        // Newer table entries may lift a later line above an earlier one.
        const auto by_value = [](const RootMove& a, const RootMove& b) {
            return a.value > b.value;
        };
        insertion_sort(root_moves_.begin(), from_begin(lines()), by_value);
        if (!control_.is_helper()) end_iteration();
    }

    /// Even a search of one node has a value.
    void search_first_line() {
        control_.hold();
        search_line(0, Depth{1});
        control_.release();
        finished_depth_ = Depth{1};
    }

    /// Aspiration windows: the last iteration's value is a good guess, and a narrow window around
    /// it cuts more. If the guess fails, the window grows on that side.
    void search_line(std::size_t line_index, Depth depth) {
        const Value guess = root_moves_[line_index].value;
        const bool narrow = depth >= settings_.aspiration_depth && !is_decided(guess);
        Value delta = narrow ? settings_.aspiration_window : 2 * kInfinite;
        Value alpha = std::max(guess - delta, -kInfinite);
        Value beta = std::min(guess + delta, kInfinite);
        for (;;) {
            const Value value = search_window(line_index, alpha, beta, depth);
            if (control_.stopped()) return;
            if (value <= alpha && alpha > -kInfinite) {
                beta = (alpha + beta) / 2;
                alpha = std::max(value - delta, -kInfinite);
            } else if (value >= beta && beta < kInfinite) {
                beta = std::min(value + delta, kInfinite);
            } else {
                break;
            }
            delta *= 2;
            if (delta > settings_.aspiration_limit) delta = 2 * kInfinite;
        }
        for (RootMove& root_move : root_moves_) {
            if (root_move.bound != Bound::Exact) continue;
            root_move.known = {root_move.value, Bound::Exact, depth, root_move.line};
        }
    }

    /// The root is searched differently from other nodes: its moves keep their order and lines from
    /// one iteration to the next, nothing is pruned, and a move that was not finished before a stop
    /// does not count. Moves before `line_index` already have their line.
    Value search_window(std::size_t line_index, Value alpha, Value beta, Depth depth) {
        Value best = -kInfinite;
        for (std::size_t i = line_index; i < root_moves_.size() && best < beta; ++i) {
            RootMove& root_move = root_moves_[i];
            const Value floor = std::max({alpha, best - settings_.exact_below_best, -kInfinite});
            const std::uint64_t nodes_before = control_.nodes();
            report_current_move(root_move.move, static_cast<int>(i) + 1);
            const Value value =
                search_liked_move(root_move, floor, beta, depth, static_cast<int>(i - line_index));
            root_move.nodes += control_.nodes() - nodes_before;
            if (control_.stopped()) return best;
            root_move.value = value;
            root_move.bound = bound_of(value, floor, beta);
            if (value > floor) root_move.line.assign(root_move.move, line_below_root());
            if (value <= best) continue;
            best = value;
            if (i == line_index || value <= floor) continue;
            std::rotate(from_begin(line_index), from_begin(i), from_begin(i + 1));
        }
        return best;
    }

    /// Includes the bonus of the move, which decides between nearly equal moves but never in a
    /// decided game.
    Value search_liked_move(const RootMove& root_move, Value alpha, Value beta, Depth depth,
                            int moves_before) {
        const Value bonus = root_move.bonus;
        const auto without = [&](Value value) { return is_decided(value) ? value : value - bonus; };
        const Value low = without(alpha);
        const Value high = std::max(without(beta), low + 1);
        const Value value = search_root_move(root_move.move, low, high, depth, moves_before);
        return is_decided(value) ? value : value + bonus;
    }

    /// After a stop in the middle of a line, its first move is worth at least what has been found
    /// for it, unless that is only an upper bound or the line before knows its value. A loss means
    /// nothing while other moves are unsearched. The moves known from this iteration come first,
    /// then those known from the last one, each by value.
    void keep_what_is_known(std::size_t line_index) {
        RootMove& first = root_moves_[line_index];
        const bool is_found = bounds_below(first.bound) && first.value > -kRuleLossBound;
        if (is_found && first.known.depth < root_depth_) {
            first.known = {first.value, Bound::Lower, root_depth_, first.line};
        }
        const auto comes_first = [](const RootMove& a, const RootMove& b) {
            if (a.known.depth != b.known.depth) return a.known.depth > b.known.depth;
            return a.known.value > b.known.value;
        };
        insertion_sort(root_moves_.begin(), root_moves_.end(), comes_first);
    }

    void report_current_move(Move move, int number) const {
        const auto after = control_.limits().current_move_after;
        if (!after || control_.elapsed() < *after) return;
        SearchInfo info;
        info.depth = root_depth_;
        info.current_move = move.text();
        info.current_move_number = number;
        (*report_)(info);
    }

    [[nodiscard]] bool answer_is_final() const {
        if (root_moves_.empty()) return true;
        const SearchLimits& limits = control_.limits();
        const Value value = root_moves_[0].value;
        if (limits.mate && no_mate_within_ >= *limits.mate) return true;
        if (limits.mate && value > 0 && is_mate(value)) {
            return mate_distance(value) <= *limits.mate;
        }
        const bool deep_enough = settings_.deepest && finished_depth_ >= *settings_.deepest;
        return deep_enough || (limits.multi_pv == 1 && is_proven());
    }

    [[nodiscard]] RootProgress progress() const {
        const RootMove& best = root_moves_[0];
        const std::uint64_t all = std::max<std::uint64_t>(control_.nodes(), 1);
        return {best.move.raw(), best.value, static_cast<int>(best.nodes * 1000 / all)};
    }

    auto from_begin(std::size_t index) {
        return root_moves_.begin() + static_cast<std::ptrdiff_t>(index);
    }

    RootSettings settings_;
    const InfoSink* report_ = nullptr;
    Ply selective_depth_;
};

}  // namespace engine
