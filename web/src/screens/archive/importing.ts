// SPDX-License-Identifier: MIT
// An import under way, as the screen shows it.

import { importGames, noProgress, type Progress } from '../../archive/import-games.ts';
import type { Health } from '../../archive/library.ts';
import type { LibraryClient } from '../../archive/library-client.ts';
import type { GameSpec } from '../../games/game-spec.ts';

export interface ShownImport {
  readonly progress: Progress;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
}

export interface ImportingListener {
  told(health: Health): void;
  show(shown: ShownImport): void;
}

export class Importing {
  readonly #spec: GameSpec;
  readonly #library: LibraryClient;
  readonly #listener: ImportingListener;
  readonly #stop = new AbortController();
  #progress = noProgress;
  #isRunning = false;

  constructor(spec: GameSpec, library: LibraryClient, listener: ImportingListener) {
    this.#spec = spec;
    this.#library = library;
    this.#listener = listener;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  cancel(): void {
    this.#stop.abort();
  }

  async run(file: Blob): Promise<void> {
    this.#isRunning = true;
    this.#show('running');
    try {
      await importGames(file, {
        game: this.#spec.id,
        rules: this.#spec.rules[0],
        library: this.#library,
        signal: this.#stop.signal,
        told: (progress, health) => {
          this.#progress = progress;
          this.#listener.told(health);
          this.#show('running');
        },
      });
      this.#show(this.#stop.signal.aborted ? 'cancelled' : 'done');
    } catch {
      this.#show(this.#stop.signal.aborted ? 'cancelled' : 'failed');
    } finally {
      this.#isRunning = false;
    }
  }

  #show(state: ShownImport['state']): void {
    this.#listener.show({ progress: this.#progress, state });
  }
}
