// SPDX-License-Identifier: MIT
// A solver's record: Glicko-2 ratings, the last attempts, the puzzles of the day, the best rushes.

import { freshRating, rated, type Rating } from '../../archive/glicko2.ts';
import { fieldsOf } from '../../storage/store.ts';
import type { Puzzle } from './puzzle.ts';

const modes = ['train', 'day', 'rush'] as const;

/** The modes: training, puzzle of the day, rush. */
export type Mode = (typeof modes)[number];

/** Minutes of a rush. */
export const rushLengths = [3, 5] as const;

export type RushLength = (typeof rushLengths)[number];

export interface Attempt {
  /** Minutes since 1970. */
  readonly minute: number;
  readonly number: number;
  readonly isRight: boolean;
  /** The solver's rating after it. */
  readonly rating: number;
  readonly mode: Mode;
}

interface DayRecord {
  /** The last day whose puzzle was attempted, counted since 1970. */
  readonly day: number;
  readonly isRight: boolean;
  /** The current and the longest streak of days. */
  readonly streak: number;
  readonly best: number;
}

type PuzzleRating = Pick<Rating, 'rating' | 'deviation'>;

export interface SolverRecord {
  readonly rating: Rating;
  /** Ratings of attempted puzzles by number; the others have the rating of the list. */
  readonly rated: ReadonlyMap<number, PuzzleRating>;
  /** Latest last. */
  readonly history: readonly Attempt[];
  readonly day: DayRecord;
  readonly rush: Readonly<Record<RushLength, number>>;
}

/** New solvers are more likely to be beginners than average, so the easier puzzles come first. */
const kFirstRating = 1000;
/** The uncertainty of a computed rating. */
const kPuzzleDeviation = 150;
const kMostAttempts = 300;

export const noRecord: SolverRecord = {
  rating: { ...freshRating, rating: kFirstRating },
  rated: new Map(),
  history: [],
  day: { day: -1, isRight: false, streak: 0, best: 0 },
  rush: { 3: 0, 5: 0 },
};

/** Up to here, some more puzzles may still change a rating a lot; Lichess draws the line at the same deviation. */
const kSettledDeviation = 110;

export function isProvisional({ rating }: SolverRecord): boolean {
  return rating.deviation >= kSettledDeviation;
}

export function ratingOf(record: SolverRecord, { number, rating }: Puzzle): PuzzleRating {
  return record.rated.get(number) ?? { rating, deviation: kPuzzleDeviation };
}

/** Rates solver and puzzle against each other's previous rating. */
export function withMeeting(record: SolverRecord, puzzle: Puzzle, isRight: boolean): SolverRecord {
  const before = ratingOf(record, puzzle);
  const score = isRight ? 1 : 0;
  const whole = { ...before, volatility: freshRating.volatility };
  const { rating, deviation } = rated(whole, [{ opponent: record.rating, score: 1 - score }]);
  return {
    ...record,
    rating: rated(record.rating, [{ opponent: before, score }]),
    rated: new Map(record.rated).set(puzzle.number, { rating, deviation }),
  };
}

export function withAttempt(record: SolverRecord, attempt: Omit<Attempt, 'rating'>): SolverRecord {
  const rating = Math.round(record.rating.rating);
  const history = [...record.history, { ...attempt, rating }].slice(-kMostAttempts);
  return { ...record, history };
}

/** Only the first attempt at the puzzle of the day counts. */
export function withDay(record: SolverRecord, day: number, isRight: boolean): SolverRecord {
  const before = record.day;
  if (day <= before.day) return record;
  const isInRow = before.isRight && before.day === day - 1;
  const streak = isRight ? (isInRow ? before.streak : 0) + 1 : 0;
  return { ...record, day: { day, isRight, streak, best: Math.max(before.best, streak) } };
}

export function withRush(record: SolverRecord, length: RushLength, score: number): SolverRecord {
  const best = Math.max(record.rush[length], score);
  return { ...record, rush: { ...record.rush, [length]: best } };
}

/** The streak of days up to today; a missed day ends it. */
export function dayStreakOf({ day }: SolverRecord, today: number): number {
  return day.day >= today - 1 ? day.streak : 0;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

export function recordToKept(record: SolverRecord): object {
  const { rating, deviation, volatility } = record.rating;
  return {
    rating: [tenth(rating), tenth(deviation), volatility],
    rated: [...record.rated].map(([number, one]) => [
      number,
      Math.round(one.rating),
      Math.round(one.deviation),
    ]),
    history: record.history.map((one) => [
      one.minute,
      one.number,
      one.isRight ? 1 : 0,
      one.rating,
      modes.indexOf(one.mode),
    ]),
    day: record.day,
    rush: record.rush,
  };
}

/** Larger numbers cannot hold tenths. */
const isSmall = (value: unknown): boolean => Math.abs(Number(value)) < Number.MAX_SAFE_INTEGER;

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => Number.isFinite(one) && isSmall(one));
}

function rowsIn(raw: unknown, length: number): number[][] {
  const rows: readonly unknown[] = Array.isArray(raw) ? raw : [];
  return rows.filter(isNumbers).filter((row) => row.length === length);
}

function countIn(raw: unknown): number {
  return Number.isInteger(raw) && Number(raw) >= 0 ? Number(raw) : 0;
}

function dayIn(raw: unknown): DayRecord {
  const { day, isRight, streak, best } = fieldsOf(raw) ?? {};
  if (!Number.isInteger(day)) return noRecord.day;
  return {
    day: Number(day),
    isRight: isRight === true,
    streak: countIn(streak),
    best: countIn(best),
  };
}

/** Unreadable values are ignored. */
export function recordFromKept(raw: unknown): SolverRecord {
  const fields = fieldsOf(raw) ?? {};
  const [[rating, deviation, volatility] = []] = rowsIn([fields['rating']], 3);
  const isRated =
    rating !== undefined && deviation !== undefined && volatility !== undefined && deviation > 0;
  const best = fieldsOf(fields['rush']) ?? {};
  return {
    rating: isRated && volatility > 0 ? { rating, deviation, volatility } : noRecord.rating,
    rated: new Map(
      rowsIn(fields['rated'], 3).map(([number = 0, its = 0, off = kPuzzleDeviation]) => [
        number,
        { rating: its, deviation: off },
      ]),
    ),
    history: rowsIn(fields['history'], 5)
      .map(([minute = 0, number = 0, right = 0, after = 0, mode = 0]) => ({
        minute,
        number,
        isRight: right === 1,
        rating: after,
        mode: modes[mode] ?? 'train',
      }))
      .slice(-kMostAttempts),
    day: dayIn(fields['day']),
    rush: { 3: countIn(best['3']), 5: countIn(best['5']) },
  };
}
