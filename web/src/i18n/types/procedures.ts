// SPDX-License-Identifier: MIT
// What the page says of opening procedures.

import type { OpeningPlayer, Procedure } from '../../engine/protocol.ts';
import type { Opening, Seat } from '../../games/game-spec.ts';

export interface ProcedureStrings {
  /** The ways to begin a game. */
  readonly names: Readonly<Record<Opening, string>>;
  /** What happens in it, for who is to choose one. */
  readonly about: Readonly<Record<Procedure, string>>;
  readonly opener: string;
  readonly openers: Readonly<Record<'person' | 'engine', string>>;
  /** Two people, before they have sides. */
  readonly players: Readonly<Record<OpeningPlayer, string>>;
  /** To one of two people. */
  readonly to: (player: string, text: string) => string;
  /** The square in the middle has so many lines; 0 is the whole board. */
  readonly place: (stone: Seat, square: number) => string;
  /** After the stone that is asked for. */
  readonly more: (stones: number) => string;
  /** Before sides are taken. */
  readonly takeFirst: string;
  /** Which side the one person has. */
  readonly has: (own: Seat) => string;
  readonly goOn: string;
  /** What may be done instead. */
  readonly instead: Readonly<Record<'two' | 'ten', string>>;
  readonly declare: string;
  /** So many are still to be offered. */
  readonly offer: (left: number) => string;
  readonly select: string;
  readonly offered: (points: string) => string;
  readonly waits: string;
  /** On buttons. */
  readonly words: Readonly<Record<'two' | 'ten', string>>;
}
