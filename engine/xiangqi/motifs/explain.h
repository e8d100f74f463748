// SPDX-License-Identifier: MIT
// Explains mistakes and lines of play by motifs; only motifs that are certain.
#pragma once

#include <span>
#include <vector>

#include "engine/core/types.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/motifs/motif.h"

namespace engine::xiangqi {

/// A line of play as reported by a search; the value is from the view of the side that starts it.
struct ValuedLine {
    std::span<const Move> moves;
    Value value = 0;
};

/// A motif of the move `ply` plies after the start of its line.
struct LineMotif {
    Motif motif;
    int ply = 0;
};

/// How the side that starts the line gains. If the line ends in mate: the kinds of its first check
/// and the names of the mate. Otherwise: how the first move that wins material by itself does so,
/// within a few plies. Empty if nothing is certain. The moves must be legal.
std::vector<LineMotif> motifs_of_line(const Position& position, std::span<const Move> line);

struct Explanation {
    /// The motifs of the answer to the move.
    std::vector<LineMotif> allowed;
    /// The fault of the move that allowed the answer: at most one cause.
    Motifs causes;
    /// The motifs of the better line: a gain, or the rescue of the piece that the answer captures.
    std::vector<LineMotif> missed;
    Motifs rescues;
};

/// Explains a legal `move`. `better` starts in `position`, `answer` after the move; the value of
/// `answer` is from the other side's view, and `answer` is empty if the game ended. Omits gains
/// that the values do not confirm, because the piece may be lost again.
Explanation explain_move(const Position& position, Move move, const ValuedLine& better,
                         const ValuedLine& answer);

}  // namespace engine::xiangqi
