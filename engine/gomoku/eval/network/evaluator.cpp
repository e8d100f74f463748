// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/evaluator.h"

#include <algorithm>

#include "engine/core/simd.h"

namespace engine::gomoku::network {

namespace {

using ShapeRows = std::array<const Network::Channels*, kDirections>;

/// The vectors of a point's lines.
ShapeRows rows_of(const Network& network, Color viewer, LineSides sides) {
    ShapeRows rows{};
    for (std::size_t d = 0; d < kDirections; ++d) {
        rows[d] = &network.shapes[shape_of(viewer, sides.before(d), sides.after(d))];
    }
    return rows;
}

/// Whether anything is to be seen from the point.
bool sees_stones(LineSides sides) {
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (sees_stone(sides.before(d)) || sees_stone(sides.after(d))) return true;
    }
    return false;
}

}  // namespace

Value Evaluator::operator()(const Position& position) {
    follow(position);
    const Value value = judgement_of(head(position), sums_, position.side_to_move()).value;
    return std::clamp(value, -kRuleLossBound + 1, kRuleLossBound - 1);
}

void Evaluator::begin_policies(const Position& position) {
    follow(position);
    side_to_move_ = position.side_to_move();
    const Judgement judgement = judgement_of(head(position), sums_, side_to_move_);
    policy_weights_ = policy_weights(head(position), judgement.hidden);
}

int Evaluator::policy(Point point) const {
    const auto& channels = counted_[point.cell()].channels;
    Acc products;
    for (const bool own : {true, false}) {
        const auto& of_side = channels[index(own ? side_to_move_ : ~side_to_move_)];
        const auto& weights = policy_weights_[own ? 0 : 1];
        for (std::size_t i = 0; i < kChannels; i += 8) {
            products.madd(Vec8s::load(&of_side[i]), Vec8s::load(&weights[i]));
        }
    }
    return products.sum() / (kChannelUnit * kWeightUnit / kPolicyUnit);
}

void Evaluator::follow(const Position& position) {
    const PointSet& points = position.empty_points();
    for (const Point point : points_ - points) remove(counted_[point.cell()]);
    points_ = points;
    for (const Point point : points) {
        Counted& counted = counted_[point.cell()];
        const LineSides sides = position.line_sides(point);
        if (counted.sides != sides) replace(counted, sides);
    }
}

void Evaluator::replace(Counted& counted, LineSides sides) {
    const bool is_active = sides != LineSides() && sees_stones(sides);
    const bool was_active = counted.sides != LineSides() && sees_stones(counted.sides);
    counted.sides = sides;
    if (!is_active && !was_active) return;
    const Vec8s zero = Vec8s::splat(0);
    const Vec8s most = Vec8s::splat(kLargestChannel);
    for (const Color viewer : kColors) {
        auto& channels = counted.channels[index(viewer)];
        auto& sums = sums_[index(viewer)];
        ShapeRows rows{};
        if (is_active) rows = rows_of(network_, viewer, sides);
        for (std::size_t i = 0; i < kChannels; i += 8) {
            const Vec8s before = Vec8s::load(&channels[i]);
            Vec8s now = zero;
            if (is_active) {
                now = Vec8s::load(&network_.bias[i]);
                for (const Network::Channels* row : rows) now = now + Vec8s::load(&(*row)[i]);
                now = min(max(now, zero), most);
            }
            now.store(&channels[i]);
            (Vec8s::load(&sums[i]) + now - before).store(&sums[i]);
        }
    }
}

}  // namespace engine::gomoku::network
