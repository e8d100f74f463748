// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, called by
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
#include "engine/xiangqi/law/rules.h"
#include "engine/xiangqi/search/correction.h"
#include "engine/xiangqi/search/evaluator.h"
#include "engine/xiangqi/search/histories.h"
#include "engine/xiangqi/search/move_picker.h"
#include "engine/xiangqi/search/parameters.h"
#include "engine/xiangqi/search/repetition.h"

namespace engine::xiangqi {

/// Data that a thread keeps from one search to the next.
struct ThreadState {
    void clear() {
        histories.clear();
        corrections.clear();
    }

    Histories histories;
    CorrectionHistory corrections;
};

/// Data that outlives a search: owned by the game, used by the searcher.
struct SearchState {
    explicit SearchState(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        threads.clear();
    }

    TranspositionTable table;
    SearchThreads<ThreadState> threads;
    /// Evaluates positions instead of the hand-written evaluation, if present.
    std::unique_ptr<const network::Network> network;
};

class Searcher final : public RootSearch<Move> {
  public:
    /// Changes `position` during the search and restores it. `rules`: the rule set for repetitions
    /// in the tree.
    Searcher(Position& position, SearchState& state, SearchControl& control,
             RuleSet rules = RuleSet::Asian);

    /// The static evaluation of the position.
    Value static_value() { return evaluator_(position_); }
    /// The value of the quiescence search, from the evaluation alone; the control must not have
    /// stopped.
    Value quiescence_value() {
        uses_corrections_ = uses_quiescence_table_ = false;
        return quiescence(-kInfinite, kInfinite, Ply{0});
    }

  private:
    /// The static evaluation of a side in check, which has none.
    static constexpr Value kNoEval = -kInfinite;

    using MovesTried = FixedVector<Move, 64>;

    /// Data of each ply of the path, used by a node, its children and its siblings.
    struct Frame {
        PvLine line;
        Killers killers;
        /// Static evaluation; kNoEval in check.
        Value eval = kNoEval;
        /// The move made from here; the null move has slot 0.
        PieceTo move;
        /// The move is neither a capture nor a null move.
        bool is_quiet = false;
        Histories::Counters* following_move = nullptr;
        /// The move excluded from a second search of the node (singular extension).
        Move excluded;
        bool null_move_allowed = true;
    };

    /// A node of the main search; alpha and depth may change during its search.
    struct Node {
        Value alpha;
        Value beta;
        Depth depth;
        Ply ply = {};
        bool is_pv = false;
        bool expects_cut = false;
        std::optional<TableEntry> entry = {};
        Value raw_eval = kNoEval;
        /// Corrected by the correction history and by the stored bound.
        Value eval = 0;
        /// The static evaluation rose since our last move, so prune less.
        bool improving = false;
        /// Draws by the natural-move limit that were met before this node.
        std::uint64_t limit_draws = 0;
    };

    Value search_root_move(Move move, Value alpha, Value beta, Depth depth,
                           int moves_before) override;
    [[nodiscard]] const PvLine& line_below_root() const override { return frame(Ply{1}).line; }
    bool begin_iteration(Depth depth) override;
    void end_iteration() override;
    /// Tries to prove a mate in at most `wanted` moves, or that there is none, with at most as many
    /// nodes as were searched so far.
    void look_for_mate(int wanted);
    [[nodiscard]] std::vector<Move> first_moves() const;
    [[nodiscard]] bool is_proven() const override;

    /// `expects_cut`: a zero-window node whose parent is expected to fail low.
    Value search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut);
    Value search_moves(Node& node);
    Value pvs(const Node& node, Depth depth, int reduction, int moves_before);
    /// Stores the result of a finished node.
    void store_tt(const Node& node, Value best, Move best_move, Bound bound);
    Value quiescence(Value alpha, Value beta, Ply ply);

    /// The value of a node that needs no search: stopped, drawn, decided by repetition or too deep.
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
    /// The extension of the hash move in plies, or a value that cuts off the node.
    struct Singularity {
        int extension = 0;
        std::optional<Value> cutoff;
    };
    Singularity test_singularity(const Node& node, Move move);
    [[nodiscard]] bool may_extend(Ply ply) const {
        return ply.value() < kExtendedDepths * root_depth_.value();
    }

    /// Closer to the natural-move limit than this, a value depends on the number of plies left.
    static constexpr int kPliesNearLimit = 40;
    [[nodiscard]] bool is_near_limit() const {
        return position_.state().quiet_plies >= kNaturalMoveLimitPlies - kPliesNearLimit;
    }
    [[nodiscard]] Key table_key() const {
        constexpr Key kSalt = 0x9E37'79B9'7F4A'7C15;
        const Key key = position_.key() ^ evaluator_.table_salt();
        return is_near_limit() ? key ^ position_.state().quiet_plies * kSalt : key;
    }
    /// Whether the value of an entry settles the node, and the limit leaves time for its mate.
    [[nodiscard]] bool settles_here(const TableEntry& entry, Value alpha, Value beta,
                                    Ply ply) const;
    void note_limit_draw(Value value);
    /// Whether a value may stem from the limit, and so tell nothing about earlier moves.
    [[nodiscard]] bool stems_from_limit(Value value, std::uint64_t draws_before) const {
        return value == kDraw && limit_draws_ != draws_before && !is_near_limit();
    }
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
    /// The frame `back` plies before `ply`; before the root the frames are empty.
    [[nodiscard]] const Frame& earlier(Ply ply, int back) const { return frame(ply - back); }

    static constexpr std::size_t kFramesBefore = 4;

    Position& position_;
    ThreadState& learnt_;
    RepetitionLaw law_;
    LossBy loss_by_ = LossBy::SecondOccurrence;
    Evaluator evaluator_;
    bool uses_corrections_;
    bool uses_quiescence_table_;
    /// Draws by the natural-move limit met so far.
    std::uint64_t limit_draws_ = 0;
    /// False at the first level.
    bool uses_quiescence_;
    std::vector<Frame> frames_;
    /// The search for short mates has been done.
    bool short_mate_searched_ = false;
};

}  // namespace engine::xiangqi
