// SPDX-License-Identifier: MIT
// A move as its player sees it: what the WXF and the Chinese notation say of it.
#pragma once

#include <cstdint>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

enum class Heading : std::uint8_t { Forward, Back, Across };

struct Step {
    Heading heading = Heading::Across;
    /// The file reached; for a piece that stays on its file, the points it passes.
    int number = 0;
    bool operator==(const Step&) const = default;
};

/// How the piece on the move's origin goes.
Step step_of(const Position& position, Move move);

/// Where a piece stands among those of its side and kind. Files count from 1 at the player's right,
/// places from 1 at the front.
struct Standing {
    int file = 0;
    /// Among the pieces of its kind on its file.
    int place = 1;
    int count_on_file = 0;
    /// Files that hold two or more of its kind.
    int tandems = 0;
    /// Its place when the pieces of all tandems are counted file by file.
    int number = 0;
};

Standing standing_of(const Position& position, Square square);

}  // namespace engine::xiangqi
