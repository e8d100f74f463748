// SPDX-License-Identifier: MIT
// A move from its player's view, as the WXF and the Chinese notation describe it.
#pragma once

#include <cstdint>

#include "engine/xiangqi/board/move.h"
#include "engine/xiangqi/board/position.h"

namespace engine::xiangqi {

enum class Heading : std::uint8_t { Forward, Back, Across };

struct Step {
    Heading heading = Heading::Across;
    /// The file reached; for a piece that stays on its file, the number of steps.
    int number = 0;
    bool operator==(const Step&) const = default;
};

/// The step of the piece on the move's origin.
Step step_of(const Position& position, Move move);

/// The rank of a piece among those of its side and kind. Files count from 1 at the player's right,
/// places from 1 at the front.
struct Standing {
    int file = 0;
    /// Among the pieces of its kind on the file.
    int place = 1;
    int count_on_file = 0;
    /// The number of files with two or more pieces of its kind.
    int tandems = 0;
    /// Its place, counted through the pieces of all tandems file by file.
    int number = 0;
};

Standing standing_of(const Position& position, Square square);

}  // namespace engine::xiangqi
