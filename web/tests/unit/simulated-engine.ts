// SPDX-License-Identifier: MIT
// The real engine behind simulated workers: the test decides when and how often an answer arrives,
// and whether the worker survives.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type createEngine from '@engine/engine.js';
import type { EngineModule, Limits, Session } from '@engine/engine.js';
import type { EngineHost, EngineWorker } from '../../src/engine/host.ts';
import {
  unlimited,
  type EngineFile,
  type GameId,
  type Request,
  type Response,
} from '../../src/engine/protocol.ts';
import { instantiate } from '../../src/engine/instantiate.ts';
import { EngineService } from '../../src/engine/service.ts';
import { emptyModule } from './fake-engine-host.ts';

const folder =
  process.env['CHUHE_ENGINE_DIR'] ?? fileURLToPath(new URL('../../../build/wasm', import.meta.url));

/** Whether the WebAssembly module was built; these tests need it. */
export const isEngineBuilt = existsSync(join(folder, 'engine.wasm'));

/** The opening book; `missing` if it was not built, which readers may meet too. */
export function bookOf(game: GameId): Uint8Array<ArrayBuffer> | 'missing' {
  const books =
    process.env['CHUHE_BOOK_DIR'] ??
    fileURLToPath(new URL('../../../build/native', import.meta.url));
  const file = join(books, `${game}.book`);
  return existsSync(file) ? new Uint8Array(readFileSync(file)) : 'missing';
}

/** One instance for all workers of a test, with a session for each. */
export async function loadEngine(): Promise<EngineModule> {
  const address = pathToFileURL(join(folder, 'engine.js')).href;
  const { default: create }: { default: typeof createEngine } = await import(
    /* @vite-ignore */ address
  );
  return instantiate(create, await WebAssembly.compile(readFileSync(join(folder, 'engine.wasm'))));
}

/**
 * Methods that Embind adds to every object; the page does not need them, because a worker ends with
 * its session.
 */
interface Deletable {
  delete(): void;
}

export type KnownSession = Session & Deletable;

/** Limits that keep tests fast. */
function short(limits: Limits): Limits {
  const { level, rootMoves, multiPv } = limits;
  return { ...unlimited, level, rootMoves, multiPv, nodes: 30 };
}

function hurried(request: Request): Request {
  if (request.type === 'open') return { ...request, hashMegabytes: 1 };
  if (request.type === 'search') return { ...request, limits: short(request.limits) };
  if (request.type !== 'call' || request.name !== 'playOpening') return request;
  const [position, opening, limits] = request.args as [unknown, unknown, Limits];
  return { ...request, args: [position, opening, short(limits)] } as Request;
}

class SimulatedWorker extends EventTarget {
  /** Messages of the worker that the page has not received yet. */
  readonly unheard: Response[] = [];
  isTerminated = false;
  /** Questions without an answer yet. */
  readonly #asked = new Set<number>();
  readonly #sessions: KnownSession[] = [];
  readonly #service: EngineService;

  constructor(engine: EngineModule) {
    super();
    const sessions = this.#sessions;
    const { Session: RealSession } = engine;
    function KeptSession(game: GameId, hashMegabytes: number): Session {
      const session = new RealSession(game, hashMegabytes) as KnownSession;
      sessions.push(session);
      return session;
    }
    const Session = KeptSession as unknown as EngineModule['Session'];
    this.#service = new EngineService(
      () => Promise.resolve({ ...engine, Session }),
      (response) => {
        if (this.isTerminated) this.#forget();
        else this.unheard.push(response);
      },
    );
  }

  postMessage(request: Request): void {
    if (this.isTerminated) return;
    if ('id' in request) this.#asked.add(request.id);
    this.#service.hear(hurried(request));
  }

  terminate(): void {
    this.isTerminated = true;
    this.#forget();
  }

  #forget(): void {
    this.unheard.length = 0;
    for (const session of this.#sessions.splice(0)) session.delete();
  }

  /** Delivers the oldest message `times` times; returns false if there is none. */
  deliver(times = 1): boolean {
    const response = this.unheard.shift();
    if (response === undefined || this.isTerminated) return false;
    for (let i = 0; i < times; i++) this.#say(response);
    return true;
  }

  /** The worker crashes: on the last question, on none, or without a message. */
  die(how: 'of-a-question' | 'of-nothing' | 'silently'): void {
    if (this.isTerminated) return;
    const failure = { type: 'failed', fault: 'crashed', message: 'made to die' } as const;
    const id = [...this.#asked].at(-1);
    this.unheard.length = 0;
    if (how === 'silently') {
      const event = Object.assign(new Event('error'), { message: 'made to die' });
      this.dispatchEvent(event);
    } else {
      this.#say(how === 'of-a-question' && id !== undefined ? { ...failure, id } : failure);
    }
  }

  #say(data: Response): void {
    if ('id' in data && data.id !== undefined && data.type !== 'info') this.#asked.delete(data.id);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Games have no files by default; `missing` is one that cannot be fetched. */
export type EngineFiles = Readonly<
  Partial<Record<EngineFile, Uint8Array<ArrayBuffer> | 'missing'>>
>;

export class SimulatedHost implements EngineHost {
  readonly #engine: EngineModule;
  readonly #isIsolated: boolean;
  readonly #files: EngineFiles;
  #worker: SimulatedWorker | null = null;

  constructor(engine: EngineModule, isIsolated: boolean, files: EngineFiles = {}) {
    this.#engine = engine;
    this.#isIsolated = isIsolated;
    this.#files = files;
  }

  /** For another page with the same engine. */
  twin(): SimulatedHost {
    return new SimulatedHost(this.#engine, this.#isIsolated, this.#files);
  }

  /** The worker started last. */
  get worker(): SimulatedWorker | null {
    return this.#worker;
  }

  spawn(): EngineWorker {
    this.#worker = new SimulatedWorker(this.#engine);
    return this.#worker as unknown as EngineWorker;
  }

  engineModule(): Promise<WebAssembly.Module> {
    return Promise.resolve(emptyModule);
  }

  file(file: EngineFile): Promise<ArrayBuffer> | null {
    const bytes = this.#files[file];
    if (bytes === 'missing') return Promise.reject(new Error(`no ${file}`));
    if (bytes === undefined) return null;
    // An engine is ready before its files.
    return new Promise((resolve) => {
      setTimeout(() => resolve(bytes.slice().buffer), 150);
    });
  }

  discard(): void {}

  whenOnline(): () => void {
    return () => {};
  }

  sharedFlag(): Int32Array | null {
    return this.#isIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  }
}

/** Lets pending promises run until their next wait. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The number of runs of a property; CHUHE_PROPERTY_RUNS multiplies it. */
export function propertyRuns(usual: number): number {
  const factor = Number(process.env['CHUHE_PROPERTY_RUNS'] ?? 1);
  return usual * (factor > 0 ? factor : 1);
}
