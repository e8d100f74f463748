// SPDX-License-Identifier: MIT
// An endgame of the course: the learner's moves are judged by the tables.

import { describe, expect, test } from 'vitest';
import type { EndingVerdict, Snapshot } from '../../src/engine/protocol.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { endings, groupOf } from '../../src/screens/endings/endings.ts';
import {
  endingAt,
  fromKept,
  noProgress,
  placeOf,
  toKept,
} from '../../src/screens/endings/progress.ts';
import {
  initialEndings,
  isMastered,
  kMovesToHold,
  mayMove,
  reduce,
  standingOf,
  type EndingsEvent,
  type EndingsState,
} from '../../src/screens/endings/state.ts';
import { info, start } from './game-fixtures.ts';

const won = (moves: number): EndingVerdict => ({ verdict: 'won', moves });
const lost = (moves: number): EndingVerdict => ({ verdict: 'lost', moves });
const drawn: EndingVerdict = { verdict: 'drawn', moves: 0 };

function after(state: EndingsState, ...events: EndingsEvent[]): EndingsState {
  return events.reduce(reduce, state);
}

/** The position after that many plies; only the side to move matters here. */
function described(state: EndingsState, changes: Partial<Snapshot> = {}): EndingsState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const turn = ask.position.moves.length % 2 === 0 ? 'w' : 'b';
  const fen = ask.position.fen.replace(' w ', ` ${turn} `);
  const snapshot = { ...start, fen, legalMoves: ['d8e8', 'd8d9', 'd0d1'], ...changes };
  return after(state, { type: 'described', ask, snapshot, written: {} });
}

function judged(state: EndingsState, verdict: EndingVerdict | null): EndingsState {
  const { ask } = state;
  if (ask?.kind !== 'judge-ending') throw new Error('nobody asked for a verdict');
  return after(state, { type: 'ending-judged', ask, verdict });
}

function answered(state: EndingsState, bestMove: string): EndingsState {
  const { ask } = state;
  if (ask?.kind !== 'search') throw new Error('nobody asked for a move');
  return after(state, { type: 'found', ask, info: info({ bestMove, source: 'table' }) });
}

const moved = (state: EndingsState, from: string, to: string): EndingsState =>
  after(state, { type: 'square-chosen', square: from }, { type: 'square-chosen', square: to });

/** The first endgame: Red wins in two moves with a soldier on d8. */
const begun = (): EndingsState => judged(described(initialEndings(xiangqi, noProgress)), won(2));

const drawnEnding = endings.findIndex(({ moves }) => moves === 0);

describe('an ending', () => {
  test('is played by the side for which there is something to have', () => {
    expect(begun().own).toBe('first');
    expect(after(begun(), { type: 'ending-chosen', ending: drawnEnding }).own).toBe('second');
  });

  test('waits for its verdict before the first move', () => {
    const waiting = described(initialEndings(xiangqi, noProgress));
    expect(mayMove(waiting)).toBe(false);
    expect(mayMove(judged(waiting, won(2)))).toBe(true);
  });

  test('tells that the win is kept, and the engine answers', () => {
    const kept = judged(described(moved(begun(), 'd8', 'd9')), lost(1));
    expect(kept.remark).toEqual({ kind: 'kept' });
    expect(standingOf(kept)).toEqual(won(1));
    expect(answered(kept, 'e9e8').position.moves).toEqual(['d8d9', 'e9e8']);
  });

  test('tells by how much a win takes longer', () => {
    const slow = judged(described(moved(begun(), 'd0', 'd1')), lost(4));
    expect(slow.remark).toEqual({ kind: 'slower', by: 3 });
    expect(slow.isClean).toBe(true);
  });

  test('tells that a win is gone, and counts no more until it is begun again', () => {
    const gone = judged(described(moved(begun(), 'd8', 'e8')), drawn);
    expect(gone.remark).toEqual({ kind: 'win-gone' });
    expect(gone.isClean).toBe(false);
    expect(after(gone, { type: 'again-wanted' }).isClean).toBe(true);
  });

  test('takes back the last move of the learner and asks for the verdict again', () => {
    const gone = judged(described(moved(begun(), 'd8', 'e8')), drawn);
    const back = described(after(gone, { type: 'back-wanted' }));
    expect(back.position.moves).toEqual([]);
    expect(back.remark).toBeNull();
    expect(back.ask?.kind).toBe('judge-ending');
  });

  test('shows the best move as a hint without playing it', () => {
    const asked = after(begun(), { type: 'hint-wanted' });
    const hinted = answered(asked, 'd8d9');
    expect(hinted.hint).toBe('d8d9');
    expect(hinted.position.moves).toEqual([]);
    expect(hinted.isClean).toBe(false);
  });

  test('is answered also where the learner moves before the hint has come', () => {
    const early = moved(after(begun(), { type: 'hint-wanted' }), 'd8', 'd9');
    const asked = judged(described(early), lost(1));
    const replied = answered(asked, 'e9e8');
    expect(replied.position.moves).toEqual(['d8d9', 'e9e8']);
    expect(replied.hint).toBeNull();
    expect(replied.isClean).toBe(true);
  });

  test('is done once it is won, and stays done', () => {
    const mate = described(moved(begun(), 'd8', 'd9'), {
      status: 'first-wins',
      reason: 'stalemate',
      legalMoves: [],
    });
    expect(isMastered(mate)).toBe(true);
    expect([...mate.progress.done]).toEqual([endings[0]?.fen]);
    expect(fromKept(JSON.parse(JSON.stringify(toKept(mate.progress))))).toEqual(mate.progress);
  });

  test('is not done by who plays the other side', () => {
    const other = described(after(begun(), { type: 'side-chosen', seat: 'second' }), {
      status: 'first-wins',
      reason: 'checkmate',
    });
    expect(isMastered(other)).toBe(false);
  });

  test('drops the verdict of a position that is no more on the board', () => {
    const waiting = described(initialEndings(xiangqi, noProgress));
    const { ask } = waiting;
    if (ask?.kind !== 'judge-ending') throw new Error('nobody asked for a verdict');
    const gone = after(waiting, { type: 'ending-chosen', ending: 3 });
    expect(gone.ask).not.toBe(ask);
    expect(standingOf(gone)).toBeNull();
  });
});

describe('a draw', () => {
  test('is held after so many moves without a fault', () => {
    let state = described(initialEndings(xiangqi, { ...noProgress, at: drawnEnding }));
    state = answered(judged(state, drawn), 'd0d1');
    for (let move = 1; move <= kMovesToHold; move += 1) {
      expect(state.isHeld).toBe(false);
      state = judged(described(state), drawn);
      state = judged(described(moved(state, 'd8', 'e8')), drawn);
      if (move < kMovesToHold) state = answered(state, 'd0d1');
    }
    expect(isMastered(state)).toBe(true);
  });
});

const groupAt = (board: string) =>
  groupOf({ fen: `${board} w - - 0 1`, method: 'horse', moves: 0 });

test('the endings are grouped by their attacking pieces', () => {
  expect([...new Set(endings.map(groupOf))]).toEqual([
    'soldier',
    'two-soldiers',
    'horse',
    'cannon',
    'chariot',
    'several',
  ]);
  expect(groupAt('P7P/4k4/9/9/9/9/9/9/9/3K5')).toBe('two-soldiers');
  expect(groupAt('4k4/4a4/9/9/9/7C1/9/4B4/4A4/4K4')).toBe('cannon');
  expect(groupAt('9/4k4/9/2P1P1P2/9/9/9/9/9/4K4')).toBe('several');
});

test('an ending has an address of its own', () => {
  expect(endingAt(placeOf(11))).toBe(11);
  expect(endingAt('endings')).toBeNull();
  expect(endingAt('endings-0')).toBeNull();
  expect(endingAt('endings-999')).toBeNull();
});
