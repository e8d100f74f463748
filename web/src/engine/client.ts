// SPDX-License-Identifier: MIT
// EngineClient: the page's side of the engine; questions in, promises out.

import type { EngineHost, EngineWorker } from './host.ts';
import { abortError, EngineError, faultOf, messageOf } from './errors.ts';
import {
  engineFiles,
  isAnswerTo,
  unreachable,
  type CallName,
  type CallRequest,
  type CallResponse,
  type Calls,
  type Description,
  type EngineEvent,
  type EngineFault,
  type EngineFile,
  type Fault,
  type FileFault,
  type Found,
  type GameId,
  type Limits,
  type Notation,
  type PositionRef,
  type Report,
  type Request,
  type Response,
  type SearchRequest,
} from './protocol.ts';

export { EngineError, isAbort } from './errors.ts';

export interface EngineOptions {
  game: GameId;
  hashMegabytes?: number;
  onEvent?: (event: EngineEvent) => void;
  /** The source of workers and files. */
  host: EngineHost;
}

interface Waiting {
  readonly request: CallRequest;
  settle(response: CallResponse): void;
  reject(error: Error): void;
}

interface SearchListener {
  /** Hears every finished iteration. */
  onInfo(info: Report): void;
  onDescribed?(description: Description): void;
}

interface WaitingSearch extends SearchListener {
  readonly request: SearchRequest;
  resolve(found: Found): void;
  reject(error: Error): void;
}

function isEndless({ depth, nodes, moveTimeMs, clockMs }: Limits): boolean {
  return depth + nodes + moveTimeMs + clockMs === 0;
}

/** Signals may outlive many questions and would keep them alive. */
function heed(answer: Promise<unknown>, give: () => void, signal?: AbortSignal): void {
  if (signal === undefined) return;
  const end = (): void => signal.removeEventListener('abort', give);
  signal.addEventListener('abort', give);
  answer.then(end, end);
}

/** In milliseconds, for the script of a worker and, with threads, its engine: as long as for any file. */
const kLongestStart = 120_000;
const kNotStarted = 'the worker did not start';
const kDefaultHashMegabytes = 16;

/**
 * One game's engine in one worker. A cancelled or disposed question rejects with an `AbortError`,
 * a refused position or a dead engine with an `EngineError`.
 */
export class EngineClient {
  readonly #game: GameId;
  readonly #hashMegabytes: number;
  readonly #onEvent: (event: EngineEvent) => void;
  readonly #host: EngineHost;
  readonly #stopUpTo: Int32Array | null;

  /** Pending questions by id, oldest first. */
  readonly #waiting = new Map<number, Waiting>();
  #searching: WaitingSearch | null = null;
  #lastId = 0;

  #module: WebAssembly.Module | null = null;
  readonly #files = new Map<EngineFile, ArrayBuffer>();
  #worker: EngineWorker | null = null;
  /** Abandons a worker whose script does not load. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  /** The files reported to the owner. */
  readonly #known = new Set<EngineFile>();
  /** Files that failed to load, retried when that may help. */
  readonly #missingFiles = new Set<EngineFile>();
  readonly #stopListening: () => void;
  #failure = '';
  #isDisposed = false;

  constructor(options: EngineOptions) {
    this.#game = options.game;
    this.#hashMegabytes = options.hashMegabytes ?? kDefaultHashMegabytes;
    this.#onEvent = options.onEvent ?? (() => {});
    this.#host = options.host;
    this.#stopUpTo = this.#host.sharedFlag();
    this.#stopListening = this.#host.whenOnline(() => this.#loadMissing());
    this.restart();
  }

  /**
   * Asks one of the `Calls`. It waits for a running search, except one without limits, which is restarted after it.
   * Aborted questions are not waited for.
   */
  call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    signal?: AbortSignal,
  ): Promise<Calls[Name]['answer']> {
    let id = 0;
    const answer = new Promise<Calls[Name]['answer']>((resolve, reject) => {
      if (!this.#mayAsk(reject, signal)) return;
      id = ++this.#lastId;
      const request: CallRequest<Name> = { type: 'call', id, name, args };
      const settle = (response: CallResponse): void => {
        if (isAnswerTo(name, response)) resolve(response.answer);
      };
      this.#waiting.set(id, { request, settle, reject });
      if (!this.#askAhead(request)) this.#ask(request);
    });
    heed(answer, () => this.#take(id)?.reject(abortError()), signal);
    return answer;
  }

  /** Starts a search and cancels the previous one. `onInfo` receives every finished iteration. */
  async search(
    position: PositionRef,
    limits: Limits,
    notations: readonly Notation[],
    onInfo: (info: Report) => void = () => {},
    signal?: AbortSignal,
  ): Promise<Report> {
    return (await this.reply(position, limits, notations, { onInfo }, signal)).info;
  }

  /**
   * A search that describes the position before it and the one after the move, if `onDescribed` is there. Rejects with
   * an `AbortError` if the game is over in the position: then there is only its description.
   */
  reply(
    position: PositionRef,
    limits: Limits,
    notations: readonly Notation[],
    listener: SearchListener,
    signal?: AbortSignal,
  ): Promise<Found> {
    this.cancel();
    let own: WaitingSearch['resolve'] | undefined;
    const found = new Promise<Found>((resolve, reject) => {
      if (!this.#mayAsk(reject, signal)) return;
      own = resolve;
      const id = ++this.#lastId;
      const describes = listener.onDescribed !== undefined;
      const request: SearchRequest = { type: 'search', id, position, limits, notations, describes };
      this.#searching = { request, resolve, reject, ...listener };
      this.#ask(request);
    });
    // The search may have changed, or have another id.
    heed(found, () => this.#searching?.resolve === own && this.cancel(), signal);
    return found;
  }

  /** Cancels the running search, if any, and frees the processor. */
  cancel(): void {
    const search = this.#searching;
    if (search === null) return;
    this.#searching = null;
    search.reject(abortError());
    if (this.#interrupt(search.request.id)) this.#startWorker();
  }

  /** Returns true if the worker had to be terminated: without shared memory nothing else stops it. */
  #interrupt(id: number): boolean {
    if (this.#stopUpTo !== null) Atomics.store(this.#stopUpTo, 0, id);
    else if (this.#worker !== null) {
      this.#dropWorker();
      return true;
    }
    return false;
  }

  /** Clears what earlier searches learnt; cancels the running one. Retries missing files. */
  newGame(): void {
    this.cancel();
    this.#post({ type: 'new-game' });
    this.#loadMissing();
  }

  /** Loads the engine, or replaces one that its owner has given up. */
  restart(): void {
    // An engine that is already ready would not report it again.
    this.#dropWorker();
    this.#failure = '';
    this.#isReady = false;
    this.#known.clear();
    this.#missingFiles.clear();
    this.#onEvent({ type: 'loading' });
    void this.#load();
  }

  /** Terminates the worker; the client can no longer be used. */
  dispose(): void {
    this.#isDisposed = true;
    this.#stopListening();
    this.#dropWorker();
    this.#rejectAll(abortError());
  }

  async #load(): Promise<void> {
    try {
      this.#module ??= await this.#host.engineModule();
    } catch (error) {
      this.#fail(faultOf(error, 'engine-missing'), messageOf(error));
      return;
    }
    if (this.#isDisposed) return;
    // A question may have started the worker already.
    if (this.#worker === null) this.#startWorker();
    await Promise.all(engineFiles.map((file) => this.#loadFile(file)));
  }

  /** Loaded after the engine, so that they do not delay the first move. */
  async #loadFile(file: EngineFile): Promise<void> {
    try {
      const bytes = this.#files.get(file) ?? (await this.#host.file(file, this.#game));
      if (bytes === null) return;
      this.#files.set(file, bytes);
      this.#give(file, bytes);
    } catch (error) {
      this.#reportMissing(file, `${file}-missing`, messageOf(error));
    }
  }

  #give(file: EngineFile, bytes: ArrayBuffer): void {
    const request = { type: 'load', file, bytes } as const;
    if (!this.#askAhead(request)) this.#post(request);
  }

  /**
   * An infinite search would block later questions, so it is restarted after them. Returns false if none is running.
   */
  #askAhead(request: Request): boolean {
    const search = this.#searching;
    if (search === null || !isEndless(search.request.limits)) return false;
    const isWorkerGone = this.#interrupt(search.request.id);
    const again = { ...search.request, id: ++this.#lastId };
    this.#searching = { ...search, request: again };
    // A new worker receives everything at its start.
    if (isWorkerGone) this.#startWorker();
    else for (const one of [request, again]) this.#post(one);
    return true;
  }

  #loadMissing(): void {
    for (const file of this.#missingFiles) {
      this.#missingFiles.delete(file);
      this.#known.delete(file);
      void this.#loadFile(file);
    }
  }

  #reportMissing(file: EngineFile, fault: FileFault, detail: string): void {
    this.#missingFiles.add(file);
    this.#tell(file, { type: 'file-failed', file, fault, detail });
  }

  #startWorker(): void {
    if (this.#module === null) return;
    try {
      const worker = this.#host.spawn();
      // Ignore messages of a replaced worker.
      worker.addEventListener('message', (event) => {
        if (worker === this.#worker) this.#receive(event.data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const message = event.message || kNotStarted;
        // A script that did not load sends no more messages.
        const fault = event.message || this.#isReady ? 'crashed' : 'engine-missing';
        if (worker === this.#worker) this.#receive({ type: 'failed', fault, message });
      });
      this.#worker = worker;
      this.#patience = setTimeout(() => {
        this.#dropWorker();
        this.#fail('engine-missing', kNotStarted);
      }, kLongestStart);
    } catch (error) {
      this.#fail('engine-blocked', messageOf(error));
      return;
    }
    this.#post({
      type: 'open',
      game: this.#game,
      hashMegabytes: this.#hashMegabytes,
      module: this.#module,
      stopUpTo: this.#stopUpTo,
    });
    for (const [file, bytes] of this.#files) this.#post({ type: 'load', file, bytes });
    for (const { request } of this.#waiting.values()) this.#post(request);
    if (this.#searching !== null) this.#post(this.#searching.request);
  }

  /** Removes and returns the caller waiting for that id. */
  #take(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #dropWorker(): void {
    clearTimeout(this.#patience);
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(request: Request): void {
    this.#worker?.postMessage(request);
  }

  /** Waiting questions are posted when a worker starts. */
  #ask(request: Request): void {
    if (this.#worker === null) this.#startWorker();
    else this.#post(request);
  }

  #mayAsk(reject: (error: Error) => void, signal?: AbortSignal): boolean {
    if (this.#isDisposed || signal?.aborted) reject(abortError());
    else if (this.#failure !== '') reject(new EngineError(this.#failure));
    else return true;
    return false;
  }

  #receive(response: Response): void {
    switch (response.type) {
      case 'ready':
        clearTimeout(this.#patience);
        if (!this.#isReady) this.#onEvent({ type: 'ready' });
        this.#isReady = true;
        return;
      case 'loaded':
        this.#noteLoaded(response.file, response.fault);
        return;
      case 'answered':
        this.#take(response.id)?.settle(response);
        return;
      case 'info':
        this.#searchOf(response.id)?.onInfo(response.info);
        return;
      case 'described':
        this.#hearDescription(response);
        return;
      case 'found':
        this.#takeSearch(response.id)?.resolve(response);
        return;
      case 'refused':
        this.#rejectOne(response.id, new EngineError(response.fault));
        return;
      case 'failed':
        this.#dropWorker();
        if (response.id === undefined) this.#fail(response.fault, response.message);
        else this.#recover(response.id, response.message);
        return;
      default:
        unreachable(response);
    }
  }

  #noteLoaded(file: EngineFile, fault: Fault | null): void {
    if (fault !== null) {
      this.#files.delete(file);
      this.#host.discard(file, this.#game);
      this.#reportMissing(file, `${file}-damaged`, fault.sentence);
    } else {
      this.#tell(file, { type: `${file}-ready` });
    }
  }

  #tell(file: EngineFile, event: EngineEvent): void {
    if (this.#known.has(file) || this.#isDisposed) return;
    this.#known.add(file);
    this.#onEvent(event);
  }

  #searchOf(id: number): WaitingSearch | null {
    return this.#searching?.request.id === id ? this.#searching : null;
  }

  #takeSearch(id: number): WaitingSearch | null {
    const search = this.#searchOf(id);
    if (search !== null) this.#searching = null;
    return search;
  }

  #hearDescription({ id, description }: Extract<Response, { type: 'described' }>): void {
    const search = this.#searchOf(id);
    // A search that does not begin need not be interrupted.
    if (description.snapshot.status !== 'ongoing') this.#takeSearch(id)?.reject(abortError());
    search?.onDescribed?.(description);
  }

  #rejectOne(id: number, error: EngineError): void {
    const waiting = this.#take(id) ?? this.#takeSearch(id);
    waiting?.reject(error);
  }

  /** Only the question that crashed the worker is lost; the others go to a new one. */
  #recover(id: number, message: string): void {
    this.#rejectOne(id, new EngineError(message));
    if (this.#waiting.size > 0 || this.#searching !== null) this.#startWorker();
  }

  #fail(fault: EngineFault, detail: string): void {
    if (this.#isDisposed) return;
    this.#failure = detail;
    this.#rejectAll(new EngineError(detail));
    this.#onEvent({ type: 'failed', fault, detail });
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#searching?.reject(error);
    this.#searching = null;
  }
}
