// SPDX-License-Identifier: MIT
// Trees of Xiangqi moves (core/records/game_tree.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/records/game_tree.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/notation/notation.h"

namespace engine::xiangqi {

/// The properties of the game that records need.
struct RecordedGame {
    using Move = xiangqi::Move;
    using Position = xiangqi::Position;

    static constexpr std::string_view kUsualStart = kStartFen;
    static Result<Position> position_of(std::string_view fen);
    static std::string fen_of(const Position& position) { return to_fen(position); }
    static bool is_legal(const Position& position, Move move) { return position.is_legal(move); }
    static std::optional<std::string> write(const Position& position, Move move,
                                            std::string_view notation);
    static FaultCode why_not(const Position& /*position*/, Move /*move*/) {
        return FaultCode::IllegalMove;
    }
    static std::optional<Move> move_of(const Position& /*position*/, std::string_view text) {
        return parse_move(text);
    }
};

using GameTree = BasicTree<RecordedGame>;
using TreeCursor = BasicCursor<RecordedGame>;

/// Why a cursor could not play a move that was read; `word` is its text in the record.
Fault why_unplayed(const Result<MoveReading>& read, std::string_view word);
/// The same for a move that a record stores as points; kNoMove if they are off the board.
Fault why_unplayed(Move move);

}  // namespace engine::xiangqi
