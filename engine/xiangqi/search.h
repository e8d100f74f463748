// SPDX-License-Identifier: MIT
// The search: fail-soft alpha-beta with principal variation search, driven by core/deepening.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/line.h"
#include "engine/core/search_control.h"
#include "engine/core/transposition.h"
#include "engine/xiangqi/features.h"
#include "engine/xiangqi/levels.h"
#include "engine/xiangqi/move_picker.h"
#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

/// What outlives one search: lent to the searcher, owned by the game.
struct Memory {
    explicit Memory(std::size_t table_megabytes) : table(table_megabytes) {}

    TranspositionTable table;
    History history;
};

class Searcher {
  public:
    /// `position` is moved about during the search and left as it was.
    Searcher(Position& position, Memory& memory, SearchControl& control, FeatureSet features);

    // The contract of core/deepening.h.
    void search_root(Depth depth);
    void report_lines(const InfoSink& report) const;
    [[nodiscard]] bool answer_is_final() const;

    /// The answer for the limits' level: the best line, or on the lower levels one of the lines
    /// within the level's error of judgement. Empty line when there is no legal move.
    [[nodiscard]] SearchInfo answer() const;

  private:
    using PvLine = Line<Move>;

    struct RootMove {
        Move move;
        /// Exact for reported lines, else an upper bound.
        Value value = -kInfinite;
        PvLine line;
    };

    /// What a node hands to its children or keeps for its siblings.
    struct Frame {
        PvLine line;
        Killers killers;
        bool null_move_allowed = true;
    };

    void search_root_line(std::size_t line_index, Depth depth);
    Value search(Value alpha, Value beta, Depth depth, Ply ply);
    Value search_moves(Value alpha, Value beta, Depth depth, Ply ply,
                       const std::optional<TableEntry>& entry);
    Value search_child(Value alpha, Value beta, Depth depth, Ply ply, int moves_before);
    Value quiescence(Value alpha, Value beta, Ply ply);

    /// The value of a node that needs no search: stopped, drawn, ruled or too deep.
    [[nodiscard]] std::optional<Value> terminal_value(Ply ply) const;
    [[nodiscard]] std::optional<Value> repetition_value(Ply ply) const;
    std::optional<Value> try_null_move(Value beta, Depth depth, Ply ply);
    [[nodiscard]] bool null_move_pays(Value beta, Depth depth, Ply ply) const;
    [[nodiscard]] Depth extended(Depth depth, Ply ply) const;
    void reward(Move move, Depth depth, Ply ply);

    void enter(Ply ply);
    Frame& frame(Ply ply) { return frames_[static_cast<std::size_t>(ply.value())]; }
    [[nodiscard]] SearchInfo info_of(std::size_t line_index) const;

    Position& position_;
    Memory& memory_;
    SearchControl& control_;
    FeatureSet features_;
    Level level_;
    std::vector<RootMove> root_moves_;
    std::vector<Frame> frames_;
    Depth root_depth_;
    Depth finished_depth_;
    Ply selective_depth_;
};

}  // namespace engine::xiangqi
