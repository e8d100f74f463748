// SPDX-License-Identifier: MIT
#include "engine/gomoku/rules/rules.h"

#include <array>

namespace engine::gomoku {

namespace {

/// Whether the three that Black's stone on `point` makes along a direction can become a straight
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

Verdict judge(const Position& position) {
    if (has_won(position, Color::Black)) return {Status::FirstWins, Reason::FiveInARow};
    if (has_won(position, Color::White)) return {Status::SecondWins, Reason::FiveInARow};
    if (position.is_full() || legal_moves(position).empty()) {
        return {Status::Draw, Reason::BoardFull};
    }
    return {};
}

PointSet legal_moves(const Position& position) {
    const bool may_be_forbidden =
        position.rule() == Rule::Renju && position.side_to_move() == Color::Black;
    if (!may_be_forbidden) return position.empty_points();
    Position scratch = position;
    PointSet points;
    for (const Point point : position.empty_points()) {
        if (!is_forbidden(scratch, point)) points.insert(point);
    }
    return points;
}

}  // namespace engine::gomoku
