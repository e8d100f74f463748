// SPDX-License-Identifier: MIT
// The limits and margins of the search, and what it can do without; by technique.
#pragma once

#include "engine/core/search/parameter.h"

namespace engine::xiangqi {

using Parameter = engine::Parameter<class Xiangqi>;

// Margins are in centipawns, depths in plies; what is counted by depth is so for each ply of it.

CHUHE_SWITCH(Table, "table");
CHUHE_SWITCH(HashMove, "hash-move");
CHUHE_SWITCH(IterativeDeepening, "iterative-deepening");
CHUHE_SWITCH(PrincipalVariationSearch, "principal-variation-search");
CHUHE_SWITCH(MateDistancePruning, "mate-distance-pruning");
CHUHE_SWITCH(Quiescence, "quiescence");
CHUHE_SWITCH(QuiescenceTable, "quiescence-table");

CHUHE_PARAMETER(AspirationDepth, 5, 1, 20, 0, "aspiration-windows", kOutOfReach);
CHUHE_PARAMETER(AspirationWindow, 14, 4, 60, 4);
/// A window that has grown wider than this is opened altogether.
CHUHE_PARAMETER(AspirationLimit, 500, 50, 2000, 0);

/// The shallowest node without a hash move that is searched less.
CHUHE_PARAMETER(IterativeReductionDepth, 4, 2, 20, 0, "internal-iterative-reduction", kOutOfReach);

/// The deepest node, as in every technique that guesses near the leaves.
CHUHE_PARAMETER(ReverseFutilityDepth, 8, 1, 20, 0, "reverse-futility", 0);
CHUHE_PARAMETER(ReverseFutilityByDepth, 70, 20, 160, 8);
CHUHE_PARAMETER(RazoringDepth, 3, 1, 10, 0, "razoring", 0);
CHUHE_PARAMETER(RazoringBase, 180, 0, 500, 25);
CHUHE_PARAMETER(RazoringByDepth, 160, 40, 400, 20);

CHUHE_PARAMETER(NullMoveDepth, 3, 1, 20, 0, "null-move", kOutOfReach);
CHUHE_PARAMETER(NullMoveEvalSlack, 60, 0, 200, 12);
/// The reduction: this, a ply for so much depth, and one for so much lead over beta, up to a limit.
CHUHE_PARAMETER(NullMoveReduction, 3, 1, 6, 0);
CHUHE_PARAMETER(NullMoveDepthPerPly, 4, 2, 12, 0);
CHUHE_PARAMETER(NullMoveLeadPerPly, 160, 60, 400, 20);
CHUHE_PARAMETER(NullMoveMostByLead, 3, 0, 6, 0);
/// From this depth, and with fewer rooks, knights and cannons than this, the result is verified.
CHUHE_PARAMETER(NullMoveVerifyDepth, 12, 1, 100, 0);
CHUHE_PARAMETER(NullMoveVerifyAttackers, 3, 0, 6, 0);

CHUHE_PARAMETER(ProbCutDepth, 5, 2, 20, 0, "probcut", kOutOfReach);
CHUHE_PARAMETER(ProbCutMargin, 130, 40, 300, 14);
CHUHE_PARAMETER(ProbCutReduction, 4, 1, 8, 0);
/// A stored bound below the target counts unless it is from a search more plies shallower.
CHUHE_PARAMETER(ProbCutEntrySlack, 3, 0, 8, 0);

CHUHE_PARAMETER(SingularDepth, 7, 3, 20, 0, "singular-extension", kOutOfReach);
CHUHE_PARAMETER(SingularEntrySlack, 3, 0, 8, 0);
CHUHE_PARAMETER(SingularMarginByDepth, 2, 1, 8, 1);

/// In plies; no line is extended beyond so many times the depth of the iteration.
CHUHE_PARAMETER(CheckExtension, 1, 0, 2, 0, "check-extension", 0);
CHUHE_PARAMETER(SingleReplyExtension, 1, 0, 2, 0, "single-reply-extension", 0);
CHUHE_PARAMETER(MostExtension, 2, 1, 4, 0);
CHUHE_PARAMETER(ExtendedDepths, 2, 1, 4, 0);

CHUHE_PARAMETER(LateMovePruningDepth, 8, 1, 20, 0, "late-move-pruning", 0);
CHUHE_PARAMETER(LateMovePruningBase, 4, 1, 12, 1);
CHUHE_PARAMETER(FutilityDepth, 6, 1, 20, 0, "futility-pruning", 0);
CHUHE_PARAMETER(FutilityBase, 90, 0, 250, 12);
CHUHE_PARAMETER(FutilityByDepth, 80, 20, 200, 10);
CHUHE_PARAMETER(CaptureExchangeDepth, 6, 1, 20, 0, "exchange-pruning", 0);
CHUHE_PARAMETER(CaptureExchangeByDepth, 90, 20, 250, 12);
CHUHE_PARAMETER(QuietExchangeDepth, 7, 1, 20, 0, "exchange-pruning", 0);
/// By the square of the depth.
CHUHE_PARAMETER(QuietExchangeByDepth, 22, 5, 80, 4);
CHUHE_PARAMETER(HistoryPruningDepth, 5, 1, 20, 0, "history-pruning", 0);
/// In units of the history counters.
CHUHE_PARAMETER(HistoryPruningByDepth, 3000, 500, 9000, 350);
/// Beyond every score it prunes nothing.
CHUHE_PARAMETER(DeltaPruningMargin, 150, 40, 400, 18, "delta-pruning", 100'000);

/// Late move reductions: after so many moves at the root, in the principal variation and elsewhere,
CHUHE_PARAMETER(ReductionDepth, 3, 1, 20, 0, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMovesRoot, 4, 1, 20, 0, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMovesPv, 3, 1, 20, 0);
CHUHE_PARAMETER(ReductionMoves, 2, 1, 20, 0);
/// in 1/1024 of a ply …
CHUHE_PARAMETER(ReductionBase, 500, 0, 1400, 80);
/// … and in hundredths of the divisor of 64 log2(depth) times 64 log2(moves);
CHUHE_PARAMETER(ReductionDivisor, 1700, 1000, 3000, 100);
/// less in the principal variation and for a check, more where a cut is expected or the evaluation
/// gets no better;
CHUHE_PARAMETER(ReductionPv, 1024, 0, 3000, 0);
CHUHE_PARAMETER(ReductionCheck, 1024, 0, 3000, 0);
CHUHE_PARAMETER(ReductionCut, 1024, 0, 3000, 0);
CHUHE_PARAMETER(ReductionWorse, 512, 0, 2000, 0);
/// in tenths: 1/1024 of a ply less for so much of a good history.
CHUHE_PARAMETER(ReductionHistoryDivisor, 100, 30, 400, 15);

CHUHE_SWITCH(StaticExchange, "static-exchange");
CHUHE_SWITCH(Killers, "killers");
CHUHE_SWITCH(QuietHistory, "history");
CHUHE_SWITCH(ContinuationHistory, "continuation-history");
CHUHE_SWITCH(CaptureHistory, "capture-history");
/// In units of the history counters, by which a quiet move that gives check is preferred.
CHUHE_PARAMETER(CheckOrderBonus, 6000, 0, 16000, 0, "check-ordering", 0);
/// Captures: by centipawns of the victim and, taken off, of the attacker.
CHUHE_PARAMETER(VictimWeight, 128, 1, 512, 0);
CHUHE_PARAMETER(AttackerWeight, 8, 0, 64, 0);

/// In units of the history counters; the base is taken off.
CHUHE_PARAMETER(HistoryBonusByDepth, 130, 30, 400, 16);
CHUHE_PARAMETER(HistoryBonusBase, 60, 0, 400, 25);
CHUHE_PARAMETER(HistoryBonusLimit, 1400, 400, 3000, 130);
/// By depth too: to the hash move that cuts a node off, and to the move that no answer beats.
CHUHE_PARAMETER(KnownCutoffBonus, 60, 0, 250, 12);
CHUHE_PARAMETER(PriorMoveBonus, 60, 0, 250, 12, "prior-move-bonus", 0);
/// By centipawns that a move gains for the evaluation.
CHUHE_PARAMETER(EvaluationHistoryWeight, 6, 0, 40, 2, "evaluation-history", 0);
CHUHE_PARAMETER(EvaluationHistoryLimit, 1500, 100, 4000, 150);
CHUHE_SWITCH(CorrectionHistory, "correction-history");

/// Mates of up to so many moves are looked for with nothing pruned, once: that takes many nodes, so
/// it waits until they are a small part.
CHUHE_PARAMETER(ShortMateMoves, 3, 0, 5, 0, "short-mate-search", 0);
CHUHE_PARAMETER(ShortMateFromNodes, 500'000, 0, 100'000'000, 0);
/// A mate so many plies shorter than the depth searched is the shortest: pruning near the leaves
/// hides none.
CHUHE_PARAMETER(ProvenMateDepth, 8, 0, 40, 0);

}  // namespace engine::xiangqi
