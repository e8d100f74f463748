// SPDX-License-Identifier: MIT
// The judge of puzzles: what a move is worth to a side that means to win by fours alone, and why.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

enum class FourResult : std::uint8_t {
    /// Fours win, whatever the answer.
    Wins,
    /// There is no four to be answered.
    NoFour,
    /// The other side makes its five first.
    TooLate,
    /// The stone that answers the four makes a four itself, and with that the fours win no more.
    CounterFour,
    /// Once the four is answered no other can be made.
    NoFourLeft,
    /// Fours are left, but none of them wins.
    Fails,
    /// The nodes allowed were spent.
    Unknown,
};
/// Lower case with hyphens, e.g. `counter-four`.
std::string_view text_of(FourResult result);

/// Of all moves in all puzzles of the list none takes more than 65 751 nodes; a phone has spent
/// these within a second or so.
inline constexpr std::uint64_t kNodesToJudgeFour = 250'000;

struct JudgedFour {
    FourResult result = FourResult::Unknown;
    /// The answer of the side to move and, where fours win, the shortest way from there to the
    /// five. After NoFour an answer that leaves no win by fours; empty where none was found.
    std::vector<Point> line;
    /// The solver's, for all its questions together.
    std::uint64_t nodes = 0;
};

/// Judges the last move: its answer is to be made, and the game is not over. `position` is moved
/// about and restored.
JudgedFour judge_four(Position& position, VcfSolver& solver,
                      std::uint64_t max_nodes = kNodesToJudgeFour);

}  // namespace engine::gomoku
