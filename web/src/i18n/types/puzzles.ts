// SPDX-License-Identifier: MIT
// Everything the puzzles say, in one language.

import type { FourVerdict } from '../../engine/protocol.ts';

/** Lengths, in both games. */
type Theme = 'all' | '1' | '2' | '3' | '4' | '5' | 'longer';

export interface PuzzleStrings {
  readonly loading: string;
  readonly missing: string;
  readonly mate: (side: string, moves: number) => string;
  readonly win: (side: string) => string;
  readonly better: (side: string) => string;
  readonly left: (moves: number) => string;
  readonly fours: (side: string, count: number) => string;
  /** 0 where only the five is missing. */
  readonly foursLeft: (count: number) => string;
  readonly right: (reply: string) => string;
  readonly judging: string;
  readonly wrong: string;
  readonly refuted: (reply: string) => string;
  readonly slow: (moves: number) => string;
  readonly weak: string;
  /** What is wrong with a move where fours are to win, by the side that answers it. */
  readonly fourFaults: Readonly<
    Record<Exclude<FourVerdict['verdict'], '' | 'wins'>, (side: string) => string>
  >;
  readonly solved: string;
  readonly shown: string;
  readonly streak: (count: number) => string;
  readonly mates: string;
  readonly wins: string;
  readonly betterMove: string;
  readonly five: string;
  readonly piece: (piece: string, square: string) => string;
  /** The file has no letter, but a number from the solver's right. */
  readonly pieceOnFile: (piece: string, file: string) => string;
  readonly onFile: (file: string) => string;
  readonly actions: Readonly<
    Record<'hint' | 'solution' | 'again' | 'flip' | 'next', string> & { label: string }
  >;
  readonly theme: string;
  readonly themes: {
    readonly xiangqi: Readonly<Record<Theme | 'win' | 'own', string>>;
    readonly gomoku: Readonly<Record<Theme | '6' | '7' | 'standard' | 'renju' | 'own', string>>;
  };
  readonly count: (theme: string, count: number) => string;
  readonly order: string;
  readonly orders: Readonly<Record<'next' | 'random' | 'due', string>>;
  readonly number: string;
  readonly numberOf: (number: number) => string;
  readonly go: string;
  readonly progress: string;
  readonly done: string;
  readonly streakNow: string;
  readonly due: string;
  readonly doneOf: (done: number, count: number) => string;
  readonly streakBest: (now: number, best: number) => string;
  readonly notKept: string;
  readonly sources: Readonly<Record<'wukong' | 'ccpd' | 'self-play' | 'own', string>>;
}
