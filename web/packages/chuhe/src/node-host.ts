// SPDX-License-Identifier: MIT
// Locates the package's worker and files in Node and Deno: worker threads, and files in the
// package.

import { Worker } from 'node:worker_threads';
import { fileUrls } from '../../../src/engine/engine-files.ts';
import type { EngineHost, EngineWorker } from '../../../src/engine/host.ts';
import type { EngineFile, Request, Response } from '../../../src/engine/protocol.ts';
import { bytesOf, engineModule, localUrl } from './node-engine-module.ts';
import workerUrl from './node-worker.ts?worker&url';

type MessageListener = (event: { data: Response }) => void;
type ErrorListener = (event: { message: string; preventDefault(): void }) => void;

const extensions: Readonly<Record<EngineFile, string>> = { book: 'book', network: 'net' };

/** A worker thread with the interface of a browser's worker. */
class NodeWorker implements EngineWorker {
  readonly #thread = new Worker(localUrl(workerUrl, 'node-worker.mjs'), { name: 'chuhe-engine' });

  postMessage(request: Request): void {
    this.#thread.postMessage(request);
  }

  terminate(): void {
    void this.#thread.terminate();
  }

  addEventListener(type: 'message', listener: MessageListener): void;
  addEventListener(type: 'error', listener: ErrorListener): void;
  addEventListener(
    ...[type, listener]: ['message', MessageListener] | ['error', ErrorListener]
  ): void {
    if (type === 'message') this.#thread.on('message', (data: Response) => listener({ data }));
    else
      this.#thread.on('error', ({ message }: Error) => listener({ message, preventDefault() {} }));
  }
}

export const host: EngineHost = {
  spawn: () => new NodeWorker(),

  engineModule,

  file(file, game) {
    const url = fileUrls[game][file];
    return url === undefined ? null : bytesOf(url, `${game}.${extensions[file]}`);
  },

  // Files are not cached, and there is no network that could fail.
  discard() {},
  whenOnline: () => () => {},

  sharedFlag: () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
};
