// SPDX-License-Identifier: MIT
// The numbers of the search that only games can judge.
#pragma once

#include "engine/core/parameter.h"

namespace engine::gomoku {

using Parameter = engine::Parameter<class Gomoku>;

// Margins are in units of the evaluation; what is counted by depth is so for each ply of it.
CHUHE_PARAMETER kAspirationWindow{"AspirationWindow", 40, 10, 200, 8};

/// Attacker's moves a search for continuous fours may take: at a leaf, and more by the square of
/// the depth that remains.
CHUHE_PARAMETER kLeafVcfNodes{"LeafVcfNodes", 6, 1, 40, 2};
CHUHE_PARAMETER kVcfNodesByDepth{"VcfNodesByDepth", 4, 1, 30, 2};
/// Answers to threats, one after the other, that may follow a line at whose end one is pending.
CHUHE_PARAMETER kMostLeafDefences{"MostLeafDefences", 8, 2, 20, 2};

CHUHE_PARAMETER kReverseFutilityByDepth{"ReverseFutilityByDepth", 90, 20, 300, 18};
/// So much less where the evaluation is better than a move before.
CHUHE_PARAMETER kReverseFutilityImproving{"ReverseFutilityImproving", 90, 0, 300, 25};
CHUHE_PARAMETER kRazoringByDepth{"RazoringByDepth", 220, 40, 800, 45};
/// In sixteenths of a ply.
CHUHE_PARAMETER kNullMoveReduction{"NullMoveReduction", 48, 20, 96, 8};

/// In eighths of a move, the latter by the square of the depth.
CHUHE_PARAMETER kLateMovePruningBase{"LateMovePruningBase", 48, 8, 200, 10};
CHUHE_PARAMETER kLateMovePruningByDepth{"LateMovePruningByDepth", 24, 6, 100, 5};

/// Late move reductions, in 1/64 of a ply: what each has …
CHUHE_PARAMETER kReductionBase{"ReductionBase", 24, -64, 160, 14};
/// … besides 64 log2(depth) times 64 log2(moves) through this …
CHUHE_PARAMETER kReductionDivisor{"ReductionDivisor", 128, 60, 300, 14};
/// … less in the principal variation and for threats, more where the evaluation gets no better.
CHUHE_PARAMETER kReductionPv{"ReductionPv", 64, 0, 160, 16};
CHUHE_PARAMETER kReductionThreat{"ReductionThreat", 48, 0, 160, 14};
CHUHE_PARAMETER kReductionWorse{"ReductionWorse", 24, -30, 120, 14};

/// The order of moves: what their lines move_value, in quarters; what they threaten and take from
/// the enemy, in hundredths of the tables; killers; and what histories are divided by, in quarters.
CHUHE_PARAMETER kMoveValueWeight{"MoveValueWeight", 32, 8, 120, 5};
CHUHE_PARAMETER kAttackWeight{"AttackWeight", 100, 5, 300, 14};
CHUHE_PARAMETER kDefenceWeight{"DefenceWeight", 100, 5, 400, 16};
CHUHE_PARAMETER kKillerScore{"KillerScore", 350, 0, 1500, 70};
CHUHE_PARAMETER kHistoryDivisor{"HistoryDivisor", 96, 20, 400, 16};
CHUHE_PARAMETER kHistoryBonusByDepth{"HistoryBonusByDepth", 130, 20, 500, 20};

}  // namespace engine::gomoku
