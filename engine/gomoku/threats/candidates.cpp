// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

constexpr std::array<Threat, 5> kFours{Threat::PerhapsForbidden, Threat::Four, Threat::FourThree,
                                       Threat::DoubleFour, Threat::OpenFour};

/// Where a stone of the other side keeps `color` from an open or double four on `point`.
PointSet answers_to(const Position& position, Color color, Point point) {
    PointSet answers;
    answers.insert(point);
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (position.patterns(color, point).at(d) < Pattern::Four) continue;
        for (int distance = -kReach; distance <= kReach; ++distance) {
            const Point other = shifted(point, d, distance);
            if (distance == 0 || !position.is_empty(other)) continue;
            const Threat left = position.threat_if_blocked(color, point, d, distance);
            if (left < Threat::DoubleFour) answers.insert(other);
        }
    }
    return answers;
}

}  // namespace

PointSet four_points(const Position& position, Color color) {
    PointSet points;
    for (const Threat threat : kFours) points |= position.points(color, threat);
    return points;
}

PointSet direct_defences(const Position& position) {
    const Color us = position.side_to_move();
    const PointSet threats =
        position.points(~us, Threat::OpenFour) | position.points(~us, Threat::DoubleFour);
    PointSet common;
    bool is_first = true;
    for (const Point point : threats) {
        const PointSet answers = answers_to(position, ~us, point);
        common = is_first ? answers : common & answers;
        is_first = false;
    }
    return common;
}

PointSet defences(const Position& position) {
    return direct_defences(position) | four_points(position, position.side_to_move());
}

PointSet near_candidates(const Position& position) {
    if (position.stones() > 0) {
        return position.near_points().empty() ? position.empty_points() : position.near_points();
    }
    PointSet centre;
    centre.insert(Point(position.size() / 2, position.size() / 2));
    return centre;
}

}  // namespace engine::gomoku
