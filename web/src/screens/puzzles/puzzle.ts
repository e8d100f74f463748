// SPDX-License-Identifier: MIT
// The puzzles: what each asks for, read from the project's lists (puzzles/README.md).

import gomokuGradesUrl from '../../../../puzzles/grades-gomoku.txt?url';
import gomokuMoreUrl from '../../../../puzzles/gomoku-more.txt?url';
import gomokuUrl from '../../../../puzzles/gomoku.txt?url';
import xiangqiGradesUrl from '../../../../puzzles/grades-xiangqi.txt?url';
import xiangqiUrl from '../../../../puzzles/xiangqi.txt?url';
import { fetchFile } from '../../engine/fetch-file.ts';
import type { GameId } from '../../engine/protocol.ts';
import { motifNamed, type Motif } from './motifs.ts';

const sources = ['wukong', 'ccpd'] as const;

/** `own`: a mistake of a game one has reviewed. */
type Source = (typeof sources)[number] | 'self-play' | 'own';

/**
 * What is to be done: to mate, to win by fours, to find the move that wins, the one by which fours and threes win, the one
 * that stops the other side's, or one that is better.
 */
export type Goal = 'mate' | 'fours' | 'win' | 'threats' | 'defence' | 'better';

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
  /** How hard it is on the scale of Glicko, before anybody has tried it. */
  readonly rating: number;
  /** What it is an example of. */
  readonly motifs: readonly Motif[];
  /** The winning chances that the best move keeps, 0 … 1, where a better one is to be found. */
  readonly chance?: number;
}

type Fields = readonly string[];

/** Until the grades have come, and for what has none. */
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

/** Only the first move matters: it is the only one that wins, and what follows the engine knows. */
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

/** Numbered in the list, since it stands beside another one. */
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
  /** What a puzzle of known length asks for. */
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

/** The texts of the game's lists, in their order. */
export function parsePuzzles(game: GameId, ...texts: readonly string[]): Puzzle[] {
  return lists[game].parts.flatMap(({ read }, part) =>
    linesOf(texts[part] ?? '').flatMap((line, index) => read(line.split('; '), index + 1) ?? []),
  );
}

/** With the ratings and motifs of a list `NUMBER; RATING; MOTIF…`. */
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
  return { number: 0, fen, goal, length, firsts, source: null, title: '', ...ungraded };
}

export function puzzleOf(puzzles: readonly Puzzle[], number: number): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.number === number);
}

/** Another page in the place of a list, or half of one, would otherwise come from the browser's cache again. */
let listCache: RequestCache = 'default';

async function textAt(url: string): Promise<string> {
  const { response } = await fetchFile(url, listCache);
  return response.text();
}

/** Rejects where the list cannot be had whole; without its grades it is better than nothing. */
export async function loadPuzzles(game: GameId): Promise<Puzzle[]> {
  const { parts, gradesUrl } = lists[game];
  const coming = textAt(gradesUrl).catch(() => '');
  const texts = await Promise.all(parts.map(({ url }) => textAt(url)));
  const puzzles = parsePuzzles(game, ...texts);
  const isWhole = texts.every((text) => text.endsWith('\n'));
  if (puzzles.length > 0 && isWhole) return graded(game, puzzles, await coming);
  listCache = 'reload';
  throw new Error(`the list of ${game} is damaged`);
}

/** What one may choose among: lengths, and in Gomoku the rules that are not the usual one. */
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
