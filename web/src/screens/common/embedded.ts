// SPDX-License-Identifier: MIT
// What a screen tells the page when somebody wants to put what it shows on another page.

import type { GameId, RuleSet } from '../../engine/protocol.ts';

export interface Embedded {
  readonly game: GameId;
  readonly startFen: string;
  readonly rules: RuleSet;
  /** All moves of the main line. */
  readonly line: readonly string[];
  /** Those that lead to the position on the board. */
  readonly moves: readonly string[];
  /** With variations and comments, where there are any. */
  readonly record: string | null;
  /** Whether the second seat is at the bottom. */
  readonly isTurned: boolean;
  /** How strong the engine is, where somebody plays. */
  readonly level: number | null;
}

declare global {
  interface HTMLElementEventMap {
    'chuhe-embed': CustomEvent<Embedded>;
  }
}
