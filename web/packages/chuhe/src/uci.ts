// SPDX-License-Identifier: MIT
// chuhe/uci: the engine with the text interface of stockfish.js, for chess front ends.

import type { GameId } from '../../../src/engine/protocol.ts';
import { openClient } from './open-client.ts';
import { UciProtocol } from './uci-protocol.ts';

/** A line that the engine says. */
export interface UciEvent {
  /** Without its end. */
  readonly data: string;
}

export type { UciWorker };

type UciListener = (event: UciEvent) => void;

/**
 * Takes commands of the Universal Chess Interface and answers by lines, as a worker of stockfish.js does.
 * It runs where it was made; only the search is in a worker, so that `stop` is heard at any time.
 */
class UciWorker {
  /** Hears every line. */
  onmessage: UciListener | null = null;
  readonly #listeners = new Set<UciListener>();
  readonly #protocol: UciProtocol;

  /** @internal */
  constructor(game: GameId) {
    this.#protocol = new UciProtocol(game, openClient, (data) => {
      this.onmessage?.({ data });
      for (const listener of this.#listeners) listener({ data });
    });
  }

  /** One command, or several in lines. A wrong one is answered by a line `info string …`. */
  postMessage(commands: string): void {
    for (const line of commands.split('\n')) this.#protocol.execute(line);
  }

  /** The listener hears every line. */
  addEventListener(type: 'message', listener: UciListener): void {
    if (type === 'message') this.#listeners.add(listener);
  }

  /** It hears no more. */
  removeEventListener(type: 'message', listener: UciListener): void {
    if (type === 'message') this.#listeners.delete(listener);
  }

  /** Ends the engine at once, as the command `quit` does after its last move. */
  terminate(): void {
    this.#protocol.end();
  }
}

/** An engine that speaks UCI. Nothing is loaded before the first `isready`, `position` or `go`. */
export function createUci({ game = 'xiangqi' }: { readonly game?: GameId } = {}): UciWorker {
  return new UciWorker(game);
}
