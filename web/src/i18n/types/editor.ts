// SPDX-License-Identifier: MIT
// Everything that setting up a position says, in one language.

import type { FaultStrings } from './faults.ts';

export interface EditorStrings {
  readonly title: string;
  readonly playable: string;
  readonly pending: string;
  /** Before what is wrong with the position. */
  readonly refused: string;
  readonly faults: FaultStrings;
  readonly about: string;
  /** The browser refused to keep the draft. */
  readonly notKept: string;
  readonly palette: string;
  readonly hand: string;
  readonly erase: string;
  /** A piece and how many are left in the box. */
  readonly left: (piece: string, count: number) => string;
  readonly toMove: string;
  readonly fen: string;
  readonly actions: Readonly<
    Record<'undo' | 'flip' | 'mirror' | 'clear' | 'start', string> & { label: string }
  >;
  readonly analyse: string;
  readonly play: string;
  readonly leave: string;
  readonly spoken: {
    readonly taken: (square: string) => string;
    readonly count: (pieces: number) => string;
    readonly picked: (piece: string, square: string) => string;
  };
}
