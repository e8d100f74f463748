// SPDX-License-Identifier: MIT
// Everything the puzzles say, in one language.

import { Texts } from '../i18n/texts.ts';
import { en } from './en.ts';
import type { Order } from './progress.ts';
import type { Source, Theme } from './puzzle.ts';

export interface PuzzleStrings {
  readonly loading: string;
  readonly missing: string;
  readonly mate: (side: string, moves: number) => string;
  readonly win: (side: string) => string;
  readonly left: (moves: number) => string;
  readonly right: (reply: string) => string;
  readonly judging: string;
  readonly wrong: string;
  readonly refuted: (reply: string) => string;
  readonly slow: (moves: number) => string;
  readonly weak: string;
  readonly solved: string;
  readonly shown: string;
  readonly streak: (count: number) => string;
  readonly mates: string;
  readonly wins: string;
  readonly piece: (piece: string, square: string) => string;
  readonly actions: Readonly<
    Record<'hint' | 'solution' | 'again' | 'flip' | 'next', string> & { label: string }
  >;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly count: (theme: string, count: number) => string;
  readonly order: string;
  readonly orders: Readonly<Record<Order, string>>;
  readonly number: string;
  readonly numberOf: (number: number, count: number) => string;
  readonly go: string;
  readonly progress: string;
  readonly done: string;
  readonly streakNow: string;
  readonly due: string;
  readonly doneOf: (done: number, count: number) => string;
  readonly streakBest: (now: number, best: number) => string;
  readonly notKept: string;
  readonly sources: Readonly<Record<Source, string>>;
}

export const puzzleTexts = new Texts<PuzzleStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
