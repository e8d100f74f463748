// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search below core/search/root_search.h.
// Nodes where a five or an open four decides need no moves; where the enemy threatens one, only the
// answers to it are searched.
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

/// What a thread learns in one search for the next.
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

/// What is kept from one search to the next. The game owns it.
struct SearchState {
    explicit SearchState(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        threads.clear();
    }

    /// Judges positions, by hand if there is none.
    std::unique_ptr<const network::Network> network;
    TranspositionTable table;
    SearchThreads<ThreadState> threads;
};

class Searcher final : public RootSearch<Point> {
  public:
    /// `position` is moved about during the search and left as it was.
    Searcher(Position& position, SearchState& state, SearchControl& control);

    /// The answer for the limits' level: the best line, or on the lower levels one of those that
    /// are worse by no more than the level's error. Empty line when there is no legal move.
    [[nodiscard]] SearchInfo answer() const;

  private:
    /// In the table, too: less than any evaluation.
    static constexpr Value kNoEval = -kInfinite;
    /// Moves that lose in the histories when a later one cuts off.
    using MovesTried = FixedVector<Point, 64>;

    /// What is kept for each ply of the path.
    struct Frame {
        PvLine line;
        Killers killers;
        Value eval = 0;
        bool null_move_allowed = true;
    };

    /// A node of the main search; alpha and depth may still change while it is searched.
    struct Node {
        Value alpha;
        Value beta;
        Depth depth;
        Ply ply;
        bool is_pv;
        std::optional<TableEntry> entry{};
        Value eval = kNoEval;
        /// The enemy wins by an open or double four unless it is answered now.
        bool is_threatened = false;
        /// The static evaluation rose since our last move: prune less.
        bool improving = false;
        /// Left out, to see whether it is the only good one.
        Point excluded{};
    };

    /// What is known of the moves of a node while they are searched.
    struct MoveLoop {
        Value best = -kInfinite;
        /// Of those above alpha.
        Point best_move{};
        MovesTried tried{};
        /// How many were searched.
        int moves = 0;
        /// To be searched deeper.
        Point singular{};
    };

    // What the root search asks for.
    bool begin_iteration(Depth depth) override;
    Value search_root_move(Point move, Value alpha, Value beta, Depth depth,
                           int moves_before) override;
    [[nodiscard]] const PvLine& line_below_root() const override { return frames_[1].line; }
    [[nodiscard]] bool is_proven() const override;

    Value search(Value alpha, Value beta, Depth depth, Ply ply);
    /// The only reply to a four.
    Value search_blocks(Value alpha, Value beta, Depth depth, Ply ply);
    Value search_moves(Node& node);
    void search_each(Node& node, const PointSet& points, MoveLoop& loop);
    void note_best(Node& node, Point move, Value value, MoveLoop& loop);
    Value pvs(const Node& node, Depth depth, int reduction, int moves_before);
    void store_tt(const Node& node, Value value, Point move, Bound bound);

    /// The value of a node that needs no search: stopped, drawn or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply);
    /// The value of a node where fives and open fours decide at once.
    [[nodiscard]] std::optional<Value> value_by_threats(Ply ply) const;
    [[nodiscard]] bool is_leaf(const Node& node) const;
    void judge_position(Node& node);
    std::optional<Value> try_vcf(const Node& node);
    /// Whether continuous fours, or fours and threes, win from the root; their line then comes
    /// first.
    bool root_threats_win(Depth depth);
    [[nodiscard]] std::optional<Value> prune_by_evaluation(const Node& node) const;
    std::optional<Value> prune_before_moves(const Node& node);
    std::optional<Value> try_null_move(const Node& node);
    [[nodiscard]] static bool prunes_moves_left(const Node& node, int moves_before);
    [[nodiscard]] static bool prunes_unlikely(const Node& node, int doubt);
    [[nodiscard]] int late_move_reduction(const Node& node, Point move, int moves_before,
                                          int doubt) const;
    /// Whether all moves but that of the table fail low by far.
    bool is_singular(const Node& node);
    const network::Evaluator* policies() {
        return kPolicyWeight > 0 ? evaluate_.policies_of(position_) : nullptr;
    }
    /// The moves to search at a node where neither side can make five.
    [[nodiscard]] PointSet candidates(bool is_threatened) const;
    [[nodiscard]] std::vector<Point> root_candidates();

    void make(Point move);
    void unmake() { position_.unmake_move(); }
    /// The side that passes at `ply` may not be answered by another pass.
    void make_null(Ply ply);
    void unmake_null(Ply ply);
    void update_histories(const Node& node, const MoveLoop& loop);
    Frame& frame(Ply ply) { return frames_[static_cast<std::size_t>(ply.value())]; }

    /// Of the position, in the table.
    [[nodiscard]] Key key() const { return position_.key() ^ level_key_; }

    Position& position_;
    ThreadState& learnt_;
    Evaluator evaluate_;
    Level level_;
    /// Keeps the table entries of a lower level apart from all others.
    Key level_key_ = 0;
    std::vector<Frame> frames_;
    /// Whether a win by fours from the root is known not to exist.
    bool root_vcf_refuted_ = false;
};

}  // namespace engine::gomoku
