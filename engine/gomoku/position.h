// SPDX-License-Identifier: MIT
// A Gomoku position that knows at every moment what each empty point would make for either side.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/pattern.h"
#include "engine/gomoku/point.h"
#include "engine/gomoku/point_set.h"
#include "engine/gomoku/threat.h"

namespace engine::gomoku {

enum class Content : std::uint8_t { Black, White, Empty, Border };

constexpr Content stone_of(Color color) { return static_cast<Content>(color); }

/// Sums over points, to a side on the move and to one that waits.
struct PatternValue {
    Value on_move = 0;
    Value waiting = 0;
    constexpr bool operator==(const PatternValue&) const = default;
};

class Position {
  public:
    /// An empty board, Black to move; `size` within kMinSize … kMaxSize.
    explicit Position(int size = kStandardSize, Rule rule = Rule::Freestyle);

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] Rule rule() const { return rule_; }
    [[nodiscard]] Color side_to_move() const { return side_; }
    [[nodiscard]] Key key() const { return key_; }
    [[nodiscard]] Content at(Point point) const { return cells_[point.cell()].content; }
    [[nodiscard]] bool is_empty(Point point) const { return at(point) == Content::Empty; }
    [[nodiscard]] bool is_full() const { return stones_ == size_ * size_; }
    [[nodiscard]] int stones() const { return stones_; }
    /// The moves made, a pass as kNoPoint, oldest first; stones set up are not among them.
    [[nodiscard]] const std::vector<Point>& moves() const { return moves_; }
    /// kNoPoint before the first move and after a pass.
    [[nodiscard]] Point last_move() const { return moves_.empty() ? kNoPoint : moves_.back(); }

    /// Sets a stone up on an empty point without making a move.
    void put(Color color, Point point) { place(color, point); }
    /// Takes off the board what `put` set up.
    void take(Color color, Point point) { lift(color, point); }
    void set_side_to_move(Color side);
    /// `point` must be empty; forbidden points are not refused.
    void make_move(Point point);
    void unmake_move();
    /// Passes the turn.
    void make_null_move();
    void unmake_null_move();

    // What a stone of `color` on an empty point would make.
    [[nodiscard]] PatternKey patterns(Color color, Point point) const {
        return cells_[point.cell()].patterns[index(color)];
    }
    [[nodiscard]] const Judgement& judgement(Color color, Point point) const {
        return (*judgement_tables_[index(color)])[patterns(color, point)];
    }
    [[nodiscard]] Threat threat(Color color, Point point) const {
        return judgement(color, point).threat;
    }
    [[nodiscard]] int promise(Color color, Point point) const {
        return judgement(color, point).promise;
    }
    /// The empty points where a stone of `color` would make this threat. Not for Threat::Quiet.
    [[nodiscard]] const PointSet& points(Color color, Threat threat) const {
        return threat_points_[index(color)][index(threat)];
    }
    [[nodiscard]] int count(Color color, Threat threat) const {
        return threat_counts_[index(color)][index(threat)];
    }
    /// Empty points near enough to a stone to be worth a move.
    [[nodiscard]] const PointSet& near_points() const { return near_points_; }
    /// What the patterns of all empty points are worth to `color`, in 1/kPointValueUnit.
    [[nodiscard]] const PatternValue& pattern_value(Color color) const {
        return values_[index(color)];
    }

    /// The pattern through any point on the board as if `color` had a stone there.
    [[nodiscard]] Pattern pattern(Color color, Point point, std::size_t direction) const {
        return (*pattern_tables_[index(color)])[code(color, point, direction)];
    }
    /// The same with the empty cell at `distance` turned own or blocked (`digit`).
    [[nodiscard]] Pattern pattern_with(Color color, Point point, std::size_t direction,
                                       int distance, int digit) const {
        const int changed = code(color, point, direction) + digit * digit_weight(distance);
        return (*pattern_tables_[index(color)])[static_cast<LineCode>(changed)];
    }

    /// What a stone on an empty point would threaten if the enemy had a stone at `distance` from
    /// it.
    [[nodiscard]] Threat threat_if_blocked(Color color, Point point, std::size_t direction,
                                           int distance) const {
        PatternKey key = patterns(color, point);
        key.set(direction, pattern_with(color, point, direction, distance, kBlockedDigit));
        return (*judgement_tables_[index(color)])[key].threat;
    }

    /// Key, patterns, sets and values recomputed from the stones alone, for tests.
    [[nodiscard]] Position rebuilt() const;
    /// Whether everything but the list of moves is equal.
    [[nodiscard]] bool same_as(const Position& other) const;

  private:
    /// The line codes of both colours, Black's in the lower half: no digit sum carries across.
    using LineCodes = std::uint32_t;

    struct Cell {
        std::array<LineCodes, kDirections> codes{};
        std::array<PatternKey, 2> patterns{};
        Content content = Content::Border;
        /// Stones near enough to make the point worth a move.
        std::uint8_t neighbours = 0;
    };

    [[nodiscard]] LineCode code(Color color, Point point, std::size_t direction) const {
        const LineCodes codes = cells_[point.cell()].codes[direction];
        return static_cast<LineCode>(color == Color::Black ? codes : codes >> 16);
    }
    void place(Color color, Point point);
    void lift(Color color, Point point);
    /// Adds (`sign` 1) or takes away (-1) a stone of `color` in the lines around it.
    template <int sign>
    void update_lines(Color color, Point point);
    template <int sign, int reach>
    void update_lines_within(Color color, Point point);
    /// Looks an empty point's patterns in a direction up again.
    void refresh(Point point, std::size_t direction);
    /// Counts what the point is judged to be worth in (`sign` 1) or out (-1).
    template <int sign>
    void count_point(Color color, Point point);
    template <int sign>
    void update_neighbours(Point point);

    int size_;
    Rule rule_;
    Color side_ = Color::Black;
    int stones_ = 0;
    Key key_ = 0;
    std::array<PatternValue, 2> values_{};
    std::array<const PatternTable*, 2> pattern_tables_;
    std::array<const JudgementTable*, 2> judgement_tables_;
    std::array<std::array<std::uint16_t, kThreats>, 2> threat_counts_{};
    std::array<std::array<PointSet, kThreats>, 2> threat_points_{};
    PointSet near_points_;
    std::array<Cell, kCells> cells_{};
    std::vector<Point> moves_;
};

}  // namespace engine::gomoku
