// SPDX-License-Identifier: MIT
// The data for embedding the content of a screen in another page.

import type { GameId, RuleSet } from '../../engine/protocol.ts';

export interface Embedded {
  readonly game: GameId;
  readonly startFen: string;
  readonly rules: RuleSet;
  /** All moves of the main line. */
  readonly line: readonly string[];
  /** The moves up to the position on the board. */
  readonly moves: readonly string[];
  /** Includes variations and comments, if any. */
  readonly record: string | null;
  /** Whether the second side is at the bottom. */
  readonly isTurned: boolean;
  /** The engine's level, if someone plays. */
  readonly level: number | null;
}

declare global {
  interface HTMLElementEventMap {
    'chuhe-embed': CustomEvent<Embedded>;
  }
}
