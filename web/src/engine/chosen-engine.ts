// SPDX-License-Identifier: MIT
// The engine as the reader has chosen it, on several threads or with a larger table. Whatever of that fails, the usual
// engine takes over, with every question that is still open.

import glueUrl from '@engine/engine-threads.js?url';
import moduleUrl from '@engine/engine-threads.wasm?url';
import threadUrl from '@engine-thread?url';
import {
  isUsual,
  offered,
  thisDevice,
  type ChoiceFault,
  type Device,
  type EngineChoice,
} from './engine-choice.ts';
import { EngineLoadError, faultOf, messageOf } from './errors.ts';
import { fetchFile } from './fetch-file.ts';
import type { EngineHost, EngineWorker } from './host.ts';
import type { LoadRequest, OpenRequest, Request, Response } from './protocol.ts';

/** In seconds that the page was awake: until the engine and its threads stand. */
const kLongestStart = 40;
const kPageBytes = 65_536;

type MessageListener = (event: { data: Response }) => void;
type ErrorListener = (event: { message: string; preventDefault(): void }) => void;

class ChoiceError extends Error {
  readonly fault: ChoiceFault;

  constructor(fault: ChoiceFault, cause: unknown) {
    super(messageOf(cause), { cause });
    this.fault = fault;
  }
}

/** What turned out damaged would otherwise come back from the browser's cache for ever. */
let cache: RequestCache = 'default';

async function compileThreads(): Promise<WebAssembly.Module> {
  try {
    const { response } = await fetchFile(moduleUrl, cache);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    cache = 'reload';
    throw new ChoiceError('threads-missing', error);
  }
}

/** All at once, since shared memory that grows makes the glue slower. */
function sharedMemory({ threads, tableMegabytes }: EngineChoice): WebAssembly.Memory {
  // What a thread learns takes 3.4 MB at most, its stack 1 MB.
  const megabytes = 32 + tableMegabytes + 6 * threads;
  const pages = (megabytes << 20) / kPageBytes;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  } catch (error) {
    throw new ChoiceError('memory-refused', error);
  }
}

const absolute = (url: string): string => new URL(url, location.href).href;

export interface ChosenHostOptions {
  /** Where the usual engine and all files come from. */
  readonly usual: EngineHost;
  /** What is wished now. */
  readonly choice: () => EngineChoice;
  /** The usual engine plays instead: told once for each choice. */
  readonly onFault: (fault: ChoiceFault) => void;
  /** How the module for threads is had; tests bring their own. */
  readonly compile?: () => Promise<WebAssembly.Module>;
  /** Tests bring their own. */
  readonly device?: () => Device;
}

class Chosen {
  readonly usual: EngineHost;
  readonly #options: ChosenHostOptions;
  #module: Promise<WebAssembly.Module> | null = null;
  /** The choice that failed: it is not tried again before another is made, or the page is loaded anew. */
  #failed: EngineChoice | null = null;

  constructor(options: ChosenHostOptions) {
    this.#options = options;
    this.usual = options.usual;
  }

  /** What is chosen now, null for the usual engine. */
  choice(): EngineChoice | null {
    const { choice: wished, device = thisDevice } = this.#options;
    const choice = offered(wished(), device());
    if (!isSame(choice, this.#failed)) this.#failed = null;
    return isUsual(choice) || isSame(choice, this.#failed) ? null : choice;
  }

  module(): Promise<WebAssembly.Module> {
    this.#module ??= (this.#options.compile ?? compileThreads)().catch((error: unknown) => {
      this.#module = null;
      throw error;
    });
    return this.#module;
  }

  fail(choice: EngineChoice, fault: ChoiceFault): void {
    if (isSame(choice, this.#failed)) return;
    this.#failed = choice;
    this.#options.onFault(fault);
  }

  /** The module a client is to open; which one it is counts only where it is the usual engine's. */
  async anyModule(): Promise<WebAssembly.Module> {
    const choice = this.choice();
    if (choice === null || choice.threads === 1) return this.usual.engineModule();
    try {
      return await this.module();
    } catch {
      this.fail(choice, 'threads-missing');
      return this.usual.engineModule();
    }
  }
}

function isSame(one: EngineChoice, other: EngineChoice | null): boolean {
  return one.threads === other?.threads && one.tableMegabytes === other.tableMegabytes;
}

/** A worker with the chosen engine, which becomes one with the usual engine where that fails. */
class ChosenWorker implements EngineWorker {
  readonly #of: Chosen;
  /** Null once the usual engine has taken over. */
  #choice: EngineChoice | null;
  #worker: EngineWorker;
  #open: OpenRequest | null = null;
  readonly #loads: LoadRequest[] = [];
  /** The questions without an answer yet, by id, oldest first. */
  readonly #waiting = new Map<number, Request>();
  /** Whether the worker was told to open its engine; what is asked before waits. */
  #isOpened = false;
  #isEnded = false;
  #clock: ReturnType<typeof setInterval> | undefined;
  readonly #messageListeners: MessageListener[] = [];
  readonly #errorListeners: ErrorListener[] = [];

  constructor(of: Chosen) {
    this.#of = of;
    this.#choice = of.choice();
    try {
      this.#worker = of.usual.spawn();
    } catch (error) {
      if (this.#choice === null) throw error;
      of.fail(this.#choice, 'threads-failed');
      this.#choice = null;
      this.#worker = of.usual.spawn();
    }
    this.#listen();
  }

  addEventListener(type: 'message', listener: MessageListener): void;
  addEventListener(type: 'error', listener: ErrorListener): void;
  addEventListener(
    ...[type, listener]: ['message', MessageListener] | ['error', ErrorListener]
  ): void {
    if (type === 'message') this.#messageListeners.push(listener);
    else this.#errorListeners.push(listener);
  }

  postMessage(request: Request): void {
    if (request.type === 'open') {
      this.#open = request;
      void this.#begin(request);
      return;
    }
    if (request.type === 'load') this.#loads.push(request);
    else if ('id' in request) this.#waiting.set(request.id, request);
    if (this.#isOpened) this.#worker.postMessage(request);
  }

  terminate(): void {
    this.#isEnded = true;
    clearInterval(this.#clock);
    this.#worker.terminate();
  }

  #listen(): void {
    const worker = this.#worker;
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker && !this.#isEnded) this.#hear(data);
    });
    worker.addEventListener('error', (event) => {
      if (worker !== this.#worker || this.#isEnded) return;
      if (this.#choice === null) return this.#errorListeners.forEach((hear) => hear(event));
      event.preventDefault();
      this.#fallBack('threads-failed');
    });
  }

  #hear(response: Response): void {
    if (response.type === 'failed' && this.#choice !== null) {
      this.#fallBack(this.#faultOf(response.fault === 'out-of-memory'));
      return;
    }
    if (response.type === 'ready') clearInterval(this.#clock);
    // Answers come in order: what was asked before and has none was stopped.
    if (response.type !== 'info' && 'id' in response && response.id !== undefined) {
      for (const id of this.#waiting.keys()) if (id <= response.id) this.#waiting.delete(id);
    }
    this.#messageListeners.forEach((hear) => hear({ data: response }));
  }

  /** With one thread nothing but the larger table can be to blame. */
  #faultOf(isMemory: boolean): ChoiceFault {
    return isMemory || this.#choice?.threads === 1 ? 'memory-refused' : 'threads-failed';
  }

  async #begin(open: OpenRequest): Promise<void> {
    const choice = this.#choice;
    try {
      const opening = await this.#opening(open, choice);
      if (this.#isEnded || choice !== this.#choice) return;
      if (choice !== null) this.#watchStart();
      this.#isOpened = true;
      for (const request of [opening, ...this.#loads, ...this.#waiting.values()]) {
        this.#worker.postMessage(request);
      }
    } catch (error) {
      if (this.#isEnded || choice !== this.#choice) return;
      if (error instanceof ChoiceError) this.#fallBack(error.fault);
      else this.#fail(error);
    }
  }

  async #opening(open: OpenRequest, choice: EngineChoice | null): Promise<OpenRequest> {
    const hashMegabytes = choice?.tableMegabytes ?? open.hashMegabytes;
    if (choice === null || choice.threads === 1) {
      // The client may hold the module for threads.
      return { ...open, hashMegabytes, module: await this.#of.usual.engineModule() };
    }
    const threads = {
      count: choice.threads,
      memory: sharedMemory(choice),
      glueUrl: absolute(glueUrl),
      threadUrl: absolute(threadUrl),
    };
    return { ...open, hashMegabytes, module: await this.#of.module(), threads };
  }

  /** Counts what the page was awake for: one that was frozen finds one second over, not all. */
  #watchStart(): void {
    let seconds = 0;
    this.#clock = setInterval(() => {
      if (++seconds >= kLongestStart) this.#fallBack('threads-failed');
    }, 1000);
  }

  #fallBack(fault: ChoiceFault): void {
    const choice = this.#choice;
    if (choice === null || this.#open === null) return;
    clearInterval(this.#clock);
    this.#of.fail(choice, fault);
    this.#choice = null;
    this.#isOpened = false;
    this.#worker.terminate();
    try {
      this.#worker = this.#of.usual.spawn();
    } catch (error) {
      this.#fail(new EngineLoadError('engine-blocked', messageOf(error)));
      return;
    }
    this.#listen();
    void this.#begin(this.#open);
  }

  #fail(error: unknown): void {
    const fault = faultOf(error, 'engine-missing');
    const data = { type: 'failed', fault, message: messageOf(error) } as const;
    this.#messageListeners.forEach((hear) => hear({ data }));
  }
}

export function chosenHost(options: ChosenHostOptions): EngineHost {
  const chosen = new Chosen(options);
  const { usual } = options;
  return {
    file: (file, game) => usual.file(file, game),
    discard: (file, game) => usual.discard(file, game),
    whenOnline: (listener) => usual.whenOnline(listener),
    sharedFlag: () => usual.sharedFlag(),
    spawn: () => new ChosenWorker(chosen),
    engineModule: () => chosen.anyModule(),
  };
}
