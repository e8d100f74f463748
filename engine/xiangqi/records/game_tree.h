// SPDX-License-Identifier: MIT
// Trees of Xiangqi moves (core/records/game_tree.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/records/game_tree.h"
#include "engine/xiangqi/board/fen.h"
#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

/// What records must know of the game.
struct RecordedGame {
    using Move = xiangqi::Move;
    using Position = xiangqi::Position;

    static constexpr std::string_view kUsualStart = kStartFen;
    static std::variant<Position, std::string> position_of(std::string_view fen);
    static std::string fen_of(const Position& position) { return to_fen(position); }
    static bool is_legal(const Position& position, Move move) { return position.is_legal(move); }
    /// ICCS, WXF, simplified and traditional Chinese.
    static std::string texts_of(const Position& position, Move move);
    static std::optional<Move> move_of(const Position& /*position*/, std::string_view text) {
        return parse_move(text);
    }
};

using GameTree = BasicTree<RecordedGame>;
using TreeCursor = BasicCursor<RecordedGame>;

}  // namespace engine::xiangqi
