// SPDX-License-Identifier: MIT
// Points of a guess, the total of a game, and the stored score.

import type { Seat } from '../../../games/seat.ts';
import { halvingLoss } from '../../../games/chances.ts';
import { fieldsOf } from '../../../storage/store.ts';

/** The storage key. It is not in storage/save-names.ts, because every first visit would load it. */
export const kSaveName = 'masters-quiz';

const kVersion = 1;

/** For the master's move or an equally good one. */
export const kFullPoints = 10;
/** A search does not distinguish smaller losses. */
const kSameLoss = 0.02;
/** A game with fewer guesses does not count. */
export const kLeastGuesses = 10;

/** The reader's move and the master's move, measured by one search. */
export interface Guess {
  /** Empty if the reader asked to see the master's move. */
  readonly move: string;
  readonly played: string;
  /** The rank among the engine's best lines, from 1; 0 if not among them. */
  readonly rank: number;
  readonly playedRank: number;
  /** Winning chances lost against the best move, 0 … 1. */
  readonly loss: number;
  readonly playedLoss: number;
}

export type Outcome = 'hit' | 'better' | 'equal' | 'worse' | 'shown';

export function outcomeOf({ move, played, loss, playedLoss }: Guess): Outcome {
  if (move === '') return 'shown';
  if (move === played) return 'hit';
  const more = loss - playedLoss;
  if (Math.abs(more) <= kSameLoss) return 'equal';
  return more < 0 ? 'better' : 'worse';
}

/**
 * Points depend on the loss beyond the master's: the mistakes of the game do not count against the
 * reader.
 */
export function pointsFor(guess: Guess): number {
  const outcome = outcomeOf(guess);
  if (outcome === 'shown') return 0;
  if (outcome !== 'worse') return kFullPoints;
  return Math.round(kFullPoints * 0.5 ** ((guess.loss - guess.playedLoss) / halvingLoss));
}

export interface Total {
  readonly guesses: number;
  readonly points: number;
  /** Points as a share of the maximum, 0 … 1. */
  readonly share: number;
  readonly hits: number;
  /** How often the guess was the engine's first choice. */
  readonly firsts: number;
  /** The mean loss of guesses; positions without a guess are excluded on both sides. */
  readonly loss: number;
  readonly playedLoss: number;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

export function totalOf(guesses: readonly Guess[]): Total {
  const tried = guesses.filter(({ move }) => move !== '');
  const points = guesses.reduce((sum, guess) => sum + pointsFor(guess), 0);
  return {
    guesses: guesses.length,
    points,
    share: mean(guesses.map((guess) => pointsFor(guess) / kFullPoints)),
    hits: guesses.filter(({ move, played }) => move === played).length,
    firsts: guesses.filter(({ move, rank }) => move !== '' && rank === 1).length,
    loss: mean(tried.map(({ loss }) => loss)),
    playedLoss: mean(tried.map(({ playedLoss }) => playedLoss)),
  };
}

/** A game in progress. */
interface Running {
  readonly game: number;
  readonly seat: Seat;
  readonly guesses: readonly Guess[];
}

export interface Score {
  readonly games: number;
  /** The best share of points; null before the first game. */
  readonly best: number | null;
  readonly running: Running | null;
}

export const noScore: Score = { games: 0, best: null, running: null };

/** Adds a game, finished or abandoned. */
export function withFinished(score: Score, total: Total, isWhole: boolean): Score {
  const counts = total.guesses > 0 && (isWhole || total.guesses >= kLeastGuesses);
  if (!counts) return { ...score, running: null };
  const best = Math.max(score.best ?? 0, total.share);
  return { games: score.games + 1, best, running: null };
}

const thousandths = (share: number): number => Math.round(share * 1000) / 1000;

export function toKept({ games, best, running }: Score): object {
  const rows = running?.guesses.map((guess) => [
    guess.move,
    guess.played,
    guess.rank,
    guess.playedRank,
    thousandths(guess.loss),
    thousandths(guess.playedLoss),
  ]);
  return { version: kVersion, games, best, running: running && { ...running, guesses: rows } };
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Null for an invalid row. */
function guessFrom(row: unknown): Guess | null {
  if (!Array.isArray(row)) return null;
  const [move, played, rank, playedRank, loss, playedLoss] = row as unknown[];
  if (typeof move !== 'string' || typeof played !== 'string') return null;
  if (!isCount(rank) || !isCount(playedRank) || !isShare(loss) || !isShare(playedLoss)) return null;
  return { move, played, rank, playedRank, loss, playedLoss };
}

function runningFrom(raw: unknown): Running | null {
  const { game, seat, guesses } = fieldsOf(raw) ?? {};
  if (!isCount(game) || (seat !== 'first' && seat !== 'second')) return null;
  const rows: unknown[] = Array.isArray(guesses) ? guesses : [];
  const read = rows.map(guessFrom).filter((guess) => guess !== null);
  return read.length === rows.length ? { game, seat, guesses: read } : null;
}

/** Null unless this version wrote it. */
export function fromKept(raw: unknown): Score | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { games, best, running } = fields;
  if (!isCount(games) || (best !== null && !isShare(best))) return null;
  return { games, best, running: runningFrom(running) };
}
