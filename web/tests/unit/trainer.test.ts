// SPDX-License-Identifier: MIT
// The opening trainer: intervals, book lines, the repertoire, and statistics of the reader's games.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownMovesAt, ownRepertoire } from '../../src/archive/own-moves.ts';
import { packMoves } from '../../src/archive/packed-moves.ts';
import { PositionSearch } from '../../src/archive/positions.ts';
import type { GameFacts } from '../../src/archive/archived-game.ts';
import { fenAfter } from '../../src/games/placement.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import {
  answeredCard,
  dueOn,
  fromKept,
  intervals,
  keyAfter,
  keyOf,
  noTraining,
  toggled,
  toKept,
  withCard,
  type Card,
  type Training,
} from '../../src/screens/openings/trainer/cards.ts';
import {
  initialTrainer,
  mayMove,
  reduce,
  type TrainerEvent,
  type TrainerState,
} from '../../src/screens/openings/trainer/state.ts';
import { start } from './game-fixtures.ts';

const kToday = 20_000;

/** The book of these tests, by the moves so far: one or more moves of equal weight. */
const book: Readonly<Record<string, readonly string[]>> = {
  '': ['h2e2', 'c3c4'],
  h2e2: ['h9g7'],
  c3c4: ['h9g7'],
  'h2e2 h9g7': ['h0g2'],
};

/** Answers all questions as an engine with that book would, until it is the reader's turn. */
function settled(state: TrainerState): TrainerState {
  let now = state;
  for (let turns = 0; now.ask !== null; turns++) {
    if (turns > 50) throw new Error('it asks for ever');
    now = reduce(now, answerTo(now));
  }
  return now;
}

function answerTo({ ask }: TrainerState): TrainerEvent {
  switch (ask?.kind) {
    case 'describe': {
      const { fen, moves } = ask.position;
      const legalMoves = ['h2e2', 'c3c4', 'b2e2', 'h9g7', 'b9c7', 'h0g2'];
      const snapshot = { ...start, fen: fenAfter(xiangqi, fen, moves), legalMoves };
      return { type: 'described', ask, snapshot, written: {} };
    }
    case 'book-moves': {
      const found = book[ask.position.moves.join(' ')] ?? [];
      const perMille = 1000 / Math.max(1, found.length);
      const moves = found.map((move) => ({ move, perMille, wins: 0, draws: 0, losses: 0 }));
      return { type: 'book-read', ask, book: { moves, opening: null, written: {} } };
    }
    case 'wait':
      return { type: 'waited', ask };
    default:
      throw new Error(`nobody answers ${ask?.kind}`);
  }
}

function begun(training: Training = noTraining, seed = 1): TrainerState {
  const state = initialTrainer(xiangqi, { root: [], training, today: kToday, seed });
  return settled(reduce(state, { type: 'engine', event: { type: 'book-ready' } }));
}

function moved(state: TrainerState, move: string): TrainerState {
  const [from = '', to = ''] = [move.slice(0, 2), move.slice(2)];
  const lifted = reduce(state, { type: 'piece-lifted', square: from });
  return settled(reduce(lifted, { type: 'piece-dropped', square: to }));
}

const startKey = keyOf(xiangqi.startFen);

describe('the cards', () => {
  const box = fc.integer({ min: 0, max: intervals.length - 1 });
  const cards = fc.record({ line: fc.constant([]), box, due: fc.integer({ min: 0, max: kToday }) });

  test('the intervals grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: intervals.length - 1 }), (at) => {
        expect(intervals[at]).toBeGreaterThan(intervals[at - 1] ?? Infinity);
      }),
    );
  });

  test('a due card answered rightly comes on a later day, and never sooner than last time', () => {
    fc.assert(
      fc.property(cards, (before) => {
        const after = answeredCard(before, [], { isRight: true, today: kToday });
        expect(after.due).toBeGreaterThan(kToday);
        expect(after.due - kToday).toBeGreaterThanOrEqual(intervals[before.box] ?? Infinity);
      }),
    );
  });

  test('a missed card is due the same day, however well it was known', () => {
    fc.assert(
      fc.property(cards, fc.nat(200), (before, later) => {
        const known = { ...before, due: kToday + later };
        const after = answeredCard(known, [], { isRight: false, today: kToday });
        expect(after).toMatchObject({ box: 0, due: kToday });
      }),
    );
  });

  test('practice before a card is due does not put it off', () => {
    const known: Card = { line: [], box: 3, due: kToday + 5 };
    expect(answeredCard(known, [], { isRight: true, today: kToday })).toEqual(known);
  });

  test('are listed on their day, the longest due first', () => {
    const known = new Map<string, Card>([
      ['today', { line: [], box: 1, due: kToday }],
      ['tomorrow', { line: [], box: 1, due: kToday + 1 }],
      ['late', { line: [], box: 1, due: kToday - 9 }],
    ]);
    expect(dueOn({ ...noTraining, cards: known }, kToday)).toEqual(['late', 'today']);
  });

  test('and the repertoire are kept and read back; what is damaged is left out', () => {
    const card = { line: ['h2e2', 'h9g7'], box: 2, due: kToday };
    const training = toggled(withCard(noTraining, 'a w', card), startKey, 'h2e2');
    const kept: unknown = JSON.parse(JSON.stringify(toKept(training)));
    expect(fromKept(xiangqi, kept)).toEqual(training);
    expect(fromKept(xiangqi, { version: 2, cards: [], repertoire: [] })).toBeNull();
    const odd = { version: 1, cards: [[1], ['k', 'h2e2', 99, 1], 'x'], repertoire: [['k', '']] };
    expect(fromKept(xiangqi, odd)).toEqual(noTraining);
  });

  test('a star twice leaves the repertoire as it was', () => {
    const once = toggled(noTraining, startKey, 'h2e2');
    expect(once.repertoire.get(startKey)).toEqual(['h2e2']);
    expect(toggled(once, startKey, 'h2e2').repertoire.size).toBe(0);
  });
});

describe('a line', () => {
  test('goes on after a right answer with a move of the book', () => {
    const after = moved(begun(), 'h2e2');
    expect(after.position.moves).toEqual(['h2e2', 'h9g7']);
    expect(mayMove(after)).toBe(true);
    expect(after).toMatchObject({ asked: 1, right: 1, missed: null });
    expect(after.training.cards.get(startKey)).toMatchObject({ box: 1, due: kToday + 1 });
  });

  test('stands still after a wrong one, shows what is right, and counts it once', () => {
    const wrong = moved(begun(), 'b2e2');
    expect(wrong.position.moves).toEqual([]);
    expect(wrong.missed).toEqual({ move: 'b2e2', expected: ['h2e2', 'c3c4'] });
    const after = moved(wrong, 'h2e2');
    expect(after).toMatchObject({ asked: 1, right: 0 });
    expect(after.training.cards.get(startKey)).toMatchObject({ box: 0, due: kToday });
  });

  test('counts an answer that was asked for as missed', () => {
    const shown = reduce(begun(), { type: 'answer-wanted' });
    expect(shown.missed?.expected).toEqual(['h2e2', 'c3c4']);
    expect(moved(shown, 'h2e2').right).toBe(0);
  });

  test('ends where the book does', () => {
    const after = moved(moved(begun(), 'h2e2'), 'h0g2');
    expect(after).toMatchObject({ isOver: true, asked: 2, right: 2 });
  });

  test('of Black begins with a move of the book for Red', () => {
    const state = settled(reduce(begun(), { type: 'side-chosen', seat: 'second' }));
    expect(book['']).toContain(state.position.moves[0]);
    expect(state.position.moves).toHaveLength(1);
    expect(mayMove(state)).toBe(true);
  });

  test('waits for the book instead of ending without it', () => {
    const early = initialTrainer(xiangqi, {
      root: [],
      training: noTraining,
      today: kToday,
      seed: 1,
    });
    expect(settled(early)).toMatchObject({ isOver: false, hasBook: false });
  });

  test('every move of the book is met sooner or later', () => {
    const met = new Set(
      Array.from({ length: 64 }, (_, index) => {
        const state = begun(noTraining, index * 67_108_864);
        return settled(reduce(state, { type: 'side-chosen', seat: 'second' })).position.moves[0];
      }),
    );
    expect(met).toEqual(new Set(book['']));
  });
});

describe('the repertoire', () => {
  const own = toggled(noTraining, startKey, 'b2e2');

  test('makes its own move right, and that of the book wrong', () => {
    const state = settled(reduce(begun(own), { type: 'source-chosen', source: 'repertoire' }));
    expect(moved(state, 'h2e2').missed?.expected).toEqual(['b2e2']);
    expect(moved(state, 'b2e2')).toMatchObject({ right: 1, isOver: true });
  });

  test('is followed by the other side to the positions it answers, in the book or not', () => {
    const line = ['b2e2', 'b9c7'];
    const training = toggled(own, keyAfter(xiangqi, xiangqi.startFen, line), 'h0g2');
    const state = settled(reduce(begun(training), { type: 'source-chosen', source: 'repertoire' }));
    expect(moved(state, 'b2e2').position.moves).toEqual(line);
  });
});

describe('the day', () => {
  const early: Card = { line: [], box: 1, due: kToday - 3 };
  const line = ['h2e2', 'h9g7'];
  const lineKey = keyAfter(xiangqi, xiangqi.startFen, line);
  const two = withCard(withCard(noTraining, startKey, early), lineKey, {
    line,
    box: 0,
    due: kToday,
  });

  test('asks each due position and ends when all were answered', () => {
    const first = settled(reduce(begun(two), { type: 'mode-chosen', mode: 'due' }));
    expect(first.position.moves).toEqual([]);
    const second = moved(first, 'h2e2');
    expect(second.position.moves).toEqual(line);
    const done = moved(second, 'h0g2');
    expect(done).toMatchObject({ isOver: true, asked: 2, right: 2 });
    expect(dueOn(done.training, kToday)).toEqual([]);
  });

  test('asks what was missed again', () => {
    const first = settled(reduce(begun(two), { type: 'mode-chosen', mode: 'due' }));
    const second = moved(moved(first, 'b2e2'), 'h2e2');
    const again = moved(second, 'h0g2');
    expect(again.position.moves).toEqual([]);
    expect(moved(again, 'h2e2').isOver).toBe(true);
  });

  test('skips what neither book nor repertoire answers, and keeps its card', () => {
    const lost = { line: ['b2e2', 'b9c7'], box: 1, due: kToday };
    const training = withCard(noTraining, keyAfter(xiangqi, xiangqi.startFen, lost.line), lost);
    const state = settled(reduce(begun(training), { type: 'mode-chosen', mode: 'due' }));
    expect(state.isOver).toBe(true);
    expect(state.training).toEqual(training);
  });
});

const ownGame = (moves: string[], changes: Partial<GameFacts>): GameFacts => ({
  id: 1,
  game: 'xiangqi',
  source: 'played',
  levels: { first: null, second: null },
  opponent: null,
  own: 'first',
  result: '1-0',
  date: '',
  opening: null,
  startFen: '',
  moves: packMoves(xiangqi, moves),
  isAided: false,
  ...changes,
});

describe('own games', () => {
  const games = [
    ownGame(['h2e2', 'h9g7', 'h0g2'], {}),
    // The same position by another move order.
    ownGame(['h0g2', 'h9g7', 'h2e2', 'b9c7'], { result: '0-1' }),
    ownGame(['h2e2', 'b9c7'], { result: '1/2-1/2' }),
    ownGame(['c3c4', 'b9c7'], { own: 'second', result: '0-1' }),
    ownGame(['c3c4'], { own: null }),
  ];
  const search = new PositionSearch(xiangqi);
  const movesAt = (moves: string[]) => {
    const plyOf = search.finder(fenAfter(xiangqi, xiangqi.startFen, moves));
    return ownMovesAt(xiangqi, games, (one) => plyOf(one.startFen || xiangqi.startFen, one.moves));
  };

  test('say how often a move was made there, and how that ended, by the own side', () => {
    expect(movesAt([])).toEqual([
      { move: 'h2e2', seat: 'first', games: 2, won: 1, drawn: 1, lost: 0 },
      { move: 'h0g2', seat: 'first', games: 1, won: 0, drawn: 0, lost: 1 },
      { move: 'c3c4', seat: 'second', games: 1, won: 1, drawn: 0, lost: 0 },
    ]);
  });

  test('are found where moves were made in another order, but not where they ended', () => {
    expect(movesAt(['h2e2', 'h9g7', 'h0g2'])).toMatchObject([{ move: 'b9c7', lost: 1 }]);
  });

  test('make a repertoire of what was played often enough', () => {
    expect(ownRepertoire(xiangqi, games, 2)).toEqual([[startKey, 'h2e2']]);
    expect(ownRepertoire(xiangqi, games, 3)).toEqual([]);
  });
});

function afterCannon(): TrainerState {
  return initialTrainer(xiangqi, {
    root: ['h2e2'],
    training: noTraining,
    today: kToday,
    seed: 1,
  });
}

describe('a training that is interrupted', () => {
  test('goes on where it was once an engine that died is back', () => {
    const waiting = afterCannon();
    const { ask } = waiting;
    if (ask === null) throw new Error('nobody asked');
    const dead = reduce(waiting, { type: 'refused', ask, fault: null });
    expect(dead.engine.name).toBe('failed');
    expect(dead.root).toEqual(['h2e2']);
    const back = reduce(dead, { type: 'engine', event: { type: 'loading' } });
    expect(back.ask).toMatchObject({ kind: 'describe', position: { moves: ['h2e2'] } });
  });

  test('shows the position it ends in where no card is due', () => {
    const over = reduce(afterCannon(), { type: 'mode-chosen', mode: 'due' });
    expect(over.isOver).toBe(true);
    expect(settled(over).shown.moves).toEqual(['h2e2']);
  });
});
