// SPDX-License-Identifier: MIT
// How pieces move and why a move is none: which texts there are.

import type { IllegalMove } from '../../engine/protocol.ts';
import type { PieceType } from '../../games/game-spec.ts';
import type { Foul } from '../../games/stones.ts';

/** What a sentence about a move that is none may name. */
export interface IllegalFacts {
  /** The piece that was to move; null for a stone. */
  readonly type: PieceType | null;
  /** The piece to blame; empty where there is none. */
  readonly by: string;
  /** Its point; null where the reader's notation names no points. */
  readonly at: string | null;
}

/** Those that pieces and taken points give; fouls have words of their own. */
export type PlainReason = Exclude<IllegalMove['reason'], Foul>;

export interface MovingStrings {
  readonly pieceTypes: Readonly<
    Record<PieceType, { readonly name: string; readonly moves: string }>
  >;
  /** A piece and how it moves, as a sentence. */
  readonly how: (name: string, moves: string) => string;
  /** It has no move. */
  readonly stuck: string;
  /** Some moves would leave its general to be taken. */
  readonly shields: string;
  /** Heard alone: where it may go. */
  readonly reaches: (points: string) => string;
  readonly illegal: Readonly<Record<PlainReason, (facts: IllegalFacts) => string>>;
}
