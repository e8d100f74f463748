// SPDX-License-Identifier: MIT
// EngineClient: the page's side of the engine; questions in, promises out.

import type { EngineEvent, GameId, Limits, PositionRef, SearchInfo, Snapshot } from './protocol.ts';

export interface EngineOptions {
  game: GameId;
  hashMegabytes?: number;
  onEvent?: (event: EngineEvent) => void;
}

/**
 * One game's engine in one worker. A cancelled or disposed question rejects with an `AbortError`,
 * a refused position or a dead engine with an `EngineError`.
 */
export class EngineClient {
  constructor(options: EngineOptions) {
    void options;
  }

  /** Asks for legal moves, status and check; waits behind a running search. */
  describe(position: PositionRef): Promise<Snapshot> {
    void position;
    throw new Error('not yet');
  }

  /** Starts thinking and cancels the search before it. `onInfo` hears every finished iteration. */
  search(
    position: PositionRef,
    limits: Limits,
    onInfo: (info: SearchInfo) => void = () => {},
  ): Promise<SearchInfo> {
    void [position, limits, onInfo];
    throw new Error('not yet');
  }

  /** Drops the running search, if any, and gives the processor back. */
  cancel(): void {}

  /** Forgets what earlier searches learnt; cancels the running one. */
  newGame(): void {}

  /** Tries again after `failed`. */
  restart(): void {}

  /** Ends the worker; the client cannot be used any more. */
  dispose(): void {}
}

/** The engine refused the question or is dead; the message says which. */
export class EngineError extends Error {
  override name = 'EngineError';
}

/** Whether a promise of the client ended because nobody wants its answer any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
