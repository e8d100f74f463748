// SPDX-License-Identifier: MIT
#include "engine/gomoku/position.h"

#include <cassert>

#include "engine/gomoku/zobrist.h"

namespace engine::gomoku {

namespace {

/// A point this far from a stone along a line is near it.
constexpr int kNear = 3;
/// So are the points a knight's move away, which share no line with the stone.
constexpr std::array<int, 8> kKnightMoves{2 * kStride + 1, 2 * kStride - 1,  kStride + 2,
                                          kStride - 2,     -2 * kStride - 1, -2 * kStride + 1,
                                          -kStride - 2,    -kStride + 2};

/// What a stone of `color` adds to the packed line codes of the cell that sees it at `distance`.
constexpr std::uint32_t packed_weight(Color color, int distance) {
    const auto weight = static_cast<std::uint32_t>(digit_weight(distance));
    return color == Color::Black ? kOwnDigit * weight | (kBlockedDigit * weight) << 16
                                 : kBlockedDigit * weight | (kOwnDigit * weight) << 16;
}
constexpr auto kPackedWeights = [] {
    std::array<std::array<std::uint32_t, 2 * kReach + 1>, 2> weights{};
    for (const Color color : kColors) {
        for (int distance = 1; distance <= kReach; ++distance) {
            const auto far = static_cast<std::size_t>(distance);
            weights[index(color)][kReach + far] = packed_weight(color, distance);
            weights[index(color)][kReach - far] = packed_weight(color, -distance);
        }
    }
    return weights;
}();

}  // namespace

// NOLINTNEXTLINE(readability-function-*): the board is set up in the order in which it depends
Position::Position(int size, Rule rule)
    : size_(size),
      rule_(rule),
      pattern_tables_{&PatternTable::of(rule, Color::Black), &PatternTable::of(rule, Color::White)},
      judgement_tables_{&JudgementTable::of(rule, Color::Black),
                        &JudgementTable::of(rule, Color::White)} {
    assert(size >= kMinSize && size <= kMaxSize);
    const auto side = static_cast<std::size_t>(size);
    moves_.reserve(side * side);
    for (int rank = 0; rank < size; ++rank) {
        for (int file = 0; file < size; ++file) {
            cells_[Point(file, rank).cell()].content = Content::Empty;
        }
    }
    for (int rank = 0; rank < size; ++rank) {
        for (int file = 0; file < size; ++file) {
            const Point point(file, rank);
            Cell& cell = cells_[point.cell()];
            for (std::size_t d = 0; d < kDirections; ++d) {
                for (int distance = -kReach; distance <= kReach; ++distance) {
                    if (distance == 0 || at(shifted(point, d, distance)) != Content::Border)
                        continue;
                    const auto blocked =
                        kBlockedDigit * static_cast<std::uint32_t>(digit_weight(distance));
                    cell.codes[d] += blocked | blocked << 16;
                }
            }
            for (const Color color : kColors) {
                for (std::size_t d = 0; d < kDirections; ++d) {
                    cell.patterns[index(color)].set(d, pattern(color, point, d));
                }
                count_point<1>(color, point);
            }
        }
    }
}

void Position::set_side_to_move(Color side) {
    if (side == side_) return;
    side_ = side;
    key_ ^= zobrist::kKeys.white_to_move;
}

void Position::make_move(Point point) {
    place(side_, point);
    moves_.push_back(point);
    set_side_to_move(~side_);
}

void Position::unmake_move() {
    assert(!moves_.empty() && !moves_.back().none());
    const Point point = moves_.back();
    moves_.pop_back();
    set_side_to_move(~side_);
    lift(side_, point);
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

void Position::place(Color color, Point point) {
    assert(is_empty(point));
    count_point<-1>(Color::Black, point);
    count_point<-1>(Color::White, point);
    cells_[point.cell()].content = stone_of(color);
    key_ ^= zobrist::stone(color, point);
    ++stones_;
    near_points_.erase(point);
    update_neighbours<1>(point);
    update_lines<1>(color, point);
}

void Position::lift(Color color, Point point) {
    assert(at(point) == stone_of(color));
    update_lines<-1>(color, point);
    update_neighbours<-1>(point);
    Cell& cell = cells_[point.cell()];
    cell.content = Content::Empty;
    key_ ^= zobrist::stone(color, point);
    --stones_;
    if (cell.neighbours > 0) near_points_.insert(point);
    // While the stone lay here the patterns through its point were not kept up.
    for (const Color judge : kColors) {
        for (std::size_t d = 0; d < kDirections; ++d) {
            cell.patterns[index(judge)].set(d, pattern(judge, point, d));
        }
        count_point<1>(judge, point);
    }
}

template <int sign>
void Position::update_lines(Color color, Point point) {
    // Five or more win wherever they end, so what lies beyond four away makes no difference.
    if (rule_ == Rule::Freestyle) {
        update_lines_within<sign, kReach - 1>(color, point);
    } else {
        update_lines_within<sign, kReach>(color, point);
    }
}

template <int sign, int reach>
void Position::update_lines_within(Color color, Point point) {
    for (std::size_t d = 0; d < kDirections; ++d) {
        for (int distance = -reach; distance <= reach; ++distance) {
            if (distance == 0) continue;
            const Point other = shifted(point, d, distance);
            Cell& cell = cells_[other.cell()];
            if (cell.content == Content::Border) continue;
            const auto weight =
                kPackedWeights[index(color)][static_cast<std::size_t>(kReach - distance)];
            cell.codes[d] += sign > 0 ? weight : 0 - weight;
            if (cell.content == Content::Empty) refresh(other, d);
        }
    }
}

void Position::refresh(Point point, std::size_t direction) {
    Cell& cell = cells_[point.cell()];
    for (const Color color : kColors) {
        PatternKey& key = cell.patterns[index(color)];
        const Pattern now = pattern(color, point, direction);
        if (now == key.at(direction)) continue;
        const Judgement& before = (*judgement_tables_[index(color)])[key];
        key.set(direction, now);
        const Judgement& after = (*judgement_tables_[index(color)])[key];
        PatternValue& value = values_[index(color)];
        value.on_move += after.on_move - before.on_move;
        value.waiting += after.waiting - before.waiting;
        if (before.threat == after.threat) continue;
        auto& points = threat_points_[index(color)];
        auto& counts = threat_counts_[index(color)];
        if (before.threat != Threat::Quiet) {
            points[index(before.threat)].erase(point);
            --counts[index(before.threat)];
        }
        if (after.threat != Threat::Quiet) {
            points[index(after.threat)].insert(point);
            ++counts[index(after.threat)];
        }
    }
}

template <int sign>
void Position::count_point(Color color, Point point) {
    const Judgement& here = judgement(color, point);
    values_[index(color)].on_move += sign * here.on_move;
    values_[index(color)].waiting += sign * here.waiting;
    if (here.threat == Threat::Quiet) return;
    auto& points = threat_points_[index(color)][index(here.threat)];
    auto& count = threat_counts_[index(color)][index(here.threat)];
    count = static_cast<std::uint16_t>(count + sign);
    if (sign > 0) {
        points.insert(point);
    } else {
        points.erase(point);
    }
}

template <int sign>
void Position::update_neighbours(Point point) {
    const auto update = [&](Point other) {
        Cell& cell = cells_[other.cell()];
        if (cell.content == Content::Border) return;
        cell.neighbours = static_cast<std::uint8_t>(cell.neighbours + sign);
        if (cell.content != Content::Empty) return;
        if (sign > 0 && cell.neighbours == 1) near_points_.insert(other);
        if (sign < 0 && cell.neighbours == 0) near_points_.erase(other);
    };
    for (std::size_t d = 0; d < kDirections; ++d) {
        for (int distance = 1; distance <= kNear; ++distance) {
            update(shifted(point, d, distance));
            update(shifted(point, d, -distance));
        }
    }
    for (const int move : kKnightMoves) {
        update(Point::from_raw(static_cast<std::uint16_t>(point.raw() + move)));
    }
}

Position Position::rebuilt() const {
    Position fresh(size_, rule_);
    for (int rank = 0; rank < size_; ++rank) {
        for (int file = 0; file < size_; ++file) {
            const Point point(file, rank);
            for (const Color color : kColors) {
                if (at(point) == stone_of(color)) fresh.put(color, point);
            }
        }
    }
    fresh.set_side_to_move(side_);
    return fresh;
}

bool Position::same_as(const Position& other) const {
    for (std::size_t i = 0; i < kCells; ++i) {
        const Cell& cell = cells_[i];
        const Cell& twin = other.cells_[i];
        // The patterns of occupied points are not kept up.
        const bool same = cell.content == twin.content && cell.codes == twin.codes &&
                          cell.neighbours == twin.neighbours &&
                          (cell.content != Content::Empty || cell.patterns == twin.patterns);
        if (!same) return false;
    }
    return size_ == other.size_ && rule_ == other.rule_ && side_ == other.side_ &&
           stones_ == other.stones_ && key_ == other.key_ && values_ == other.values_ &&
           threat_counts_ == other.threat_counts_ && threat_points_ == other.threat_points_ &&
           near_points_ == other.near_points_;
}

}  // namespace engine::gomoku
