// SPDX-License-Identifier: MIT
// Mistakes from the reader's games as puzzles.

import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/engine/protocol.ts';
import type { PuzzleState } from '../../src/screens/puzzles/state.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { initialPuzzles, reduce } from '../../src/screens/puzzles/reduce.ts';
import { ownFromKept, ownToKept, withOwn } from '../../src/screens/puzzles/own-puzzles.ts';
import { dueOf, noProgress, withDue } from '../../src/screens/puzzles/progress.ts';
import type { PuzzleEvent } from '../../src/screens/puzzles/state.ts';
import type { Puzzle } from '../../src/screens/puzzles/puzzle.ts';
import { info, openAsk, snapshot } from './game-fixtures.ts';

const fen = '4k4/9/9/8p/9/8R/9/9/9/3K5 w - - 0 1';
const found = { fen, best: 'i4i0', chance: 0.5 };

describe('a mistake', () => {
  test('is kept once, with a number of its own', () => {
    const once = withOwn([], found);
    expect(once).toMatchObject([{ number: 1_000_001, best: 'i4i0' }]);
    const again = withOwn(once, { ...found, best: 'i4h4' });
    expect(again).toMatchObject([{ number: 1_000_001, best: 'i4h4' }]);
    expect(withOwn(again, { ...found, fen: `${fen} ` })).toHaveLength(2);
  });

  test('survives being kept, and what is damaged is left out', () => {
    const puzzles = withOwn([], found);
    expect(ownFromKept(JSON.parse(JSON.stringify(ownToKept(puzzles))))).toEqual(puzzles);
    const damaged = { version: 1, puzzles: [{ number: 7 }, ...puzzles] };
    expect(ownFromKept(damaged)).toEqual(puzzles);
    expect(ownFromKept({ version: 2, puzzles })).toBeNull();
  });

  test('is due tomorrow, and no sooner for being kept twice', () => {
    const progress = withDue(noProgress, 1_000_001, 100);
    expect(dueOf(progress, 100)).toEqual([]);
    expect(dueOf(progress, 101)).toEqual([1_000_001]);
    expect(withDue(progress, 1_000_001, 200)).toBe(progress);
  });
});

function after(state: PuzzleState, ...events: PuzzleEvent[]): PuzzleState {
  return events.reduce(reduce, state);
}

/** The move was made, and the engine evaluates it so. */
function judged(move: string, report: Partial<Report>): PuzzleState {
  const puzzle: Puzzle = {
    number: 1_000_001,
    fen,
    goal: 'better',
    length: null,
    firsts: ['i4i0'],
    source: 'own',
    title: '',
    rating: 1200,
    motifs: [],
    chance: 0.5,
  };
  let state = initialPuzzles(xiangqi, noProgress, 0);
  state = after(state, { type: 'engine', event: { type: 'ready' } });
  state = after(state, { type: 'list-come', puzzles: [puzzle], at: null });
  const described = (): PuzzleState =>
    after(state, {
      type: 'described',
      ask: openAsk(state, 'describe'),
      snapshot: snapshot({ fen, legalMoves: [move] }),
      written: {},
    });
  state = described();
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  state = after(
    state,
    { type: 'square-chosen', square: from },
    { type: 'square-chosen', square: to },
  );
  state = described();
  if (state.stage !== 'judging') return state;
  const ask = openAsk(state, 'search');
  // The stored chance is of the position before the move.
  expect(ask.position.moves).toEqual([]);
  expect(ask.limits.rootMoves).toEqual([move]);
  return after(state, { type: 'found', ask, info: info({ pv: [move, 'e9e8'], ...report }) });
}

describe('the puzzle', () => {
  test('is solved by the move the engine would have played, without asking again', () => {
    expect(judged('i4i0', { score: 0 }).stage).toBe('solved');
  });

  test('is solved by a move that is as good, and by no other', () => {
    expect(judged('i4h4', { score: -20 }).stage).toBe('solved');
    const weak = { stage: 'wrong', fault: 'weak', reply: ['e9e8'] };
    expect(judged('i4i5', { score: -900 })).toMatchObject(weak);
  });
});
