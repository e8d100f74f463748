// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/evaluator.h"

#include <algorithm>
#include <bit>

#include "engine/core/simd.h"
#include "engine/gomoku/board/zobrist.h"

namespace engine::gomoku::network {

namespace {

/// Enough for a few levels.
constexpr std::size_t kFirstParts = 1024;
/// The cells of a line that can see a stone in its middle; the first is the lowest bit.
constexpr unsigned kAffectedNear = 0b01111'0'11110;
static_assert(kReach == 5 && kNearCells == 4);

using Channels = Network::Channels;
constexpr Channels kZeros{};

/// The part of a point's sum that counts.
constexpr int clipped(std::int16_t sum) {
    return std::min<std::int16_t>(std::max<std::int16_t>(sum, 0), kLargestChannel);
}

/// The vector of one of a point's lines.
const Channels& row_of(const Network& network, Color viewer, LineSides sides,
                       std::size_t direction) {
    return network.shapes[shape_of(viewer, sides.before(direction), sides.after(direction))];
}

/// Replaces one of a point's four vectors: writes their new sum to `now` and updates the sums with
/// the change of its positive part.
CHUHE_WIDER void replace(const Channels& __restrict before, const Channels& __restrict from,
                         const Channels& __restrict to, Channels& __restrict now,
                         Channels& __restrict sums) {
    for (std::size_t i = 0; i < kChannels; ++i) {
        const auto sum = static_cast<std::int16_t>(before[i] - from[i] + to[i]);
        now[i] = sum;
        sums[i] = static_cast<std::int16_t>(sums[i] + clipped(sum) - clipped(before[i]));
    }
}

/// The sum of the bias and the vectors of a point's lines.
CHUHE_WIDER void add_up(const Network& network, Color viewer, LineSides sides,
                        Channels& __restrict sum) {
    std::array<const Channels*, kDirections> rows{};
    for (std::size_t d = 0; d < kDirections; ++d) rows[d] = &row_of(network, viewer, sides, d);
    for (std::size_t i = 0; i < kChannels; ++i) {
        int channel = network.bias[i];
        for (const Channels* row : rows) channel += (*row)[i];
        sum[i] = static_cast<std::int16_t>(channel);
    }
}

/// The views of both sides of a point, the side to move's first.
CHUHE_WIDER int policy_of(const Channels& own, const Channels& other,
                          const Network::Weights& weights) {
    alignas(16) Network::Weights parts;
    for (std::size_t i = 0; i < kChannels; ++i) {
        parts[0][i] = static_cast<std::int16_t>(clipped(own[i]));
        parts[1][i] = static_cast<std::int16_t>(clipped(other[i]));
    }
    return dot(parts[0], weights[0]) + dot(parts[1], weights[1]);
}

/// Whether a stone is visible from the point.
bool sees_stones(LineSides sides) {
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (sees_stone(sides.before(d)) || sees_stone(sides.after(d))) return true;
    }
    return false;
}

/// The key of the stones only, independent of the side to move.
Key key_of_stones(const Position& position) {
    const bool is_white = position.side_to_move() == Color::White;
    return position.key() ^ (is_white ? zobrist::kKeys.white_to_move : 0);
}

Color owner(const Position& position, Point stone) {
    return position.at(stone) == Content::Black ? Color::Black : Color::White;
}

}  // namespace

Value Evaluator::operator()(const Position& position) {
    follow(position);
    const Value value =
        judgement_of(head(position), levels_.back().sums, position.side_to_move()).value;
    return std::clamp(value, -kRuleLossBound + 1, kRuleLossBound - 1);
}

void Evaluator::begin_policies(const Position& position) {
    follow(position);
    side_to_move_ = position.side_to_move();
    const Judgement judgement = judgement_of(head(position), levels_.back().sums, side_to_move_);
    policy_weights_ = policy_weights(head(position), judgement.hidden);
}

int Evaluator::policy(Point point) const {
    const auto& channels = parts_[counted_[point.cell()].part].channels;
    const int products =
        policy_of(channels[index(side_to_move_)], channels[index(~side_to_move_)], policy_weights_);
    return products / (kChannelUnit * kWeightUnit / kPolicyUnit);
}

void Evaluator::follow(const Position& position) {
    go_back_to_ancestor_of(position);
    const Level& ancestor = levels_.back();
    const auto& moves = position.moves();
    if (ancestor.stones == key_of_stones(position)) return;
    Level level{ancestor.sums, key_of_stones(position), moves.size(), log_.size(), parts_used_};
    for (std::size_t i = ancestor.moves; i < moves.size(); ++i) {
        if (moves[i].none()) continue;
        update_around(position, moves[i], level.sums);
        take_out(moves[i], level.sums);
    }
    levels_.push_back(level);
}

void Evaluator::go_back_to_ancestor_of(const Position& position) {
    if (size_ != position.size()) levels_.clear();
    const auto& moves = position.moves();
    Key stones = key_of_stones(position);
    std::size_t left = moves.size();
    while (!levels_.empty()) {
        const Level& level = levels_.back();
        for (; left > level.moves; --left) {
            const Point move = moves[left - 1];
            if (!move.none()) stones ^= zobrist::stone(owner(position, move), move);
        }
        if (left == level.moves && level.stones == stones) return;
        go_back();
    }
    restart(position);
}

void Evaluator::go_back() {
    const Level& level = levels_.back();
    for (; log_.size() > level.log; log_.pop_back()) {
        counted_[log_.back().cell] = log_.back().before;
    }
    parts_used_ = level.parts;
    levels_.pop_back();
}

void Evaluator::restart(const Position& position) {
    size_ = position.size();
    counted_ = {};
    log_.clear();
    parts_.resize(kFirstParts);
    parts_used_ = 1;
    Level level{{}, key_of_stones(position), position.moves().size(), 0, 1};
    for (const Point point : position.empty_points()) {
        Counted& counted = counted_[point.cell()];
        counted.sides = position.line_sides(point);
        if (sees_stones(counted.sides)) count_first(counted, level.sums);
    }
    levels_.push_back(level);
}

void Evaluator::update_around(const Position& position, Point stone, Sums& sums) {
    const auto lines = line_positions(stone);
    for (std::size_t d = 0; d < kDirections; ++d) {
        const BoardLine& line = position.line(d, lines[d]);
        const int place = lines[d].place;
        for (unsigned near = line.affected(place) & kAffectedNear; near != 0; near &= near - 1) {
            const int distance = std::countr_zero(near) - kReach;
            const auto [before, after] = line.side_patterns(place + distance);
            update(shifted(stone, d, distance), d, before.near_side, after.near_side, sums);
        }
    }
}

void Evaluator::update(Point point, std::size_t direction, Side before, Side after, Sums& sums) {
    Counted& counted = counted_[point.cell()];
    LineSides sides = counted.sides;
    sides.set(direction, before, after);
    if (counted.sides == sides) return;
    log(point);
    const Counted was = counted;
    counted.sides = sides;
    if (was.part == kNothing) return count_first(counted, sums);
    counted.part = new_part();
    for (const Color viewer : kColors) {
        const std::size_t view = index(viewer);
        replace(parts_[was.part].channels[view], row_of(network_, viewer, was.sides, direction),
                row_of(network_, viewer, sides, direction), parts_[counted.part].channels[view],
                sums[view]);
    }
}

void Evaluator::count_first(Counted& counted, Sums& sums) {
    counted.part = new_part();
    for (const Color viewer : kColors) {
        alignas(16) Channels sum;
        add_up(network_, viewer, counted.sides, sum);
        replace(kZeros, kZeros, sum, parts_[counted.part].channels[index(viewer)],
                sums[index(viewer)]);
    }
}

void Evaluator::take_out(Point point, Sums& sums) {
    Counted& counted = counted_[point.cell()];
    if (counted.part == kNothing) return;
    log(point);
    for (const Color viewer : kColors) {
        const Channels before = parts_[counted.part].channels[index(viewer)];
        Channels nothing;
        replace(before, before, kZeros, nothing, sums[index(viewer)]);
    }
    counted.part = kNothing;
}

std::uint32_t Evaluator::new_part() {
    if (parts_used_ == parts_.size()) parts_.resize(2 * parts_.size());
    return static_cast<std::uint32_t>(parts_used_++);
}

}  // namespace engine::gomoku::network
