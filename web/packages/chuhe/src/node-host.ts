// SPDX-License-Identifier: MIT
// Locates the package's worker and files in Node and Deno: worker threads, and files in the
// package.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { engineUrl, fileUrls } from '../../../src/engine/engine-files.ts';
import { EngineLoadError, messageOf } from '../../../src/engine/errors.ts';
import type { EngineHost, EngineWorker } from '../../../src/engine/host.ts';
import type { Request, Response } from '../../../src/engine/protocol.ts';
import workerUrl from './node-worker.ts?worker&url';

async function bytesOf(url: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(url))).buffer;
}

async function compile(): Promise<WebAssembly.Module> {
  let bytes: ArrayBuffer;
  try {
    bytes = await bytesOf(engineUrl);
  } catch (error) {
    throw new EngineLoadError('engine-missing', messageOf(error));
  }
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}

type MessageListener = (event: { data: Response }) => void;
type ErrorListener = (event: { message: string; preventDefault(): void }) => void;

/** A worker thread with the interface of a browser's worker. */
class NodeWorker implements EngineWorker {
  readonly #thread = new Worker(new URL(workerUrl), { name: 'chuhe-engine' });

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

let module: Promise<WebAssembly.Module> | undefined;

export const host: EngineHost = {
  spawn: () => new NodeWorker(),

  engineModule: () => (module ??= compile()),

  file(file, game) {
    const url = fileUrls[game][file];
    return url === undefined ? null : bytesOf(url);
  },

  // Files are not cached, and there is no network that could fail.
  discard() {},
  whenOnline: () => () => {},

  sharedFlag: () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
};
