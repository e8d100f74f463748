// SPDX-License-Identifier: MIT
// EngineService: the worker's side of the protocol; opens one session and answers in order.

import type createEngine from '@engine/engine.js';
import type { Session, SessionCalls } from '@engine/engine.js';
import { EndingSets, fetchSets } from './ending-sets.ts';
import { instantiate } from './instantiate.ts';
import { instantiateThreads, useThreads } from './instantiate-threads.ts';
import {
  unreachable,
  type CallName,
  type CallRequest,
  type CallResponse,
  type EngineFault,
  type OpenRequest,
  type Request,
  type Response,
  type SearchRequest,
} from './protocol.ts';

function isAboutEnding(request: CallRequest): request is CallRequest<'judgeEnding'> {
  return request.name === 'judgeEnding';
}

export class EngineService {
  readonly #createEngine: typeof createEngine;
  readonly #send: (response: Response) => void;
  readonly #endingSets: EndingSets;
  #previous: Promise<void> = Promise.resolve();
  #session: Session | null = null;
  #stopUpTo: Int32Array | null = null;
  /** The id of the current question. */
  #id = 0;

  constructor(
    create: typeof createEngine,
    send: (response: Response) => void,
    readSets = fetchSets,
  ) {
    this.#createEngine = create;
    this.#send = send;
    this.#endingSets = new EndingSets(readSets);
  }

  /** Handles a request; its answers are passed to `send`, after those of earlier requests. */
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
      case 'load': {
        const { file } = request;
        const bytes = new Uint8Array(request.bytes);
        const { fault } = file === 'book' ? session.loadBook(bytes) : session.loadNetwork(bytes);
        return this.#send({ type: 'loaded', file, fault });
      }
      case 'new-game':
        session.newGame();
        return;
      case 'call':
        if (isAboutEnding(request)) await this.#endingSets.loadFor(session, request.args[0]);
        return this.#call(session, request);
      case 'search':
        if (request.describes && !this.#describe(session, request)) return;
        await this.#endingSets.loadFor(session, request.position);
        return this.#search(session, request);
      default:
        return unreachable(request);
    }
  }

  async #open({ game, hashMegabytes, module, stopUpTo, threads }: OpenRequest): Promise<void> {
    this.#stopUpTo = stopUpTo;
    const stopRequested = (): boolean => this.#isStopped();
    const engine =
      threads === undefined
        ? await instantiate(this.#createEngine, module, { stopRequested })
        : await instantiateThreads(module, threads, { stopRequested });
    this.#session = new engine.Session(game, hashMegabytes);
    if (threads !== undefined) useThreads(this.#session, threads.count);
    this.#send({ type: 'ready' });
  }

  #isStopped(): boolean {
    return this.#stopUpTo !== null && Atomics.load(this.#stopUpTo, 0) >= this.#id;
  }

  #call<Name extends CallName>(calls: SessionCalls, { id, name, args }: CallRequest<Name>): void {
    this.#id = id;
    const reply = calls[name](...args);
    if (reply.fault !== null) return this.#send({ type: 'refused', id, fault: reply.fault });
    const response: CallResponse<Name> = { type: 'answered', id, name, answer: reply.answer };
    this.#send(response);
  }

  /** Returns false if there is nothing to search. */
  #describe(session: Session, { id, position, notations }: SearchRequest): boolean {
    const { fault, answer } = session.describe(position, notations);
    this.#send(
      fault === null
        ? { type: 'described', id, description: answer }
        : { type: 'refused', id, fault },
    );
    return answer?.snapshot.status === 'ongoing';
  }

  #search(session: Session, request: SearchRequest): void {
    const { id, position, limits, notations } = request;
    this.#id = id;
    if (this.#isStopped()) return;
    const { fault, answer } = session.search(position, limits, notations, (info) =>
      this.#send({ type: 'info', id, info }),
    );
    if (fault !== null) return this.#send({ type: 'refused', id, fault });
    const moves = [...position.moves, answer.bestMove];
    const after = request.describes
      ? session.describe({ ...position, moves }, notations).answer
      : null;
    this.#send({ type: 'found', id, info: answer, after });
  }

  #reportFailure(request: Request, error: unknown): void {
    const fault: EngineFault = error instanceof RangeError ? 'out-of-memory' : 'crashed';
    const message = error instanceof Error ? error.message : String(error);
    const failure = { type: 'failed', fault, message } as const;
    this.#send('id' in request ? { ...failure, id: request.id } : failure);
  }
}
