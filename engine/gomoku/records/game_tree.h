// SPDX-License-Identifier: MIT
// Trees of Gomoku moves (core/records/game_tree.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/records/game_tree.h"
#include "engine/gomoku/board/point.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/rules/fen.h"

namespace engine::gomoku {

/// The properties of the game that records need.
struct RecordedGame {
    using Move = Point;
    using Position = gomoku::Position;

    static constexpr std::string_view kUsualStart =
        "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b freestyle";
    static Result<Position> position_of(std::string_view fen);
    static std::string fen_of(const Position& position) { return to_fen(position); }
    static bool is_legal(const Position& position, Point move);
    static std::optional<std::string> write(const Position& /*position*/, Point move,
                                            std::string_view notation) {
        return notation == "uci" ? std::optional(move.text()) : std::nullopt;
    }
    /// FaultCode::None if the move can be played.
    static FaultCode why_not(const Position& position, Point move);
    static std::optional<Point> move_of(const Position& position, std::string_view text) {
        return parse_point(text, position.size());
    }
};

using GameTree = BasicTree<RecordedGame>;
using TreeCursor = BasicCursor<RecordedGame>;

/// A game from the empty board.
GameTree empty_tree(int size, Rule rule);
/// Why a cursor could not play the point; `text` is its form in the record.
Fault why_unplayed(const Position& position, Point move, std::string_view text);

}  // namespace engine::gomoku
