// SPDX-License-Identifier: MIT
// The puzzles of puzzles/xiangqi.txt and what counts as solving one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/xiangqi/board/position.h"
#include "tools/match/dialect.h"

namespace match {

struct Puzzle {
    /// Rises along the list.
    int number = 0;
    std::string fen;
    engine::xiangqi::Position position;
    /// Moves to the mate; 0 where the first move wins otherwise.
    int mate = 0;
    std::vector<engine::xiangqi::Move> keys;
};

struct PuzzlesResult {
    std::vector<Puzzle> puzzles;
    /// Names the line and quotes what is wrong; empty when all was read.
    std::string error;
};

PuzzlesResult read_puzzles(std::string_view text);

/// Whether the engine claims a mate no longer than the puzzle's.
bool announces_mate(const Puzzle& puzzle, const Answer& answer);
/// Whether it plays a key or, as the list of keys may lack quiet ones, announces the mate.
bool solves(const Puzzle& puzzle, const Answer& answer);

}  // namespace match
