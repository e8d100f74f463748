// SPDX-License-Identifier: MIT
// Forsyth-Edwards Notation of Xiangqi in its common form (side to move `w` or `r` for Red, `b`).
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
    /// Empty if there is a position.
    Fault fault;
};

/// Parses a position; the side to move defaults to Red and the counters to "0 1". Rejects more
/// pieces than a set has, a missing king, and pieces on points they can never reach.
FenResult parse_fen(std::string_view fen);
/// Why a parsed position cannot be played: facing kings, or the side that is not to move is in
/// check. Empty if it can be played.
Fault why_unplayable(const Position& position);
std::string to_fen(const Position& position);

}  // namespace engine::xiangqi
