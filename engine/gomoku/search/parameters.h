// SPDX-License-Identifier: MIT
// The limits and margins of the search, and what it can do without; by technique.
#pragma once

#include "engine/core/search/parameter.h"

namespace engine::gomoku {

using Parameter = engine::Parameter<class Gomoku>;

// Margins are in units of the evaluation, depths in plies, reductions in 1/kPly of a ply; `ByDepth`
// is for each ply of the depth that remains.

inline constexpr int kPly = 64;

CHUHE_SWITCH(Table, "table");
CHUHE_SWITCH(HashMove, "hash-move");
CHUHE_SWITCH(IterativeDeepening, "iterative-deepening");
CHUHE_SWITCH(PrincipalVariationSearch, "principal-variation-search");
CHUHE_SWITCH(MateDistancePruning, "mate-distance-pruning");

CHUHE_PARAMETER(AspirationDepth, 4, 1, 20, 0, "aspiration-windows", kOutOfReach);
CHUHE_PARAMETER(AspirationWindow, 40, 10, 200, 8);
/// A window that has grown wider than this is opened altogether.
CHUHE_PARAMETER(AspirationLimit, 500, 50, 2000, 0);

/// Only points near stones are searched where nothing must be answered,
CHUHE_SWITCH(CandidateArea, "candidate-area");
/// only the block where a four must be, without loss of depth,
CHUHE_SWITCH(BlockingReplies, "blocking-replies");
CHUHE_SWITCH(ForcedFours, "forced-fours");
/// only what prevents it where an open four threatens.
CHUHE_SWITCH(DefenceSets, "defence-sets");
/// Where a threat is answered positions are judged at leaves alone,
CHUHE_SWITCH(LazyEvaluation, "lazy-evaluation");
/// and what answers it has no policies.
CHUHE_SWITCH(ThreatPolicies, "threat-policies");
/// Own fours prevent nothing: there they come after all that does, if that loses.
CHUHE_SWITCH(LateFours, "late-fours");
/// Answers to threats, one after the other, that may follow a line at whose end one is pending.
CHUHE_PARAMETER(MaxLeafDefences, 8, 2, 20, 2, "leaf-defences", 0);

/// Continuous fours at the leaves and above them. The attacker's moves that may take: at a leaf,
/// and more by the square of the depth that remains.
CHUHE_SWITCH(ThreatQuiescence, "threat-quiescence");
CHUHE_SWITCH(Vcf, "vcf");
CHUHE_PARAMETER(LeafVcfNodes, 6, 1, 40, 2);
CHUHE_PARAMETER(VcfNodesByDepth, 4, 1, 30, 2);
/// Nodes of the first search for continuous fours, and for continuous threats, from the root. Each
/// iteration doubles them, so many times at most.
CHUHE_PARAMETER(RootVcfNodes, 1000, 100, 10000, 0, "root-vcf", 0);
CHUHE_PARAMETER(RootVctNodes, 100, 10, 10000, 0, "root-vct", 0);
CHUHE_PARAMETER(RootDoublings, 6, 0, 10, 0);

/// The shallowest node without a hash move that is searched less.
CHUHE_PARAMETER(IterativeReductionDepth, 4, 2, 20, 0, "internal-iterative-reduction", kOutOfReach);

/// A leaf that is good enough already is not searched for fours.
CHUHE_SWITCH(StandPat, "stand-pat");
/// The deepest node, as in every technique that guesses near the leaves.
CHUHE_PARAMETER(ReverseFutilityDepth, 5, 1, 20, 0, "reverse-futility", 0);
CHUHE_PARAMETER(ReverseFutilityByDepth, 90, 20, 300, 18);
/// So much less where the evaluation is better than a move before.
CHUHE_PARAMETER(ReverseFutilityImproving, 90, 0, 300, 25);
CHUHE_PARAMETER(RazoringDepth, 2, 1, 10, 0, "razoring", 0);
CHUHE_PARAMETER(RazoringByDepth, 220, 40, 800, 45);

CHUHE_PARAMETER(NullMoveDepth, 3, 1, 20, 0, "null-move", kOutOfReach);
CHUHE_PARAMETER(NullMoveReduction, 192, 80, 384, 32);
CHUHE_PARAMETER(NullMoveReductionByDepth, 16, 0, 64, 4);

/// Moves that are searched before the others are left out: this many and, by depth (depth + 10) in
/// thousandths, more.
CHUHE_PARAMETER(LateMovePruningBase, 3, 1, 25, 1, "late-move-pruning", kOutOfReach);
CHUHE_PARAMETER(LateMovePruningByDepth, 100, 20, 400, 20);
/// In the principal variation so many percent of it.
CHUHE_PARAMETER(LateMovePruningPv, 300, 100, 1000, 40, "principal-variation-pruning", 10000);

/// Late move reductions: what each has …
CHUHE_PARAMETER(ReductionDepth, 3, 1, 20, 0, "late-move-reductions", kOutOfReach);
CHUHE_PARAMETER(ReductionMoves, 2, 1, 20, 0);
CHUHE_PARAMETER(ReductionBase, 24, -64, 160, 14);
/// … besides 64 log2(depth) times 64 log2(moves) divided by this …
CHUHE_PARAMETER(ReductionDivisor, 160, 60, 300, 14);
/// … less in the principal variation and for threats, more where the evaluation gets no better.
CHUHE_PARAMETER(ReductionPv, 64, 0, 160, 16);
CHUHE_PARAMETER(ReductionThreat, 48, 0, 160, 14);
CHUHE_PARAMETER(ReductionWorse, 24, -30, 120, 14);
/// … more by how much less likely the network finds the move than the likeliest, in units of the
/// policy (256 a natural logarithm), beyond what is usual.
CHUHE_PARAMETER(ReductionByDoubt, 16, 0, 64, 5, "policy-reductions", 0);
CHUHE_PARAMETER(ReductionUsualDoubt, 600, 0, 2000, 80);

/// Moves that the network finds so much less likely are left out near the leaves.
CHUHE_PARAMETER(DoubtPruningDepth, 4, 1, 10, 0, "policy-pruning", 0);
CHUHE_PARAMETER(DoubtPruningBase, 900, 200, 3000, 90);
CHUHE_PARAMETER(DoubtPruningByDepth, 300, 0, 1000, 40);

/// The move of the table that alone keeps the value is searched a ply deeper.
CHUHE_PARAMETER(SingularDepth, 6, 3, 20, 0, "singular-extensions", kOutOfReach);
CHUHE_PARAMETER(SingularMarginByDepth, 8, 0, 60, 3);

/// The order of moves: the factor of their move values; the tables of what they threaten and of
/// what they take from the enemy, in percent; killers; and what histories are divided by.
CHUHE_PARAMETER(MoveValueWeight, 8, 2, 30, 1);
CHUHE_PARAMETER(AttackWeight, 100, 5, 300, 14);
CHUHE_PARAMETER(DefenceWeight, 100, 5, 400, 16);
/// The factor of the network's policies, in 64ths.
CHUHE_PARAMETER(PolicyWeight, 512, 0, 2048, 48, "policy", 0);
CHUHE_PARAMETER(KillerScore, 350, 0, 1500, 70, "killers", 0);
CHUHE_SWITCH(MoveHistory, "history");
CHUHE_SWITCH(ReplyHistory, "reply-history");
CHUHE_SWITCH(FollowUpHistory, "follow-up-history");
CHUHE_PARAMETER(HistoryDivisor, 12, 5, 100, 4);
/// In units of the history counters.
CHUHE_PARAMETER(HistoryBonusByDepth, 130, 20, 500, 20);
CHUHE_PARAMETER(HistoryBonusLimit, 1400, 400, 3000, 130);

}  // namespace engine::gomoku
