// SPDX-License-Identifier: MIT
// The exercise on the mistakes of a game.

import { describe, expect, test } from 'vitest';
import { kReviewMs, limitsFor } from '../../src/engine/advice.ts';
import type { MistakeReport, Report, Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { strings as en } from '../../src/i18n/en/page.ts';
import { strings as own } from '../../src/i18n/en/retry.ts';
import {
  initialRetry,
  reduce,
  taskOf,
  tasksOf,
  type RetryEvent,
  type RetryState,
} from '../../src/screens/analyse/retry/state.ts';
import { announceRetry, saidOf } from '../../src/screens/analyse/retry/words.ts';
import { noJudgement } from '../../src/screens/analyse/review/review.ts';
import { info, snapshot } from './game-fixtures.ts';
import { lostChariot, mistake, reviewed, reviewOf } from './review-fixtures.ts';

const words = { page: en, own, notation: 'uci' as const, isKept: false };

/** Red leaves its chariot en prise, and Black does not take it. */
const start = '4k4/9/9/8p/9/8R/9/9/9/3K5 w - - 0 1';
const fens = [start, '4k4/9/9/8p/8R/9/9/9/9/3K5 b - - 1 1', '9/4k4/9/8p/8R/9/9/9/9/3K5 w - - 2 2'];
const reports = [
  info({ score: 0, bestMove: 'i4i0', pv: ['i4i0'] }),
  info({ score: 900, bestMove: 'i6i5', pv: ['i6i5'] }),
  info({ score: 0, bestMove: 'i5a5', pv: ['i5a5'] }),
];
const review = reviewOf(
  ['i4i5', 'e9e8'],
  fens.map((fen, ply) => reviewed(fen, reports[ply]!)),
  { mistakes: [lostChariot(0), mistake(1, { seat: 'second' })] },
);
const tasks = tasksOf(review, { fen: start, rules: 'asian' }, ({ node }) => `${node}.`);

function after(state: RetryState, ...events: RetryEvent[]): RetryState {
  return events.reduce(reduce, state);
}

function described(state: RetryState, changes: Partial<Snapshot> = {}): RetryState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const fen = fens[ask.position.moves.length] ?? start;
  const known = snapshot({ fen, legalMoves: ['i4i5', 'i4i0', 'i4h4', 'i6i5', 'e9e8'], ...changes });
  return after(state, { type: 'described', ask, snapshot: known, written: {} });
}

function begun(): RetryState {
  return described(
    after(initialRetry(xiangqi, tasks), { type: 'engine', event: { type: 'ready' } }),
  );
}

function played(state: RetryState, from: string, to: string): RetryState {
  const chosen = [from, to].map((square) => ({ type: 'square-chosen', square }) as const);
  return described(after(state, ...chosen));
}

/** The engine judges the move and finds that mistake or none. */
function judged(
  state: RetryState,
  known: Partial<Report>,
  ...mistakes: MistakeReport[]
): RetryState {
  const { ask } = state;
  if (ask?.kind !== 'search') throw new Error('nobody searches');
  return told(after(state, { type: 'found', ask, info: info(known) }), ...mistakes);
}

function told(state: RetryState, ...mistakes: MistakeReport[]): RetryState {
  const { ask } = state;
  if (ask?.kind !== 'judge-game') throw new Error('nobody judges');
  return after(state, { type: 'game-judged', ask, judgement: { ...noJudgement, mistakes } });
}

describe('a mistake', () => {
  test('is shown before it was made, to whoever made it', () => {
    const state = begun();
    expect(state.position).toMatchObject({ fen: start, moves: [] });
    expect(saidOf(state, words)).toEqual({
      title: 'Mistake 1 of 2',
      headline: 'Find a better move for Red',
      detail: 'In the game: 1.. Blunder: loses the red chariot.',
    });
    const second = described(after(state, { type: 'next' }));
    expect(second.position.moves).toEqual(['i4i5']);
    expect(second.isTurned).toBe(true);
    expect(saidOf(second, words).headline).toBe('Find a better move for Black');
  });

  test('is mended by the engine’s own move without another thought', () => {
    const state = played(begun(), 'i4', 'i0');
    expect(state).toMatchObject({ stage: 'right', ask: null, mended: 1 });
    expect(saidOf(state, words).detail).toBe('The engine would play the same move.');
  });

  test('is mended by any move that costs next to nothing', () => {
    const judging = played(begun(), 'i4', 'h4');
    expect(judging.ask).toMatchObject({ kind: 'search', limits: limitsFor(kReviewMs, 'xiangqi') });
    const state = judged(judging, { score: 30, pv: ['e9e8'] });
    expect(state).toMatchObject({ stage: 'right', mended: 1 });
    expect(saidOf(state, words).detail).toBe('Just as good as the engine’s move: i4i0');
  });

  test('is not mended by a move that loses as well, which may be tried again', () => {
    const state = judged(played(begun(), 'i4', 'h4'), { score: 900, pv: ['e9e8'] }, mistake(0));
    expect(state.stage).toBe('wrong');
    expect(saidOf(state, words).detail).toContain('Blunder');
    expect(saidOf(state, words).detail).toContain('Then e9e8');
    const again = described(after(state, { type: 'again' }));
    expect(again).toMatchObject({ stage: 'trying', position: { moves: [] } });
    expect(played(again, 'i4', 'i0')).toMatchObject({ stage: 'right', mended: 0 });
  });

  test('is not mended by the move of the game, which needs no judge', () => {
    const state = played(begun(), 'i4', 'i5');
    expect(state).toMatchObject({ stage: 'wrong', ask: null });
    expect(saidOf(state, words).detail).toBe(
      'That is the move you played. Blunder: loses the red chariot. Then i6i5',
    );
  });

  test('shows its answer on the board, and then counts no more', () => {
    const state = described(after(begun(), { type: 'answer' }));
    expect(state).toMatchObject({ stage: 'shown', position: { moves: ['i4i0'] }, mended: 0 });
    expect(saidOf(state, words).headline).toBe('The answer: i4i0');
  });

  test('is mended by a move that wins at once', () => {
    const made = after(
      begun(),
      { type: 'square-chosen', square: 'i4' },
      { type: 'square-chosen', square: 'h4' },
    );
    const over = described(made, { status: 'first-wins', reason: 'checkmate' });
    expect(over.ask).toMatchObject({ positions: [{}, { status: 'first-wins', report: null }] });
    const state = told(over);
    expect(state).toMatchObject({ stage: 'right', mended: 1 });
  });
});

describe('all of them', () => {
  test('come one after the other, with a count at the end, and then from the start', () => {
    const first = played(begun(), 'i4', 'i0');
    const second = described(after(first, { type: 'next' }));
    const over = after(second, { type: 'next' });
    expect(over.stage).toBe('over');
    expect(saidOf(over, words)).toMatchObject({ detail: '1 of 2 found on the first try.' });
    expect(after(over, { type: 'next' })).toMatchObject({ at: 0, mended: 0, stage: 'trying' });
  });

  test('may be those of one side alone', () => {
    const black = after(begun(), { type: 'side-chosen', seat: 'second' });
    expect(taskOf(black)?.played).toBe('e9e8');
    expect(saidOf(described(black), words).title).toBe('Mistake 1 of 1');
    const only = { ...initialRetry(xiangqi, tasks.slice(0, 1)) };
    const none = after(only, { type: 'side-chosen', seat: 'second' });
    expect(saidOf(none, words).detail).toBe('No mistakes by this side.');
  });

  test('are said when they can be seen, and verdicts when they are given', () => {
    const before = initialRetry(xiangqi, tasks);
    const asked = begun();
    expect(announceRetry(before, asked, words).polite).toMatch(/^Mistake 1 of 2. Find a better/);
    const judging = played(asked, 'i4', 'h4');
    const wrong = judged(judging, { score: 900, pv: ['e9e8'] }, mistake(0));
    expect(announceRetry(judging, wrong, words).polite).toMatch(/^i4h4 is not good enough\. /);
  });
});
