// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/game_tree.h"

#include <array>
#include <utility>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

/// Only the last move can have made a five, unless stones were set up.
bool is_over(const Position& position) {
    const Point last = position.last_move();
    if (last.none()) return has_won(position, Color::Black) || has_won(position, Color::White);
    const Color mover = ~position.side_to_move();
    for (std::size_t d = 0; d < kDirections; ++d) {
        if (position.pattern(mover, last, d) == Pattern::Five) return true;
    }
    return false;
}

Foul foul_of(const Position& position, Point move) {
    if (position.side_to_move() == Color::White) return Foul::None;
    const Threat threat = position.threat(Color::Black, move);
    if (threat != Threat::Forbidden && threat != Threat::PerhapsForbidden) return Foul::None;
    Position scratch = position;
    return foul_at(scratch, move);
}

}  // namespace

Result<Position> RecordedGame::position_of(std::string_view fen) {
    FenResult read = parse_fen(fen);
    if (!read.position) return read.fault;
    return std::move(*read.position);
}

FaultCode RecordedGame::why_not(const Position& position, Point move) {
    constexpr std::array kOfFouls{FaultCode::None, FaultCode::Overline, FaultCode::DoubleFour,
                                  FaultCode::DoubleThree};
    if (move.none()) return FaultCode::NotAPoint;
    if (!position.is_empty(move)) return FaultCode::PointTaken;
    if (is_over(position)) return FaultCode::GameOver;
    return kOfFouls[static_cast<std::size_t>(foul_of(position, move))];
}

bool RecordedGame::is_legal(const Position& position, Point move) {
    return why_not(position, move) == FaultCode::None;
}

Fault why_unplayed(const Position& position, Point move, std::string_view text) {
    const FaultCode code = RecordedGame::why_not(position, move);
    if (code != FaultCode::None) return {.code = code, .text = std::string(text)};
    return {.code = FaultCode::TooManyMoves, .number = std::int64_t{GameTree::kMaxNodes} - 1};
}

GameTree empty_tree(int size, Rule rule) {
    return std::get<GameTree>(GameTree::from_fen(to_fen(Position(size, rule))));
}

}  // namespace engine::gomoku
