// SPDX-License-Identifier: MIT
// Grades puzzles: themes, and an initial rating before anybody has tried them.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/xiangqi/board/position.h"
#include "tools/puzzles/threats.h"

namespace puzzles {

struct Grade {
    /// On the Glicko scale: 1500 is average.
    int rating = 1500;
    /// The engine's names of motifs, and `sacrifice`, `quiet-move`, `defence`; each at most once.
    std::vector<std::string> themes;
};

/// A line of a list of grades: `NUMBER; RATING; THEME…`.
std::string text_of(int number, const Grade& grade);

/// `game` must be Xiangqi; `mate`: the number of moves, or 0 if the answer wins in another way;
/// `answers`: the correct first moves, at least one, all legal.
///
/// The rating grows with the nodes after which a search plays one of them and keeps it, by a
/// constant for each doubling, and with the length of the mate.
Grade grade_of(engine::Game& game, const engine::xiangqi::Position& position, int mate,
               const std::vector<engine::xiangqi::Move>& answers);

/// Grades a win by `fours` fours, the first of which is `answer`: the rating grows with their
/// number and with the nodes of a search for them.
Grade grade_of_fours(const engine::gomoku::Position& position, int fours, ThreatSolvers& solvers);
/// Grades a win by threats, or a defence by the fours it has to stop.
Grade grade_of(const ThreatPuzzle& puzzle, ThreatSolvers& solvers);

}  // namespace puzzles
