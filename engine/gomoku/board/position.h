// SPDX-License-Identifier: MIT
// A Gomoku position that maintains the patterns and threats of a stone on each empty point.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/board/board_line.h"
#include "engine/gomoku/board/line_sides.h"
#include "engine/gomoku/board/pattern.h"
#include "engine/gomoku/board/point.h"
#include "engine/gomoku/board/point_set.h"
#include "engine/gomoku/board/threat.h"

namespace engine::gomoku {

struct Stone {
    Color color;
    Point point;
};

class Position {
  public:
    /// An empty board, Black to move; `size` within kMinSize … kMaxSize.
    explicit Position(int size = kStandardSize, Rule rule = Rule::Freestyle);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] Rule rule() const { return rule_; }
    [[nodiscard]] Color side_to_move() const { return side_; }
    [[nodiscard]] Key key() const { return key_; }
    [[nodiscard]] Content at(Point point) const { return contents_[point.cell()]; }
    [[nodiscard]] bool is_empty(Point point) const { return at(point) == Content::Empty; }
    [[nodiscard]] bool is_full() const { return stones_ == size_ * size_; }
    [[nodiscard]] int stones() const { return stones_; }
    /// The moves made, oldest first, with a pass as kNoPoint; without stones that were set up.
    [[nodiscard]] const std::vector<Point>& moves() const { return moves_; }
    /// kNoPoint before the first move and after a pass.
    [[nodiscard]] Point last_move() const { return moves_.empty() ? kNoPoint : moves_.back(); }
    /// The previous move of the side to move; kNoPoint before its first move and after its pass.
    [[nodiscard]] Point own_last_move() const {
        return moves_.size() < 2 ? kNoPoint : moves_[moves_.size() - 2];
    }

    /// Places a stone on an empty point without making a move.
    void put(Color color, Point point);
    /// Removes a stone; it must be the last one placed.
    void take(Color color, Point point);
    void set_side_to_move(Color side);
    /// `point` must be empty; forbidden points are not rejected.
    void make_move(Point point);
    void unmake_move();
    /// Passes the turn.
    void make_null_move();
    void unmake_null_move();

    // The patterns that a stone of `color` on an empty point would make.
    [[nodiscard]] PatternKey patterns(Color color, Point point) const {
        return cells_[point.cell()].patterns.of(color);
    }
    /// The contents on both sides of a point.
    [[nodiscard]] LineSides line_sides(Point point) const;
    [[nodiscard]] const BoardLine& line(std::size_t direction, const LinePos& at) const {
        return lines_[direction][at.line];
    }
    [[nodiscard]] PointEval point_eval(Color color, Point point) const {
        return cells_[point.cell()].evals[index(color)];
    }
    [[nodiscard]] Threat threat(Color color, Point point) const {
        return point_eval(color, point).threat();
    }
    [[nodiscard]] int move_value(Color color, Point point) const {
        return point_eval(color, point).move_value();
    }
    /// The empty points where a stone of `color` would make this threat.
    [[nodiscard]] const PointSet& points(Color color, Threat threat) const {
        return threats_[index(color)].points[index(threat)];
    }
    [[nodiscard]] int count(Color color, Threat threat) const {
        return threats_[index(color)].counts[index(threat)];
    }
    [[nodiscard]] const PointSet& empty_points() const { return empty_points_; }
    /// The empty points close enough to a stone to be candidates.
    [[nodiscard]] const PointSet& near_points() const { return near_points_; }
    /// The value of the patterns of all empty points for `color`.
    [[nodiscard]] PointValue pattern_value(Color color) const { return values_[index(color)]; }

    /// The pattern through any point of the board as if `color` had a stone there.
    [[nodiscard]] Pattern pattern(Color color, Point point, std::size_t direction) const;
    /// The same with `content` on the cell at `distance`.
    [[nodiscard]] Pattern pattern_with(Color color, Point point, std::size_t direction,
                                       int distance, Content content) const;
    /// The threat of a stone on an empty point if the enemy had a stone at `distance` from it.
    [[nodiscard]] Threat threat_if_blocked(Color color, Point point, std::size_t direction,
                                           int distance) const;

    // The results of a few hypothetical stones on empty points, each placed after those before it:
    // far cheaper than placing and removing them.
    /// The patterns of one more stone of `color` on an empty point.
    [[nodiscard]] PatternKey patterns_after(std::span<const Stone> stones, Color color,
                                            Point point) const;
    /// The point where the colour of the last stone can make five; kNoPoint unless there is exactly
    /// one.
    [[nodiscard]] Point five_after(std::span<const Stone> stones) const;

    /// The same stones set up under `rule`, without the stone on `without`.
    [[nodiscard]] Position set_up(Rule rule, Point without = kNoPoint) const;
    /// Whether everything except the list of moves is equal.
    [[nodiscard]] bool same_as(const Position& other) const;

  private:
    /// The data of an empty point; under a stone it keeps the values from before.
    struct Cell {
        PointEvals evals;
        PatternKeys patterns;
        /// The cell's own point.
        std::uint32_t raw_point = 0;

        [[nodiscard]] Point point() const {
            return Point::from_raw(static_cast<std::uint16_t>(raw_point));
        }

        bool operator==(const Cell&) const = default;
    };
    /// The empty points by the threat that a stone of a colour would make.
    struct ThreatPoints {
        std::array<PointSet, kThreats> points;
        std::array<std::uint16_t, kThreats> counts{};

        void insert(Threat threat, Point point);
        void erase(Threat threat, Point point);
        bool operator==(const ThreatPoints&) const = default;
    };
    /// The state before a stone was placed, as far as it cannot be derived from the changed cells.
    struct Undo {
        PointSet near_points;
        std::array<PointValue, 2> values;
        std::size_t changes;
        /// The point of the stone.
        Point point;
    };
    using LinePositions = std::array<LinePos, kDirections>;

    void set_content(Point point, const LinePositions& at, Content content);
    /// Updates the patterns of a point on one line.
    void see(Cell& cell, std::size_t direction, const BoardLine& line, int place) const {
        cell.patterns.set(direction, patterns_on(line, place));
    }
    /// A line with those of the stones that are on it.
    [[nodiscard]] BoardLine line_with(std::span<const Stone> stones, std::size_t direction,
                                      std::size_t line) const;
    [[nodiscard]] PatternPair patterns_on(const BoardLine& line, int place) const {
        const auto [before, after] = line.side_patterns(place);
        return pattern_table_->at(before.side, after.side);
    }
    /// Re-evaluates the points whose patterns the stone on `point` changes.
    void update_affected_cells(Point point, const LinePositions& at);
    /// The same along one line; appends the old cells to `log` and returns its new end.
    template <std::size_t direction>
    Cell* update_affected_along(Point point, const LinePos& at, Cell* log);
    [[nodiscard]] PointEvals evals_of(PatternKeys patterns) const {
        return {{(*eval_tables_[0])[patterns.of(Color::Black)],
                 (*eval_tables_[1])[patterns.of(Color::White)]}};
    }
    void add_threats(Point point, const PointEvals& evals);
    void remove_threats(Point point, const PointEvals& evals);
    void change_threats(Point point, const PointEvals& from, const PointEvals& to);

    int size_;
    Rule rule_;
    Color side_ = Color::Black;
    int stones_ = 0;
    Key key_ = 0;
    std::array<PointValue, 2> values_{};
    const PatternTable* pattern_table_;
    std::array<const PointEvalTable*, 2> eval_tables_;
    /// The cells of a line whose patterns a stone in its middle can change under this rule; the
    /// first is the lowest bit.
    unsigned affected_mask_;
    std::array<ThreatPoints, 2> threats_;
    PointSet empty_points_;
    PointSet near_points_;
    std::array<std::array<BoardLine, kLines>, kDirections> lines_;
    std::array<Content, kCells> contents_;
    std::array<Cell, kCells> cells_;
    std::vector<Point> moves_;
    std::vector<Undo> undos_;
    /// The cells before each change; those from `changes_end_` on are unused.
    std::vector<Cell> changes_;
    std::size_t changes_end_ = 0;
};

}  // namespace engine::gomoku
