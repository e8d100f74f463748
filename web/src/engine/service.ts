// SPDX-License-Identifier: MIT
// EngineService: the worker's side of the protocol; opens one session and answers in order.

import type createEngine from '@engine/engine.js';
import type { EngineModule, Session } from '@engine/engine.js';
import {
  notations,
  unreachable,
  type BookMovesRequest,
  type DescribeRequest,
  type EngineFault,
  type EngineFile,
  type JudgeFourRequest,
  type Notation,
  type OpeningRequest,
  type OpenRequest,
  type PieceWorthsRequest,
  type PositionRef,
  type ReadMoveRequest,
  type ReadRecordRequest,
  type Report,
  type Request,
  type Response,
  type SearchInfo,
  type SearchRequest,
  type WriteRecordRequest,
  type WrittenMoves,
} from './protocol.ts';

export class EngineService {
  readonly #createEngine: typeof createEngine;
  readonly #send: (response: Response) => void;
  #previous: Promise<void> = Promise.resolve();
  #session: Session | null = null;
  #stopUpTo: Int32Array | null = null;
  #searchId = 0;

  constructor(create: typeof createEngine, send: (response: Response) => void) {
    this.#createEngine = create;
    this.#send = send;
  }

  /** Takes a request; its answers come by `send`, after those of the requests before it. */
  hear(request: Request): void {
    this.#previous = this.#previous
      .then(() => this.#answer(request))
      .catch((error: unknown) => this.#reportFailure(request, error));
  }

  async #answer(request: Request): Promise<void> {
    if (request.type === 'open') return this.#open(request);
    const session = this.#session;
    if (session === null) throw new Error('no session was opened');
    switch (request.type) {
      case 'load':
        return this.#load(session, request.file, new Uint8Array(request.bytes));
      case 'new-game':
        return session.newGame();
      case 'describe':
        return this.#describe(session, request);
      case 'read-move':
        return this.#readMove(session, request);
      case 'read-record':
        return this.#readRecord(session, request);
      case 'write-record':
        return this.#writeRecord(session, request);
      case 'opening':
        return this.#answerOpening(session, request);
      case 'book-moves':
        return this.#tellBook(session, request);
      case 'piece-worths':
        return this.#tellWorths(session, request);
      case 'judge-four':
        return this.#judgeFour(session, request);
      case 'search':
        return this.#search(session, request);
      default:
        return unreachable(request);
    }
  }

  async #open({ game, hashMegabytes, module, stopUpTo }: OpenRequest): Promise<void> {
    this.#stopUpTo = stopUpTo;
    const engine = await this.#instantiate(module);
    this.#session = new engine.Session(game, hashMegabytes);
    this.#send({ type: 'ready' });
  }

  /** The glue waits for ever when instantiation fails in its hook, so the failure leaves past it. */
  #instantiate(module: WebAssembly.Module): Promise<EngineModule> {
    return new Promise((resolve, reject) => {
      this.#createEngine({
        stopRequested: () => this.#isStopped(),
        instantiateWasm(imports, receive) {
          WebAssembly.instantiate(module, imports).then(
            (instance) => receive(instance, module),
            reject,
          );
          return {};
        },
      }).then(resolve, reject);
    });
  }

  #isStopped(): boolean {
    return this.#stopUpTo !== null && Atomics.load(this.#stopUpTo, 0) >= this.#searchId;
  }

  #load(session: Session, file: EngineFile, bytes: Uint8Array): void {
    const refusal = file === 'book' ? session.loadBook(bytes) : session.loadNetwork(bytes);
    this.#send({ type: 'loaded', file, refusal });
  }

  #describe(session: Session, { id, position }: DescribeRequest): void {
    if (!this.#hasSet(session, id, position)) return;
    const snapshot = session.snapshot();
    const written = inAllNotations((notation) => session.notate(notation));
    this.#send({ type: 'described', id, snapshot, written });
  }

  #readMove(session: Session, { id, position, text }: ReadMoveRequest): void {
    if (!this.#hasSet(session, id, position)) return;
    this.#send({ type: 'move-read', id, reading: session.readMove(text) });
  }

  #readRecord(session: Session, { id, bytes, chosen, rules }: ReadRecordRequest): void {
    session.setRules(rules);
    this.#send({ type: 'record-read', id, reading: session.readRecord(bytes, chosen) });
  }

  #writeRecord(session: Session, { id, tree, format, notation }: WriteRecordRequest): void {
    const record = session.writeRecord(tree, format, notation);
    this.#send({ type: 'record-written', id, record });
  }

  #answerOpening(session: Session, { id, position, limits }: OpeningRequest): void {
    this.#searchId = id;
    if (!this.#hasSet(session, id, position)) return;
    const words = limits === null ? session.proposeOpening() : session.answerOpening(limits);
    this.#send({ type: 'opened', id, words });
  }

  #tellBook(session: Session, { id, position }: BookMovesRequest): void {
    if (!this.#hasSet(session, id, position)) return;
    const pairs = session.bookMoves().split(' ');
    const moves = pairs.flatMap((pair) => {
      const [move = '', perMille] = pair.split(':');
      return move === '' ? [] : [{ move, perMille: Number(perMille) }];
    });
    const written = inAllNotations((notation) =>
      moves.map(({ move }) => session.notateLine(move, notation)).join(' '),
    );
    this.#send({ type: 'book-told', id, moves: { moves, written } });
  }

  #tellWorths(session: Session, { id, position }: PieceWorthsRequest): void {
    if (!this.#hasSet(session, id, position)) return;
    const worths = session
      .pieceWorths()
      .split(' ')
      .flatMap((pair) => {
        const [square = '', centipawns] = pair.split(':');
        return square === '' ? [] : [{ square, centipawns: Number(centipawns) }];
      });
    this.#send({ type: 'worths-told', id, worths });
  }

  #judgeFour(session: Session, { id, position }: JudgeFourRequest): void {
    if (!this.#hasSet(session, id, position)) return;
    this.#send({ type: 'four-judged', id, verdict: session.judgeFour() });
  }

  #search(session: Session, { id, position, limits }: SearchRequest): void {
    this.#searchId = id;
    if (this.#isStopped() || !this.#hasSet(session, id, position)) return;
    const report = (info: SearchInfo): Report => ({
      ...info,
      written: inAllNotations((notation) => session.notateLine(info.pv, notation)),
    });
    const best = session.search(limits, (info) =>
      this.#send({ type: 'info', id, info: report(info) }),
    );
    this.#send({ type: 'found', id, info: report(best) });
  }

  #hasSet(session: Session, id: number, { fen, moves, rules }: PositionRef): boolean {
    const message = session.setRules(rules) || session.setPosition(fen, moves.join(' '));
    if (message !== '') this.#send({ type: 'refused', id, message });
    return message === '';
  }

  #reportFailure(request: Request, error: unknown): void {
    const fault: EngineFault = error instanceof RangeError ? 'out-of-memory' : 'crashed';
    const message = error instanceof Error ? error.message : String(error);
    const failure = { type: 'failed', fault, message } as const;
    this.#send('id' in request ? { ...failure, id: request.id } : failure);
  }
}

/** In all notations at once, so that the page can switch while a search keeps the worker busy. */
function inAllNotations(write: (notation: Notation) => string): WrittenMoves {
  const texts = notations.map((notation) => [notation, write(notation)] as const);
  return Object.fromEntries(
    texts.flatMap(([notation, text]) => (text === '' ? [] : [[notation, text.split(' ')]])),
  );
}
