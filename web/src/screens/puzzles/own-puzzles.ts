// SPDX-License-Identifier: MIT
// Mistakes from the reader's own games as puzzles: stored in the browser and repeated like all others.

import type { GameId } from '../../engine/protocol.ts';
import { saveNames } from '../../storage/save-names.ts';
import { fieldsOf, load, save } from '../../storage/store.ts';
import { dayOf } from '../common/day.ts';
import { fromKept, noProgress, toKept, withDue } from './progress.ts';
import type { Puzzle } from './puzzle.ts';

const kVersion = 1;

/** Higher than all numbers of the lists. */
const kFirstNumber = 1_000_001;
/** The oldest are dropped. */
const kMost = 500;

export interface OwnPuzzle {
  readonly number: number;
  readonly fen: string;
  /** The engine's moves. */
  readonly best: string;
  /** The side to move's winning chances after them, 0 … 1. */
  readonly chance: number;
}

function puzzleIn(raw: unknown): OwnPuzzle[] {
  const { number, fen, best, chance } = fieldsOf(raw) ?? {};
  const isSound =
    Number.isInteger(number) &&
    Number(number) >= kFirstNumber &&
    typeof chance === 'number' &&
    chance >= 0 &&
    chance <= 1;
  if (!isSound || typeof fen !== 'string' || typeof best !== 'string') return [];
  return [{ number: Number(number), fen, best, chance }];
}

/** Null unless this version wrote it. */
export function ownFromKept(raw: unknown): readonly OwnPuzzle[] | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { puzzles } = fields;
  return Array.isArray(puzzles) ? puzzles.flatMap(puzzleIn) : null;
}

export function ownToKept(puzzles: readonly OwnPuzzle[]): object {
  return { version: kVersion, puzzles };
}

/** Adds a puzzle; an existing position keeps its number. */
export function withOwn(
  puzzles: readonly OwnPuzzle[],
  found: Omit<OwnPuzzle, 'number'>,
): readonly OwnPuzzle[] {
  const known = puzzles.find(({ fen }) => fen === found.fen);
  const last = puzzles.reduce((most, { number }) => Math.max(most, number), kFirstNumber - 1);
  const number = known?.number ?? last + 1;
  return [...puzzles.filter((one) => one !== known), { ...found, number }].slice(-kMost);
}

export function ownPuzzles(game: GameId): readonly Puzzle[] {
  const own = load(saveNames.ownPuzzles[game], ownFromKept) ?? [];
  return own.map(({ number, fen, best, chance }) => ({
    number,
    fen,
    goal: 'better',
    length: null,
    firsts: [best],
    source: 'own',
    title: '',
    rating: 1200,
    motifs: [],
    chance,
  }));
}

/** Adds it to the puzzles, due tomorrow. Returns false if the browser stores nothing. */
export function keepOwn(game: GameId, found: Omit<OwnPuzzle, 'number'>): boolean {
  const puzzles = withOwn(load(saveNames.ownPuzzles[game], ownFromKept) ?? [], found);
  const number = puzzles.find(({ fen }) => fen === found.fen)?.number;
  if (number === undefined || !save(saveNames.ownPuzzles[game], ownToKept(puzzles))) return false;
  const name = saveNames.puzzles[game];
  const progress = load(name, (raw) => fromKept(game, raw)) ?? noProgress;
  return save(name, toKept(withDue(progress, number, dayOf(new Date()))));
}
