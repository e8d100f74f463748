// SPDX-License-Identifier: MIT
// Everything the openings say.

import type { GameId } from '../../engine/protocol.ts';
import type { Walk } from './page.ts';

export interface OpeningStrings {
  /** Of an opening in traditional Chinese, null where there is no other; of Renju's codes `T D I`. */
  readonly title: (name: string) => string | null;
  /** Its readers read the names in characters, and need no original beside them. */
  readonly hasCharacters: boolean;
  readonly unnamed: string;
  readonly start: string;
  readonly code: (code: string) => string;
  readonly moves: string;
  readonly aboutShares: string;
  /** How many games with a move there are, and the shares that Red won, nobody, and Black. */
  readonly results: (games: string, red: string, drawn: string, black: string) => string;
  readonly none: string;
  readonly noBook: string;
  readonly waiting: string;
  readonly line: string;
  readonly walk: string;
  readonly steps: Readonly<Record<Walk | 'flip', string>>;
  readonly analyse: string;
  readonly credit: string;
  readonly named: (name: string) => string;
  /** The reader's own games and repertoire. */
  readonly own: {
    readonly train: string;
    readonly games: string;
    readonly none: string;
    readonly results: (
      games: number,
      side: string,
      ended: readonly [won: number, drawn: number, lost: number],
    ) => string;
    /** Of a move in words. */
    readonly star: (move: string) => string;
  };
}

/** The openings of each game. */
export type OpeningTexts = Readonly<Record<GameId, OpeningStrings>>;
