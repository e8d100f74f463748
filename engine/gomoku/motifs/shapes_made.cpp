// SPDX-License-Identifier: MIT
#include "engine/gomoku/motifs/shapes_made.h"

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

std::vector<Point> list_of(const PointSet& points) {
    std::vector<Point> list;
    for (const Point point : points) list.push_back(point);
    return list;
}

/// The points where the stone's side can make five next.
std::vector<Point> fives_after(Position& position, Point point) {
    const Color us = position.side_to_move();
    position.make_move(point);
    std::vector<Point> fives = list_of(position.points(us, Threat::Five));
    position.unmake_move();
    return fives;
}

std::optional<Motif> with_threat(Position& position, Point point, Threat threat, MotifKind kind) {
    if (position.threat(position.side_to_move(), point) != threat) return std::nullopt;
    return Motif{kind, point, fives_after(position, point), {}};
}

}  // namespace

std::optional<Motif> find_five(const Position& position, Point point) {
    if (position.threat(position.side_to_move(), point) != Threat::Five) return std::nullopt;
    return Motif{MotifKind::Five, point, {}, {}};
}

std::optional<Motif> find_open_four(Position& position, Point point) {
    return with_threat(position, point, Threat::OpenFour, MotifKind::OpenFour);
}

std::optional<Motif> find_double_four(Position& position, Point point) {
    return with_threat(position, point, Threat::DoubleFour, MotifKind::DoubleFour);
}

std::optional<Motif> find_four_three(Position& position, Point point) {
    return with_threat(position, point, Threat::FourThree, MotifKind::FourThree);
}

std::optional<Motif> find_double_three(Position& position, Point point) {
    return with_threat(position, point, Threat::DoubleThree, MotifKind::DoubleThree);
}

std::optional<Motif> find_forbidden_answer(Position& position, Point point) {
    const Color us = position.side_to_move();
    if (position.rule() != Rule::Renju || us == Color::Black) return std::nullopt;
    position.make_move(point);
    std::optional<Motif> motif;
    const PointSet fives = position.points(us, Threat::Five);
    // A five by the other side would take precedence over the answer.
    if (fives.size() == 1 && position.count(~us, Threat::Five) == 0 &&
        is_forbidden(position, fives.first())) {
        motif = Motif{MotifKind::ForbiddenAnswer, point, {fives.first()}, {}};
    }
    position.unmake_move();
    return motif;
}

std::optional<Motif> shape_made(Position& position, Point point) {
    if (auto five = find_five(position, point)) return five;
    for (const auto find : {find_forbidden_answer, find_open_four, find_double_four,
                            find_four_three, find_double_three}) {
        if (auto motif = find(position, point)) return motif;
    }
    return std::nullopt;
}

}  // namespace engine::gomoku
