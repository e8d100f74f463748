// SPDX-License-Identifier: MIT
// The puzzles: what each asks for, read from the project's lists (puzzles/README.md).

import gomokuUrl from '../../../../puzzles/gomoku.txt?url';
import xiangqiUrl from '../../../../puzzles/xiangqi.txt?url';
import type { GameId } from '../../engine/protocol.ts';

const sources = ['wukong', 'ccpd'] as const;

/** `own`: a mistake of a game one has reviewed. */
export type Source = (typeof sources)[number] | 'self-play' | 'own';

/** What is to be done: to mate, to win by fours, to find the move that wins, or one that is better. */
export type Goal = 'mate' | 'fours' | 'win' | 'better';

export interface Puzzle {
  /** Rises from 1, easy ones first; some are missing (puzzles/README.md). */
  readonly number: number;
  readonly fen: string;
  readonly goal: Goal;
  /** Moves to the mate, or fours to the win; null where the game is to be won. */
  readonly length: number | null;
  /** Every first move known to keep it. */
  readonly firsts: readonly string[];
  /** Null for a puzzle of the page around. */
  readonly source: Source | null;
  readonly title: string;
  /** The winning chances that the best move keeps, 0 … 1, where a better one is to be found. */
  readonly chance?: number;
}

type Fields = readonly string[];

function readXiangqi([count, fen = '', moves, known = '', by, ...words]: Fields): Puzzle | null {
  const number = Number(count);
  const length = moves === 'win' ? null : Number(moves);
  const goal = length === null ? 'win' : 'mate';
  const firsts = known.split(' ');
  const source = sources.find((name) => name === by);
  const isRead = source !== undefined && known !== '' && ![number, length].some(Number.isNaN);
  return isRead ? { number, fen, goal, length, firsts, source, title: words.join('; ') } : null;
}

/** Only the first move matters: it is the only one that wins, and what follows the engine knows. */
function readGomoku([fen = '', fours, , solution = '']: Fields, number: number): Puzzle | null {
  const length = Number(fours);
  const [first = ''] = solution.split(' ');
  if (Number.isNaN(length) || first === '') return null;
  return { number, fen, goal: 'fours', length, firsts: [first], source: 'self-play', title: '' };
}

interface List {
  readonly url: string;
  /** What a puzzle of known length asks for. */
  readonly forced: Goal;
  readonly read: (fields: Fields, line: number) => Puzzle | null;
}

const lists: Readonly<Record<GameId, List>> = {
  xiangqi: { url: xiangqiUrl, forced: 'mate', read: readXiangqi },
  gomoku: { url: gomokuUrl, forced: 'fours', read: readGomoku },
};

export function parsePuzzles(game: GameId, text: string): Puzzle[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.flatMap((line, index) => lists[game].read(line.split('; '), index + 1) ?? []);
}

/**
 * The one puzzle of the page around: `fen`, `mate`, in how many moves, and `solution`, the first moves that are right;
 * null where it gives none, or nothing to judge by.
 */
export function givenPuzzle(element: Element, game: GameId): Puzzle | null {
  const fen = element.getAttribute('fen');
  const mate = Number(element.getAttribute('mate'));
  const solution = element.getAttribute('solution') ?? '';
  const firsts = solution.split(/\s+/).filter((move) => move !== '');
  const length = Number.isInteger(mate) && mate > 0 ? mate : null;
  if (fen === null || (length === null && firsts.length === 0)) return null;
  const goal = length === null ? 'win' : lists[game].forced;
  return { number: 0, fen, goal, length, firsts, source: null, title: '' };
}

export function puzzleOf(puzzles: readonly Puzzle[], number: number): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.number === number);
}

/** Rejects where the list cannot be had. */
export async function loadPuzzles(game: GameId): Promise<Puzzle[]> {
  const { url } = lists[game];
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const puzzles = parsePuzzles(game, await response.text());
  if (puzzles.length === 0) throw new Error(`${url} holds no puzzle`);
  return puzzles;
}

/** What one may choose among: lengths, and in Gomoku the rules that are not the usual one. */
export const themes = {
  xiangqi: ['all', '1', '2', '3', '4', '5', 'longer', 'win', 'own'],
  gomoku: ['all', '1', '2', '3', '4', '5', '6', '7', 'longer', 'standard', 'renju', 'own'],
} as const satisfies Record<GameId, readonly string[]>;

export type ThemeOf<Game extends GameId> = (typeof themes)[Game][number];

export type Theme = ThemeOf<GameId>;

export function themeOf(game: GameId, { length, source }: Puzzle): Theme {
  if (source === 'own') return 'own';
  if (length === null) return 'win';
  return themes[game].find((theme) => theme === String(length)) ?? 'longer';
}

export function isOfTheme(game: GameId, puzzle: Puzzle, theme: Theme): boolean {
  return theme === 'all' || themeOf(game, puzzle) === theme || puzzle.fen.split(' ')[2] === theme;
}
