// SPDX-License-Identifier: MIT
// Explains mistakes in Gomoku by motifs; only motifs that are certain.
#pragma once

#include <span>
#include <vector>

#include "engine/core/types.h"
#include "engine/gomoku/motifs/motif.h"
#include "engine/gomoku/threats/vcf.h"
#include "engine/gomoku/threats/vct.h"

namespace engine::gomoku {

/// A line of play as reported by a search; the value is from the view of the side that starts it.
struct ValuedLine {
    std::span<const Point> points;
    Value value = 0;
};

/// A motif of the stone `ply` plies after the start of its line.
struct LineMotif {
    Motif motif;
    int ply = 0;
};

/// Owned by the game.
struct Solvers {
    VcfSolver& vcf;
    VctSolver& vct;
};

/// How the side that starts a winning line wins: the kind of threats, if proven, and the decisive
/// shape. Empty if the line is not won. `position` is restored.
std::vector<LineMotif> motifs_of_line(Position& position, const ValuedLine& line,
                                      const Solvers& solvers);

struct Explanation {
    std::vector<LineMotif> allowed;
    Motifs causes;
    std::vector<LineMotif> missed;
};

/// Explains a legal move of the side to move. `better` starts in `position`, `answer` after the
/// move.
Explanation explain_move(Position& position, Point move, const ValuedLine& better,
                         const ValuedLine& answer, const Solvers& solvers);

}  // namespace engine::gomoku
