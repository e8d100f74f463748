// SPDX-License-Identifier: MIT
#include "engine/gomoku/board/position.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "engine/gomoku/board/zobrist.h"

namespace engine::gomoku {

namespace {

/// A point is near a stone if it is within three points on a line, or a knight's move away.
bool is_near(int files, int ranks) {
    const int a = std::abs(files);
    const int b = std::abs(ranks);
    return a + b > 0 && (a == 0 || b == 0 || a == b || a + b == 3);
}
constexpr int kNear = 3;

/// The points near each point on the largest board.
class NearPoints {
  public:
    static const PointSet& of(Point point) {
        static const NearPoints near;
        return near.sets_[point.cell()];
    }

  private:
    NearPoints() {
        for (int rank = 0; rank < kMaxSize; ++rank) {
            for (int file = 0; file < kMaxSize; ++file) fill(file, rank);
        }
    }
    void fill(int file, int rank) {
        PointSet& near = sets_[Point(file, rank).cell()];
        const auto end = [](int at) { return std::min(at + kNear + 1, kMaxSize); };
        for (int r = std::max(rank - kNear, 0); r < end(rank); ++r) {
            for (int f = std::max(file - kNear, 0); f < end(file); ++f) {
                if (is_near(f - file, r - rank)) near.insert(Point(f, r));
            }
        }
    }

    std::array<PointSet, kCells> sets_;
};

/// Five cells before a stone, the stone's own cell, and five after it.
constexpr unsigned kAllAffected = 0b11111'0'11111;
/// In freestyle five or more always win, so cells more than four away do not matter.
constexpr unsigned kAffectedWithinFour = 0b01111'0'11110;
constexpr std::size_t kMaxAffected = kDirections * 2 * kReach;

bool have_same_threats(const PointEvals& a, const PointEvals& b) {
    return (a[0].threat_difference(b[0]) | a[1].threat_difference(b[1])) == 0;
}

}  // namespace

Position::Position(int size, Rule rule)
    : size_(size),
      rule_(rule),
      pattern_table_(&PatternTable::of(rule)),
      eval_tables_{&PointEvalTable::of(rule, Color::Black),
                   &PointEvalTable::of(rule, Color::White)},
      affected_mask_(rule == Rule::Freestyle ? kAffectedWithinFour : kAllAffected) {
    assert(size >= kMinSize && size <= kMaxSize);
    contents_.fill(Content::Border);
    for (int rank = 0; rank < size; ++rank) {
        for (int file = 0; file < size; ++file) {
            const Point point(file, rank);
            empty_points_.insert(point);
            set_content(point, line_positions(point), Content::Empty);
        }
    }
    for (const Point point : empty_points_) {
        Cell& cell = cells_[point.cell()];
        const LinePositions at = line_positions(point);
        for (std::size_t d = 0; d < kDirections; ++d) {
            see(cell, d, lines_[d][at[d].line], at[d].place);
        }
        cell.raw_point = point.raw();
        cell.evals = evals_of(cell.patterns);
        for (const Color color : kColors) values_[index(color)] += cell.evals[index(color)].value();
        add_threats(point, cell.evals);
    }
}

void Position::set_side_to_move(Color side) {
    if (side == side_) return;
    side_ = side;
    key_ ^= zobrist::kKeys.white_to_move;
}

void Position::make_move(Point point) {
    put(side_, point);
    moves_.push_back(point);
    set_side_to_move(~side_);
}

void Position::unmake_move() {
    assert(!moves_.empty() && !moves_.back().none());
    const Point point = moves_.back();
    moves_.pop_back();
    set_side_to_move(~side_);
    take(side_, point);
}

void Position::make_null_move() {
    moves_.push_back(kNoPoint);
    set_side_to_move(~side_);
}

void Position::unmake_null_move() {
    assert(!moves_.empty() && moves_.back().none());
    moves_.pop_back();
    set_side_to_move(~side_);
}

LineSides Position::line_sides(Point point) const {
    const LinePositions at = line_positions(point);
    LineSides sides;
    for (std::size_t d = 0; d < kDirections; ++d) {
        const auto [before, after] = line(d, at[d]).side_patterns(at[d].place);
        sides.set(d, before.near_side, after.near_side);
    }
    return sides;
}

Pattern Position::pattern(Color color, Point point, std::size_t direction) const {
    return pattern_with(color, point, direction, 0, at(point));
}

Pattern Position::pattern_with(Color color, Point point, std::size_t direction, int distance,
                               Content content) const {
    const LinePos at = line_positions(point)[direction];
    BoardLine line = lines_[direction][at.line];
    line.set(at.place + distance, content);
    return patterns_on(line, at.place).at(color);
}

Threat Position::threat_if_blocked(Color color, Point point, std::size_t direction,
                                   int distance) const {
    PatternKey key = patterns(color, point);
    key.set(direction, pattern_with(color, point, direction, distance, stone_of(~color)));
    return (*eval_tables_[index(color)])[key].threat();
}

BoardLine Position::line_with(std::span<const Stone> stones, std::size_t direction,
                              std::size_t line) const {
    BoardLine with = lines_[direction][line];
    for (const Stone& stone : stones) {
        const LinePos at = line_positions(stone.point)[direction];
        if (at.line == line) with.set(at.place, stone_of(stone.color));
    }
    return with;
}

PatternKey Position::patterns_after(std::span<const Stone> stones, Color color, Point point) const {
    const LinePositions at = line_positions(point);
    PatternKey key = patterns(color, point);
    for (const Stone& stone : stones) {
        const LinePositions other = line_positions(stone.point);
        for (std::size_t d = 0; d < kDirections; ++d) {
            if (other[d].line != at[d].line) continue;
            key.set(d, patterns_on(line_with(stones, d, at[d].line), at[d].place).at(color));
        }
    }
    return key;
}

Point Position::five_after(std::span<const Stone> stones) const {
    const auto [color, point] = stones.back();
    const PatternKey key = patterns_after(stones.first(stones.size() - 1), color, point);
    Point five;
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (!is_four(key.at(d))) continue;
        const LinePos at = line_positions(point)[d];
        const BoardLine line = line_with(stones, d, at.line);
        for (unsigned empty = line.affected(at.place); empty != 0; empty &= empty - 1) {
            const int distance = std::countr_zero(empty) - kReach;
            if (patterns_on(line, at.place + distance).at(color) != Pattern::Five) continue;
            if (!five.none()) return kNoPoint;
            five = shifted(point, d, distance);
        }
    }
    return five;
}

void Position::put(Color color, Point point) {
    assert(is_empty(point));
    undos_.push_back({near_points_, values_, changes_end_, point});
    const Cell& cell = cells_[point.cell()];
    for (const Color side : kColors) values_[index(side)] -= cell.evals[index(side)].value();
    remove_threats(point, cell.evals);
    const LinePositions at = line_positions(point);
    set_content(point, at, stone_of(color));
    key_ ^= zobrist::stone(color, point);
    ++stones_;
    empty_points_.erase(point);
    near_points_ |= NearPoints::of(point);
    near_points_ &= empty_points_;
    update_affected_cells(point, at);
}

void Position::take(Color color, Point point) {
    assert(!undos_.empty() && undos_.back().point == point && at(point) == stone_of(color));
    const Undo& undo = undos_.back();
    const Cell* const first = changes_.data() + undo.changes;
    for (const Cell* before = changes_.data() + changes_end_; before != first;) {
        --before;
        Cell& cell = cells_[before->raw_point];
        if (!have_same_threats(cell.evals, before->evals)) {
            change_threats(before->point(), cell.evals, before->evals);
        }
        cell = *before;
    }
    changes_end_ = undo.changes;
    near_points_ = undo.near_points;
    values_ = undo.values;
    undos_.pop_back();
    empty_points_.insert(point);
    --stones_;
    key_ ^= zobrist::stone(color, point);
    set_content(point, line_positions(point), Content::Empty);
    add_threats(point, cells_[point.cell()].evals);
}

void Position::set_content(Point point, const LinePositions& at, Content content) {
    contents_[point.cell()] = content;
    for (std::size_t d = 0; d < kDirections; ++d) {
        lines_[d][at[d].line].set(at[d].place, content);
    }
}

void Position::update_affected_cells(Point point, const LinePositions& at) {
    if (changes_.size() < changes_end_ + kMaxAffected) {
        changes_.resize(2 * (changes_end_ + kMaxAffected));
    }
    Cell* log = changes_.data() + changes_end_;
    log = update_affected_along<0>(point, at[0], log);
    log = update_affected_along<1>(point, at[1], log);
    log = update_affected_along<2>(point, at[2], log);
    log = update_affected_along<3>(point, at[3], log);
    changes_end_ = static_cast<std::size_t>(log - changes_.data());
}

template <std::size_t direction>
Position::Cell* Position::update_affected_along(Point point, const LinePos& at, Cell* log) {
    const BoardLine line = lines_[direction][at.line];
    std::array<PointValue, 2> values = values_;
    Cell* const here = &cells_[point.cell()];
    unsigned affected = line.affected(at.place) & affected_mask_;
    for (; affected != 0; affected &= affected - 1) {
        const int distance = std::countr_zero(affected) - kReach;
        Cell& cell = here[kSteps[direction] * distance];
        *log++ = cell;
        const PointEvals was = cell.evals;
        see(cell, direction, line, at.place + distance);
        cell.evals = evals_of(cell.patterns);
        for (const Color color : kColors) {
            values[index(color)] += cell.evals[index(color)].value();
            values[index(color)] -= was[index(color)].value();
        }
        if (!have_same_threats(cell.evals, was)) {
            change_threats(cell.point(), was, cell.evals);
        }
    }
    values_ = values;
    return log;
}

void Position::add_threats(Point point, const PointEvals& evals) {
    for (const Color color : kColors) {
        threats_[index(color)].insert(evals[index(color)].threat(), point);
    }
}

void Position::remove_threats(Point point, const PointEvals& evals) {
    for (const Color color : kColors) {
        threats_[index(color)].erase(evals[index(color)].threat(), point);
    }
}

void Position::change_threats(Point point, const PointEvals& from, const PointEvals& to) {
    for (const Color color : kColors) {
        const Threat before = from[index(color)].threat();
        const Threat after = to[index(color)].threat();
        if (before == after) continue;
        threats_[index(color)].erase(before, point);
        threats_[index(color)].insert(after, point);
    }
}

void Position::ThreatPoints::insert(Threat threat, Point point) {
    points[index(threat)].insert(point);
    ++counts[index(threat)];
}

void Position::ThreatPoints::erase(Threat threat, Point point) {
    points[index(threat)].erase(point);
    --counts[index(threat)];
}

Position Position::set_up(Rule rule, Point without) const {
    Position fresh(size_, rule);
    for (int rank = 0; rank < size_; ++rank) {
        for (int file = 0; file < size_; ++file) {
            const Point point(file, rank);
            for (const Color color : kColors) {
                if (at(point) == stone_of(color) && point != without) fresh.put(color, point);
            }
        }
    }
    fresh.set_side_to_move(side_);
    return fresh;
}

bool Position::same_as(const Position& other) const {
    for (const Point point : empty_points_) {
        if (!(cells_[point.cell()] == other.cells_[point.cell()])) return false;
    }
    return size_ == other.size_ && rule_ == other.rule_ && side_ == other.side_ &&
           stones_ == other.stones_ && key_ == other.key_ && values_ == other.values_ &&
           threats_ == other.threats_ && empty_points_ == other.empty_points_ &&
           near_points_ == other.near_points_ && lines_ == other.lines_ &&
           contents_ == other.contents_;
}

}  // namespace engine::gomoku
