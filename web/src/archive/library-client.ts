// SPDX-License-Identifier: MIT
// The page's client of the archive worker: each call returns a promise.

import { spawnWorker } from '../engine/spawn-worker.ts';
import type { LibraryRequest, LibraryResponse } from './calls.ts';
import type { GameId, RuleSet } from '../engine/protocol.ts';
import type { Progress } from './import-games.ts';
import type { Health, Library, Searching } from './library.ts';
import workerUrl from './archive-worker.ts?worker&url';

/** Messages that the worker sends without a question. */
export interface LibraryListener {
  searching(searching: Searching): void;
  news(): void;
  importing(progress: Progress, health: Health): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

type Answer<Name extends keyof Library> = Awaited<ReturnType<Library[Name]>>;

/** Functions cannot be posted to a worker, so their parameter is left out. */
type Args<Name extends keyof Library> = Name extends 'query'
  ? [query: Parameters<Library['query']>[0]]
  : Parameters<Library[Name]>;

export class LibraryClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  /** The id of the last query. */
  #question = 0;

  constructor(listener: LibraryListener) {
    this.#worker = spawnWorker(workerUrl, 'chuhe-archive');
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LibraryResponse>) => {
      if (data.type === 'searching') {
        // Ignore results of an earlier query.
        if (data.id === this.#question) listener.searching(data);
      } else if (data.type === 'news') listener.news();
      else if (data.type === 'importing') listener.importing(data.progress, data.health);
      else this.#settle(data);
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
  }

  call<Name extends keyof Library>(name: Name, ...args: Args<Name>): Promise<Answer<Name>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      if (name === 'query') this.#question = id;
      // The worker's answer to a call has the type of that call.
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer<Name>), reject });
      this.#post({ id, name, args });
    });
  }

  /**
   * Returns the final progress; rejects if the file cannot be read to its end. Games stored until
   * then stay.
   */
  import(file: Blob, game: GameId, rules: RuleSet): Promise<Progress> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Progress), reject });
      this.#post({ id, name: 'import', args: [file, game, rules] });
    });
  }

  cancelImport(): void {
    this.#post({ id: ++this.#lastId, name: 'cancel-import' });
  }

  #post(request: LibraryRequest): void {
    this.#worker.postMessage(request);
  }

  dispose(): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error('the archive was closed'));
    this.#waiting.clear();
  }

  #settle(response: Extract<LibraryResponse, { id: number }>): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (response.type === 'answer') waiting?.resolve(response.answer);
    else waiting?.reject(new Error('the archive could not answer'));
  }
}
