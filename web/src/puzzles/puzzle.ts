// SPDX-License-Identifier: MIT
// The puzzles: what each asks for, read from the project's list (puzzles/README.md).

import listUrl from '../../../puzzles/xiangqi.txt?url';

export type Source = 'wukong' | 'ccpd' | 'classic';

export interface Puzzle {
  /** Counted from 1, easy ones first. */
  readonly number: number;
  readonly fen: string;
  /** Moves to the mate; null where the game is to be won. */
  readonly length: number | null;
  /** Every first move known to keep it. */
  readonly firsts: readonly string[];
  readonly source: Source;
  readonly title: string;
}

const sources: readonly Source[] = ['wukong', 'ccpd', 'classic'];

function parseLine(line: string, index: number): Puzzle[] {
  const [fen = '', goal = '', firsts = '', source = '', ...title] = line.split('; ');
  const known = sources.find((name) => name === source);
  const length = goal === 'win' ? null : Number(goal);
  if (known === undefined || Number.isNaN(length) || firsts === '') return [];
  const moves = firsts.split(' ');
  return [
    { number: index + 1, fen, length, firsts: moves, source: known, title: title.join('; ') },
  ];
}

export function parsePuzzles(text: string): Puzzle[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap(parseLine);
}

/** Rejects where the list cannot be had. */
export async function loadPuzzles(): Promise<Puzzle[]> {
  const response = await fetch(listUrl);
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  const puzzles = parsePuzzles(await response.text());
  if (puzzles.length === 0) throw new Error(`${listUrl} holds no puzzle`);
  return puzzles;
}

/** What one may choose among. */
export const themes = ['all', '1', '2', '3', '4', '5', 'longer', 'win'] as const;

export type Theme = (typeof themes)[number];

export function themeOf({ length }: Puzzle): Theme {
  if (length === null) return 'win';
  return themes.find((theme) => theme === String(length)) ?? 'longer';
}

export function isOfTheme(puzzle: Puzzle, theme: Theme): boolean {
  return theme === 'all' || themeOf(puzzle) === theme;
}
