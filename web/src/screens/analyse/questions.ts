// SPDX-License-Identifier: MIT
// What the engine is asked next, decided from the state alone.

import { unlimited, type Limits } from '../../engine/protocol.ts';
import { isSettled, validReview, valuesOf } from './queries.ts';
import type { AnalysisState, Ask } from './state.ts';

/** Without an end: until somebody asks for something else. */
function limitsOf(lines: number): Limits {
  return { ...unlimited, multiPv: lines };
}

/** A game of a hundred plies takes less than a minute. */
const kReviewTimeMs = 500;

/** The next position of the review that runs, if one does. */
function reviewAsk(state: AnalysisState): Ask | null {
  const { ask, tree, settings } = state;
  const review = validReview(state);
  if (review === null || !review.isRunning) return null;
  if (ask?.kind === 'review' && ask.review === review) return ask;
  const moves = review.moves.slice(0, review.positions.length);
  const position = { fen: tree.startFen, moves, rules: settings.rules };
  return {
    kind: 'review',
    position,
    limits: { ...limitsOf(1), moveTimeMs: kReviewTimeMs },
    review,
  };
}

function isWorthSearching(state: AnalysisState): boolean {
  const { isRunning, isSeen, shown, exhausted, position, settings } = state;
  const isDone = exhausted?.position === position && exhausted.lines === settings.lines;
  return isRunning && isSeen && !isDone && shown.snapshot.status === 'ongoing';
}

function nextAsk(state: AnalysisState): Ask | null {
  const { engine, wish, ask, position, settings } = state;
  if (engine.name === 'failed') return null;
  if (wish !== null) return wish;
  if (!isSettled(state)) {
    const isAsked = ask?.kind === 'describe' && ask.position === position;
    return isAsked ? ask : { kind: 'describe', position };
  }
  // Takes no time, so whatever thinks for long goes on behind it.
  if (settings.hasWorths && valuesOf(state) === null) {
    const isAsked = ask?.kind === 'piece-worths' && ask.position === position;
    return isAsked ? ask : { kind: 'piece-worths', position };
  }
  const review = state.isSeen ? reviewAsk(state) : null;
  if (review !== null) return review;
  if (!isWorthSearching(state)) return null;
  const isAsked =
    ask?.kind === 'search' && ask.position === position && ask.limits.multiPv === settings.lines;
  return isAsked ? ask : { kind: 'search', position, limits: limitsOf(settings.lines) };
}

/** Gives the state the question that follows from it; one that still stands goes on. */
export function settle(state: AnalysisState): AnalysisState {
  const ask = nextAsk(state);
  return ask === state.ask ? state : { ...state, ask };
}
