// SPDX-License-Identifier: MIT
// Adaptive puzzles: ratings, the puzzle of the day, the rush, themes, and their storage.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { placementAfter } from '../../src/games/placement.ts';
import { nearRating, nextOfRush, puzzleOfDay } from '../../src/screens/puzzles/choose.ts';
import { matePictures } from '../../src/screens/puzzles/mate-pictures.ts';
import { motifNamed, motifs } from '../../src/screens/puzzles/motifs.ts';
import {
  fromKept,
  mistakesOf,
  nextNumber,
  noProgress,
  toKept,
  withMistake,
  withResult,
} from '../../src/screens/puzzles/progress.ts';
import { graded, parsePuzzles, type Puzzle } from '../../src/screens/puzzles/puzzle.ts';
import {
  dayStreakOf,
  noRecord,
  ratingOf,
  withAttempt,
  withDay,
  withMeeting,
  withRush,
} from '../../src/screens/puzzles/record.ts';
import { initialPuzzles, reduce } from '../../src/screens/puzzles/reduce.ts';
import { clockOf, freshRush, ticked, withAnswer } from '../../src/screens/puzzles/rush.ts';
import { mayMove, type PuzzleEvent, type PuzzleState } from '../../src/screens/puzzles/state.ts';
import { start } from './game-fixtures.ts';

const kToday = 20_000;
/** The only puzzle of a ladder with a theme. */
const kFork = 11;

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

const xiangqiPuzzles = graded(
  'xiangqi',
  parsePuzzles('xiangqi', textOf('puzzles/xiangqi.txt')),
  textOf('puzzles/grades-xiangqi.txt'),
);

const gomokuPuzzles = graded(
  'gomoku',
  parsePuzzles('gomoku', textOf('puzzles/gomoku.txt'), textOf('puzzles/gomoku-more.txt')),
  textOf('puzzles/grades-gomoku.txt'),
);

/** Puzzles with consecutive numbers, each rated 50 points above the previous one. */
function ladder(count: number, first = 500, number = 1): Puzzle[] {
  return Array.from({ length: count }, (_, index) => ({
    number: number + index,
    fen: '4k4/R8/9/9/9/9/9/9/8R/3K5 w',
    goal: 'mate' as const,
    length: 1,
    firsts: ['i1i9'],
    source: 'ccpd' as const,
    title: '',
    rating: first + 50 * index,
    motifs: number + index === kFork ? ['fork' as const] : [],
  }));
}

/** The median rating of mates of that length. */
function middle(length: number): number {
  const of = xiangqiPuzzles.filter((one) => one.length === length).map(({ rating }) => rating);
  return of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
}

const [puzzle] = ladder(1, 1000);

describe('ratings', () => {
  test('whoever solves rises and the puzzle falls, the more the less was expected', () => {
    const right = withMeeting(noRecord, puzzle!, true);
    expect(right.rating.rating).toBeGreaterThan(noRecord.rating.rating);
    expect(ratingOf(right, puzzle!).rating).toBeLessThan(1000);
    const hard = withMeeting(noRecord, { ...puzzle!, rating: 1500 }, true);
    expect(hard.rating.rating).toBeGreaterThan(right.rating.rating);
    const wrong = withMeeting(noRecord, puzzle!, false);
    expect(wrong.rating.rating).toBeLessThan(noRecord.rating.rating);
    expect(ratingOf(wrong, puzzle!).rating).toBeGreaterThan(1000);
  });

  test('they grow surer', () => {
    const once = withMeeting(noRecord, puzzle!, true);
    expect(once.rating.deviation).toBeLessThan(noRecord.rating.deviation);
  });

  test('every puzzle of the lists has one of its own', () => {
    for (const list of [xiangqiPuzzles, gomokuPuzzles]) {
      const ratings = list.map(({ rating }) => rating);
      expect(Math.min(...ratings)).toBeGreaterThanOrEqual(500);
      expect(Math.max(...ratings)).toBeLessThanOrEqual(2400);
      expect(new Set(ratings).size).toBeGreaterThan(20);
    }
  });

  test('longer mates are the harder ones on the whole', () => {
    expect(middle(1)).toBeLessThan(middle(3));
    expect(middle(3)).toBeLessThan(middle(5));
  });
});

describe('the choice', () => {
  test('falls on puzzles near the rating, whatever the luck', () => {
    const list = ladder(60);
    for (const roll of [0, 0.3, 0.6, 0.999]) {
      const found = nearRating(list, noRecord, roll);
      expect(Math.abs((found?.rating ?? 0) - noRecord.rating.rating)).toBeLessThanOrEqual(300);
    }
    expect(nearRating([], noRecord, 0)).toBeUndefined();
  });

  test('leaves solved ones out and keeps to the theme', () => {
    const list = ladder(20);
    const solved = withResult({ ...noProgress, order: 'rated' }, kFork, true, kToday);
    for (const roll of [0, 0.5, 0.99]) {
      expect(nextNumber('xiangqi', list, solved, kToday, roll)).not.toBe(kFork);
    }
    const forks = { ...noProgress, motif: 'fork' } as const;
    expect(nextNumber('xiangqi', list, forks, kToday, 0.7)).toBe(kFork);
  });

  test('mistakes come back when they are asked for, the oldest first, until they are found', () => {
    const wrong = withMistake(withMistake(noProgress, 7, kToday), 3, kToday - 2);
    const asked = { ...wrong, order: 'mistakes' } as const;
    expect(mistakesOf(asked)).toEqual([3, 7]);
    expect(nextNumber('xiangqi', ladder(9), asked, kToday, 0)).toBe(3);
    const found = withResult(asked, 3, true, kToday);
    expect(mistakesOf(found)).toEqual([7]);
  });
});

describe('the puzzle of the day', () => {
  test('is the same for everybody and stays when puzzles are added', () => {
    const more = [...xiangqiPuzzles, ...ladder(500, 500, 9001)];
    for (let day = kToday; day < kToday + 400; day++) {
      const found = puzzleOfDay('xiangqi', xiangqiPuzzles, day);
      expect(puzzleOfDay('xiangqi', more, day)?.number).toBe(found?.number);
    }
  });

  test('is another one each day', () => {
    for (const [game, list] of [
      ['xiangqi', xiangqiPuzzles],
      ['gomoku', gomokuPuzzles],
    ] as const) {
      const days = Array.from({ length: 365 }, (_, day) => puzzleOfDay(game, list, kToday + day));
      const numbers = new Set(days.map((one) => one?.number));
      // Removed numbers fall back to the next one, so a few may repeat.
      expect(numbers.size).toBeGreaterThan(340);
    }
  });

  test('counts once, and days in a row until one is missed', () => {
    const first = withDay(noRecord, kToday, true);
    expect(withDay(first, kToday, false)).toBe(first);
    const second = withDay(first, kToday + 1, true);
    expect(dayStreakOf(second, kToday + 1)).toBe(2);
    expect(dayStreakOf(second, kToday + 2)).toBe(2);
    expect(dayStreakOf(second, kToday + 3)).toBe(0);
    expect(withDay(second, kToday + 3, true).day).toMatchObject({ streak: 1, best: 2 });
    expect(withDay(second, kToday + 2, false).day).toMatchObject({ streak: 0, best: 2 });
  });
});

describe('a rush', () => {
  test('ends with its time', () => {
    const rush = freshRush(3, 1_000_000);
    expect(clockOf(rush)).toBe('3:00');
    expect(clockOf(ticked(rush, 1_055_500))).toBe('2:05');
    expect(ticked(rush, 1_179_999).isOver).toBe(false);
    expect(ticked(rush, 1_180_000)).toMatchObject({ isOver: true });
    expect(clockOf(ticked(rush, 1_190_000))).toBe('0:00');
  });

  test('ends with the third mistake; nothing counts after that', () => {
    const twice = [true, false, true, false].reduce(withAnswer, freshRush(5, 0));
    expect(twice).toMatchObject({ score: 2, mistakes: 2, isOver: false });
    const over = withAnswer(twice, false);
    expect(over.isOver).toBe(true);
    expect(withAnswer(over, true)).toBe(over);
  });

  test('asks short puzzles, none twice, and harder ones as it goes on', () => {
    const been: number[] = [];
    const ratings: number[] = [];
    for (let step = 0; step < 30; step++) {
      const found = nextOfRush(xiangqiPuzzles, been, (step % 10) / 10)!;
      expect(been).not.toContain(found.number);
      expect(found.length ?? 1).toBeLessThanOrEqual(3);
      been.push(found.number);
      ratings.push(found.rating);
    }
    expect(ratings[29]).toBeGreaterThan(ratings[0]! + 500);
  });

  test('goes on by itself, puts mistakes among those to be reviewed, and leaves the rating alone', () => {
    const list = ladder(30);
    const events: PuzzleEvent[] = [
      { type: 'engine', event: { type: 'ready' } },
      { type: 'list-come', puzzles: list, at: 1 },
      { type: 'rush-begun', minutes: 3, now: 1_000_000, today: kToday },
    ];
    const begun = events.reduce(reduce, initialPuzzles(xiangqi, noProgress, kToday));
    expect(begun.mode).toBe('rush');
    const first = begun.puzzle!.number;
    const solved = answered(begun, 'i1i9', true);
    expect(solved.rush).toMatchObject({ score: 1, mistakes: 0 });
    expect(solved.puzzle?.number).not.toBe(first);
    const missed = answered(solved, 'a8a7', false);
    expect(missed.rush).toMatchObject({ score: 1, mistakes: 1 });
    expect(mistakesOf(missed.progress)).toEqual([solved.puzzle!.number]);
    expect(missed.progress.record.rating).toEqual(noRecord.rating);
    expect(missed.progress.record.rush[3]).toBe(1);
    const late = reduce(missed, { type: 'rush-ticked', now: 2_000_000 });
    expect(late.rush?.isOver).toBe(true);
    // While the engine is missing, no move is possible and the clock stands.
    const failed = reduce(missed, {
      type: 'engine',
      event: { type: 'failed', fault: 'crashed', detail: '' },
    });
    const stood = reduce(failed, { type: 'rush-ticked', now: 2_000_000 });
    expect(clockOf(stood.rush!)).toBe(clockOf(missed.rush!));
    const again = reduce(stood, { type: 'engine', event: { type: 'ready' } });
    const later = reduce(again, { type: 'rush-ticked', now: 2_010_000 });
    expect(clockOf(later.rush!)).toBe('2:50');
    expect(reduce(late, { type: 'hint' })).toBe(late);
    const ended = reduce(missed, { type: 'rush-ended' });
    expect(ended.rush).toMatchObject({ isOver: true, score: 1 });
    expect(mayMove(ended)).toBe(false);
  });
});

function described(state: PuzzleState, changes: object): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const snapshot = { ...start, fen: ask.position.fen, legalMoves: ['i1i9', 'a8a7'], ...changes };
  return reduce(state, { type: 'described', ask, snapshot, written: { wxf: [] } });
}

function waited(state: PuzzleState): PuzzleState {
  const { ask } = state;
  if (ask?.kind !== 'wait') throw new Error('nobody waits');
  return reduce(state, { type: 'waited', ask });
}

/** A move that mates, or ends the game otherwise; then the next puzzle. */
function answered(state: PuzzleState, move: string, isMate: boolean): PuzzleState {
  const shown = described(state, {});
  const moved = [move.slice(0, 2), move.slice(2)].reduce<PuzzleState>(
    (now, square) => reduce(now, { type: 'square-chosen', square }),
    shown,
  );
  const end = isMate
    ? { status: 'first-wins', reason: 'checkmate', legalMoves: [] }
    : { status: 'draw', reason: 'stalemate', legalMoves: [] };
  return waited(described(moved, end));
}

describe('what is kept', () => {
  test('rating, history, days and rushes outlive a reload', () => {
    const tried = withAttempt(withMeeting(noRecord, puzzle!, true), {
      minute: 5,
      number: 1,
      isRight: true,
      mode: 'train',
    });
    const record = withRush(withDay(tried, kToday, true), 5, 12);
    const kept = fromKept('xiangqi', JSON.parse(JSON.stringify(toKept({ ...noProgress, record }))));
    const again = kept!.record;
    expect(again.rating.rating).toBeCloseTo(record.rating.rating, 0);
    expect(ratingOf(again, puzzle!).rating).toBeCloseTo(ratingOf(record, puzzle!).rating, -1);
    expect(again.history).toEqual(record.history);
    expect(again.day).toEqual(record.day);
    expect(again.rush).toEqual({ 3: 0, 5: 12 });
  });

  test('what was kept before there were ratings is understood', () => {
    const old = {
      version: 1,
      boxes: [[7, 2, 20_001]],
      streak: 3,
      best: 4,
      at: 7,
      theme: '2',
      order: 'next',
    };
    expect(fromKept('xiangqi', old)).toMatchObject({ streak: 3, order: 'next', record: noRecord });
  });

  test('nonsense counts as nothing', () => {
    const raw = { version: 1, record: { rating: ['x'], history: [[1]], day: 5, rush: { 3: -1 } } };
    expect(fromKept('xiangqi', raw)?.record).toEqual(noRecord);
  });
});

describe('themes', () => {
  test('the lists have examples of nearly all of them', () => {
    for (const [game, list] of [
      ['xiangqi', xiangqiPuzzles],
      ['gomoku', gomokuPuzzles],
    ] as const) {
      const seen = new Set(list.flatMap((one) => one.motifs));
      const missing = motifs[game].filter((one) => !seen.has(one));
      expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(3);
    }
  });

  test('finer names of the engine fall under a broader one', () => {
    expect(motifNamed('xiangqi', 'relative-pin')).toBe('pin');
    expect(motifNamed('xiangqi', 'vcf')).toBeNull();
    expect(motifNamed('gomoku', 'vcf')).toBe('vcf');
  });

  test('each mate is pictured by a position that the rules and the detector call so', () => {
    const examples = new Map<string, string[]>();
    for (const line of textOf('tests/data/xiangqi_motifs.txt').split('\n')) {
      const [asked, name = '', sign, fen = '', moves = ''] = line
        .split('|')
        .map((part) => part.trim());
      if (asked !== 'mate' || sign !== '+') continue;
      const after = placementAfter(
        xiangqi,
        fen,
        moves.split(' ').filter((one) => one !== ''),
      );
      examples.set(name, [...after].map(([square, piece]) => square + piece).toSorted());
    }
    for (const [name, fen] of Object.entries(matePictures)) {
      const pictured = [...placementAfter(xiangqi, `${fen} b`, [])];
      expect(pictured.map(([square, piece]) => square + piece).toSorted(), name).toEqual(
        examples.get(name),
      );
    }
  });
});
