// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, driven by core/deepening.h.
// Nodes where a five or an open four decides need no moves; where the enemy threatens one, only the
// answers to it are searched.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/line.h"
#include "engine/core/search_control.h"
#include "engine/core/transposition.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/search/histories.h"
#include "engine/gomoku/search/levels.h"
#include "engine/gomoku/search/move_picker.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace engine::gomoku {

/// What outlives one search: lent to the searcher, owned by the game.
struct SearchState {
    explicit SearchState(std::size_t table_megabytes) : table(table_megabytes) {}

    void clear() {
        table.clear();
        histories.clear();
        vcf.clear();
        vct.clear();
    }

    TranspositionTable table;
    Histories histories;
    VcfSolver vcf;
    VctSolver vct;
};

class Searcher {
  public:
    /// `position` is moved about during the search and left as it was.
    Searcher(Position& position, SearchState& state, SearchControl& control);

    // The contract of core/deepening.h.
    void search_root(Depth depth);
    void report_lines(const InfoSink& report) const;
    [[nodiscard]] RootProgress progress() const;
    [[nodiscard]] bool answer_is_final() const;

    /// The answer for the limits' level: the best line, or on the lower levels one of the lines
    /// within the level's error of judgement. Empty line when there is no legal move.
    [[nodiscard]] SearchInfo answer() const;

  private:
    using PvLine = Line<Point>;
    /// Moves that lose in the histories when a later one cuts off.
    static constexpr std::size_t kMaxTried = 64;
    using MovesTried = FixedVector<Point, kMaxTried>;

    struct RootMove {
        Point move;
        /// Exact for reported lines, else an upper bound.
        Value value = -kInfinite;
        PvLine line;
        /// Spent below the move in the present search.
        std::uint64_t nodes = 0;
    };

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
        Value eval = 0;
        /// The enemy wins by an open or double four unless it is answered now.
        bool is_threatened = false;
        /// The static evaluation rose since our last move: prune less.
        bool improving = false;
    };

    void search_root_line(std::size_t line_index, Depth depth);
    Value search_root_window(std::size_t line_index, Value alpha, Value beta, Depth depth);
    Value search(Value alpha, Value beta, Depth depth, Ply ply);
    /// The only reply to a four.
    Value search_block(Value alpha, Value beta, Depth depth, Ply ply);
    Value search_moves(Node& node);
    Value pvs(const Node& node, Depth depth, int reduction, int moves_before);
    void store_tt(const Node& node, Value value, Point move, Bound bound);

    /// The value of a node that needs no search: stopped, drawn or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply) const;
    /// The value of a node where fives and open fours decide at once.
    [[nodiscard]] std::optional<Value> value_by_threats(Ply ply) const;
    [[nodiscard]] bool is_leaf(const Node& node) const;
    std::optional<Value> try_vcf(const Node& node);
    /// Whether continuous fours, or fours and threes, win from the root; their line then comes
    /// first.
    bool root_threats_win(Depth depth);
    /// Puts a root move first with a proven line; false when it is none of the moves allowed.
    bool put_first(Value value, const PvLine& line);
    std::optional<Value> prune_before_moves(const Node& node);
    std::optional<Value> try_null_move(const Node& node);
    [[nodiscard]] bool prunes_move(const Node& node, Point move, int moves_before) const;
    [[nodiscard]] int late_move_reduction(const Node& node, Point move, int moves_before) const;
    /// What is worth searching at a node without a five on either side.
    [[nodiscard]] PointSet candidates(bool is_threatened) const;
    [[nodiscard]] std::vector<Point> root_candidates();

    void make(Point move);
    void unmake() { position_.unmake_move(); }
    void update_histories(const Node& node, Point best, const MovesTried& tried);
    void on_node(Ply ply);
    Frame& frame(Ply ply) { return frames_[static_cast<std::size_t>(ply.value())]; }

    /// The position's in the table.
    [[nodiscard]] Key key() const { return position_.key() ^ level_key_; }
    [[nodiscard]] SearchInfo info_of(std::size_t line_index) const;

    Position& position_;
    SearchState& state_;
    SearchControl& control_;
    Level level_;
    /// Keeps what a lower level sees apart from what others have seen.
    Key level_key_ = 0;
    std::vector<RootMove> root_moves_;
    std::vector<Frame> frames_;
    Depth root_depth_;
    Depth finished_depth_;
    Ply selective_depth_;
    /// Whether a win by fours from the root is known not to exist.
    bool root_vcf_refuted_ = false;
};

}  // namespace engine::gomoku
