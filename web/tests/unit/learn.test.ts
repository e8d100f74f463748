// SPDX-License-Identifier: MIT
// How a lesson goes.

import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { fromKept, noProgress, toKept } from '../../src/screens/learn/progress.ts';
import {
  initialLearn,
  isReached,
  reduce,
  type LearnEvent,
  type LearnState,
} from '../../src/screens/learn/state.ts';
import type { LearnStrings } from '../../src/i18n/types/learn.ts';
import { start } from './game-fixtures.ts';

const texts = import.meta.glob<LearnStrings>('../../src/i18n/{en,ja,vi,zh-hans,zh-hant}/learn.ts', {
  eager: true,
  import: 'strings',
});

function after(state: LearnState, ...events: LearnEvent[]): LearnState {
  return events.reduce(reduce, state);
}

function described(state: LearnState, changes: Partial<Snapshot> = {}): LearnState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const snapshot = { ...start, fen: ask.position.fen, legalMoves: ['a0a7', 'a0a6'], ...changes };
  return after(state, { type: 'described', ask, snapshot, written: {} });
}

function tried(state: LearnState, to: string): LearnState {
  return described(
    after(state, { type: 'square-chosen', square: 'a0' }, { type: 'square-chosen', square: to }),
  );
}

const begun = (): LearnState => described(initialLearn(xiangqi, noProgress));

describe('a lesson', () => {
  test('what was asked for leads on', () => {
    const right = tried(begun(), 'a7');
    expect(right.stage).toBe('right');
    expect(after(right, { type: 'next-wanted' })).toMatchObject({ lesson: 'chariot', step: 1 });
  });

  test('anything else is taken back after a while', () => {
    const wrong = tried(begun(), 'a6');
    expect(wrong).toMatchObject({ stage: 'wrong', hasErred: true });
    const { ask } = wrong;
    if (ask?.kind !== 'wait') throw new Error('nobody waits');
    expect(after(wrong, { type: 'waited', ask })).toMatchObject({
      stage: 'trying',
      position: { moves: [] },
    });
  });

  test('the last step of a lesson makes it done, and the next lesson follows', () => {
    const chosen = described(after(begun(), { type: 'lesson-chosen', lesson: 'stalemate' }), {
      legalMoves: ['a7a8'],
    });
    const moved = after(
      chosen,
      { type: 'square-chosen', square: 'a7' },
      { type: 'square-chosen', square: 'a8' },
    );
    const won = described(moved, { status: 'first-wins', reason: 'stalemate', legalMoves: [] });
    expect(won.stage).toBe('right');
    expect([...won.progress.done]).toEqual(['stalemate']);
    expect(after(won, { type: 'next-wanted' })).toMatchObject({ lesson: 'repetition', step: 0 });
  });

  test('a win by the wrong reason is not what was asked for', () => {
    const goal = { kind: 'win', reason: 'stalemate' } as const;
    const won = { ...start, status: 'first-wins', reason: 'checkmate' } as const;
    expect(isReached(goal, 'R', 'a7a8', won)).toBe(false);
    expect(isReached(goal, 'R', 'a7a8', { ...won, reason: 'stalemate' })).toBe(true);
  });
});

test('progress survives being kept', () => {
  const progress = { done: new Set(['horse', 'mate'] as const), at: 'cannon' } as const;
  expect(fromKept(JSON.parse(JSON.stringify(toKept(progress))))).toEqual(progress);
  expect(fromKept({ version: 2 })).toBeNull();
});

// The edges of the board bear the numbers of files in most notations, so nobody could find h2 there.
test.each(Object.entries(texts))('no lesson of %s names points', (_, { lessons }) => {
  expect(JSON.stringify(lessons)).not.toMatch(/\b[a-i]\d|[a-i]\d\b/);
});
