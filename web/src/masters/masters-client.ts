// SPDX-License-Identifier: MIT
// The page's client of the master games: one worker for all screens, started on first use.
// Additional engines unpack the moves.

import { browserHost } from '../engine/browser-host.ts';
import { EngineClient } from '../engine/client.ts';
import { distrust, fetchFile } from '../engine/fetch-file.ts';
import { spawnWorker } from '../engine/spawn-worker.ts';
import listUrl from '../../../masters/masters.txt?url';
import firstUrl from '../../../masters/masters-1.games?url';
import secondUrl from '../../../masters/masters-2.games?url';
import thirdUrl from '../../../masters/masters-3.games?url';
import fourthUrl from '../../../masters/masters-4.games?url';
import type { MastersAnswer, MastersArgs, MastersCall, MastersResponse } from './calls.ts';
import workerUrl from './masters-worker.ts?worker&url';

const whole = (url: string): string => new URL(url, location.href).href;

const kParts = [firstUrl, secondUrl, thirdUrl, fourthUrl];

/** In milliseconds, for the worker's script and the list. */
const kLongestOpening = 150_000;

const kUnable = 'no answer';

/** An engine takes 64 MB while it unpacks. */
const kManyCores = 8;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Part {
  readonly promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

function awaitedPart(): Part {
  let part: Omit<Part, 'promise'> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    part = { resolve, reject };
  });
  // Some callers do not wait for the moves.
  promise.catch(() => {});
  return { promise, ...part };
}

async function unpack(url: string): Promise<Uint8Array> {
  const response = await fetchFile(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const engine = new EngineClient({
    game: 'xiangqi',
    hashMegabytes: 1,
    // Unpacking needs neither book nor network.
    host: { ...browserHost, file: () => null },
  });
  try {
    return await engine.call('unpackGames', [bytes]);
  } finally {
    engine.dispose();
  }
}

export class MastersClient {
  readonly #worker = spawnWorker(workerUrl, 'chuhe-masters');
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isEnded = false;
  /** The parts whose moves are loaded. */
  readonly #parts = kParts.map(awaitedPart);
  #ready = 0;
  /** Receives the share of moves that is loaded, 0 … 1. */
  onProgress: (share: number) => void = () => {};
  /**
   * Resolves to the number of games once they can be queried; rejects if they cannot be fetched.
   */
  readonly opened: Promise<number>;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<MastersResponse>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.isAnswered) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(kUnable));
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#end(new Error(event.message));
    });
    this.opened = this.#open();
    this.opened.catch((error: unknown) => {
      this.#end(error);
      // Otherwise a damaged script would come from the browser's cache again.
      fetch(workerUrl, { cache: 'reload' }).catch(() => {});
    });
  }

  /** Terminates the worker and rejects the pending calls; the next caller gets a new worker. */
  #end(error: unknown): void {
    this.#isEnded = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    for (const { reject } of this.#parts) reject(error);
    forget(this);
  }

  /** The share of moves that is loaded, 0 … 1. */
  get share(): number {
    return this.#ready / kParts.length;
  }

  call<Name extends MastersCall>(
    name: Name,
    ...args: MastersArgs<Name>
  ): Promise<MastersAnswer<Name>> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) throw new Error(kUnable);
      const id = ++this.#lastId;
      // The worker's answer to a call has the type of that call.
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as MastersAnswer<Name>),
        reject,
      });
      this.#worker.postMessage({ id, name, args });
    });
  }

  /**
   * Resolves once all moves are loaded, which position searches need. Rejects if they cannot be
   * loaded.
   */
  async whole(): Promise<void> {
    await this.opened;
    await Promise.all(this.#parts.map(({ promise }) => promise));
  }

  async movesOf(game: number): Promise<string[]> {
    await this.opened;
    await this.#parts[await this.call('partOf', game)]?.promise;
    return (await this.call('moves', game)) ?? [];
  }

  async #open(): Promise<number> {
    const parts = kParts.map(whole);
    const silence = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the worker is silent')), kLongestOpening);
    });
    const opening = this.call('open', whole(listUrl), parts);
    const { count, missing } = await Promise.race([opening, silence]);
    parts.forEach((_, part) => !missing.includes(part) && this.#come(part));
    void this.#unpackAll(missing, parts);
    return count;
  }

  async #unpackAll(missing: number[], urls: readonly string[]): Promise<void> {
    const next = async (): Promise<void> => {
      const part = missing.shift();
      if (part === undefined) return;
      try {
        const url = urls[part] ?? '';
        const bytes = await unpack(url).catch(() => {
          distrust(url);
          return unpack(url);
        });
        await this.call('unpacked', part, url, bytes);
        this.#come(part);
      } catch (error) {
        this.#parts[part]?.reject(error);
        forget(this);
      }
      await next();
    };
    const hands = navigator.hardwareConcurrency >= kManyCores ? kParts.length : 2;
    await Promise.all(Array.from({ length: hands }, next));
  }

  #come(part: number): void {
    this.#ready++;
    this.#parts[part]?.resolve();
    this.onProgress(this.share);
  }
}

let shared: MastersClient | null = null;

/** Drops a failed client, so that the next caller retries. */
function forget(client: MastersClient): void {
  if (shared === client) shared = null;
}

export function masters(): MastersClient {
  if (shared !== null) return shared;
  shared = new MastersClient();
  return shared;
}
