// SPDX-License-Identifier: MIT
// Forsyth-Edwards Notation of Xiangqi, as the field writes it (side `w` or `r` for Red, `b`).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text/fault.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

inline constexpr std::string_view kStartFen =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

struct FenResult {
    std::optional<Position> position;
    /// None when there is a position.
    Fault fault;
};

/// Reads a position; the side to move defaults to Red and the counters to "0 1". Refuses more
/// pieces than a set holds, a missing king and pieces where they can never stand.
FenResult parse_fen(std::string_view fen);
/// Why no game can go on from a position that could be read: facing kings, or the side that is not
/// to move in check; none when it can.
Fault why_unplayable(const Position& position);
std::string to_fen(const Position& position);

}  // namespace engine::xiangqi
