// SPDX-License-Identifier: MIT
// Decides the next question to the engine from the state alone.

import { kReviewMs, limitsFor } from '../../engine/advice.ts';
import { unlimited, type Limits } from '../../engine/protocol.ts';
import { withAsk } from '../../engine/store.ts';
import { isSettled, validReview, valuesOf } from './findings.ts';
import type { AnalysisState, Ask } from './state.ts';

/** No limit: the search runs until another question replaces it. */
function limitsOf(lines: number): Limits {
  return { ...unlimited, multiPv: lines };
}

/** The question for the next position of a running review; null if none is running. */
function reviewAsk(state: AnalysisState): Ask | null {
  const { spec, tree, settings } = state;
  const review = validReview(state);
  if (review === null || !review.isRunning) return null;
  const moves = review.moves.slice(0, review.positions.length);
  const position = { fen: tree.startFen, moves, rules: settings.rules };
  return { kind: 'review', position, limits: limitsFor(kReviewMs, spec.id), review };
}

function isWorthSearching(state: AnalysisState): boolean {
  const { isRunning, isVisible, shown, position, settings } = state;
  const { exhausted } = state.findings;
  const isDone = exhausted?.position === position && exhausted.lines === settings.lines;
  return isRunning && isVisible && !isDone && shown.snapshot.status === 'ongoing';
}

function nextAsk(state: AnalysisState): Ask | null {
  const { wish, position, settings } = state;
  if (wish !== null) return wish;
  if (!isSettled(state)) return { kind: 'describe', position };
  // This question takes no time, so it goes before long searches.
  if (settings.hasPieceValues && valuesOf(state) === null)
    return { kind: 'piece-values', position };
  const review = state.isVisible ? reviewAsk(state) : null;
  if (review !== null) return review;
  if (!isWorthSearching(state)) return null;
  return { kind: 'search', position, limits: limitsOf(settings.lines) };
}

/** Sets the state's question to the engine. */
export function withNextAsk(state: AnalysisState): AnalysisState {
  return withAsk(state, nextAsk(state));
}
