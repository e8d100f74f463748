// SPDX-License-Identifier: MIT
// Forsyth-Edwards Notation of Xiangqi, as the field writes it (side `w` or `r` for Red, `b`).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/xiangqi/position.h"

namespace engine::xiangqi {

inline constexpr std::string_view kStartFen =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

struct FenResult {
    std::optional<Position> position;
    /// A sentence quoting what is wrong; empty when there is a position.
    std::string error;
};

/// Reads a position; the side to move defaults to Red and the counters to "0 1". Refuses positions
/// no game can reach by the moves of the pieces: more men than a set holds, men where they can
/// never stand, a side not to move in check, facing kings.
FenResult parse_fen(std::string_view fen);
std::string to_fen(const Position& position);

}  // namespace engine::xiangqi
