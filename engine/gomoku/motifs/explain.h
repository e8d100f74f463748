// SPDX-License-Identifier: MIT
// Why a move of Gomoku was bad: the motifs that are certain, and no others.
#pragma once

#include <span>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/motifs/motif.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace engine::gomoku {

/// A line of play as a search reports it; the value is for the side that begins it.
struct ValuedLine {
    std::span<const Point> points;
    Value value = 0;
};

/// A motif of a stone that is so many plies from the beginning of its line.
struct LineMotif {
    Motif motif;
    int ply = 0;
};

/// Lent by the game.
struct Solvers {
    VcfSolver& vcf;
    VctSolver& vct;
};

/// How the side that begins a winning line wins: by which kind of threats, if these are proven, and
/// the shape that decides. Empty where the line is not won. `position` is restored.
std::vector<LineMotif> motifs_of_line(Position& position, const ValuedLine& line,
                                      const Solvers& solvers);

struct Explanation {
    std::vector<LineMotif> allowed;
    Motifs causes;
    std::vector<LineMotif> missed;
};

/// About a move the side to move may play. `better` begins in `position`, `answer` after the move.
Explanation explain_move(Position& position, Point move, const ValuedLine& better,
                         const ValuedLine& answer, const Solvers& solvers);

}  // namespace engine::gomoku
