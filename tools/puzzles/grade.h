// SPDX-License-Identifier: MIT
// What a puzzle is an example of, and how hard it is at first: before anybody has tried it.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/gomoku/board/position.h"
#include "engine/xiangqi/board/position.h"
#include "tools/puzzles/threats.h"

namespace puzzles {

struct Grade {
    /// On the scale of Glicko: 1500 is middling.
    int rating = 1500;
    /// Motifs of the engine by their names, and `sacrifice`, `quiet-move`, `defence`; each once.
    std::vector<std::string> themes;
};

/// A line of a list of grades: `NUMBER; RATING; THEME…`.
std::string text_of(int number, const Grade& grade);

/// `game` must be Xiangqi; `mate`: moves, or 0 where the answer wins otherwise; `answers`: the
/// first moves that are right, one at least, which must be legal.
///
/// The rating grows with the nodes after which a search plays one of them and stays with it, a
/// constant for each doubling, and with the length of the mate.
Grade grade_of(engine::Game& game, const engine::xiangqi::Position& position, int mate,
               const std::vector<engine::xiangqi::Move>& answers);

/// A win by `fours` fours of which `answer` is the first: the rating grows with their number and
/// with what a search for them looks at.
Grade grade_of_fours(const engine::gomoku::Position& position, int fours, ThreatSolvers& solvers);
/// The same of a win by threats, and of the fours that a defence has to stop.
Grade grade_of(const ThreatPuzzle& puzzle, ThreatSolvers& solvers);

}  // namespace puzzles
