// SPDX-License-Identifier: MIT
// A Gomoku position that knows at all times what a stone on each empty point would make.
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
    /// The moves made, a pass as kNoPoint, oldest first; stones set up are not among them.
    [[nodiscard]] const std::vector<Point>& moves() const { return moves_; }
    /// kNoPoint before the first move and after a pass.
    [[nodiscard]] Point last_move() const { return moves_.empty() ? kNoPoint : moves_.back(); }
    /// That of the side to move; kNoPoint before its first move and after a pass of its own.
    [[nodiscard]] Point own_last_move() const {
        return moves_.size() < 2 ? kNoPoint : moves_[moves_.size() - 2];
    }

    /// Sets a stone up on an empty point without making a move.
    void put(Color color, Point point);
    /// Takes a stone off the board; it must be the last that was put there.
    void take(Color color, Point point);
    void set_side_to_move(Color side);
    /// `point` must be empty; forbidden points are not refused.
    void make_move(Point point);
    void unmake_move();
    /// Passes the turn.
    void make_null_move();
    void unmake_null_move();

    // What a stone of `color` on an empty point would make.
    [[nodiscard]] PatternKey patterns(Color color, Point point) const {
        return cells_[point.cell()].patterns.of(color);
    }
    /// What lies on either side of a point.
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
    /// Empty points near enough to a stone to be worth a move.
    [[nodiscard]] const PointSet& near_points() const { return near_points_; }
    /// What the patterns of all empty points are worth to `color`.
    [[nodiscard]] PointValue pattern_value(Color color) const { return values_[index(color)]; }

    /// The pattern through any point on the board as if `color` had a stone there.
    [[nodiscard]] Pattern pattern(Color color, Point point, std::size_t direction) const;
    /// The same with `content` on the cell at `distance`.
    [[nodiscard]] Pattern pattern_with(Color color, Point point, std::size_t direction,
                                       int distance, Content content) const;
    /// What a stone on an empty point would threaten if the enemy had a stone at `distance` from
    /// it.
    [[nodiscard]] Threat threat_if_blocked(Color color, Point point, std::size_t direction,
                                           int distance) const;

    // What a few stones on empty points would change, each with those before it: far cheaper than
    // to put and take them.
    /// What one more stone of `color` on an empty point would make.
    [[nodiscard]] PatternKey patterns_after(std::span<const Stone> stones, Color color,
                                            Point point) const;
    /// Where the last of the stones leaves its colour a five to make; kNoPoint unless that is
    /// exactly one point.
    [[nodiscard]] Point five_after(std::span<const Stone> stones) const;

    /// The same stones, set up anew under `rule` and without the one on `without`.
    [[nodiscard]] Position set_up(Rule rule, Point without = kNoPoint) const;
    /// Whether everything but the list of moves is equal.
    [[nodiscard]] bool same_as(const Position& other) const;

  private:
    /// What is known of an empty point; under a stone it stays as it was before.
    struct Cell {
        PointEvals evals;
        PatternKeys patterns;
        /// Of the cell itself.
        std::uint32_t raw_point = 0;

        [[nodiscard]] Point point() const {
            return Point::from_raw(static_cast<std::uint16_t>(raw_point));
        }

        bool operator==(const Cell&) const = default;
    };
    /// The empty points by what a colour would threaten there.
    struct ThreatPoints {
        std::array<PointSet, kThreats> points;
        std::array<std::uint16_t, kThreats> counts{};

        void insert(Threat threat, Point point);
        void erase(Threat threat, Point point);
        bool operator==(const ThreatPoints&) const = default;
    };
    /// The state before a stone was put that cannot be derived from the changed cells.
    struct Undo {
        PointSet near_points;
        std::array<PointValue, 2> values;
        std::size_t changes;
        /// Where the stone was put.
        Point point;
    };
    using LinePositions = std::array<LinePos, kDirections>;

    void set_content(Point point, const LinePositions& at, Content content);
    /// Sees anew what lies on a point's line.
    void see(Cell& cell, std::size_t direction, const BoardLine& line, int place) const {
        cell.patterns.set(direction, patterns_on(line, place));
    }
    /// A line with these stones, as far as they are on it.
    [[nodiscard]] BoardLine line_with(std::span<const Stone> stones, std::size_t direction,
                                      std::size_t line) const;
    [[nodiscard]] PatternPair patterns_on(const BoardLine& line, int place) const {
        const auto [before, after] = line.side_patterns(place);
        return pattern_table_->at(before.side, after.side);
    }
    /// Evaluates the points anew whose patterns the stone on `point` changes.
    void update_affected_cells(Point point, const LinePositions& at);
    /// Those along one line; writes the old cells to `log` and returns its new end.
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
    /// The cells of a line whose patterns a stone in its middle can change by this rule; the first
    /// is the lowest bit.
    unsigned affected_mask_;
    std::array<ThreatPoints, 2> threats_;
    PointSet empty_points_;
    PointSet near_points_;
    std::array<std::array<BoardLine, kLines>, kDirections> lines_;
    std::array<Content, kCells> contents_;
    std::array<Cell, kCells> cells_;
    std::vector<Point> moves_;
    std::vector<Undo> undos_;
    /// Cells as they were before a stone changed them; those from `changes_end_` on are unused.
    std::vector<Cell> changes_;
    std::size_t changes_end_ = 0;
};

}  // namespace engine::gomoku
