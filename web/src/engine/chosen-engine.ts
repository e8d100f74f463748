// SPDX-License-Identifier: MIT
// The engine chosen by the reader, with several threads or a larger table. If any of that fails, the usual engine
// takes over, with every pending question.

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
import { distrust, fetchFile } from './fetch-file.ts';
import type { EngineHost, EngineWorker } from './host.ts';
import type { LoadRequest, OpenRequest, Request, Response } from './protocol.ts';

/** In seconds while the page was awake: the time for the engine and its threads to start. */
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

async function compileThreads(): Promise<WebAssembly.Module> {
  try {
    const response = await fetchFile(moduleUrl);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    distrust(moduleUrl);
    throw new ChoiceError('threads-missing', error);
  }
}

/** Allocated at its final size, because growing shared memory makes the glue slower. */
function sharedMemory({ threads, tableMegabytes }: EngineChoice): WebAssembly.Memory {
  // A thread's state takes 3.4 MB at most, its stack 1 MB.
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
  /** The source of the usual engine and of all files. */
  readonly usual: EngineHost;
  /** The current choice. */
  readonly choice: () => EngineChoice;
  /** The usual engine replaces the chosen one: reported once per choice. */
  readonly onFault: (fault: ChoiceFault) => void;
  /** Loads the multi-threaded module; tests supply their own. */
  readonly compile?: () => Promise<WebAssembly.Module>;
  /** Tests supply their own. */
  readonly device?: () => Device;
}

class Chosen {
  readonly usual: EngineHost;
  readonly #options: ChosenHostOptions;
  #module: Promise<WebAssembly.Module> | null = null;
  /** The failed choice: not retried until another is made, or the page is reloaded. */
  #failed: EngineChoice | null = null;

  constructor(options: ChosenHostOptions) {
    this.#options = options;
    this.usual = options.usual;
  }

  /** The current choice; null for the usual engine. */
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

  /** The module that a client opens; it only matters if it is the usual engine's. */
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

/** A worker with the chosen engine, which switches to the usual engine on failure. */
class ChosenWorker implements EngineWorker {
  readonly #of: Chosen;
  /** Null once the usual engine has taken over. */
  #choice: EngineChoice | null;
  #worker: EngineWorker;
  #open: OpenRequest | null = null;
  readonly #loads: LoadRequest[] = [];
  /** The pending questions by id, oldest first. */
  readonly #waiting = new Map<number, Request>();
  /** Whether the worker was told to open its engine; earlier questions wait. */
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
    // Answers arrive in order: earlier questions without an answer were stopped.
    if (response.type !== 'info' && 'id' in response && response.id !== undefined) {
      for (const id of this.#waiting.keys()) if (id <= response.id) this.#waiting.delete(id);
    }
    this.#messageListeners.forEach((hear) => hear({ data: response }));
  }

  /** With one thread only the larger table can be the cause. */
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
      // The client may hold the multi-threaded module.
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

  /** Counts only time while awake: after being frozen, a page finds only one second expired. */
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
