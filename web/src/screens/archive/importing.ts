// SPDX-License-Identifier: MIT
// The progress of an import, as shown on the screen.

import { noProgress, type Progress } from '../../archive/import-games.ts';
import type { LibraryClient } from '../../archive/library-client.ts';
import type { GameSpec } from '../../games/game-spec.ts';

export interface ShownImport {
  readonly progress: Progress;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed' | 'full';
}

/** Asks before the page is left, because games not read yet would be lost. */
function askToStay(event: Event): void {
  event.preventDefault();
}

export class Importing {
  readonly #spec: GameSpec;
  readonly #library: LibraryClient;
  readonly #show: (shown: ShownImport) => void;
  #isCancelled = false;
  #progress = noProgress;
  #isRunning = false;

  constructor(spec: GameSpec, library: LibraryClient, show: (shown: ShownImport) => void) {
    this.#spec = spec;
    this.#library = library;
    this.#show = show;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.#library.cancelImport();
  }

  told(progress: Progress): void {
    this.#progress = progress;
    this.#tell('running');
  }

  async run(file: Blob): Promise<void> {
    this.#isRunning = true;
    addEventListener('beforeunload', askToStay);
    this.#tell('running');
    try {
      const { id, rules } = this.#spec;
      this.#progress = await this.#library.import(file, id, rules[0]);
      const end = this.#progress.isFull ? 'full' : 'done';
      this.#tell(this.#isCancelled ? 'cancelled' : end);
    } catch {
      this.#tell(this.#isCancelled ? 'cancelled' : 'failed');
    } finally {
      removeEventListener('beforeunload', askToStay);
      this.#isRunning = false;
    }
  }

  #tell(state: ShownImport['state']): void {
    this.#show({ progress: this.#progress, state });
  }
}
