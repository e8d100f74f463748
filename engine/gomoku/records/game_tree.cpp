// SPDX-License-Identifier: MIT
#include "engine/gomoku/records/game_tree.h"

#include <utility>

#include "engine/gomoku/rules/rules.h"

namespace engine::gomoku {

namespace {

/// Only the last move can have made a five, unless the stones were set up.
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

std::variant<Position, std::string> RecordedGame::position_of(std::string_view fen) {
    FenResult read = parse_fen(fen);
    if (!read.position) return read.error;
    return std::move(*read.position);
}

std::string why_not(const Position& position, Point move) {
    if (move.none()) return "there is no such point";
    if (!position.is_empty(move)) return "there is a stone";
    if (is_over(position)) return "the game is over";
    return std::string(text_of(foul_of(position, move)));
}

bool RecordedGame::is_legal(const Position& position, Point move) {
    return why_not(position, move).empty();
}

GameTree empty_tree(int size, Rule rule) {
    return std::get<GameTree>(GameTree::from_fen(to_fen(Position(size, rule))));
}

}  // namespace engine::gomoku
