// SPDX-License-Identifier: MIT
// What a guess is worth, what a game of guesses comes to, and what is kept of it.

import type { Seat } from '../../../games/seat.ts';
import { halvingLoss } from '../../../games/scale.ts';
import { fieldsOf } from '../../../storage/store.ts';

/** Under which it is kept; with the names of storage/save-names.ts every first visit would fetch it. */
export const kSaveName = 'masters-quiz';

const kVersion = 1;

/** For the master's move, and any that is no worse. */
export const kFullPoints = 10;
/** A search does not tell moves apart that are nearer than this. */
const kSameLoss = 0.02;
/** A game that was left before counts as none. */
export const kLeastGuesses = 10;

/** A move, and the master's in the same place, both by the same search. */
export interface Guess {
  /** Empty where the reader wanted to see the master's. */
  readonly move: string;
  readonly played: string;
  /** The place among the engine's best lines, from 1 on; 0 beyond them. */
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

/** By what the move lost beyond the master's: a game's mistakes are not the reader's. */
export function pointsFor(guess: Guess): number {
  const outcome = outcomeOf(guess);
  if (outcome === 'shown') return 0;
  if (outcome !== 'worse') return kFullPoints;
  return Math.round(kFullPoints * 0.5 ** ((guess.loss - guess.playedLoss) / halvingLoss));
}

export interface Total {
  readonly guesses: number;
  readonly points: number;
  /** Of all points that were to be had, 0 … 1. */
  readonly share: number;
  readonly hits: number;
  /** How often the move was the engine's first. */
  readonly firsts: number;
  /** What moves lost in the mean; those that were only shown are left out on both sides. */
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

/** A game that was begun. */
interface Running {
  readonly game: number;
  readonly seat: Seat;
  readonly guesses: readonly Guess[];
}

export interface Score {
  readonly games: number;
  /** The best share of points of a game; null before the first. */
  readonly best: number | null;
  readonly running: Running | null;
}

export const noScore: Score = { games: 0, best: null, running: null };

/** After a game, whether it came to its end or was left. */
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

/** Null for what is none. */
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
