// SPDX-License-Identifier: MIT
// Everything the dialog before a game says, in one language.

import type { FaultStrings } from './faults.ts';

type ControlKind = 'none' | 'sudden' | 'increment' | 'move' | 'byoyomi';

export interface SetupStrings {
  readonly players: string;
  readonly modes: Readonly<Record<'engine' | 'people' | 'engines' | 'friend', string>>;
  /** How a game by link goes. */
  readonly aboutFriend: string;
  /** Games by link that have begun, each by the person's side and the moves of both. */
  readonly goOn: string;
  readonly going: (side: string, moves: number) => string;
  /** The strength of the engine on that side. */
  readonly levelOf: (side: string) => string;
  readonly clock: string;
  readonly kinds: Readonly<Record<ControlKind, string>>;
  readonly minutes: string;
  /** Of the seconds, by what they are for. */
  readonly seconds: Readonly<Record<Exclude<ControlKind, 'none' | 'sudden'>, string>>;
  /** Of the engine, in seconds for each move. */
  readonly thinkingTime: string;
  readonly board: string;
  /** By the number of its lines. */
  readonly boardOf: (lines: number) => string;
  readonly otherBoard: string;
  readonly lines: (least: number, most: number) => string;
  readonly from: string;
  readonly usual: string;
  readonly handicaps: Readonly<
    Record<'horse' | 'horses' | 'chariot' | 'chariot-horse' | 'nine', string>
  >;
  readonly giver: string;
  readonly position: string;
  readonly fen: string;
  /** Before what is wrong with the position. */
  readonly refused: string;
  readonly faults: FaultStrings;
  readonly start: string;
  readonly close: string;
}
