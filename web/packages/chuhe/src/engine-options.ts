// SPDX-License-Identifier: MIT
// The options of an engine.

import type { GameId } from '../../../src/engine/protocol.ts';

/** The module has room for twice as much. */
export const kMostHashMegabytes = 512;

/** What to load, and how much room to take. */
export interface EngineOptions {
  /** `xiangqi` without it. */
  readonly game?: GameId;
  /** The table of positions searched: 1 … 512; 16 without it. The worker takes 64 MB in all, or more for a larger table. */
  readonly hashMegabytes?: number;
  /** Whether to load the opening book: true without it. */
  readonly book?: boolean;
  /** Whether to load the network that evaluates positions: true without it. */
  readonly network?: boolean;
}
