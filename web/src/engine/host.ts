// SPDX-License-Identifier: MIT
// The environment of an engine client: a worker, the compiled module, its files, shared memory.

import type { EngineFile, GameId, Request, Response } from './protocol.ts';

/** The part of Worker that a client uses. */
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
  /** Null if the game has none. */
  file(file: EngineFile, game: GameId): Promise<ArrayBuffer> | null;
  /** The file was damaged: fetch it again next time. */
  discard(file: EngineFile, game: GameId): void;
  /** Calls back whenever the connection is restored; returns a function that stops this. */
  whenOnline(listener: () => void): () => void;
  /** Shared memory, or null if the page is not isolated. */
  sharedFlag(): Int32Array | null;
}
