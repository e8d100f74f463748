// SPDX-License-Identifier: MIT
// The text sources of the Xiangqi book (see README.md), with every move checked.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/xiangqi/board/position.h"

namespace book {

/// The results of the side that made a move.
struct Tally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    /// Marked `?`: the book never offers the move, but contains the replies to it.
    bool is_mistake = false;
    [[nodiscard]] std::int64_t games() const { return wins + draws + losses; }
};

/// Receives each move with the position before it; returns an error message, or an empty string.
using MoveVisitor = std::function<std::string(const engine::xiangqi::Position& position,
                                              engine::xiangqi::Move move, const Tally& tally)>;

/// Reads a tree of moves. `file` is the name for messages. Returns an empty string, or the first
/// error as `file:line: message`.
std::string read_moves(std::string_view file, std::string_view text, const MoveVisitor& visit);

/// Receives each named opening with its position.
using NameVisitor = std::function<void(const engine::xiangqi::Position& position,
                                       std::string_view code, std::string_view name)>;

/// Reads a list of named openings; reports errors in the same way.
std::string read_openings(std::string_view file, std::string_view text, const NameVisitor& visit);

}  // namespace book
