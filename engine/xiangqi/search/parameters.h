// SPDX-License-Identifier: MIT
// The limits, margins and switches of the search, by technique.
#pragma once

#include "engine/core/search/parameter.h"

namespace engine::xiangqi {

using Parameter = engine::Parameter<class Xiangqi>;

// Margins are in centipawns, depths in plies. A parameter `…ByDepth` is multiplied by the depth.

CHUHE_SWITCH(Table, "table");
CHUHE_SWITCH(HashMove, "hash-move");
CHUHE_SWITCH(IterativeDeepening, "iterative-deepening");
CHUHE_SWITCH(PrincipalVariationSearch, "principal-variation-search");
CHUHE_SWITCH(MateDistancePruning, "mate-distance-pruning");
CHUHE_SWITCH(Quiescence, "quiescence");
CHUHE_SWITCH(QuiescenceTable, "quiescence-table");

CHUHE_PARAMETER(AspirationDepth, 5, 1, 20, 0, "aspiration-windows", kOutOfReach);
CHUHE_PARAMETER(AspirationWindow, 20, 4, 60, 6);
/// A window wider than this becomes infinite.
CHUHE_PARAMETER(AspirationLimit, 500, 50, 2000, 0);

/// The minimum depth at which a node without a hash move is reduced.
CHUHE_PARAMETER(IterativeReductionDepth, 3, 2, 20, 1, "internal-iterative-reduction", kOutOfReach);

/// The maximum depth; also in the other techniques that prune near the leaves.
CHUHE_PARAMETER(ReverseFutilityDepth, 7, 1, 20, 1, "reverse-futility", 0);
CHUHE_PARAMETER(ReverseFutilityByDepth, 70, 20, 160, 15);
CHUHE_PARAMETER(RazoringDepth, 3, 1, 10, 0, "razoring", 0);
CHUHE_PARAMETER(RazoringBase, 180, 0, 500, 50);
CHUHE_PARAMETER(RazoringByDepth, 160, 40, 400, 40);

CHUHE_PARAMETER(NullMoveDepth, 3, 1, 20, 0, "null-move", kOutOfReach);
CHUHE_PARAMETER(NullMoveEvalSlack, 60, 0, 200, 25);
/// The reduction: a base, one ply for each DepthPerPly plies of depth, and one ply for each
/// LeadPerPly centipawns above beta, but at most MostByLead plies.
CHUHE_PARAMETER(NullMoveReduction, 4, 1, 6, 0);
CHUHE_PARAMETER(NullMoveDepthPerPly, 3, 2, 12, 1);
CHUHE_PARAMETER(NullMoveLeadPerPly, 160, 60, 400, 60);
CHUHE_PARAMETER(NullMoveMostByLead, 3, 0, 6, 1);
/// At this depth or more, and with fewer rooks, knights and cannons than this, the result is
/// verified.
CHUHE_PARAMETER(NullMoveVerifyDepth, 12, 1, 100, 0);
CHUHE_PARAMETER(NullMoveVerifyAttackers, 3, 0, 6, 0);

CHUHE_PARAMETER(ProbCutDepth, 6, 2, 20, 1, "probcut", kOutOfReach);
CHUHE_PARAMETER(ProbCutMargin, 130, 40, 300, 28);
CHUHE_PARAMETER(ProbCutReduction, 3, 1, 8, 1);
/// A stored bound below the target is used unless its search was more than this many plies
/// shallower.
CHUHE_PARAMETER(ProbCutEntrySlack, 3, 0, 8, 1);

CHUHE_PARAMETER(SingularDepth, 8, 3, 20, 1, "singular-extension", kOutOfReach);
CHUHE_PARAMETER(SingularEntrySlack, 2, 0, 8, 1);
CHUHE_PARAMETER(SingularMarginByDepth, 3, 1, 8, 1);
/// If the other moves are this much below the target, the extension is two plies, except in the
/// principal variation.
CHUHE_PARAMETER(DoubleExtensionMargin, 15, 0, 100, 12, "double-extension", 100'000);

/// In plies; no line is extended beyond ExtendedDepths times the depth of the iteration.
CHUHE_PARAMETER(CheckExtension, 1, 0, 2, 0, "check-extension", 0);
/// A check that loses more than this by static exchange is not extended.
CHUHE_PARAMETER(CheckExtensionLoss, 0, 0, 500, 0, "safe-check-extension", 100'000);
CHUHE_PARAMETER(SingleReplyExtension, 1, 0, 2, 0, "single-reply-extension", 0);
CHUHE_PARAMETER(MostExtension, 2, 1, 4, 0);
CHUHE_PARAMETER(ExtendedDepths, 2, 1, 4, 0);

CHUHE_PARAMETER(LateMovePruningDepth, 8, 1, 20, 1, "late-move-pruning", 0);
CHUHE_PARAMETER(LateMovePruningBase, 5, 1, 12, 1);
CHUHE_PARAMETER(FutilityDepth, 6, 1, 20, 1, "futility-pruning", 0);
CHUHE_PARAMETER(FutilityBase, 90, 0, 250, 25);
CHUHE_PARAMETER(FutilityByDepth, 80, 20, 200, 20);
CHUHE_PARAMETER(CaptureExchangeDepth, 6, 1, 20, 1, "exchange-pruning", 0);
CHUHE_PARAMETER(CaptureExchangeByDepth, 90, 20, 250, 24);
CHUHE_PARAMETER(QuietExchangeDepth, 7, 1, 20, 1, "exchange-pruning", 0);
/// Multiplied by the square of the depth.
CHUHE_PARAMETER(QuietExchangeByDepth, 15, 5, 80, 5);
CHUHE_PARAMETER(HistoryPruningDepth, 5, 1, 20, 1, "history-pruning", 0);
/// In units of the history counters.
CHUHE_PARAMETER(HistoryPruningByDepth, 3000, 500, 9000, 700);
/// A value above all scores disables the pruning.
CHUHE_PARAMETER(DeltaPruningMargin, 186, 40, 400, 36, "delta-pruning", 100'000);

/// Late move reductions: the first moves are not reduced: this many at the root, in the principal
/// variation and elsewhere.
CHUHE_PARAMETER(ReductionDepth, 3, 1, 20, 0, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMovesRoot, 4, 1, 20, 0, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMovesPv, 3, 1, 20, 1);
CHUHE_PARAMETER(ReductionMoves, 2, 1, 20, 1);
/// The base, in 1/1024 of a ply.
CHUHE_PARAMETER(ReductionBase, 500, 0, 1400, 150);
/// The divisor, in hundredths, of 64 log2(depth) times 64 log2(moves).
CHUHE_PARAMETER(ReductionDivisor, 1900, 1000, 3000, 200);
/// Reduces less in the principal variation and for checks, more if a cut is expected or the
/// evaluation does not improve.
CHUHE_PARAMETER(ReductionPv, 1024, 0, 3000, 700);
CHUHE_PARAMETER(ReductionCheck, 1024, 0, 3000, 700);
CHUHE_PARAMETER(ReductionCut, 1024, 0, 3000, 400);
CHUHE_PARAMETER(ReductionWorse, 512, 0, 2000, 300);
/// In tenths: the history score that reduces by 1/1024 of a ply less.
CHUHE_PARAMETER(ReductionHistoryDivisor, 100, 30, 400, 30);

CHUHE_SWITCH(StaticExchange, "static-exchange");
CHUHE_SWITCH(Killers, "killers");
CHUHE_SWITCH(QuietHistory, "history");
CHUHE_SWITCH(ContinuationHistory, "continuation-history");
CHUHE_SWITCH(CaptureHistory, "capture-history");
/// The bonus for a quiet move that gives check, in units of the history counters.
CHUHE_PARAMETER(CheckOrderBonus, 3500, 0, 16000, 2500, "check-ordering", 0);
/// Weights of captures per centipawn: of the victim (more would pass the largest score of
/// RankedMoves), and, subtracted, of the attacker.
CHUHE_PARAMETER(VictimWeight, 128, 1, 128, 0);
CHUHE_PARAMETER(AttackerWeight, 8, 0, 64, 4);

/// In units of the history counters; the base is subtracted.
CHUHE_PARAMETER(HistoryBonusByDepth, 130, 30, 400, 32);
CHUHE_PARAMETER(HistoryBonusBase, 60, 0, 400, 60);
CHUHE_PARAMETER(HistoryBonusLimit, 1400, 400, 3000, 260);
/// Per ply of depth: for a hash move that cuts off a node, and for a move without a good reply.
CHUHE_PARAMETER(KnownCutoffBonus, 60, 0, 250, 30);
CHUHE_PARAMETER(PriorMoveBonus, 60, 0, 250, 30, "prior-move-bonus", 0);
/// Per centipawn by which a move improves the evaluation.
CHUHE_PARAMETER(EvaluationHistoryWeight, 6, 0, 40, 3, "evaluation-history", 0);
CHUHE_PARAMETER(EvaluationHistoryLimit, 1500, 100, 4000, 150);
CHUHE_SWITCH(CorrectionHistory, "correction-history");

/// Mates of up to this many moves are searched for once without pruning. This takes many nodes, so
/// it starts only when they are a small share of the total.
CHUHE_PARAMETER(ShortMateMoves, 3, 0, 5, 0, "short-mate-search", 0);
CHUHE_PARAMETER(ShortMateFromNodes, 500'000, 0, 100'000'000, 0);
/// A mate this many plies shorter than the depth searched is the shortest: pruning near the leaves
/// cannot hide a shorter one.
CHUHE_PARAMETER(ProvenMateDepth, 8, 0, 40, 0);

}  // namespace engine::xiangqi
