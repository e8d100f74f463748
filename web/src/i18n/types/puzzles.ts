// SPDX-License-Identifier: MIT
// Everything the puzzles say, in one language.

import type { FourVerdict } from '../../engine/protocol.ts';

/** Lengths, in both games. */
type Theme = 'all' | '1' | '2' | '3' | '4' | '5' | 'longer';

export type NamedMate =
  | 'heavy-cannons'
  | 'horse-behind-cannon'
  | 'iron-bolt'
  | 'palcorner-horse'
  | 'trough-horse'
  | 'angler-horse'
  | 'high-angler-horse'
  | 'octagonal-horse'
  | 'two-horses-mate'
  | 'spring-horse'
  | 'standing-horse'
  | 'side-tiger'
  | 'smothered-palace'
  | 'two-cups'
  | 'cinnabar-cannon'
  | 'heaven-earth-cannons'
  | 'flanking-cannons'
  | 'double-chariot-mate'
  | 'three-chariots'
  | 'sea-bottom-moon'
  | 'pierced-heart'
  | 'two-ghosts'
  | 'soldier-on-throne'
  | 'home-driving-soldier'
  | 'back-rank-soldier'
  | 'facing-generals-mate'
  | 'advisor-presses-general'
  | 'smothered-mate'
  | 'double-check-mate'
  | 'no-move-left';

export type PuzzleMotif =
  | NamedMate
  | 'fork'
  | 'pin'
  | 'skewer'
  | 'discovered-attack'
  | 'discovered-check'
  | 'double-check'
  | 'trapped-piece'
  | 'mate-threat'
  | 'deflection'
  | 'capture'
  | 'sacrifice'
  | 'quiet-move'
  | 'four-three'
  | 'double-four'
  | 'double-three'
  | 'open-four'
  | 'forbidden-answer'
  | 'vcf'
  | 'vct'
  | 'defence';

export interface PuzzleStrings {
  readonly loading: string;
  /** The list did not come, and what can be done about it. */
  readonly missing: string;
  readonly missingAdvice: string;
  readonly mate: (side: string, moves: number) => string;
  readonly win: (side: string) => string;
  readonly better: (side: string) => string;
  readonly left: (moves: number) => string;
  readonly threats: (side: string) => string;
  readonly defence: (side: string) => string;
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
  readonly threatsWin: string;
  readonly defends: string;
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
    readonly gomoku: Readonly<
      Record<Theme | '6' | '7' | 'threats' | 'defence' | 'standard' | 'renju' | 'own', string>
    >;
  };
  readonly motifs: Readonly<Record<PuzzleMotif, string>>;
  readonly count: (theme: string, count: number) => string;
  readonly order: string;
  readonly orders: Readonly<Record<'rated' | 'next' | 'random' | 'due' | 'mistakes', string>>;
  readonly number: string;
  readonly numberOf: (number: number) => string;
  readonly go: string;
  /** Puzzles on paper. */
  readonly print: string;
  readonly printed: (diagrams: number) => string;
  readonly progress: string;
  readonly done: string;
  readonly streakNow: string;
  readonly due: string;
  readonly doneOf: (done: number, count: number) => string;
  readonly streakBest: (now: number, best: number) => string;
  readonly notKept: string;
  readonly mistakes: string;
  /** The solver's rating and how sure it is. */
  readonly rating: string;
  readonly ratingOf: (rating: number, deviation: number) => string;
  readonly gained: (rating: number, by: number) => string;
  readonly modes: {
    readonly label: string;
    readonly train: string;
    readonly day: string;
    readonly rush: (minutes: number) => string;
  };
  readonly dayNumber: string;
  readonly dayDone: (streak: number) => string;
  readonly dayStreak: string;
  readonly days: (count: number, best: number) => string;
  readonly rush: {
    readonly status: (clock: string, score: number, mistakes: number) => string;
    readonly over: (score: number) => string;
    readonly best: (score: number) => string;
    readonly title: string;
    readonly scores: (three: number, five: number) => string;
  };
  readonly history: string;
  readonly noHistory: string;
  readonly attempt: (number: number, isRight: boolean, rating: number) => string;
  readonly review: (count: number) => string;
  readonly motif: string;
  readonly anyMotif: string;
  readonly motifGroups: Readonly<Record<'mates' | 'tactics', string>>;
  readonly sources: Readonly<Record<'wukong' | 'ccpd' | 'self-play' | 'own', string>>;
}
