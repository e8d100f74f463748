// SPDX-License-Identifier: MIT
// Puzzles and their goals, read from the project's lists (puzzles/README.md).

import gomokuGradesUrl from '../../../../puzzles/grades-gomoku.txt?url';
import gomokuMoreUrl from '../../../../puzzles/gomoku-more.txt?url';
import gomokuUrl from '../../../../puzzles/gomoku.txt?url';
import xiangqiGradesUrl from '../../../../puzzles/grades-xiangqi.txt?url';
import xiangqiUrl from '../../../../puzzles/xiangqi.txt?url';
import { distrust, fetchFile } from '../../engine/fetch-file.ts';
import type { GameId } from '../../engine/protocol.ts';
import { motifNamed, type Motif } from './motifs.ts';

const sources = ['wukong', 'ccpd'] as const;

/** `own`: a mistake from a reviewed game. */
type Source = (typeof sources)[number] | 'self-play' | 'own';

/**
 * The goal: mate, win by fours, find the winning move, find the move that wins with fours and threes or stops the
 * other side's, or find a better move.
 */
export type Goal = 'mate' | 'fours' | 'win' | 'threats' | 'defence' | 'better';

export interface Puzzle {
  /** From 1, easiest first, with gaps (puzzles/README.md). */
  readonly number: number;
  readonly fen: string;
  readonly goal: Goal;
  /** Moves to mate, or fours to win; null if the game is to be won. */
  readonly length: number | null;
  /** Every first move known to reach the goal. */
  readonly firsts: readonly string[];
  /** Null for a puzzle given by the page. */
  readonly source: Source | null;
  readonly title: string;
  /** The initial Glicko rating. */
  readonly rating: number;
  /** The themes. */
  readonly motifs: readonly Motif[];
  /** The winning chances after the best move, 0 … 1, if a better move is to be found. */
  readonly chance?: number;
}

type Fields = readonly string[];

/** Used until the ratings have loaded, and for puzzles without one. */
const ungraded = { rating: 1200, motifs: [] } as const;

function readXiangqi([count, fen = '', moves, known = '', by, ...words]: Fields): Puzzle | null {
  const number = Number(count);
  const length = moves === 'win' ? null : Number(moves);
  const goal = length === null ? 'win' : 'mate';
  const firsts = known.split(' ');
  const source = sources.find((name) => name === by);
  const isRead = source !== undefined && known !== '' && ![number, length].some(Number.isNaN);
  if (!isRead) return null;
  return { number, fen, goal, length, firsts, source, title: words.join('; '), ...ungraded };
}

/** Only the first move matters: it is the only one that wins, and the engine knows the rest. */
function readGomoku([fen = '', fours, , solution = '']: Fields, number: number): Puzzle | null {
  const length = Number(fours);
  const [first = ''] = solution.split(' ');
  if (Number.isNaN(length) || first === '') return null;
  const firsts = [first];
  return {
    number,
    fen,
    goal: 'fours',
    length,
    firsts,
    source: 'self-play',
    title: '',
    ...ungraded,
  };
}

const goalsOfMore = ['fours', 'threats', 'defence'] as const;

/** The second list has explicit numbers, because it continues another one. */
function readMore([count, fen = '', aim = '', answer = '']: Fields): Puzzle | null {
  const number = Number(count);
  const [word, fours] = aim.split(' ');
  const goal = goalsOfMore.find((one) => one === word);
  const length = fours === undefined ? null : Number(fours);
  if (goal === undefined || answer === '' || [number, length].some(Number.isNaN)) return null;
  const firsts = [answer];
  return { number, fen, goal, length, firsts, source: 'self-play', title: '', ...ungraded };
}

interface Part {
  readonly url: string;
  readonly read: (fields: Fields, line: number) => Puzzle | null;
}

interface List {
  readonly parts: readonly Part[];
  readonly gradesUrl: string;
  /** The goal of a puzzle of known length. */
  readonly forced: Goal;
}

const lists: Readonly<Record<GameId, List>> = {
  xiangqi: {
    parts: [{ url: xiangqiUrl, read: readXiangqi }],
    gradesUrl: xiangqiGradesUrl,
    forced: 'mate',
  },
  gomoku: {
    parts: [
      { url: gomokuUrl, read: readGomoku },
      { url: gomokuMoreUrl, read: readMore },
    ],
    gradesUrl: gomokuGradesUrl,
    forced: 'fours',
  },
};

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** The texts of the game's lists, in order. */
export function parsePuzzles(game: GameId, ...texts: readonly string[]): Puzzle[] {
  return lists[game].parts.flatMap(({ read }, part) =>
    linesOf(texts[part] ?? '').flatMap((line, index) => read(line.split('; '), index + 1) ?? []),
  );
}

/** Adds the ratings and themes from a list of `NUMBER; RATING; MOTIF…`. */
export function graded(game: GameId, puzzles: readonly Puzzle[], text: string): Puzzle[] {
  const grades = new Map(
    linesOf(text).map((line) => {
      const [number, rating, names = ''] = line.split(';');
      const known = names.trim().split(' ');
      const named = known.flatMap((name) => motifNamed(game, name) ?? []);
      return [Number(number), { rating: Number(rating), motifs: [...new Set(named)] }] as const;
    }),
  );
  return puzzles.map((puzzle) => ({ ...puzzle, ...grades.get(puzzle.number) }));
}

/**
 * The puzzle given by the page: `fen`, `mate`, the number of moves, and `solution`, the correct first moves; null if
 * there is none, or nothing to judge it by.
 */
export function givenPuzzle(element: Element, game: GameId): Puzzle | null {
  const fen = element.getAttribute('fen');
  const mate = Number(element.getAttribute('mate'));
  const solution = element.getAttribute('solution') ?? '';
  const firsts = solution.split(/\s+/).filter((move) => move !== '');
  const length = Number.isInteger(mate) && mate > 0 ? mate : null;
  if (fen === null || (length === null && firsts.length === 0)) return null;
  const goal = length === null ? 'win' : lists[game].forced;
  return { number: 0, fen, goal, length, firsts, source: null, title: '', ...ungraded };
}

export function puzzleOf(puzzles: readonly Puzzle[], number: number): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.number === number);
}

async function textAt(url: string): Promise<string> {
  const response = await fetchFile(url);
  return response.text();
}

/** Rejects if the list cannot be downloaded completely; it is usable without ratings. */
export async function loadPuzzles(game: GameId): Promise<Puzzle[]> {
  const { parts, gradesUrl } = lists[game];
  const coming = textAt(gradesUrl).catch(() => '');
  const texts = await Promise.all(parts.map(({ url }) => textAt(url)));
  const puzzles = parsePuzzles(game, ...texts);
  const isWhole = texts.every((text) => text.endsWith('\n'));
  if (puzzles.length > 0 && isWhole) return graded(game, puzzles, await coming);
  for (const { url } of parts) distrust(url);
  throw new Error(`the list of ${game} is damaged`);
}

/** The choices: lengths, and in Gomoku the less common rules. */
export const themes = {
  xiangqi: ['all', '1', '2', '3', '4', '5', 'longer', 'win', 'own'],
  gomoku: [
    'all',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    'longer',
    'threats',
    'defence',
    'standard',
    'renju',
    'own',
  ],
} as const satisfies Record<GameId, readonly string[]>;

type ThemeOf<Game extends GameId> = (typeof themes)[Game][number];

export type Theme = ThemeOf<GameId>;

export function themeOf(game: GameId, { goal, length, source }: Puzzle): Theme {
  if (source === 'own') return 'own';
  if (goal === 'threats' || goal === 'defence') return goal;
  if (length === null) return 'win';
  return themes[game].find((theme) => theme === String(length)) ?? 'longer';
}

export function isOfTheme(game: GameId, puzzle: Puzzle, theme: Theme): boolean {
  return theme === 'all' || themeOf(game, puzzle) === theme || puzzle.fen.split(' ')[2] === theme;
}
