// SPDX-License-Identifier: MIT
// What the screen of the games of masters says, and the screen of openings of them.

import type { ResultToken } from '../../games/record.ts';

export interface MastersStrings {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  /** The first visit takes them from their file. */
  readonly unpacking: (percent: number) => string;
  readonly count: (count: number, text: string) => string;
  readonly noneFound: string;
  readonly list: string;
  readonly listKeys: string;
  readonly filter: string;
  readonly player: string;
  readonly opponent: string;
  readonly event: string;
  readonly opening: string;
  readonly from: string;
  readonly to: string;
  readonly result: string;
  readonly results: Readonly<Record<Exclude<ResultToken, '*'> | 'all', string>>;
  readonly clear: string;
  /** Which games are listed, where a position is looked for. */
  readonly position: (plies: number) => string;
  readonly anyPosition: string;
  readonly openings: string;
  /** On the screen of openings: the way to the list. */
  readonly here: string;
  readonly show: string;
  readonly counted: (games: number, text: string) => string;
  readonly noMore: string;
  /** For the side that made the move. */
  readonly ended: (
    games: number,
    ended: readonly [won: number, drawn: number, lost: number],
  ) => string;
  /** The ways to the quiz: with a game that is drawn, and with that of a row. */
  readonly guess: string;
  readonly guessGame: (title: string) => string;
  readonly unnamed: string;
  readonly credit: string;
}
