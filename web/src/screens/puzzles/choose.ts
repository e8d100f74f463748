// SPDX-License-Identifier: MIT
// Which puzzle fits: near the solver's rating, the one of a day, the next of a rush.

import type { GameId } from '../../engine/protocol.ts';
import type { Puzzle } from './puzzle.ts';
import { ratingOf, type SolverRecord } from './record.ts';

/** The numbers that had been given when the puzzles of the day began; later ones are never drawn from. */
const poolOfDays: Readonly<Record<GameId, number>> = { xiangqi: 2019, gomoku: 529 };
/** Prime, and so a walk through the whole pool before any number comes again. */
const kStride = 1009;

/**
 * The puzzle of a day counted since 1970, by the date alone: the same for everybody, and whatever is added to the list.
 * Where its number has been taken out, the next one there is.
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

/** So many of those that fit best are drawn from. */
const kNearest = 12;

function nearest(
  puzzles: readonly Puzzle[],
  target: number,
  ratingFor: (puzzle: Puzzle) => number,
): Puzzle[] {
  const far = (puzzle: Puzzle): number => Math.abs(ratingFor(puzzle) - target);
  return puzzles.toSorted((one, other) => far(one) - far(other)).slice(0, kNearest);
}

/** One that the solver finds about as often as not; `roll`, from 0 to below 1, is the luck of the draw. */
export function nearRating(
  puzzles: readonly Puzzle[],
  record: SolverRecord,
  roll: number,
): Puzzle | undefined {
  const near = nearest(puzzles, record.rating.rating, (one) => ratingOf(record, one).rating);
  return near[Math.floor(roll * near.length)];
}

/** A rush begins with what everybody finds and grows harder with each puzzle. */
const kRushFrom = 550;
const kRushStep = 40;
/** Longer ones would be a test of patience. */
const kLongestOfRush = 3;

/** The puzzle after so many others; none twice. */
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
