// SPDX-License-Identifier: MIT
// Today's set: what is chosen for whom, and what is kept of it.

import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/screens/common/day.ts';
import {
  fromKept,
  hashOfTask,
  isUnderWay,
  kMostTasks,
  noDaily,
  openTask,
  streakOf,
  withDone,
  type Daily,
} from '../../src/screens/daily/kept.ts';
import { planOf, type Stored } from '../../src/screens/daily/plan.ts';
import { endings } from '../../src/screens/endings/endings.ts';
import { lessonIds } from '../../src/screens/learn/lessons.ts';
import { noTraining, type Training } from '../../src/screens/openings/trainer/cards.ts';
import { noProgress, withDue, withResult } from '../../src/screens/puzzles/progress.ts';
import type { Goal, Puzzle } from '../../src/screens/puzzles/puzzle.ts';

const kDay = 20_000;
const kOwn = 1_000_001;

const goals = {
  xiangqi: ['mate'],
  gomoku: ['fours', 'threats', 'defence'],
} as const satisfies Record<string, readonly Goal[]>;

function listOf(game: keyof typeof goals): Puzzle[] {
  return Array.from({ length: 90 }, (_, index) => ({
    number: index + 1,
    fen: '4k4/R8/9/9/9/9/9/9/8R/3K5 w',
    goal: goals[game][index % goals[game].length] ?? 'mate',
    length: 1 + (index % 4),
    firsts: ['i1i9'],
    source: 'self-play' as const,
    title: '',
    rating: 500 + 10 * index,
    motifs: [],
  }));
}

const mistake: Puzzle = {
  number: kOwn,
  fen: '4k4/R8/9/9/9/9/9/9/8R/3K5 w',
  goal: 'better',
  length: null,
  firsts: ['i1i9'],
  source: 'own',
  title: '',
  rating: 1200,
  motifs: [],
  chance: 0.7,
};

/** A reader who has done the lessons and nothing else. */
const reader: Stored = {
  game: 'xiangqi',
  day: kDay,
  puzzles: listOf('xiangqi'),
  progress: noProgress,
  mastered: new Set(),
  hasSets: true,
  training: noTraining,
  lessons: [],
};

function chosen(changes: Partial<Stored> = {}): string[] {
  return planOf({ ...reader, ...changes }).map(({ kind, place }) => `${kind} ${place}`);
}

function kindsOf(changes: Partial<Stored> = {}): string[] {
  return planOf({ ...reader, ...changes }).map(({ kind }) => kind);
}

/** Puzzles that were solved so long ago that they are due, the first of them longest. */
function progressWithDue(...numbers: readonly number[]): typeof noProgress {
  return numbers.reduce(
    (progress, number, index) => withResult(progress, number, true, kDay - 30 + index),
    noProgress,
  );
}

const card = { line: ['h2e2'], box: 1, due: kDay };
const trained: Training = { ...noTraining, cards: new Map([['key', card]]) };

describe("today's set", () => {
  test('has puzzles, an ending and an opening line', () => {
    expect(kindsOf()).toEqual(['puzzle', 'puzzle', 'puzzle', 'ending', 'opening']);
    expect(chosen()).toContain('ending endings-1');
    expect(chosen()).toContain('opening train');
  });

  test('is the same all day, and another the next day', () => {
    expect(chosen()).toEqual(chosen());
    const days = Array.from({ length: 10 }, (_, index) => chosen({ day: kDay + index }).join());
    expect(new Set(days).size).toBe(days.length);
  });

  test('begins with the puzzles that are longest due', () => {
    const progress = progressWithDue(70, 12, 41);
    expect(chosen({ progress }).slice(0, 3)).toEqual(['puzzle 70', 'puzzle 12', 'puzzle 41']);
  });

  test('has new puzzles of different kinds near the rating of the reader', () => {
    const numbers = new Set(chosen().slice(0, 3));
    const puzzles = reader.puzzles.filter(({ number }) => numbers.has(`puzzle ${number}`));
    expect(puzzles).toHaveLength(3);
    expect(new Set(puzzles.map(({ length }) => length)).size).toBe(3);
    for (const { rating } of puzzles) expect(Math.abs(rating - 1000)).toBeLessThan(300);
  });

  test('has a mistake of the reader that is not solved yet, and no solved one', () => {
    const puzzles = [...reader.puzzles, mistake];
    const found = withDue(noProgress, kOwn, kDay);
    expect(chosen({ puzzles, progress: found })[2]).toBe(`mistake ${kOwn}`);
    const solved = withResult(found, kOwn, true, kDay + 1);
    expect(kindsOf({ puzzles, progress: solved })).not.toContain('mistake');
    expect(chosen({ puzzles, progress: solved, day: kDay + 30 })[2]).toBe(`mistake ${kOwn}`);
  });

  test('has the next lesson for a beginner', () => {
    const lessons = lessonIds.xiangqi.slice(1);
    expect(chosen({ lessons })).toContain('lesson chariot');
    expect(kindsOf({ lessons })).toEqual(['puzzle', 'puzzle', 'puzzle', 'lesson']);
    expect(kindsOf({ lessons, training: trained })).not.toContain('lesson');
  });

  test('has the due cards of openings, and those of no other day', () => {
    expect(chosen({ training: trained })).toContain('opening train-due');
    expect(chosen({ training: trained, day: kDay - 1 })).toContain('opening train');
  });

  test('goes on in the course of endings, and takes turns after the last', () => {
    const [first, second] = endings;
    const mastered = new Set([first?.fen ?? '', second?.fen ?? '']);
    expect(chosen({ mastered })).toContain('ending endings-3');
    const all = new Set(endings.map(({ fen }) => fen));
    const turns = [kDay, kDay + 1].map((day) => chosen({ mastered: all, day })[3]);
    expect(turns[0]).toMatch(/^ending endings-\d+$/);
    expect(turns[1]).not.toBe(turns[0]);
  });

  test('does without what is not there', () => {
    expect(chosen({ puzzles: [] })).toEqual([
      'ending endings-1',
      'ending endings-2',
      'ending endings-3',
      'ending endings-4',
      'opening train',
    ]);
    // A horse and a soldier attack in the last group, which the engine knows by its sets.
    const last = endings.findIndex(({ method }) => method === 'horse-soldier');
    const mastered = new Set(endings.slice(0, last).map(({ fen }) => fen));
    const place = `ending endings-${last + 1}`;
    expect(chosen({ mastered })).toContain(place);
    expect(chosen({ mastered, hasSets: false })).not.toContain(place);
    expect(kindsOf({ mastered, hasSets: false })).toContain('ending');
  });

  test('drills fours and defence in Gomoku', () => {
    const gomoku = { game: 'gomoku', puzzles: listOf('gomoku') } as const;
    expect(kindsOf(gomoku)).toEqual(['puzzle', 'puzzle', 'fours', 'defence']);
    const whole = { ...gomoku, puzzles: [...gomoku.puzzles, mistake], lessons: lessonIds.gomoku };
    const tasks = planOf({ ...reader, ...whole });
    expect(tasks.map(({ kind }) => kind)).toEqual([
      'puzzle',
      'puzzle',
      'mistake',
      'fours',
      'defence',
      'lesson',
    ]);
    expect(tasks.length).toBeLessThanOrEqual(kMostTasks);
    expect(new Set(tasks.map(({ place }) => place)).size).toBe(tasks.length);
    const goalOf = (kind: string): Goal | undefined => {
      const task = tasks.find((one) => one.kind === kind);
      return whole.puzzles.find(({ number }) => String(number) === task?.place)?.goal;
    };
    expect(goalOf('fours')).toBe('fours');
    expect(goalOf('defence')).toBe('defence');
    expect(planOf({ ...reader, ...gomoku, puzzles: [] })).toEqual([]);
  });
});

describe('what is kept of the set', () => {
  const set: Daily = {
    ...noDaily,
    day: kDay,
    tasks: [
      { kind: 'puzzle', place: '7' },
      { kind: 'ending', place: 'endings-1' },
    ],
    isRunning: true,
    last: kDay - 1,
    streak: 2,
  };

  test('leads to each task, in any order, and counts the day with the last', () => {
    expect(set.tasks.map((task) => hashOfTask('xiangqi', task))).toEqual([
      '#/puzzles/xiangqi/7',
      '#/learn/xiangqi/endings-1',
    ]);
    const half = withDone(set, 1);
    expect(openTask(half)).toBe(0);
    expect(streakOf(half, kDay)).toBe(2);
    const whole = withDone(half, 0);
    expect(openTask(whole)).toBe(-1);
    expect([streakOf(whole, kDay), streakOf(whole, kDay + 1)]).toEqual([3, 3]);
    expect(withDone(whole, 0)).toBe(whole);
  });

  test('begins to count again after a missed day', () => {
    const late = { ...set, last: kDay - 2 };
    expect(streakOf(late, kDay)).toBe(0);
    expect(streakOf(withDone(withDone(late, 0), 1), kDay)).toBe(1);
  });

  test('is of its own day alone', () => {
    expect(isUnderWay(set, kDay)).toBe(true);
    expect(isUnderWay(set, kDay + 1)).toBe(false);
  });

  test('is read again, and dropped without its days in a row if it is damaged', () => {
    expect(fromKept(JSON.parse(JSON.stringify(set)))).toEqual(set);
    const none = { ...noDaily, last: set.last, streak: set.streak };
    expect(fromKept({ ...set, tasks: [{ kind: 'dance', place: '7' }] })).toEqual(none);
    expect(fromKept({ ...set, tasks: Array(kMostTasks + 1).fill(set.tasks[0]) })).toEqual(none);
    expect(fromKept({ ...set, day: 'today' })).toEqual(none);
    expect(fromKept({ ...set, done: [1, 1, 2, -1, 'x'] })?.done).toEqual([1]);
    expect(fromKept({ ...set, version: 2 })).toBeNull();
    expect(fromKept('set')).toBeNull();
  });
});

test('a day begins and ends at midnight where the reader is', () => {
  const noon = new Date(2026, 10, 28, 12);
  expect(dayOf(new Date(2026, 10, 28, 0, 0, 1))).toBe(dayOf(noon));
  expect(dayOf(new Date(2026, 10, 28, 23, 59, 59))).toBe(dayOf(noon));
  expect(dayOf(new Date(2026, 10, 29))).toBe(dayOf(noon) + 1);
});
