// SPDX-License-Identifier: MIT
// Why a move was bad, or what a line does: the motifs that are certain, and no others.
#pragma once

#include <span>
#include <vector>

#include "engine/core/types.h"
#include "engine/xiangqi/board/position.h"
#include "engine/xiangqi/motifs/motif.h"

namespace engine::xiangqi {

/// A line of play as a search reports it; the value is for the side that begins it.
struct ValuedLine {
    std::span<const Move> moves;
    Value value = 0;
};

/// A motif of a move that is so many plies from the beginning of its line.
struct LineMotif {
    Motif motif;
    int ply = 0;
};

/// By what the side that begins the line gains: if the line ends in mate, the kinds of its first
/// check and the names of the mate; else how the first of its moves that wins material by itself
/// does so, within a few plies. Empty where nothing is certain. The moves must be legal.
std::vector<LineMotif> motifs_of_line(const Position& position, std::span<const Move> line);

struct Explanation {
    /// What the answer to the move does.
    std::vector<LineMotif> allowed;
    /// What the move did wrong before that: at most one cause.
    Motifs causes;
    /// What the better line would have done: gain, or save the piece that the answer takes.
    std::vector<LineMotif> missed;
    Motifs rescues;
};

/// About a legal `move`. `better` begins in `position`, `answer` after the move; its value is for
/// the other side, and it is empty where the game ended. Gains that the values do not bear out are
/// left out: the piece may come back.
Explanation explain_move(const Position& position, Move move, const ValuedLine& better,
                         const ValuedLine& answer);

}  // namespace engine::xiangqi
