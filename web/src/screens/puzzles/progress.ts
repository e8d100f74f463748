// SPDX-License-Identifier: MIT
// A solver's progress, stored between visits: Leitner boxes with growing intervals.

import type { GameId } from '../../engine/protocol.ts';
import { fieldsOf } from '../../storage/store.ts';
import { nearRating } from './choose.ts';
import { motifs, type Motif } from './motifs.ts';
import { isOfTheme, themes, type Puzzle, type Theme } from './puzzle.ts';
import { noRecord, recordFromKept, recordToKept, type SolverRecord } from './record.ts';

const kVersion = 1;

/** Days until a puzzle of the box is due; the first box holds missed puzzles. */
const daysByBox = [1, 3, 7, 21, 60] as const;

interface Seen {
  readonly box: number;
  /** The day it is due, counted since 1970. */
  readonly due: number;
}

export const orders = ['rated', 'next', 'random', 'due', 'mistakes'] as const;

export type Order = (typeof orders)[number];

export interface Progress {
  /** By puzzle number. */
  readonly seen: ReadonlyMap<number, Seen>;
  /** The current and the longest streak of puzzles solved on the first try. */
  readonly streak: number;
  readonly best: number;
  /** The current puzzle. */
  readonly at: number;
  readonly theme: Theme;
  /** The selected theme; null for all. */
  readonly motif: Motif | null;
  readonly order: Order;
  readonly record: SolverRecord;
}

export const noProgress: Progress = {
  seen: new Map(),
  streak: 0,
  best: 0,
  at: 1,
  theme: 'all',
  motif: null,
  order: 'rated',
  record: noRecord,
};

/** One box up if solved on the first try; otherwise back to the first. */
export function withResult(
  progress: Progress,
  number: number,
  isRight: boolean,
  day: number,
): Progress {
  const before = progress.seen.get(number);
  // Solving it again before it is due changes nothing.
  const isEarly = isRight && before !== undefined && before.due > day;
  const box = isRight ? Math.min((before?.box ?? 0) + 1, daysByBox.length - 1) : 0;
  const due = day + (daysByBox[box] ?? 1);
  const streak = isRight ? progress.streak + 1 : 0;
  return {
    ...progress,
    seen: isEarly ? progress.seen : new Map(progress.seen).set(number, { box, due }),
    streak,
    best: Math.max(progress.best, streak),
  };
}

/** Adds missed puzzles, due tomorrow. */
export function withMistake(progress: Progress, number: number, day: number): Progress {
  const first = { box: 0, due: day + daysByBox[0] };
  return { ...progress, seen: new Map(progress.seen).set(number, first) };
}

/** Adds a new puzzle, due tomorrow; an existing one keeps its date. */
export function withDue(progress: Progress, number: number, day: number): Progress {
  if (progress.seen.has(number)) return progress;
  return withMistake(progress, number, day);
}

function isSolved({ seen }: Progress, number: number): boolean {
  return (seen.get(number)?.box ?? 0) > 0;
}

export function dueOf({ seen }: Progress, day: number): number[] {
  const due = [...seen].filter(([, one]) => one.due <= day);
  return due.toSorted(([, one], [, other]) => one.due - other.due).map(([number]) => number);
}

/** Puzzles missed last time and not solved since, oldest first. */
export function mistakesOf({ seen }: Progress): number[] {
  const wrong = [...seen].filter(([, { box }]) => box === 0);
  return wrong.toSorted(([, one], [, other]) => one.due - other.due).map(([number]) => number);
}

/** Only existing puzzles: stored numbers may have been removed from the list. */
export function tallyOf(
  puzzles: readonly Puzzle[],
  progress: Progress,
  day: number,
): { solved: number; due: number; mistakes: number } {
  const due = new Set(dueOf(progress, day));
  const wrong = new Set(mistakesOf(progress));
  return {
    solved: puzzles.filter(({ number }) => isSolved(progress, number)).length,
    due: puzzles.filter(({ number }) => due.has(number)).length,
    mistakes: puzzles.filter(({ number }) => wrong.has(number)).length,
  };
}

/** The next puzzle; `roll`, in [0, 1), is the random draw. */
export function nextNumber(
  game: GameId,
  puzzles: readonly Puzzle[],
  progress: Progress,
  day: number,
  roll: number,
): number {
  const { at, theme, motif, order } = progress;
  const fitting = puzzles.filter(
    (puzzle) =>
      isOfTheme(game, puzzle, theme) &&
      (motif === null || puzzle.motifs.includes(motif)) &&
      puzzle.number !== at,
  );
  const isFitting = new Set(fitting.map(({ number }) => number));
  const asked =
    order === 'due' ? dueOf(progress, day) : order === 'mistakes' ? mistakesOf(progress) : [];
  const again = asked.find((one) => isFitting.has(one));
  if (again !== undefined) return again;
  const open = fitting.filter(({ number }) => !isSolved(progress, number));
  const choice = open.length > 0 ? open : fitting;
  if (order === 'rated') return nearRating(choice, progress.record, roll)?.number ?? at;
  if (order === 'random') return choice[Math.floor(roll * choice.length)]?.number ?? at;
  return (choice.find(({ number }) => number > at) ?? choice[0])?.number ?? at;
}

export function toKept({ seen, record, ...progress }: Progress): object {
  const boxes = [...seen].map(([number, { box, due }]) => [number, box, due]);
  return { version: kVersion, boxes, ...progress, record: recordToKept(record) };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function seenIn(raw: unknown): Map<number, Seen> {
  const seen = new Map<number, Seen>();
  for (const entry of Array.isArray(raw) ? raw : []) {
    if (!Array.isArray(entry) || !entry.every(isCount)) continue;
    const [number = 0, box = 0, due = 0] = entry;
    seen.set(number, { box: Math.min(box, daysByBox.length - 1), due });
  }
  return seen;
}

/** Null unless this version wrote it. */
export function fromKept(game: GameId, raw: unknown): Progress | null {
  const fields = fieldsOf(raw);
  if (fields === null || fields['version'] !== kVersion) return null;
  const { boxes, streak, best, at, theme, motif, order, record } = fields;
  return {
    seen: seenIn(boxes),
    streak: isCount(streak) ? streak : 0,
    best: isCount(best) ? best : 0,
    at: isCount(at) ? at : 1,
    theme: themes[game].find((name) => name === theme) ?? 'all',
    motif: motifs[game].find((name) => name === motif) ?? null,
    order: orders.find((name) => name === order) ?? 'rated',
    record: recordFromKept(record),
  };
}

/** Adopts what another tab has just stored. */
export function adopted(ours: Progress, { seen, best, record }: Progress): Progress {
  return { ...ours, seen, record, best: Math.max(ours.best, best) };
}
