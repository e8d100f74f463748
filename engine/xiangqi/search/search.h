// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, below
// core/search/root_search.h.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/search/root_search.h"
#include "engine/core/search/threads.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/search/correction.h"
#include "engine/xiangqi/search/evaluator.h"
#include "engine/xiangqi/search/histories.h"
#include "engine/xiangqi/search/move_picker.h"
#include "engine/xiangqi/search/parameters.h"

namespace engine::xiangqi {

/// What a thread learns in one search for the next.
struct ThreadState {
    void clear() {
        histories.clear();
        corrections.clear();
    }

    Histories histories;
    CorrectionHistory corrections;
};

/// What outlives one search: lent to the searcher, owned by the game.
struct SearchState {
    explicit SearchState(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        threads.clear();
    }

    TranspositionTable table;
    SearchThreads<ThreadState> threads;
    /// Judges positions instead of the hand-made evaluation, if there is one.
    std::unique_ptr<const network::Network> network;
};

class Searcher final : public RootSearch<Move> {
  public:
    /// `position` is moved about during the search and left as it was.
    /// `rules`: the rule set for repetitions in the tree.
    Searcher(Position& position, SearchState& state, SearchControl& control,
             RuleSet rules = RuleSet::Asian);

    /// The position judged as it stands.
    Value static_value() { return evaluator_(position_); }
    /// The position judged with its captures played out, by the evaluation alone; the
    /// control must not have stopped.
    Value quiescence_value() {
        uses_corrections_ = uses_quiescence_table_ = false;
        return quiescence(-kInfinite, kInfinite, Ply{0});
    }

  private:
    /// Stands for the static evaluation of a side in check, which has none.
    static constexpr Value kNoEval = -kInfinite;

    using MovesTried = FixedVector<Move, 64>;

    /// What is kept for each ply of the path: by a node for itself, its children and siblings.
    struct Frame {
        PvLine line;
        Killers killers;
        /// Static evaluation; kNoEval in check.
        Value eval = kNoEval;
        /// The move that leads on from here; the null move counts as slot 0.
        PieceTo move;
        /// It captures nothing, and is no null move.
        bool is_quiet = false;
        Histories::Counters* following_move = nullptr;
        /// Left out while the node is searched a second time without it (singular extension).
        Move excluded;
        bool null_move_allowed = true;
    };

    /// A node of the main search; alpha and depth may still change while it is searched.
    struct Node {
        Value alpha;
        Value beta;
        Depth depth;
        Ply ply = {};
        bool is_pv = false;
        bool expects_cut = false;
        std::optional<TableEntry> entry = {};
        Value raw_eval = kNoEval;
        /// Corrected by experience and by what the table knows.
        Value eval = 0;
        /// The static evaluation rose since our last move: prune less.
        bool improving = false;
    };

    Value search_root_move(Move move, Value alpha, Value beta, Depth depth,
                           int moves_before) override;
    [[nodiscard]] const PvLine& line_below_root() const override { return frame(Ply{1}).line; }
    bool begin_iteration(Depth depth) override;
    void end_iteration() override;
    /// Proves a mate in at most `wanted` moves or that there is none, as far as it gets with as
    /// many nodes again as were searched.
    void look_for_mate(int wanted);
    [[nodiscard]] std::vector<Move> first_moves() const;
    [[nodiscard]] bool is_proven() const override;

    /// `expects_cut`: a zero-window node whose parent is expected to fail low.
    Value search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut);
    Value search_moves(Node& node);
    Value pvs(const Node& node, Depth depth, int reduction, int moves_before);
    /// Stores what a finished node found out.
    void store_tt(const Node& node, Value best, Move best_move, Bound bound);
    Value quiescence(Value alpha, Value beta, Ply ply);

    /// The value of a node that needs no search: stopped, drawn, ruled or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply);
    void set_static_eval(Node& node);
    [[nodiscard]] Value apply_correction(Value raw_eval, Ply ply) const;

    std::optional<Value> prune_before_moves(const Node& node);
    std::optional<Value> try_null_move(const Node& node);
    std::optional<Value> try_prob_cut(const Node& node);
    [[nodiscard]] bool prunes_move(const Node& node, Move move, bool gives_check, int moves_before,
                                   MovePicker& picker) const;
    [[nodiscard]] int late_move_reduction(const Node& node, Move move, bool gives_check,
                                          int moves_before, const MovePicker& picker) const;
    /// Plies to extend the hash move by, or a value that cuts the node off.
    struct Singularity {
        int extension = 0;
        std::optional<Value> cutoff;
    };
    Singularity test_singularity(const Node& node, Move move);
    [[nodiscard]] bool may_extend(Ply ply) const {
        return ply.value() < kExtendedDepths * root_depth_.value();
    }

    [[nodiscard]] Key table_key() const { return position_.key() ^ evaluator_.table_salt(); }
    void make(Move move, Ply ply);
    void unmake() { position_.unmake_move(); }
    void make_null(Ply ply);
    [[nodiscard]] OrderingHints hints_for(Ply ply, const std::optional<TableEntry>& entry) const;
    void update_histories(const Node& node, Move best, const MovesTried& tried);
    void update_known_cutoff(const Node& node);
    void update_prior_move(const Node& node);
    void update_quiet_stats(Ply ply, PieceTo quiet_move, int amount);

    Frame& frame(Ply ply) { return frames_[kFramesBefore + static_cast<std::size_t>(ply.value())]; }
    [[nodiscard]] const Frame& frame(Ply ply) const {
        return frames_[kFramesBefore + static_cast<std::size_t>(ply.value())];
    }
    /// The frame `back` plies before that of `ply`; the root has empty ones before it.
    [[nodiscard]] const Frame& earlier(Ply ply, int back) const { return frame(ply - back); }

    static constexpr std::size_t kFramesBefore = 4;

    Position& position_;
    ThreadState& learnt_;
    RepetitionLaw law_;
    Evaluator evaluator_;
    bool uses_corrections_;
    bool uses_quiescence_table_;
    /// The first level does not play out captures.
    bool uses_quiescence_;
    std::vector<Frame> frames_;
    /// Short mates were looked for already.
    bool short_mate_searched_ = false;
};

}  // namespace engine::xiangqi
