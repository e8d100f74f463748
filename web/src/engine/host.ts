// SPDX-License-Identifier: MIT
// What an engine client needs of its surroundings: a worker, the compiled module, its files, shared memory.

import type { EngineFile, GameId, Request, Response } from './protocol.ts';

/** What a client uses of a worker; a browser's own is one. */
export interface EngineWorker {
  postMessage(request: Request): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: Response }) => void): void;
  addEventListener(
    type: 'error',
    listener: (event: { message: string; preventDefault(): void }) => void,
  ): void;
}

export interface EngineHost {
  spawn(): EngineWorker;
  /** Rejects with an `EngineLoadError`. */
  engineModule(): Promise<WebAssembly.Module>;
  /** Null where the game has none. */
  file(file: EngineFile, game: GameId): Promise<ArrayBuffer> | null;
  /** What came was damaged: the next time it is fetched anew. */
  discard(file: EngineFile, game: GameId): void;
  /** Calls whenever a lost connection is back, until what it returns is called. */
  whenOnline(listener: () => void): () => void;
  /** Memory both sides see, or null where the page is not isolated. */
  sharedFlag(): Int32Array | null;
}
