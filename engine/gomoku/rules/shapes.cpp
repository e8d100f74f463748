// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/shapes.h"

#include <algorithm>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

/// The unbroken row of `color` through a point, as if it had a stone there.
std::vector<Point> row_through(const Position& position, Color color, Point point,
                               std::size_t direction) {
    const auto is_own = [&](int distance) {
        return position.at(shifted(point, direction, distance)) == stone_of(color);
    };
    int first = 0;
    while (is_own(first - 1)) --first;
    std::vector<Point> row;
    for (int distance = first; distance <= 0 || is_own(distance); ++distance) {
        row.push_back(shifted(point, direction, distance));
    }
    return row;
}

/// Collects the rows in a direction that one stone extends to `goal`.
void add_shapes(Position& position, Color color, std::size_t direction, Pattern goal,
                std::vector<Shape>& shapes) {
    const bool is_four = goal == Pattern::Five;
    const std::size_t first = shapes.size();
    const PointSet points = position.empty_points();
    for (const Point point : points) {
        if (position.patterns(color, point).at(direction) != goal) continue;
        const bool is_barred =
            !is_four && color == Color::Black && foul_at(position, point) != Foul::None;
        if (is_barred) continue;
        std::vector<Point> stones = row_through(position, color, point, direction);
        stones.erase(std::find(stones.begin(), stones.end(), point));
        const auto same =
            std::find_if(shapes.begin() + static_cast<std::ptrdiff_t>(first), shapes.end(),
                         [&](const Shape& shape) { return shape.stones == stones; });
        if (same != shapes.end()) {
            same->next.push_back(point);
        } else {
            shapes.push_back({color, is_four, std::move(stones), {point}});
        }
    }
}

}  // namespace

std::vector<Shape> live_shapes(Position& position) {
    std::vector<Shape> shapes;
    for (const Color color : kColors) {
        for (const Pattern goal : {Pattern::Five, Pattern::OpenFour}) {
            for (std::size_t d = 0; d < kDirections; ++d) {
                add_shapes(position, color, d, goal, shapes);
            }
        }
    }
    return shapes;
}

std::vector<Point> winning_row(const Position& position) {
    for (int rank = 0; rank < position.size(); ++rank) {
        for (int file = 0; file < position.size(); ++file) {
            const Point point(file, rank);
            if (position.is_empty(point)) continue;
            const Color color = position.at(point) == Content::Black ? Color::Black : Color::White;
            for (std::size_t d = 0; d < kDirections; ++d) {
                if (position.pattern(color, point, d) == Pattern::Five) {
                    return row_through(position, color, point, d);
                }
            }
        }
    }
    return {};
}

}  // namespace engine::gomoku
