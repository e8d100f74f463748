// SPDX-License-Identifier: MIT
// EngineClient: the page's side of the engine; questions in, promises out.

import { browserHost, type EngineHost } from './browser-host.ts';
import { abortError, EngineError, faultOf, messageOf } from './errors.ts';
import {
  engineFiles,
  unreachable,
  type BookMoves,
  type BookMovesRequest,
  type DescribeRequest,
  type Description,
  type EngineEvent,
  type EngineFault,
  type EngineFile,
  type FileFault,
  type FourVerdict,
  type GameId,
  type JudgeFourRequest,
  type Limits,
  type OpeningRequest,
  type PieceWorth,
  type PieceWorthsRequest,
  type PositionRef,
  type ReadMove,
  type ReadMoveRequest,
  type ReadRecordRequest,
  type RecordFormat,
  type RecordReading,
  type Notation,
  type Report,
  type Request,
  type RuleSet,
  type Response,
  type SearchRequest,
  type WriteRecordRequest,
  type WrittenRecord,
} from './protocol.ts';

export { EngineError, isAbort } from './errors.ts';

export interface EngineOptions {
  game: GameId;
  hashMegabytes?: number;
  onEvent?: (event: EngineEvent) => void;
  /** Where workers and files come from; tests bring their own. */
  host?: EngineHost;
}

interface Waiting<Question, Answer> {
  request: Question;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface WaitingSearch extends Waiting<SearchRequest, Report> {
  onInfo(info: Report): void;
}

function isEndless({ depth, nodes, moveTimeMs, clockMs }: Limits): boolean {
  return depth + nodes + moveTimeMs + clockMs === 0;
}

/** The questions that no search is needed for. */
type QuickRequest =
  | DescribeRequest
  | ReadMoveRequest
  | ReadRecordRequest
  | WriteRecordRequest
  | OpeningRequest
  | BookMovesRequest
  | PieceWorthsRequest
  | JudgeFourRequest;
type QuickAnswer =
  | Description
  | ReadMove
  | RecordReading
  | WrittenRecord
  | BookMoves
  | readonly PieceWorth[]
  | FourVerdict
  | string;
type WaitingQuick = Waiting<QuickRequest, QuickAnswer>;

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

  /** By id, oldest first. */
  readonly #waiting = new Map<number, WaitingQuick>();
  #searching: WaitingSearch | null = null;
  #lastId = 0;

  #module: WebAssembly.Module | null = null;
  readonly #files = new Map<EngineFile, ArrayBuffer>();
  #worker: Worker | null = null;
  #isReady = false;
  /** Those of which the owner was told. */
  readonly #known = new Set<EngineFile>();
  /** Those that could not be had, to be asked for again when that may help. */
  readonly #lacking = new Set<EngineFile>();
  readonly #stopListening: () => void;
  #failure = '';
  #isDisposed = false;

  constructor(options: EngineOptions) {
    this.#game = options.game;
    this.#hashMegabytes = options.hashMegabytes ?? kDefaultHashMegabytes;
    this.#onEvent = options.onEvent ?? (() => {});
    this.#host = options.host ?? browserHost;
    this.#stopUpTo = this.#host.sharedFlag();
    this.#stopListening = this.#host.whenOnline(() => this.#loadLacking());
    this.restart();
  }

  /** Asks for legal moves, status and check; waits behind a running search. */
  describe(position: PositionRef): Promise<Description> {
    return this.#wait({ type: 'describe', id: ++this.#lastId, position });
  }

  /** Asks which move of a position a text is, in whatever notation; waits behind a running search. */
  readMove(position: PositionRef, text: string): Promise<ReadMove> {
    return this.#wait({ type: 'read-move', id: ++this.#lastId, position, text });
  }

  /** Reads one game of a record, counted from 0; waits behind a running search. */
  readRecord(bytes: Uint8Array, chosen: number, rules: RuleSet): Promise<RecordReading> {
    return this.#wait({ type: 'read-record', id: ++this.#lastId, bytes, chosen, rules });
  }

  /** Writes a tree as `readRecord` gives it; waits behind a running search. */
  writeRecord(tree: string, format: RecordFormat, notation: Notation): Promise<WrittenRecord> {
    return this.#wait({ type: 'write-record', id: ++this.#lastId, tree, format, notation });
  }

  /**
   * Asks what the engine does in swap2: the points it puts, or the side it takes, `first` or
   * `second`. Without limits it puts the first three. Waits behind a running search.
   */
  opening(position: PositionRef, limits: Limits | null): Promise<string> {
    return this.#wait({ type: 'opening', id: ++this.#lastId, position, limits });
  }

  /** Asks what the book plays; until `book-ready` it knows nothing. Waits behind a running search. */
  bookMoves(position: PositionRef): Promise<BookMoves> {
    return this.#wait({ type: 'book-moves', id: ++this.#lastId, position });
  }

  /** Asks what each man is worth; until the network has come by hand. Waits behind a running search. */
  pieceWorths(position: PositionRef): Promise<readonly PieceWorth[]> {
    return this.#wait({ type: 'piece-worths', id: ++this.#lastId, position });
  }

  /** Asks what the last move is worth to a player of fours; waits behind a running search. */
  judgeFour(position: PositionRef): Promise<FourVerdict> {
    return this.#wait({ type: 'judge-four', id: ++this.#lastId, position });
  }

  /** Starts thinking and cancels the search before it. `onInfo` hears every finished iteration. */
  search(
    position: PositionRef,
    limits: Limits,
    onInfo: (info: Report) => void = () => {},
  ): Promise<Report> {
    this.cancel();
    return new Promise((resolve, reject) => {
      const request: SearchRequest = { type: 'search', id: ++this.#lastId, position, limits };
      if (this.#mayAsk(reject)) {
        this.#searching = { request, resolve, reject, onInfo };
        this.#ask(request);
      }
    });
  }

  /** Drops the running search, if any, and gives the processor back. */
  cancel(): void {
    const search = this.#searching;
    if (search === null) return;
    this.#searching = null;
    search.reject(abortError());
    if (this.#interrupt(search.request.id)) this.#startWorker();
  }

  /** A busy worker hears no message, so without shared memory only ending it stops it: then true. */
  #interrupt(id: number): boolean {
    if (this.#stopUpTo !== null) Atomics.store(this.#stopUpTo, 0, id);
    else if (this.#worker !== null) {
      this.#dropWorker();
      return true;
    }
    return false;
  }

  /**
   * Forgets what earlier searches learnt; cancels the running one. What the engine plays without is
   * asked for once more.
   */
  newGame(): void {
    this.cancel();
    this.#post({ type: 'new-game' });
    this.#loadLacking();
  }

  /** Loads the engine; to be called again only after `failed`. */
  restart(): void {
    this.#failure = '';
    this.#isReady = false;
    this.#known.clear();
    this.#lacking.clear();
    this.#onEvent({ type: 'loading' });
    void this.#load();
  }

  /** Ends the worker; the client cannot be used any more. */
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
    // A question may have started it already.
    if (this.#worker === null) this.#startWorker();
    await Promise.all(engineFiles.map((file) => this.#loadFile(file)));
  }

  /** These come after the engine: they are worth no delay of the first move. */
  async #loadFile(file: EngineFile): Promise<void> {
    try {
      const bytes = this.#files.get(file) ?? (await this.#host.file(file, this.#game));
      if (bytes === null) return;
      this.#files.set(file, bytes);
      this.#give(file, bytes);
    } catch (error) {
      this.#lack(file, `${file}-missing`, messageOf(error));
    }
  }

  /** A search without an end would never hear of the file: it begins anew with it. */
  #give(file: EngineFile, bytes: ArrayBuffer): void {
    const search = this.#searching;
    if (search === null || !isEndless(search.request.limits)) {
      this.#post({ type: 'load', file, bytes });
      return;
    }
    const isWorkerGone = this.#interrupt(search.request.id);
    const request = { ...search.request, id: ++this.#lastId };
    this.#searching = { ...search, request };
    // A new worker is given everything at its start.
    if (isWorkerGone) this.#startWorker();
    else for (const one of [{ type: 'load', file, bytes } as const, request]) this.#post(one);
  }

  #loadLacking(): void {
    for (const file of this.#lacking) {
      this.#lacking.delete(file);
      this.#known.delete(file);
      void this.#loadFile(file);
    }
  }

  #lack(file: EngineFile, fault: FileFault, detail: string): void {
    this.#lacking.add(file);
    this.#tell(file, { type: 'file-failed', fault, detail });
  }

  #startWorker(): void {
    if (this.#module === null) return;
    try {
      const worker = this.#host.spawn();
      // What a replaced worker still had to say is of no interest.
      worker.addEventListener('message', (event: MessageEvent<Response>) => {
        if (worker === this.#worker) this.#receive(event.data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const message = event.message || 'the worker did not start';
        if (worker === this.#worker) this.#receive({ type: 'failed', fault: 'crashed', message });
      });
      this.#worker = worker;
    } catch (error) {
      this.#fail('crashed', messageOf(error));
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

  /** Asks, and keeps the question until its answer comes. */
  #wait<Answer extends QuickAnswer>(request: QuickRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.#mayAsk(reject)) return;
      // The kind of the answer follows from that of the question.
      this.#waiting.set(request.id, {
        request,
        resolve: (answer) => resolve(answer as Answer),
        reject,
      });
      this.#ask(request);
    });
  }

  /** Whoever waits for the answer of that id, who then waits no more. */
  #take(id: number): WaitingQuick | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #dropWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #post(request: Request): void {
    this.#worker?.postMessage(request);
  }

  /** A question already waiting is posted with the start of a worker. */
  #ask(request: Request): void {
    if (this.#worker === null) this.#startWorker();
    else this.#post(request);
  }

  #mayAsk(reject: (error: Error) => void): boolean {
    if (this.#isDisposed) reject(abortError());
    else if (this.#failure !== '') reject(new EngineError(this.#failure));
    else return true;
    return false;
  }

  #receive(response: Response): void {
    switch (response.type) {
      case 'ready':
        if (!this.#isReady) this.#onEvent({ type: 'ready' });
        this.#isReady = true;
        return;
      case 'loaded':
        this.#noteLoaded(response.file, response.refusal);
        return;
      case 'described':
        this.#take(response.id)?.resolve(response);
        return;
      case 'move-read':
      case 'record-read':
        this.#take(response.id)?.resolve(response.reading);
        return;
      case 'record-written':
        this.#take(response.id)?.resolve(response.record);
        return;
      case 'opened':
        this.#take(response.id)?.resolve(response.words);
        return;
      case 'book-told':
        this.#take(response.id)?.resolve(response.moves);
        return;
      case 'worths-told':
        this.#take(response.id)?.resolve(response.worths);
        return;
      case 'four-judged':
        this.#take(response.id)?.resolve(response.verdict);
        return;
      case 'info':
        if (this.#searching?.request.id === response.id) this.#searching.onInfo(response.info);
        return;
      case 'found':
        this.#takeSearch(response.id)?.resolve(response.info);
        return;
      case 'refused':
        this.#rejectOne(response.id, response.message);
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

  #noteLoaded(file: EngineFile, refusal: string): void {
    if (refusal !== '') {
      this.#files.delete(file);
      this.#host.discard(file, this.#game);
      this.#lack(file, `${file}-damaged`, refusal);
    } else {
      this.#tell(file, { type: `${file}-ready` });
    }
  }

  #tell(file: EngineFile, event: EngineEvent): void {
    if (this.#known.has(file) || this.#isDisposed) return;
    this.#known.add(file);
    this.#onEvent(event);
  }

  #takeSearch(id: number): WaitingSearch | undefined {
    const search = this.#searching;
    if (search?.request.id !== id) return undefined;
    this.#searching = null;
    return search;
  }

  #rejectOne(id: number, message: string): void {
    const waiting = this.#take(id) ?? this.#takeSearch(id);
    waiting?.reject(new EngineError(message));
  }

  /** Only the question that broke the worker is lost; the others go to a new one. */
  #recover(id: number, message: string): void {
    this.#rejectOne(id, message);
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
