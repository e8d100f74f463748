// SPDX-License-Identifier: MIT
// The readable sources of the Xiangqi book (see README.md), checked move by move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "engine/xiangqi/board/position.h"

namespace book {

/// How the side that made a move fared in the games where it was made.
struct Tally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    /// Marked `?`: the move is never offered, though the replies to it are.
    bool is_mistake = false;
    [[nodiscard]] std::int64_t games() const { return wins + draws + losses; }
};

/// Receives each move with the position before it; answers what is wrong with it, or nothing.
using MoveVisitor = std::function<std::string(const engine::xiangqi::Position& position,
                                              engine::xiangqi::Move move, const Tally& tally)>;

/// Reads a tree of moves. `file` is its name in messages. Empty on success, else the first fault
/// as `file:line: what is wrong`.
std::string read_moves(std::string_view file, std::string_view text, const MoveVisitor& visit);

/// Receives each named opening with the position it stands at.
using NameVisitor = std::function<void(const engine::xiangqi::Position& position,
                                       std::string_view code, std::string_view name)>;

/// Reads a list of named openings; faults are reported in the same way.
std::string read_openings(std::string_view file, std::string_view text, const NameVisitor& visit);

}  // namespace book
