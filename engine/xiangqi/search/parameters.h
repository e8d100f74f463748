// SPDX-License-Identifier: MIT
// The numbers of the search that only games can judge.
#pragma once

#include "engine/core/parameter.h"

namespace engine::xiangqi {

using Parameter = engine::Parameter<class Xiangqi>;

// Margins are in centipawns; what is counted by depth is so for each ply of it.
CHUHE_PARAMETER kAspirationWindow{"AspirationWindow", 14, 4, 60, 4};

CHUHE_PARAMETER kReverseFutilityByDepth{"ReverseFutilityByDepth", 70, 20, 160, 8};
CHUHE_PARAMETER kRazoringBase{"RazoringBase", 180, 0, 500, 25};
CHUHE_PARAMETER kRazoringByDepth{"RazoringByDepth", 160, 40, 400, 20};

CHUHE_PARAMETER kNullMoveEvalSlack{"NullMoveEvalSlack", 60, 0, 200, 12};
/// The lead over beta that deepens the reduction by a ply.
CHUHE_PARAMETER kNullMoveLeadPerPly{"NullMoveLeadPerPly", 160, 60, 400, 20};
CHUHE_PARAMETER kProbCutMargin{"ProbCutMargin", 130, 40, 300, 14};

CHUHE_PARAMETER kLateMovePruningBase{"LateMovePruningBase", 4, 1, 12, 1};
CHUHE_PARAMETER kFutilityBase{"FutilityBase", 90, 0, 250, 12};
CHUHE_PARAMETER kFutilityByDepth{"FutilityByDepth", 80, 20, 200, 10};
CHUHE_PARAMETER kCaptureExchangeByDepth{"CaptureExchangeByDepth", 90, 20, 250, 12};
/// In units of the history counters.
CHUHE_PARAMETER kHistoryPruningByDepth{"HistoryPruningByDepth", 3000, 500, 9000, 350};
/// By the square of the depth.
CHUHE_PARAMETER kQuietExchangeByDepth{"QuietExchangeByDepth", 22, 5, 80, 4};

/// Late move reductions: in 1/1024 of a ply …
CHUHE_PARAMETER kReductionBase{"ReductionBase", 500, 0, 1400, 80};
/// … and in hundredths of the divisor of 64 log2(depth) times 64 log2(moves).
CHUHE_PARAMETER kReductionDivisor{"ReductionDivisor", 1700, 1000, 3000, 100};
/// In tenths: 1/1024 of a ply less for so much of a good history.
CHUHE_PARAMETER kReductionHistoryDivisor{"ReductionHistoryDivisor", 100, 30, 400, 15};

/// In units of the history counters; the base is taken off.
CHUHE_PARAMETER kHistoryBonusByDepth{"HistoryBonusByDepth", 130, 30, 400, 16};
CHUHE_PARAMETER kHistoryBonusBase{"HistoryBonusBase", 60, 0, 400, 25};
CHUHE_PARAMETER kHistoryBonusLimit{"HistoryBonusLimit", 1400, 400, 3000, 130};
/// By depth too: to the hash move that cuts a node off, and to the move that no answer beats.
CHUHE_PARAMETER kKnownCutoffBonus{"KnownCutoffBonus", 60, 0, 250, 12};
CHUHE_PARAMETER kPriorMoveBonus{"PriorMoveBonus", 60, 0, 250, 12};
/// By centipawns that a move gains for the evaluation.
CHUHE_PARAMETER kEvaluationHistoryWeight{"EvaluationHistoryWeight", 6, 0, 40, 2};
CHUHE_PARAMETER kEvaluationHistoryLimit{"EvaluationHistoryLimit", 1500, 100, 4000, 150};

CHUHE_PARAMETER kSingularMarginByDepth{"SingularMarginByDepth", 2, 1, 8, 1};
CHUHE_PARAMETER kDeltaPruningMargin{"DeltaPruningMargin", 150, 40, 400, 18};

}  // namespace engine::xiangqi
