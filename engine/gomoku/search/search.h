// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, called by
// core/search/root_search.h. Nodes decided by a five or an open four need no moves; against a
// threat of the enemy only the answers to it are searched.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/search/control.h"
#include "engine/core/search/root_search.h"
#include "engine/core/search/threads.h"
#include "engine/core/search/transposition.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/evaluator.h"
#include "engine/gomoku/search/histories.h"
#include "engine/gomoku/search/levels.h"
#include "engine/gomoku/search/move_picker.h"
#include "engine/gomoku/search/parameters.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace engine::gomoku {

/// Data that a thread keeps from one search to the next.
struct ThreadState {
    void clear() {
        histories.clear();
        vcf.clear();
        vct.clear();
    }

    Histories histories;
    VcfSolver vcf;
    VctSolver vct;
};

/// Data that outlives a search; owned by the game.
struct SearchState {
    explicit SearchState(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        threads.clear();
    }

    /// Evaluates positions; `evaluate` is used if null.
    std::unique_ptr<const network::Network> network;
    TranspositionTable table;
    SearchThreads<ThreadState> threads;
};

class Searcher final : public RootSearch<Point> {
  public:
    /// Changes `position` during the search and restores it.
    Searcher(Position& position, SearchState& state, SearchControl& control);

    /// The answer at the level of the limits: the best line, or at the lower levels one that is
    /// worse by at most the level's error. An empty line if there is no legal move.
    [[nodiscard]] SearchInfo answer() const;

  private:
    /// Also in the table; below any evaluation.
    static constexpr Value kNoEval = -kInfinite;
    /// Moves to penalise in the histories if a later one cuts off.
    using MovesTried = FixedVector<Point, 64>;

    /// Data of each ply of the path.
    struct Frame {
        PvLine line;
        Killers killers;
        Value eval = 0;
        bool null_move_allowed = true;
    };

    /// A node of the main search; alpha and depth may change during its search.
    struct Node {
        Value alpha;
        Value beta;
        Depth depth;
        Ply ply;
        bool is_pv;
        /// A zero-window node whose parent is expected to fail low.
        bool expects_cut = false;
        std::optional<TableEntry> entry{};
        Value static_eval = kNoEval;
        /// The static evaluation, or the value in the table that corrects it.
        Value eval = kNoEval;
        /// The enemy wins with an open or double four unless it is answered now.
        bool is_threatened = false;
        /// The static evaluation rose since our last move, so prune less.
        bool improving = false;
        /// Excluded, to test whether it is the only good move.
        Point excluded{};
    };

    /// The state of the move loop of a node.
    struct MoveLoop {
        Value best = -kInfinite;
        /// The best move above alpha.
        Point best_move{};
        MovesTried tried{};
        /// The number of moves searched.
        int moves = 0;
        /// By how many plies the hash move is searched deeper.
        int extension = 0;
    };

    // Called by the root search.
    bool begin_iteration(Depth depth) override;
    Value search_root_move(Point move, Value alpha, Value beta, Depth depth,
                           int moves_before) override;
    [[nodiscard]] const PvLine& line_below_root() const override { return frames_[1].line; }
    [[nodiscard]] bool is_proven() const override;

    /// `expects_cut`: a zero-window node whose parent is expected to fail low.
    Value search(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut);
    /// Searches the only replies to a four.
    Value search_blocks(Value alpha, Value beta, Depth depth, Ply ply, bool expects_cut);
    Value search_moves(Node& node);
    void search_each(Node& node, const PointSet& points, MoveLoop& loop);
    void note_best(Node& node, Point move, Value value, MoveLoop& loop);
    Value pvs(const Node& node, Depth depth, int reduction, int moves_before);
    void store_tt(const Node& node, Value value, Point move, Bound bound);

    /// The value of a node that needs no search: stopped, drawn or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply);
    /// The value of a node that fives and open fours decide at once.
    [[nodiscard]] std::optional<Value> value_by_threats(Ply ply) const;
    [[nodiscard]] bool is_leaf(const Node& node) const;
    void judge_position(Node& node);
    std::optional<Value> try_vcf(const Node& node);
    /// Whether continuous fours, or fours and threes, win from the root; their line becomes the
    /// best.
    bool root_threats_win(Depth depth);
    [[nodiscard]] std::optional<Value> prune_by_evaluation(const Node& node) const;
    std::optional<Value> prune_before_moves(const Node& node);
    std::optional<Value> try_null_move(const Node& node);
    [[nodiscard]] static bool reduces_iteratively(const Node& node);
    [[nodiscard]] static bool prunes_moves_left(const Node& node, int moves_before);
    [[nodiscard]] static bool prunes_unlikely(const Node& node, int doubt);
    [[nodiscard]] int late_move_reduction(const Node& node, Point move, int moves_before,
                                          int doubt) const;
    /// By how many plies the hash move is searched deeper; negative: less deep.
    int singular_extension(const Node& node);
    const network::Evaluator* policies() {
        return kPolicyWeight > 0 ? evaluate_.policies_of(position_) : nullptr;
    }
    /// The moves to search at a node where neither side can make five.
    [[nodiscard]] PointSet candidates(bool is_threatened) const;
    [[nodiscard]] std::vector<Point> root_candidates();

    void make(Point move);
    void unmake() { position_.unmake_move(); }
    /// After a null move at `ply` the opponent may not make one.
    void make_null(Ply ply);
    void unmake_null(Ply ply);
    void update_histories(const Node& node, const MoveLoop& loop);
    /// Penalises the opponent's last move, which this node refuted at once.
    void penalise_prior_move(const Node& node);
    Frame& frame(Ply ply) { return frames_[static_cast<std::size_t>(ply.value())]; }

    /// The key of the position in the table.
    [[nodiscard]] Key key() const { return position_.key() ^ level_key_; }

    Position& position_;
    ThreadState& learnt_;
    Evaluator evaluate_;
    Level level_;
    /// Keeps the table entries of a lower level apart from all others.
    Key level_key_ = 0;
    std::vector<Frame> frames_;
    /// Of the moves at the root, as MovePicker::doubt.
    std::array<int, kCells> root_doubts_{};
    /// Whether a win by fours from the root has been ruled out.
    bool root_vcf_refuted_ = false;
};

}  // namespace engine::gomoku
