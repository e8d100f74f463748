// SPDX-License-Identifier: MIT
// The options of an engine.

import type { GameId } from '../../../src/engine/protocol.ts';

/** The module has room for twice as much. */
export const kMostHashMegabytes = 512;

/** The compiled `chuhe/engine.wasm`, or its bytes. */
export type GivenModule = WebAssembly.Module | BufferSource;

/** What to load, and how much memory to use. */
export interface EngineOptions {
  /** Default: `xiangqi`. */
  readonly game?: GameId;
  /**
   * The size of the transposition table in MB, 1 … 512; default: 16. The worker uses 64 MB in total, or
   * more with a larger table.
   */
  readonly hashMegabytes?: number;
  /** Whether to load the opening book; default: true. */
  readonly book?: boolean;
  /** Whether to load the evaluation network; default: true. */
  readonly network?: boolean;
  /**
   * The engine's module, `chuhe/engine.wasm`, compiled or as bytes, where scripts can neither download nor
   * read files; default: the file beside the scripts.
   */
  readonly module?: GivenModule;
}
