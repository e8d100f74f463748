// SPDX-License-Identifier: MIT
// The engine's worker: opens one session and answers one request after the other.

import createEngine, { type EngineModule, type Session } from '@engine/engine.js';
import {
  unreachable,
  type DescribeRequest,
  type EngineFault,
  type OpenRequest,
  type PositionRef,
  type Request,
  type Response,
  type SearchRequest,
} from './protocol.ts';

let session: Session | null = null;
let stopUpTo: Int32Array | null = null;
let searchId = 0;

function send(response: Response): void {
  postMessage(response);
}

function isStopped(): boolean {
  return stopUpTo !== null && Atomics.load(stopUpTo, 0) >= searchId;
}

/** The glue waits for ever when instantiation fails in its hook, so the failure leaves past it. */
function instantiate(module: WebAssembly.Module): Promise<EngineModule> {
  return new Promise((resolve, reject) => {
    createEngine({
      stopRequested: isStopped,
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

async function open(request: OpenRequest): Promise<void> {
  stopUpTo = request.stopUpTo;
  const engine = await instantiate(request.module);
  session = new engine.Session(request.game, request.hashMegabytes);
  send({ type: 'ready' });
}

function hasPosition(engine: Session, id: number, position: PositionRef): boolean {
  const message = engine.setPosition(position.fen, position.moves.join(' '));
  if (message !== '') send({ type: 'refused', id, message });
  return message === '';
}

function describe(engine: Session, { id, position }: DescribeRequest): void {
  if (!hasPosition(engine, id, position)) return;
  send({ type: 'described', id, snapshot: engine.snapshot() });
}

function search(engine: Session, { id, position, limits }: SearchRequest): void {
  searchId = id;
  if (isStopped() || !hasPosition(engine, id, position)) return;
  const info = engine.search(limits, (report) => send({ type: 'info', id, info: report }));
  send({ type: 'found', id, info });
}

function opened(): Session {
  if (session === null) throw new Error('no session was opened');
  return session;
}

async function answer(request: Request): Promise<void> {
  switch (request.type) {
    case 'open':
      return open(request);
    case 'book':
      return send({ type: 'book-read', refusal: opened().loadBook(new Uint8Array(request.bytes)) });
    case 'new-game':
      return opened().newGame();
    case 'describe':
      return describe(opened(), request);
    case 'search':
      return search(opened(), request);
    default:
      return unreachable(request);
  }
}

function faultOf(error: unknown): EngineFault {
  return error instanceof RangeError ? 'out-of-memory' : 'crashed';
}

function reportFailure(request: Request, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const failure = { type: 'failed', fault: faultOf(error), message } as const;
  send('id' in request ? { ...failure, id: request.id } : failure);
}

let previous = Promise.resolve();

onmessage = ({ data }: MessageEvent<Request>) => {
  previous = previous
    .then(() => answer(data))
    .catch((error: unknown) => reportFailure(data, error));
};
