// SPDX-License-Identifier: MIT
// Judges moves in puzzles won by continuous fours, and explains the verdict.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"

namespace engine::gomoku {

enum class FourResult : std::uint8_t {
    /// Fours win against every answer.
    Wins,
    /// The move does not make a four that must be answered.
    NoFour,
    /// The other side makes its five first.
    TooLate,
    /// The stone that blocks the four makes a four itself, after which the fours no longer win.
    CounterFour,
    /// After the block there is no further four.
    NoFourLeft,
    /// There are further fours, but none of them wins.
    Fails,
    /// The node limit was reached.
    Unknown,
};
/// Lower case with hyphens, e.g. `counter-four`.
std::string_view text_of(FourResult result);

/// The maximum over all moves in all puzzles of the list is 65 751 nodes; a phone searches this
/// many within about a second.
inline constexpr std::uint64_t kNodesToJudgeFour = 250'000;

struct JudgedFour {
    FourResult result = FourResult::Unknown;
    /// The answer of the side to move and, if fours win, the shortest way from there to the five.
    /// After NoFour an answer that leaves no win by fours; empty if none was found.
    std::vector<Point> line;
    /// The solver's nodes for all searches together.
    std::uint64_t nodes = 0;
};

/// Judges the last move: the game must not be over, and the answer has not been made. `position` is
/// changed and restored.
JudgedFour judge_four(Position& position, VcfSolver& solver,
                      std::uint64_t max_nodes = kNodesToJudgeFour);

}  // namespace engine::gomoku
