// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, driven by core/deepening.h.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/line.h"
#include "engine/core/search_control.h"
#include "engine/core/transposition.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/eval/network/evaluator.h"
#include "engine/xiangqi/law/repetition_law.h"
#include "engine/xiangqi/search/correction.h"
#include "engine/xiangqi/search/features.h"
#include "engine/xiangqi/search/histories.h"
#include "engine/xiangqi/search/levels.h"
#include "engine/xiangqi/search/misjudgement.h"
#include "engine/xiangqi/search/move_picker.h"

namespace engine::xiangqi {

/// What outlives one search: lent to the searcher, owned by the game.
struct Memory {
    explicit Memory(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        histories.clear();
        corrections.clear();
    }

    TranspositionTable table;
    Histories histories;
    CorrectionHistory corrections;
    /// Judges positions instead of the hand-made evaluation, if there is one.
    std::unique_ptr<const network::Network> network;
};

class Searcher {
  public:
    /// `position` is moved about during the search and left as it was.
    /// `rules`: the law by which repetitions are ruled in the tree.
    Searcher(Position& position, Memory& memory, SearchControl& control, FeatureSet features,
             RuleSet rules = RuleSet::Asian);

    // The contract of core/deepening.h.
    void search_root(Depth depth);
    void report_lines(const InfoSink& report) const;
    [[nodiscard]] RootProgress progress() const;
    [[nodiscard]] bool answer_is_final() const;

    /// The best line by the judgement of the limits' level. Empty when there is no legal move.
    [[nodiscard]] SearchInfo answer() const { return info_of(0); }
    /// The position judged as it stands.
    Value static_value() { return evaluated(); }
    /// The position judged with its captures played out; the control must not have stopped.
    Value quiescence_value() { return quiescence(-kInfinite, kInfinite, Ply{0}); }

  private:
    /// Stands for the static evaluation of a side in check, which has none.
    static constexpr Value kNoEval = -kInfinite;

    using PvLine = Line<Move>;
    using MovesTried = FixedVector<Move, 64>;

    struct RootMove {
        Move move;
        /// Exact for reported lines, else an upper bound.
        Value value = -kInfinite;
        PvLine line;
        /// Spent below the move in the present search.
        std::uint64_t nodes = 0;
    };

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
        Ply ply;
        bool is_pv;
        bool expects_cut;
        std::optional<TableEntry> entry;
        Value raw_eval = kNoEval;
        /// Corrected by experience and by what the table knows.
        Value eval = 0;
        /// The static evaluation rose since our last move: prune less.
        bool improving = false;
    };

    void search_root_line(std::size_t line_index, Depth depth);
    /// Whether a mate in so few that pruning may have hidden it should be looked for now.
    [[nodiscard]] bool short_mate_is_due() const;
    void search_short_mate();
    bool finds_mate_in(int moves);
    Value search_root_window(std::size_t line_index, Value alpha, Value beta, Depth depth);
    /// `expects_cut`: a zero-window node whose parent is expected to fail low.
    Value search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut);
    Value search_moves(Node& node);
    Value search_child(const Node& node, Depth depth, int reduction, int moves_before);
    /// Stores what a finished node found out.
    void remember(const Node& node, Value best, Move best_move, Bound bound);
    Value quiescence(Value alpha, Value beta, Ply ply);

    /// The value of a node that needs no search: stopped, drawn, ruled or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply);
    [[nodiscard]] std::optional<Value> repetition_value(Ply ply);
    /// The static evaluation as the level sees it.
    [[nodiscard]] Value evaluated();
    void judge_statically(Node& node);
    [[nodiscard]] Value corrected(Value raw_eval, Ply ply) const;

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
    [[nodiscard]] bool may_extend(Ply ply) const { return ply.value() < 2 * root_depth_.value(); }

    /// The position in the table: every way to misjudge has its own, so that they never mix.
    [[nodiscard]] Key table_key() const { return position_.key() ^ judgement_key_; }
    void make(Move move, Ply ply);
    void unmake() { position_.unmake_move(); }
    [[nodiscard]] OrderingHints hints_for(Ply ply, const std::optional<TableEntry>& entry) const;
    void reward(const Node& node, Move best, const MovesTried& tried);
    void reward_known_cutoff(const Node& node);
    void reward_previous_move(const Node& node);
    void learn(Ply ply, PieceTo quiet_move, int amount);
    void enter(Ply ply);

    Frame& frame(Ply ply) { return frames_[kFramesBefore + static_cast<std::size_t>(ply.value())]; }
    [[nodiscard]] const Frame& frame(Ply ply) const {
        return frames_[kFramesBefore + static_cast<std::size_t>(ply.value())];
    }
    /// The frame `back` plies before that of `ply`; the root has empty ones before it.
    [[nodiscard]] const Frame& earlier(Ply ply, int back) const { return frame(ply - back); }

    [[nodiscard]] bool on(Feature feature) const { return features_.has(feature); }
    [[nodiscard]] SearchInfo info_of(std::size_t line_index) const;

    static constexpr std::size_t kFramesBefore = 4;

    Position& position_;
    Memory& memory_;
    SearchControl& control_;
    FeatureSet features_;
    RepetitionLaw law_;
    Level level_;
    Misjudgement misjudgement_;
    std::optional<network::Evaluator> network_;
    Key judgement_key_ = 0;
    std::vector<RootMove> root_moves_;
    std::vector<Frame> frames_;
    Depth root_depth_;
    Depth finished_depth_;
    Ply selective_depth_;
    /// What is there of short mates is known.
    bool short_mate_searched_ = false;
};

}  // namespace engine::xiangqi
