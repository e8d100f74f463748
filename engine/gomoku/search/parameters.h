// SPDX-License-Identifier: MIT
// The numbers of the search that only games can judge.
#pragma once

#include "engine/core/parameter.h"

namespace engine::gomoku {

using Parameter = engine::Parameter<class Gomoku>;

// Margins are in units of the evaluation, reductions in 1/kPly of a ply; `ByDepth` is for each ply
// of the depth that remains.

inline constexpr int kPly = 64;

CHUHE_PARAMETER kAspirationWindow{"AspirationWindow", 40, 10, 200, 8};

/// Attacker's moves a search for continuous fours may take: at a leaf, and more by the square of
/// the depth that remains.
CHUHE_PARAMETER kLeafVcfNodes{"LeafVcfNodes", 6, 1, 40, 2};
CHUHE_PARAMETER kVcfNodesByDepth{"VcfNodesByDepth", 4, 1, 30, 2};
/// Answers to threats, one after the other, that may follow a line at whose end one is pending.
CHUHE_PARAMETER kMaxLeafDefences{"MaxLeafDefences", 8, 2, 20, 2};

CHUHE_PARAMETER kReverseFutilityByDepth{"ReverseFutilityByDepth", 90, 20, 300, 18};
/// So much less where the evaluation is better than a move before.
CHUHE_PARAMETER kReverseFutilityImproving{"ReverseFutilityImproving", 90, 0, 300, 25};
CHUHE_PARAMETER kRazoringByDepth{"RazoringByDepth", 220, 40, 800, 45};
CHUHE_PARAMETER kNullMoveReduction{"NullMoveReduction", 192, 80, 384, 32};
CHUHE_PARAMETER kNullMoveReductionByDepth{"NullMoveReductionByDepth", 16, 0, 64, 4};

/// Moves that are searched before quiet ones are left out: this many and, by the square of the
/// depth, more.
CHUHE_PARAMETER kLateMovePruningBase{"LateMovePruningBase", 6, 1, 25, 1};
CHUHE_PARAMETER kLateMovePruningByDepth{"LateMovePruningByDepth", 3, 1, 12, 1};

/// Late move reductions: what each has …
CHUHE_PARAMETER kReductionBase{"ReductionBase", 24, -64, 160, 14};
/// … besides 64 log2(depth) times 64 log2(moves) divided by this …
CHUHE_PARAMETER kReductionDivisor{"ReductionDivisor", 128, 60, 300, 14};
/// … less in the principal variation and for threats, more where the evaluation gets no better.
CHUHE_PARAMETER kReductionPv{"ReductionPv", 64, 0, 160, 16};
CHUHE_PARAMETER kReductionThreat{"ReductionThreat", 48, 0, 160, 14};
CHUHE_PARAMETER kReductionWorse{"ReductionWorse", 24, -30, 120, 14};

/// The order of moves: the factor of their move values; the tables of what they threaten and of what
/// they take from the enemy, in percent; killers; and what histories are divided by.
CHUHE_PARAMETER kMoveValueWeight{"MoveValueWeight", 8, 2, 30, 1};
CHUHE_PARAMETER kAttackWeight{"AttackWeight", 100, 5, 300, 14};
CHUHE_PARAMETER kDefenceWeight{"DefenceWeight", 100, 5, 400, 16};
CHUHE_PARAMETER kKillerScore{"KillerScore", 350, 0, 1500, 70};
CHUHE_PARAMETER kHistoryDivisor{"HistoryDivisor", 24, 5, 100, 4};
/// In units of the history counters.
CHUHE_PARAMETER kHistoryBonusByDepth{"HistoryBonusByDepth", 130, 20, 500, 20};
CHUHE_PARAMETER kHistoryBonusLimit{"HistoryBonusLimit", 1400, 400, 3000, 130};

}  // namespace engine::gomoku
