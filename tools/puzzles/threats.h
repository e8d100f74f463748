// SPDX-License-Identifier: MIT
// Gomoku puzzles beyond continuous fours: a win by threats, and the one point that stops a win.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace puzzles {

enum class ThreatGoal : std::uint8_t {
    /// To win by fours and threes where fours alone do not.
    Threats,
    /// To stop the fours the other side would win by.
    Defence,
};
/// `threats` or `defence`.
std::string_view text_of(ThreatGoal goal);

struct ThreatPuzzle {
    engine::gomoku::Position position;
    ThreatGoal goal = ThreatGoal::Threats;
    engine::gomoku::Point answer;
};

/// Lent by whoever looks for puzzles.
struct ThreatSolvers {
    engine::gomoku::VcfSolver vcf;
    engine::gomoku::VctSolver vct;
};

/// A win by threats is proved; so is that fours alone do not win, and that no five is to be made or
/// stopped. Of the other first moves the solver finds none that wins.
std::optional<ThreatPuzzle> threats_in(const engine::gomoku::Position& original,
                                       ThreatSolvers& solvers);

/// After every point but one the other side wins by fours, which is proved for each, and after that
/// one it does not. Nothing where a five has to be stopped, where there is but one answer to what
/// everybody sees, or where a four of one's own could put it off.
std::optional<ThreatPuzzle> defence_in(const engine::gomoku::Position& original,
                                       ThreatSolvers& solvers);

}  // namespace puzzles
