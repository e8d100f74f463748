// SPDX-License-Identifier: MIT
// The limits, margins and switches of the search, by technique.
#pragma once

#include "engine/core/search/parameter.h"

namespace engine::gomoku {

using Parameter = engine::Parameter<class Gomoku>;

// Margins are in units of the evaluation, depths in plies, reductions in 1/kPly of a ply. A
// parameter `…ByDepth` is multiplied by the remaining depth.

inline constexpr int kPly = 64;

CHUHE_SWITCH(Table, "table");
CHUHE_SWITCH(HashMove, "hash-move");
CHUHE_SWITCH(IterativeDeepening, "iterative-deepening");
CHUHE_SWITCH(PrincipalVariationSearch, "principal-variation-search");
CHUHE_SWITCH(MateDistancePruning, "mate-distance-pruning");

CHUHE_PARAMETER(AspirationDepth, 4, 1, 20, 1, "aspiration-windows", kOutOfReach);
CHUHE_PARAMETER(AspirationWindow, 40, 10, 200, 12);
/// A window wider than this becomes infinite.
CHUHE_PARAMETER(AspirationLimit, 500, 50, 2000, 0);

/// Without a threat to answer, only points near stones are searched.
CHUHE_SWITCH(CandidateArea, "candidate-area");
/// A four is only answered by its block, without loss of depth.
CHUHE_SWITCH(BlockingReplies, "blocking-replies");
CHUHE_SWITCH(ForcedFours, "forced-fours");
/// Against the threat of an open four, only moves that can prevent it are searched.
CHUHE_SWITCH(DefenceSets, "defence-sets");
/// Positions with a threat to answer are only evaluated at leaves.
CHUHE_SWITCH(LazyEvaluation, "lazy-evaluation");
/// Answers to threats are not ordered by policies.
CHUHE_SWITCH(ThreatPolicies, "threat-policies");
/// Own fours do not prevent a threat, so they are tried only if all defences lose.
CHUHE_SWITCH(LateFours, "late-fours");
/// The maximum number of consecutive answers to threats after a line that ends with one pending.
CHUHE_PARAMETER(MaxLeafDefences, 8, 2, 20, 2, "leaf-defences", 0);

/// Continuous fours at leaves and above. The limits of attacker's moves: at a leaf, plus an amount
/// multiplied by the square of the remaining depth.
CHUHE_SWITCH(ThreatQuiescence, "threat-quiescence");
CHUHE_SWITCH(Vcf, "vcf");
CHUHE_PARAMETER(LeafVcfNodes, 6, 1, 40, 2);
CHUHE_PARAMETER(VcfNodesByDepth, 4, 1, 30, 1);
/// The node limits of the first search for continuous fours, and for continuous threats, from the
/// root. Each iteration doubles them, at most RootDoublings times.
CHUHE_PARAMETER(RootVcfNodes, 1000, 100, 10000, 400, "root-vcf", 0);
CHUHE_PARAMETER(RootVctNodes, 100, 10, 10000, 50, "root-vct", 0);
CHUHE_PARAMETER(RootDoublings, 6, 0, 10, 0);

/// The minimum depth at which a node without a hash move is reduced.
CHUHE_PARAMETER(IterativeReductionDepth, 4, 2, 20, 1, "internal-iterative-reduction", kOutOfReach);
/// From this depth, also one whose entry is more than EntrySlack plies shallower, in the principal
/// variation and where a cut is expected.
CHUHE_PARAMETER(ShallowEntryDepth, 6, 2, 20, 1, "shallow-entry-reduction", kOutOfReach);
CHUHE_PARAMETER(ShallowEntrySlack, 4, 1, 12, 1);

/// The value in the table replaces the evaluation if its bound says that the evaluation is wrong.
CHUHE_SWITCH(TableEvaluation, "table-evaluation");

/// A leaf that is good enough already is not searched for fours.
CHUHE_SWITCH(StandPat, "stand-pat");
/// The maximum depth; also in the other techniques that prune near the leaves.
CHUHE_PARAMETER(ReverseFutilityDepth, 5, 1, 20, 1, "reverse-futility", 0);
CHUHE_PARAMETER(ReverseFutilityByDepth, 90, 20, 300, 25);
/// Subtracted if the evaluation has improved since the own previous move.
CHUHE_PARAMETER(ReverseFutilityImproving, 90, 0, 300, 30);
CHUHE_PARAMETER(RazoringDepth, 2, 1, 10, 1, "razoring", 0);
CHUHE_PARAMETER(RazoringByDepth, 220, 40, 800, 60);

CHUHE_PARAMETER(NullMoveDepth, 3, 1, 20, 1, "null-move", kOutOfReach);
CHUHE_PARAMETER(NullMoveReduction, 192, 80, 384, 32);
CHUHE_PARAMETER(NullMoveReductionByDepth, 16, 0, 64, 6);

/// The number of moves searched before the others are pruned: this base plus ByDepth thousandths of
/// depth (depth + 10).
CHUHE_PARAMETER(LateMovePruningBase, 3, 1, 25, 1, "late-move-pruning", kOutOfReach);
CHUHE_PARAMETER(LateMovePruningByDepth, 100, 20, 400, 25);
/// In the principal variation, this percentage of the number.
CHUHE_PARAMETER(LateMovePruningPv, 300, 100, 1000, 80, "principal-variation-pruning", 10000);

/// Late move reductions: the base of each reduction.
CHUHE_PARAMETER(ReductionDepth, 3, 1, 20, 1, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMoves, 2, 1, 20, 1);
CHUHE_PARAMETER(ReductionBase, 24, -64, 160, 18);
/// Added: 64 log2(depth) times 64 log2(moves) divided by this.
CHUHE_PARAMETER(ReductionDivisor, 160, 60, 300, 22);
/// Less in the principal variation and for threats, more if the evaluation does not improve.
CHUHE_PARAMETER(ReductionPv, 64, 0, 160, 20);
CHUHE_PARAMETER(ReductionThreat, 48, 0, 160, 20);
CHUHE_PARAMETER(ReductionWorse, 24, -30, 120, 18);
/// More if the network finds the move less likely than the most likely one, in units of the policy
/// (256 per natural logarithm), beyond the usual difference.
CHUHE_PARAMETER(ReductionByDoubt, 16, 0, 64, 6, "policy-reductions", 0);
CHUHE_PARAMETER(ReductionUsualDoubt, 600, 0, 2000, 120);

/// Near the leaves, moves that the network finds this much less likely are pruned.
CHUHE_PARAMETER(DoubtPruningDepth, 4, 1, 10, 1, "policy-pruning", 0);
CHUHE_PARAMETER(DoubtPruningBase, 900, 200, 3000, 150);
CHUHE_PARAMETER(DoubtPruningByDepth, 300, 0, 1000, 80);

/// If only the hash move keeps the value, it is searched one ply deeper.
CHUHE_PARAMETER(SingularDepth, 6, 3, 20, 1, "singular-extensions", kOutOfReach);
CHUHE_PARAMETER(SingularMarginByDepth, 8, 0, 60, 3);
/// If the other moves are this much below the target, the extension is two plies, except in the
/// principal variation.
CHUHE_PARAMETER(DoubleExtensionMargin, 40, 0, 300, 15, "double-extension", 100'000);
/// If the hash move is not singular but its value reaches beta, it is searched one ply less deep.
CHUHE_SWITCH(NegativeExtension, "negative-extension");

/// The moves after one that raised alpha are searched one ply less deep, between these depths.
CHUHE_PARAMETER(RaisedAlphaLowest, 3, 2, 20, 1, "raised-alpha-reduction", kOutOfReach);
CHUHE_PARAMETER(RaisedAlphaHighest, 10, 2, 30, 2);

/// Move ordering: the weight of move values; the weights of own threats and of prevented enemy
/// threats, in percent; killers; and the divisor of histories.
CHUHE_PARAMETER(MoveValueWeight, 8, 2, 30, 2);
CHUHE_PARAMETER(AttackWeight, 100, 5, 300, 25);
CHUHE_PARAMETER(DefenceWeight, 100, 5, 400, 25);
/// The weight of the network's policies, in 64ths.
CHUHE_PARAMETER(PolicyWeight, 512, 0, 2048, 120, "policy", 0);
CHUHE_PARAMETER(KillerScore, 350, 0, 1500, 120, "killers", 0);
CHUHE_SWITCH(MoveHistory, "history");
CHUHE_SWITCH(ReplyHistory, "reply-history");
CHUHE_SWITCH(FollowUpHistory, "follow-up-history");
CHUHE_PARAMETER(HistoryDivisor, 12, 5, 100, 3);
/// In units of the history counters.
CHUHE_PARAMETER(HistoryBonusByDepth, 130, 20, 500, 30);
CHUHE_PARAMETER(HistoryBonusLimit, 1400, 400, 3000, 300);
/// Per ply of depth, for a move that the first move searched refutes.
CHUHE_PARAMETER(PriorMoveMalus, 60, 0, 250, 20, "prior-move-malus", 0);

}  // namespace engine::gomoku
