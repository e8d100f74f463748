// SPDX-License-Identifier: MIT
// chuhe/uci: the engine with the text interface of stockfish.js, for chess front ends.

import type { GameId } from '../../../src/engine/protocol.ts';
import { openClient } from './open-client.ts';
import { UciProtocol } from './uci-protocol.ts';
import { nameAndVersion } from './version.ts';

/** A line of the engine's output. */
export interface UciEvent {
  /** The line without its line break. */
  readonly data: string;
}

export type { UciWorker };

type UciListener = (event: UciEvent) => void;

/**
 * Accepts commands of the Universal Chess Interface and replies line by line, like a worker of
 * stockfish.js. It runs in the thread that created it; only the search runs in a worker, so that `stop`
 * works at any time.
 */
class UciWorker {
  /** Called for every line of output. */
  onmessage: UciListener | null = null;
  readonly #listeners = new Set<UciListener>();
  readonly #protocol: UciProtocol;

  /** @internal */
  constructor(game: GameId) {
    this.#protocol = new UciProtocol(
      game,
      `${nameAndVersion} (WebAssembly)`,
      openClient,
      (data) => {
        this.onmessage?.({ data });
        for (const listener of this.#listeners) listener({ data });
      },
    );
  }

  /**
   * Executes one command, or several on separate lines. The reply to an invalid command is a line `info
   * string …`.
   */
  postMessage(commands: string): void {
    for (const line of commands.split('\n')) this.#protocol.execute(line);
  }

  /** @internal After the last command: lets a search with limits finish, then quits. */
  endInput(): void {
    this.#protocol.endInput();
  }

  /** Adds a listener, which is called for every line. */
  addEventListener(type: 'message', listener: UciListener): void {
    if (type === 'message') this.#listeners.add(listener);
  }

  /** Removes the listener. */
  removeEventListener(type: 'message', listener: UciListener): void {
    if (type === 'message') this.#listeners.delete(listener);
  }

  /** Terminates the engine immediately; the command `quit` reports the best move first. */
  terminate(): void {
    this.#protocol.end();
  }
}

/** Creates a UCI engine. Nothing is loaded before the first `isready`, `position` or `go`. */
export function createUci({ game = 'xiangqi' }: { readonly game?: GameId } = {}): UciWorker {
  return new UciWorker(game);
}
