// SPDX-License-Identifier: MIT
// The stored training data: a card for each position, in Leitner boxes, and the reader's
// repertoire.

import type { GameSpec } from '../../../games/game-spec.ts';
import { fenAfter, movesIn } from '../../../games/placement.ts';
import { kTraining } from '../../../route.ts';
import { fieldsOf } from '../../../storage/store.ts';

/** The storage key. It is not in storage/save-names.ts, because every first visit would load it. */
export const kSaveName = 'opening-training';

/** The place of the due cards. */
export const kDueCards = `${kTraining}-due`;

const kVersion = 1;

/** Days until a card in each box is due after a right answer (docs/lab/puzzles-and-review.md). */
export const intervals: readonly number[] = [0, 1, 3, 7, 14, 30, 60, 120];

/** More than a reader trains; browser storage is limited. */
const kMostCards = 5000;

export interface Card {
  /** From the start of the game. */
  readonly line: readonly string[];
  /** Increases by one with each right answer when due; a wrong answer resets it to 0. */
  readonly box: number;
  /** The local day when it is due, counted since 1970. */
  readonly due: number;
}

export interface Training {
  /** Keyed by `keyOf` of the position. */
  readonly cards: ReadonlyMap<string, Card>;
  /** The reader's moves, keyed by `keyOf` of the position before them. */
  readonly repertoire: ReadonlyMap<string, readonly string[]>;
}

export const noTraining: Training = { cards: new Map(), repertoire: new Map() };

/** The pieces and turn of a FEN, so that transpositions share a key. */
export function keyOf(fen: string): string {
  return fen.split(' ', 2).join(' ');
}

export function keyAfter(spec: GameSpec, fen: string, moves: readonly string[]): string {
  return keyOf(fenAfter(spec, fen, moves));
}

/** A right answer before the card is due changes nothing. */
export function answeredCard(
  card: Card | undefined,
  line: readonly string[],
  { isRight, today }: { readonly isRight: boolean; readonly today: number },
): Card {
  const before = card ?? { line, box: 0, due: today };
  if (!isRight) return { ...before, box: 0, due: today };
  if (before.due > today) return before;
  const box = Math.min(before.box + 1, intervals.length - 1);
  return { ...before, box, due: today + (intervals[box] ?? 0) };
}

/** Keys of the due cards, longest overdue first; on the same day shorter lines first. */
export function dueOn({ cards }: Training, today: number): string[] {
  return [...cards]
    .filter(([, { due }]) => due <= today)
    .toSorted(([, a], [, b]) => a.due - b.due || a.line.length - b.line.length)
    .map(([key]) => key);
}

export function withCard(training: Training, key: string, card: Card): Training {
  const { cards } = training;
  if (!cards.has(key) && cards.size >= kMostCards) return training;
  return { ...training, cards: new Map(cards).set(key, card) };
}

/** Adds or removes a move of the repertoire. */
export function toggled(training: Training, key: string, move: string): Training {
  const moves = training.repertoire.get(key) ?? [];
  const left = moves.includes(move) ? moves.filter((one) => one !== move) : [...moves, move];
  const repertoire = new Map(training.repertoire);
  if (left.length === 0) repertoire.delete(key);
  else repertoire.set(key, left);
  return { ...training, repertoire };
}

export function toKept({ cards, repertoire }: Training): object {
  return {
    version: kVersion,
    cards: [...cards].map(([key, { line, box, due }]) => [key, line.join(''), box, due]),
    repertoire: [...repertoire].map(([key, moves]) => [key, moves.join('')]),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function rowsOf(raw: unknown): unknown[][] {
  return Array.isArray(raw) ? raw.filter((row) => Array.isArray(row)) : [];
}

/** Null unless this version wrote it. */
export function fromKept(spec: GameSpec, raw: unknown): Training | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const cards = new Map<string, Card>();
  for (const [key, line, box, due] of rowsOf(fields['cards'])) {
    if (typeof key !== 'string' || typeof line !== 'string') continue;
    if (!isCount(box) || intervals[box] === undefined || !isCount(due)) continue;
    cards.set(key, { line: movesIn(spec, line), box, due });
  }
  const repertoire = new Map<string, readonly string[]>();
  for (const [key, text] of rowsOf(fields['repertoire'])) {
    if (typeof key !== 'string' || typeof text !== 'string') continue;
    const moves = movesIn(spec, text);
    if (moves.length > 0) repertoire.set(key, moves);
  }
  return { cards, repertoire };
}
