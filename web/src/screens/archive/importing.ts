// SPDX-License-Identifier: MIT
// The progress of an import, as shown on the screen.

import { noProgress, type Progress } from '../../archive/import-games.ts';
import type { LibraryClient } from '../../archive/library-client.ts';
import type { GameId } from '../../engine/protocol.ts';
import { gameSpec } from '../../games/index.ts';

export interface ShownImport {
  readonly progress: Progress;
  readonly state: 'running' | 'done' | 'cancelled' | 'failed' | 'full';
}

/** Asks before the page is left, because games not read yet would be lost. */
function askToStay(event: Event): void {
  event.preventDefault();
}

export interface GivenFile {
  readonly file: Blob;
  readonly game: GameId;
}

/** Among several files, one without a game counts as something that could not be read. */
function withEmpty(progress: Progress, { length }: readonly GivenFile[]): Progress {
  const isEmpty = length > 1 && progress.read === 0 && progress.warnings === 0;
  return isEmpty ? { ...progress, warnings: 1 } : progress;
}

export class Importing {
  readonly #library: LibraryClient;
  readonly #show: (shown: ShownImport) => void;
  #isCancelled = false;
  /** Of the files before the current one. */
  #before = noProgress;
  #progress = noProgress;
  #count = 1;
  #isRunning = false;

  constructor(library: LibraryClient, show: (shown: ShownImport) => void) {
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

  /** The progress of the current file. */
  told({ share, read, added, warnings, isFull }: Progress): void {
    const before = this.#before;
    this.#progress = {
      share: before.share + share / this.#count,
      read: before.read + read,
      added: before.added + added,
      warnings: before.warnings + warnings,
      isFull,
    };
    this.#tell('running');
  }

  async run(files: readonly GivenFile[]): Promise<void> {
    this.#isRunning = true;
    this.#count = files.length;
    addEventListener('beforeunload', askToStay);
    this.#tell('running');
    let hasFailed = false;
    for (const [at, { file, game }] of files.entries()) {
      if (this.#isCancelled || this.#progress.isFull) break;
      this.#before = { ...this.#progress, share: at / files.length };
      try {
        this.told(
          withEmpty(await this.#library.import(file, game, gameSpec(game).rules[0]), files),
        );
      } catch {
        hasFailed = true;
      }
    }
    removeEventListener('beforeunload', askToStay);
    this.#isRunning = false;
    const end = this.#progress.isFull ? 'full' : hasFailed ? 'failed' : 'done';
    this.#tell(this.#isCancelled ? 'cancelled' : end);
  }

  #tell(state: ShownImport['state']): void {
    this.#show({ progress: this.#progress, state });
  }
}
