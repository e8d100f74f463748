// SPDX-License-Identifier: MIT
// An engine host with passive workers: the test answers for them.

import type { EngineHost } from '../../src/engine/host.ts';
import type {
  CallName,
  CallRequest,
  EngineFile,
  Fault,
  Request,
  Response,
} from '../../src/engine/protocol.ts';

// A valid module needs only its magic number and version.
export const emptyModule = new WebAssembly.Module(
  new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
);

/** A fault with that sentence. */
export function faultSaying(sentence: string): Fault {
  return { code: '', text: '', where: '', number: 0, expected: 0, choices: [], sentence };
}

export class FakeWorker extends EventTarget {
  readonly asked: Request[] = [];
  isTerminated = false;

  postMessage(request: Request): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answers(data: Response): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The calls of one name, oldest first. */
  calls<Name extends CallName>(name: Name): CallRequest<Name>[] {
    const isOfName = (request: Request): request is CallRequest<Name> =>
      request.type === 'call' && request.name === name;
    return this.asked.filter(isOfName);
  }

  /** The latest call of one name. */
  lastCall<Name extends CallName>(name: Name): CallRequest<Name> {
    const found = this.calls(name).at(-1);
    if (found === undefined) throw new Error(`no ${name} was asked`);
    return found;
  }

  /** The requests of one kind, oldest first. */
  all<Type extends Request['type']>(type: Type): Extract<Request, { type: Type }>[] {
    return this.asked.filter(
      (request): request is Extract<Request, { type: Type }> => request.type === type,
    );
  }

  /** The latest request of one kind. */
  last<Type extends Request['type']>(type: Type): Extract<Request, { type: Type }> {
    const found = this.all(type).at(-1);
    if (found === undefined) throw new Error(`no ${type} was asked`);
    return found;
  }
}

export class FakeHost implements EngineHost {
  readonly workers: FakeWorker[] = [];
  readonly flag: Int32Array | null;
  readonly discarded: EngineFile[] = [];
  readonly #listeners = new Set<() => void>();
  loadModule: () => Promise<WebAssembly.Module> = () => Promise.resolve(emptyModule);
  loadFile: (file: EngineFile) => Promise<ArrayBuffer> | null = (file) =>
    file === 'book' ? Promise.resolve(new ArrayBuffer(8)) : null;

  constructor(memory: 'shared' | 'unshared') {
    this.flag = memory === 'shared' ? new Int32Array(new SharedArrayBuffer(4)) : null;
  }

  get worker(): FakeWorker {
    const latest = this.workers.at(-1);
    if (latest === undefined) throw new Error('no worker was started');
    return latest;
  }

  spawn(): Worker {
    const worker = new FakeWorker();
    this.workers.push(worker);
    return worker as unknown as Worker;
  }

  engineModule(): Promise<WebAssembly.Module> {
    return this.loadModule();
  }

  file(file: EngineFile): Promise<ArrayBuffer> | null {
    return this.loadFile(file);
  }

  discard(file: EngineFile): void {
    this.discarded.push(file);
  }

  whenOnline(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Simulates the return of the network connection. */
  goOnline(): void {
    for (const listener of this.#listeners) listener();
  }

  sharedFlag(): Int32Array | null {
    return this.flag;
  }
}
