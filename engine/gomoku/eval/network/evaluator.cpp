// SPDX-License-Identifier: MIT
#include "engine/gomoku/eval/network/evaluator.h"

#include <algorithm>

#include "engine/core/simd.h"
#include "engine/gomoku/board/zobrist.h"

namespace engine::gomoku::network {

namespace {

/// Room for a few levels.
constexpr std::size_t kFirstParts = 1024;

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

/// Of the stones alone, whoever is to move.
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
    go_back_to_ancestor_of(position);
    const Level& ancestor = levels_.back();
    const auto& moves = position.moves();
    if (ancestor.stones == key_of_stones(position)) return;
    Level level{ancestor.sums, key_of_stones(position), moves.size(), log_.size(), parts_used_};
    for (std::size_t i = ancestor.moves; i < moves.size(); ++i) {
        if (moves[i].none()) continue;
        update(position, moves[i], level.sums);
        for (std::size_t d = 0; d < kDirections; ++d) {
            for (int distance = 1; distance <= static_cast<int>(kNearCells); ++distance) {
                update(position, shifted(moves[i], d, distance), level.sums);
                update(position, shifted(moves[i], d, -distance), level.sums);
            }
        }
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
        replace(counted_[point.cell()], position.line_sides(point), level.sums);
    }
    levels_.push_back(level);
}

void Evaluator::update(const Position& position, Point point, Sums& sums) {
    Counted& counted = counted_[point.cell()];
    const LineSides sides = position.is_empty(point) ? position.line_sides(point) : LineSides();
    if (counted.sides == sides) return;
    log_.push_back({static_cast<std::uint32_t>(point.cell()), counted});
    replace(counted, sides, sums);
}

void Evaluator::replace(Counted& counted, LineSides sides, Sums& sums) {
    const bool is_active = sides != LineSides() && sees_stones(sides);
    const auto part = is_active ? static_cast<std::uint32_t>(parts_used_++) : kNothing;
    if (parts_used_ > parts_.size()) parts_.resize(2 * parts_.size());
    const Part& before = parts_[counted.part];
    Part& now = parts_[part];
    const Vec8s zero = Vec8s::splat(0);
    const Vec8s most = Vec8s::splat(kLargestChannel);
    for (const Color viewer : kColors) {
        const std::size_t view = index(viewer);
        ShapeRows rows{};
        if (is_active) rows = rows_of(network_, viewer, sides);
        for (std::size_t i = 0; i < kChannels; i += 8) {
            Vec8s channels = zero;
            if (is_active) {
                channels = Vec8s::load(&network_.bias[i]);
                for (const Network::Channels* row : rows)
                    channels = channels + Vec8s::load(&(*row)[i]);
                channels = min(max(channels, zero), most);
                channels.store(&now.channels[view][i]);
            }
            const Vec8s change = channels - Vec8s::load(&before.channels[view][i]);
            (Vec8s::load(&sums[view][i]) + change).store(&sums[view][i]);
        }
    }
    counted = {sides, part};
}

}  // namespace engine::gomoku::network
