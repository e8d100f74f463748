// SPDX-License-Identifier: MIT
// Selects puzzles: near the solver's rating, of the day, or the next of a rush.

import type { GameId } from '../../engine/protocol.ts';
import type { Puzzle } from './puzzle.ts';
import { ratingOf, type SolverRecord } from './record.ts';

/** The numbers that existed when the puzzle of the day started; later ones are never drawn. */
const poolOfDays: Readonly<Record<GameId, number>> = { xiangqi: 2019, gomoku: 529 };
/** Prime, so that the whole pool is used before a number repeats. */
const kStride = 1009;

/**
 * The puzzle of a day counted since 1970, from the date alone: the same for everybody, even if the list grows. If its
 * number was removed, the next existing one.
 */
export function puzzleOfDay(
  game: GameId,
  puzzles: readonly Puzzle[],
  day: number,
): Puzzle | undefined {
  const pool = poolOfDays[game];
  const number = 1 + ((((day % pool) + pool) * kStride) % pool);
  const listed = puzzles.filter((one) => one.number <= pool && one.source !== 'own');
  return listed.find((one) => one.number >= number) ?? listed[0];
}

/** A number in [0, 1) derived from two, so that a draw can be repeated. */
export function rollOf(seed: number, step: number): number {
  const mixed = Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** The number of best matches to draw from. */
const kNearest = 12;

function nearest(
  puzzles: readonly Puzzle[],
  target: number,
  ratingFor: (puzzle: Puzzle) => number,
): Puzzle[] {
  const far = (puzzle: Puzzle): number => Math.abs(ratingFor(puzzle) - target);
  return puzzles.toSorted((one, other) => far(one) - far(other)).slice(0, kNearest);
}

/** A puzzle with about even chances for the solver; `roll`, in [0, 1), selects it. */
export function nearRating(
  puzzles: readonly Puzzle[],
  record: SolverRecord,
  roll: number,
): Puzzle | undefined {
  const near = nearest(puzzles, record.rating.rating, (one) => ratingOf(record, one).rating);
  return near[Math.floor(roll * near.length)];
}

/** A rush starts with easy puzzles and gets harder with each one. */
const kRushFrom = 550;
const kRushStep = 40;
/** Longer ones take too long for a rush. */
const kLongestOfRush = 3;

/** The puzzle after this many others, without repeats. */
export function nextOfRush(
  puzzles: readonly Puzzle[],
  before: readonly number[],
  roll: number,
): Puzzle | undefined {
  const been = new Set(before);
  const short = puzzles.filter(
    ({ number, length, source }) =>
      (length ?? 1) <= kLongestOfRush && source !== 'own' && !been.has(number),
  );
  const near = nearest(short, kRushFrom + kRushStep * before.length, ({ rating }) => rating);
  return near[Math.floor(roll * near.length)];
}
