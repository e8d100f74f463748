// SPDX-License-Identifier: MIT
// The page's side of the games of masters: one worker for all screens, from the moment one of them wants it. The moves
// are unpacked by engines of their own.

import { browserHost } from '../engine/browser-host.ts';
import { EngineClient } from '../engine/client.ts';
import { fetchFile } from '../engine/fetch-file.ts';
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

/** An engine takes 64 MB while it unpacks. */
const kManyCores = 8;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
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
  // Not everybody who asks for games waits for their moves.
  promise.catch(() => {});
  return { promise, ...part };
}

async function unpack(url: string): Promise<Uint8Array> {
  const { response } = await fetchFile(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const engine = new EngineClient({
    game: 'xiangqi',
    hashMegabytes: 1,
    // Neither book nor network is needed.
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
  /** The parts whose moves are there. */
  readonly #parts = kParts.map(awaitedPart);
  #ready = 0;
  /** Hears how much of the moves is there, 0 … 1. */
  onProgress: (share: number) => void = () => {};
  /** Resolves with the number of games once they can be asked for; rejects where they cannot be fetched. */
  readonly opened: Promise<number>;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<MastersResponse>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.isAnswered) waiting?.resolve(data.answer);
      else waiting?.reject(new Error('the games of masters could not answer'));
    });
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault();
      for (const { reject } of this.#waiting.values()) reject(new Error(event.message));
      this.#waiting.clear();
    });
    this.opened = this.#open();
    this.opened.catch(() => this.#worker.terminate());
  }

  /** How much of the moves is there, 0 … 1. */
  get share(): number {
    return this.#ready / kParts.length;
  }

  call<Name extends MastersCall>(
    name: Name,
    ...args: MastersArgs<Name>
  ): Promise<MastersAnswer<Name>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      // What the worker answers to this name is of its type.
      this.#waiting.set(id, {
        resolve: (answer) => resolve(answer as MastersAnswer<Name>),
        reject,
      });
      this.#worker.postMessage({ id, name, args });
    });
  }

  /** Once all moves are there: before, positions are not found. Rejects where they do not come. */
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
    const { count, missing } = await this.call('open', whole(listUrl), parts);
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
        const bytes = await unpack(url);
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

/** What did not come is tried again by who asks next. */
function forget(client: MastersClient): void {
  if (shared === client) shared = null;
}

export function masters(): MastersClient {
  if (shared !== null) return shared;
  const client = new MastersClient();
  shared = client;
  client.opened.catch(() => forget(client));
  return client;
}
