// SPDX-License-Identifier: MIT
// Gomoku puzzles beyond continuous fours: a win by threats, and the only point that stops a win.
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
    /// Win by fours and threes where fours alone do not win.
    Threats,
    /// Stop the fours with which the other side would win.
    Defence,
};
/// `threats` or `defence`.
std::string_view text_of(ThreatGoal goal);

struct ThreatPuzzle {
    engine::gomoku::Position position;
    ThreatGoal goal = ThreatGoal::Threats;
    engine::gomoku::Point answer;
};

/// Owned by the caller.
struct ThreatSolvers {
    engine::gomoku::VcfSolver vcf;
    engine::gomoku::VctSolver vct;
};

/// The win by threats is proven, and so is that fours alone do not win and that there is no five to
/// make or stop. Of the other first moves the solver finds none that wins.
std::optional<ThreatPuzzle> threats_in(const engine::gomoku::Position& original,
                                       ThreatSolvers& solvers);

/// After every point except one the other side wins by fours, proven for each; after that point it
/// does not. Nothing if a five must be stopped, if there is only one answer to an obvious threat,
/// or if an own four could delay it.
std::optional<ThreatPuzzle> defence_in(const engine::gomoku::Position& original,
                                       ThreatSolvers& solvers);

}  // namespace puzzles
