// SPDX-License-Identifier: MIT
// The quiz: points of a guess, the course of a game, and stored results.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/engine/protocol.ts';
import { chanceOf } from '../../src/games/chances.ts';
import { fenAfter } from '../../src/games/placement.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import type { MasterGame } from '../../src/masters/masters.ts';
import {
  depthOf,
  guessFor,
  missingFrom,
  noFindings,
  withRanks,
  withReport,
} from '../../src/screens/masters/quiz/judge.ts';
import {
  fromKept,
  kFullPoints,
  kLeastGuesses,
  noScore,
  outcomeOf,
  pointsFor,
  toKept,
  totalOf,
  withFinished,
  type Guess,
} from '../../src/screens/masters/quiz/score.ts';
import {
  initialQuiz,
  kFirstPly,
  reduce,
  type QuizEvent,
  type QuizState,
} from '../../src/screens/masters/quiz/state.ts';
import { greatest } from '../../src/screens/masters/quiz/words.ts';
import { info, snapshot, start } from './game-fixtures.ts';

const game: MasterGame = {
  index: 7,
  red: '',
  black: '',
  event: '',
  date: '',
  code: '',
  opening: '',
  result: '1-0',
};

/** Twelve plies that move both sides' chariots out and back, then four guesses for each side. */
const shuffle = ['a0a1', 'a9a8', 'a1a0', 'a8a9'];
const line = [...shuffle, ...shuffle, ...shuffle, 'h2e2', 'h9g7', 'h0g2', 'i9h9', 'i0h0', 'h9h5'];

const base: Guess = {
  move: 'b2e2',
  played: 'h2e2',
  rank: 2,
  playedRank: 1,
  loss: 0,
  playedLoss: 0,
};

describe('a guess', () => {
  const loss = fc.double({ min: 0, max: 1, noNaN: true });

  test('that is the master’s move has full points, however much that lost', () => {
    fc.assert(
      fc.property(loss, (lost) => {
        const guess = { ...base, move: 'h2e2', loss: lost, playedLoss: lost };
        expect(outcomeOf(guess)).toBe('hit');
        expect(pointsFor(guess)).toBe(kFullPoints);
      }),
    );
  });

  test('that loses no more than the master’s move is worth as much', () => {
    fc.assert(
      fc.property(loss, loss, (one, other) => {
        const guess = { ...base, loss: Math.min(one, other), playedLoss: Math.max(one, other) };
        expect(pointsFor(guess)).toBe(kFullPoints);
      }),
    );
  });

  test('that loses more never has more points', () => {
    fc.assert(
      fc.property(loss, loss, loss, (one, other, playedLoss) => {
        const less = { ...base, loss: Math.min(one, other), playedLoss };
        const more = { ...base, loss: Math.max(one, other), playedLoss };
        expect(pointsFor(more)).toBeLessThanOrEqual(pointsFor(less));
      }),
    );
  });

  test('has half of them for what halves the accuracy of a move, and none for a lost game', () => {
    expect(pointsFor({ ...base, loss: 0.06 })).toBe(5);
    expect(pointsFor({ ...base, loss: 1 })).toBe(0);
    expect(outcomeOf({ ...base, loss: 0.06 })).toBe('worse');
    expect(outcomeOf({ ...base, playedLoss: 0.06 })).toBe('better');
    expect(outcomeOf({ ...base, loss: 0.004 })).toBe('equal');
  });

  test('that was only wanted to be seen has none, and is left out of what was lost', () => {
    const seen = { ...base, move: '', rank: 0, playedLoss: 0.5 };
    expect(pointsFor(seen)).toBe(0);
    const total = totalOf([seen, { ...base, loss: 0.06 }]);
    expect(total).toMatchObject({ points: 5, share: 0.25, hits: 0, loss: 0.06, playedLoss: 0 });
  });
});

test('where the reader did better or worse comes by how much', () => {
  const guesses = [
    { ...base, loss: 0.1 },
    { ...base, playedLoss: 0.2 },
    { ...base, loss: 0.4 },
    { ...base, move: 'h2e2' },
    { ...base, loss: 0.2 },
  ];
  expect(greatest(guesses, 'worse', 2)).toEqual([2, 4]);
  expect(greatest(guesses, 'better', 2)).toEqual([1]);
});

describe('what is kept', () => {
  const running = { game: 7, seat: 'second', guesses: [base, { ...base, move: '' }] } as const;

  test('comes back as it was', () => {
    const score = { games: 3, best: 0.75, running };
    expect(fromKept(JSON.parse(JSON.stringify(toKept(score))))).toEqual(score);
    expect(fromKept(toKept(noScore))).toEqual(noScore);
  });

  test('is refused where another wrote it', () => {
    for (const raw of [null, [], {}, { version: 2, games: 0, best: null, running: null }]) {
      expect(fromKept(raw)).toBeNull();
    }
    expect(fromKept({ version: 1, games: 1, best: 1.5, running: null })).toBeNull();
    const torn = { version: 1, games: 1, best: 1, running: { ...running, guesses: [['h2e2']] } };
    expect(fromKept(torn)).toMatchObject({ games: 1, running: null });
  });

  test('counts a game that came to its end, or was left after enough moves', () => {
    const few = totalOf([base]);
    const many = totalOf(Array.from({ length: kLeastGuesses }, () => ({ ...base, loss: 0.06 })));
    expect(withFinished(noScore, few, false)).toEqual(noScore);
    expect(withFinished(noScore, few, true)).toEqual({ games: 1, best: 1, running: null });
    const once = { games: 1, best: 0.9, running };
    expect(withFinished(once, many, false)).toEqual({ games: 2, best: 0.9, running: null });
    expect(withFinished(once, totalOf([]), true)).toEqual({ ...once, running: null });
  });
});

/** The engine's findings: scores in centipawns by move, best first. */
type Found = readonly (readonly [move: string, score: number])[];

const equal: Found = [
  ['h2e2', 30],
  ['b2e2', 20],
  ['c3c4', 10],
  ['g3g4', 5],
  ['c0e2', 0],
];

function report(multiPv: number, [move, score]: Found[number]): Report {
  return info({ multiPv, score, pv: [move], bestMove: move, depth: 9 });
}

/** Answers all questions until it is the reader's turn, or `stage` is reached. */
function settled(
  state: QuizState,
  {
    found = equal,
    others = [],
    stage = null,
  }: {
    found?: Found;
    others?: Found;
    stage?: QuizState['stage'] | null;
  } = {},
): QuizState {
  let now = state;
  for (let turns = 0; now.ask !== null && now.stage !== stage; turns++) {
    if (turns > 50) throw new Error('it asks for ever');
    now = answerTo(now, found, others).reduce(reduce, now);
  }
  return now;
}

function answerTo({ ask }: QuizState, found: Found, others: Found): QuizEvent[] {
  switch (ask?.kind) {
    case 'describe': {
      const { fen, moves } = ask.position;
      const legalMoves = ['h2e2', 'b2e2', 'a3a4', 'h0g2', 'h9g7', 'i9h9', 'i0h0', 'h9h5'];
      const known = { ...start, fen: fenAfter(xiangqi, fen, moves), legalMoves };
      return [{ type: 'described', ask, snapshot: snapshot(known), written: {} }];
    }
    case 'write':
      return [{ type: 'written', ask, written: { wxf: ask.position.moves } }];
    case 'search': {
      const { rootMoves } = ask.limits;
      const wanted = rootMoves.length === 0 ? found : others.filter(([m]) => rootMoves.includes(m));
      const reports = wanted.map((one, at) => report(at + 1, one));
      return [
        ...reports.map((one) => ({ type: 'informed', ask, info: one }) as const),
        { type: 'found', ask, info: reports[0] ?? info({ bound: 'none' }) },
      ];
    }
    case 'wait':
      return [{ type: 'waited', ask }];
    default:
      throw new Error(`nobody answers ${ask?.kind}`);
  }
}

function begun(seat: 'first' | 'second' = 'first', score = noScore): QuizState {
  const ready = reduce(initialQuiz(xiangqi, score), {
    type: 'engine',
    event: { type: 'network-ready' },
  });
  return settled(reduce(ready, { type: 'game-come', game, line, seat }));
}

function tried(state: QuizState, move: string): QuizState {
  const [from = '', to = ''] = [move.slice(0, 2), move.slice(2)];
  const lifted = reduce(state, { type: 'piece-lifted', square: from });
  return reduce(lifted, { type: 'piece-dropped', square: to });
}

const told = (depth: number, found: Found): Report[] =>
  found.map((one, at) => ({ ...report(at + 1, one), depth }));

describe('the findings of a search', () => {
  test('are the lines of the last depth that was finished', () => {
    const unfinished = told(10, [['a3a4', 500]]);
    const findings = withRanks([...told(9, equal), ...unfinished].reduce(withReport, noFindings));
    expect(findings.lines.map(({ pv }) => pv[0])).toEqual(equal.map(([move]) => move));
    expect(depthOf(findings)).toBe(9);
    expect(missingFrom(findings, ['a3a4', 'h2e2', ''])).toEqual(['a3a4']);
  });

  test('are fewer where fewer moves are legal, or the search was cut off early', () => {
    const two = equal.slice(0, 2);
    const findings = withRanks([...told(3, two), ...told(4, two)].reduce(withReport, noFindings));
    expect(findings.lines).toHaveLength(2);
    expect(depthOf(findings)).toBe(4);
    const cut = withRanks(told(1, two).reduce(withReport, noFindings));
    expect(cut.lines).toHaveLength(2);
  });

  test('rank moves by what they lose', () => {
    const mixed: Found = [
      ['h2e2', 0],
      ['b2e2', 100],
    ];
    const findings = withRanks(told(5, mixed).reduce(withReport, noFindings));
    expect(guessFor(findings, 'b2e2', 'h2e2')).toMatchObject({
      rank: 1,
      playedRank: 2,
      loss: 0,
    });
  });
});

describe('a game of guesses', () => {
  test('begins after the opening, from the side whose moves are guessed', () => {
    expect(begun()).toMatchObject({ stage: 'trying', isTurned: false, ask: null });
    expect(begun().position.moves).toEqual(line.slice(0, kFirstPly));
    expect(begun('second').isTurned).toBe(true);
    expect(begun('second').position.moves).toEqual(line.slice(0, kFirstPly + 1));
  });

  test('is none where nothing is left to guess', () => {
    const state = reduce(begun(), {
      type: 'game-come',
      game,
      line: line.slice(0, 12),
      seat: 'first',
    });
    expect(state).toMatchObject({ stage: 'missing', ask: null });
  });

  test('tells the master’s move, and goes on with the answer to it', () => {
    const judged = settled(tried(begun(), 'h2e2'), { stage: 'judged' });
    expect(judged.guesses).toEqual([
      { move: 'h2e2', played: 'h2e2', rank: 1, playedRank: 1, loss: 0, playedLoss: 0 },
    ]);
    const next = settled(judged, { found: [['h0g2', 10]] });
    expect(next).toMatchObject({ stage: 'trying', score: { running: { game: 7 } } });
    expect(next.position.moves).toEqual(line.slice(0, kFirstPly + 2));
  });

  test('measures a move beyond the best lines by itself, as deep as they were seen', () => {
    const searching = settled(tried(begun(), 'a3a4'), { others: [] });
    expect(searching.guesses[0]).toMatchObject({ rank: 0, loss: 1 });
    let state = tried(begun(), 'a3a4');
    while (state.ask?.kind === 'describe') state = answerTo(state, equal, []).reduce(reduce, state);
    expect(state.ask).toMatchObject({
      kind: 'search',
      position: { moves: line.slice(0, kFirstPly) },
      limits: { rootMoves: ['a3a4'], depth: 9, multiPv: 1 },
    });
    const judged = settled(state, { others: [['a3a4', -250]], stage: 'judged' });
    const [guess] = judged.guesses;
    const best = chanceOf(info({ score: 30 }));
    expect(guess?.loss).toBe(best - chanceOf(info({ score: -250 })));
    expect(guess).toMatchObject({ rank: 0, playedRank: 1, playedLoss: 0 });
    expect(pointsFor(guess!)).toBeLessThan(kFullPoints / 2);
  });

  test('puts the master’s move in the place of another, then goes on', () => {
    const judged = settled(tried(begun(), 'b2e2'), { stage: 'judged' });
    expect(judged.position.moves.at(-1)).toBe('b2e2');
    const shown = settled(judged, { stage: 'going-on' });
    expect(shown.position.moves).toEqual(line.slice(0, kFirstPly + 1));
    expect(settled(shown).position.moves).toEqual(line.slice(0, kFirstPly + 2));
  });

  test('praises a move that is better than the master’s', () => {
    const found: Found = [
      ['b2e2', 300],
      ['h2e2', 0],
    ];
    const fresh = reduce(initialQuiz(xiangqi, noScore), {
      type: 'engine',
      event: { type: 'network-ready' },
    });
    const open = settled(reduce(fresh, { type: 'game-come', game, line, seat: 'first' }), {
      found,
    });
    const judged = settled(tried(open, 'b2e2'), { found, stage: 'judged' });
    const [guess] = judged.guesses;
    expect(outcomeOf(guess!)).toBe('better');
    expect(guess).toMatchObject({ rank: 1, playedRank: 2, loss: 0 });
  });

  test('judges a move that was made before the lines were known', () => {
    const fresh = reduce(initialQuiz(xiangqi, noScore), {
      type: 'engine',
      event: { type: 'ready' },
    });
    const waiting = settled(reduce(fresh, { type: 'game-come', game, line, seat: 'first' }));
    const made = settled(tried(waiting, 'h2e2'));
    expect(made).toMatchObject({ stage: 'judging', ask: null, guesses: [] });
    const come = reduce(made, { type: 'engine', event: { type: 'network-ready' } });
    expect(settled(come, { stage: 'judged' }).guesses).toHaveLength(1);
  });

  test('shows the master’s move to who wants to see it, for nothing', () => {
    const judged = settled(reduce(begun(), { type: 'shown' }), { stage: 'judged' });
    expect(judged.guesses[0]).toMatchObject({ move: '', played: 'h2e2' });
    expect(totalOf(judged.guesses).points).toBe(0);
  });

  test('goes on after a reload where it was, but not in another game', () => {
    const next = settled(tried(begun(), 'h2e2'));
    const { score } = next;
    expect(begun('first', score).position.moves).toEqual(next.position.moves);
    expect(begun('first', score).guesses).toEqual(next.guesses);
    expect(begun('second', score).guesses).toEqual([]);
  });

  test('that the rule set ends before a guess leaves the guesses of another game alone', () => {
    const { score } = settled(tried(begun(), 'h2e2'));
    const other = { ...game, index: 8 };
    const ready = reduce(initialQuiz(xiangqi, score), {
      type: 'engine',
      event: { type: 'network-ready' },
    });
    const come = reduce(ready, { type: 'game-come', game: other, line, seat: 'first' });
    const { ask } = come;
    if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
    const drawn = snapshot({ ...start, status: 'draw', reason: 'repetition', legalMoves: [] });
    const over = reduce(come, { type: 'described', ask, snapshot: drawn, written: {} });
    expect(over.stage).toBe('over');
    expect(over.score).toEqual(score);
  });

  test('comes to its end with the last move, or where it is left, and is counted once', () => {
    let state = begun();
    for (const move of ['h2e2', 'h0g2', 'i0h0']) state = settled(tried(state, move));
    expect(state).toMatchObject({ stage: 'over', ask: null });
    expect(state.position.moves).toEqual(line);
    expect(state.score).toMatchObject({ games: 1, running: null });
    expect(state.guesses.map(({ move, played }) => move === played)).toEqual([true, true, true]);
    const left = settled(reduce(settled(tried(begun(), 'h2e2')), { type: 'finished' }));
    expect(left).toMatchObject({ stage: 'over', score: { games: 0, running: null } });
    expect(reduce(left, { type: 'finished' })).toBe(left);
  });
});
