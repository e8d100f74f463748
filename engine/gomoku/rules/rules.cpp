// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/rules.h"

#include <array>

namespace engine::gomoku {

namespace {

/// Whether the three that a black stone on `point` makes along a direction can become a straight
/// four by an allowed move that does not make a five elsewhere.
bool is_real_three(Position& position, Point point, std::size_t direction) {
    for (int distance = 1 - kReach; distance < kReach; ++distance) {
        const Point next = shifted(point, direction, distance);
        if (distance == 0 || !position.is_empty(next)) continue;
        const Pattern made =
            position.pattern_with(Color::Black, point, direction, distance, Content::Black);
        const bool straight = made == Pattern::OpenFour &&
                              position.threat(Color::Black, next) != Threat::Five &&
                              foul_at(position, next) == Foul::None;
        if (straight) return true;
    }
    return false;
}

}  // namespace

std::string_view text_of(Foul foul) {
    constexpr std::array<std::string_view, 4> kTexts{"", "overline", "double-four", "double-three"};
    return kTexts[static_cast<std::size_t>(foul)];
}

Foul foul_at(Position& position, Point point) {
    if (position.rule() != Rule::Renju) return Foul::None;
    const PatternKey key = position.patterns(Color::Black, point);
    const Threat threat = position.threat(Color::Black, point);
    if (threat == Threat::Forbidden) {
        return key.count(Pattern::Overline) > 0 ? Foul::Overline : Foul::DoubleFour;
    }
    if (threat != Threat::PerhapsForbidden) return Foul::None;
    position.put(Color::Black, point);
    int threes = 0;
    for (std::size_t d = 0; d < kDirections && threes < 2; ++d) {
        if (key.at(d) == Pattern::OpenThree && is_real_three(position, point, d)) ++threes;
    }
    position.take(Color::Black, point);
    return threes >= 2 ? Foul::DoubleThree : Foul::None;
}

bool has_won(const Position& position, Color color) {
    for (int rank = 0; rank < position.size(); ++rank) {
        for (int file = 0; file < position.size(); ++file) {
            const Point point(file, rank);
            if (position.at(point) != stone_of(color)) continue;
            for (std::size_t d = 0; d < kDirections; ++d) {
                if (position.pattern(color, point, d) == Pattern::Five) return true;
            }
        }
    }
    return false;
}

Verdict judge(Position& position) {
    if (has_won(position, Color::Black)) return {Status::FirstWins, Reason::FiveInARow};
    if (has_won(position, Color::White)) return {Status::SecondWins, Reason::FiveInARow};
    if (position.is_full() || legal_moves(position).empty()) {
        return {Status::Draw, Reason::BoardFull};
    }
    return {};
}

PointSet forbidden_points(Position& position) {
    const PointSet candidates = position.points(Color::Black, Threat::Forbidden) |
                                position.points(Color::Black, Threat::PerhapsForbidden);
    PointSet forbidden;
    for (const Point point : candidates) {
        if (foul_at(position, point) != Foul::None) forbidden.insert(point);
    }
    return forbidden;
}

PointSet legal_moves(Position& position) {
    PointSet points = position.empty_points();
    if (position.side_to_move() == Color::White) return points;
    const PointSet forbidden = forbidden_points(position);
    for (const Point point : forbidden) points.erase(point);
    return points;
}

std::uint64_t perft(Position& position, int depth) {
    if (depth == 0) return 1;
    if (judge(position).status != Status::Ongoing) return 0;
    const PointSet moves = legal_moves(position);
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t leaves = 0;
    for (const Point move : moves) {
        position.make_move(move);
        leaves += perft(position, depth - 1);
        position.unmake_move();
    }
    return leaves;
}

}  // namespace engine::gomoku
