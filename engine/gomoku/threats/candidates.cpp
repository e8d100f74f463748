// SPDX-License-Identifier: MIT
#include "engine/gomoku/threats/candidates.h"

namespace engine::gomoku {

namespace {

constexpr std::array<Threat, 5> kFours{Threat::PerhapsForbidden, Threat::Four, Threat::FourThree,
                                       Threat::DoubleFour, Threat::OpenFour};

/// The points where a stone of the other side leaves `color` less than `least` on `point`, on lines
/// whose pattern is at least `line` now.
PointSet answers_to(const Position& position, Color color, Point point, Threat least,
                    Pattern line) {
    PointSet answers;
    answers.insert(point);
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (position.patterns(color, point).at(d) < line) continue;
        for (int distance = -kReach; distance <= kReach; ++distance) {
            const Point other = shifted(point, d, distance);
            if (distance == 0 || !position.is_empty(other)) continue;
            const Threat left = position.threat_if_blocked(color, point, d, distance);
            if (left < least) answers.insert(other);
        }
    }
    return answers;
}

/// The same for all points at once.
PointSet common_answers(const Position& position, Color color, const PointSet& points, Threat least,
                        Pattern line) {
    PointSet common;
    bool is_first = true;
    for (const Point point : points) {
        const PointSet answers = answers_to(position, color, point, least, line);
        common = is_first ? answers : common & answers;
        is_first = false;
    }
    return common;
}

}  // namespace

FiveAnswers answers_to_five(const Position& position) {
    const Color us = position.side_to_move();
    const PointSet& fives = position.points(~us, Threat::Five);
    FiveAnswers answers;
    if (position.rule() != Rule::Caro) {
        if (position.count(~us, Threat::Five) == 1) answers.push_back(fives.first());
        return answers;
    }
    const PointSet common = common_answers(position, ~us, fives, Threat::Five, Pattern::Five);
    for (const Point point : common) answers.push_back(point);
    return answers;
}

PointSet four_points(const Position& position, Color color) {
    PointSet points;
    for (const Threat threat : kFours) points |= position.points(color, threat);
    return points;
}

PointSet direct_defences(const Position& position) {
    const Color us = position.side_to_move();
    const PointSet threats =
        position.points(~us, Threat::OpenFour) | position.points(~us, Threat::DoubleFour);
    return common_answers(position, ~us, threats, Threat::DoubleFour, Pattern::Four);
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
