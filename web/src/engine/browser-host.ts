// SPDX-License-Identifier: MIT
// An engine client's host in a browser.

import { takeEngine } from './engine-file.ts';
import { fileUrls } from './engine-files.ts';
import type { Compiled } from './compile-worker.ts';
import compilerUrl from './compile-worker.ts?worker&url';
import { EngineLoadError, messageOf } from './errors.ts';
import { fetchFile } from './fetch-file.ts';
import { once } from './once.ts';
import { spawnWorker } from './spawn-worker.ts';
import type { EngineHost } from './host.ts';
import workerUrl from './worker.ts?worker&url';

async function fetchBytes(url: string, cache?: RequestCache): Promise<ArrayBuffer> {
  const response = await fetchFile(url, cache);
  return response.arrayBuffer();
}

/** In milliseconds: a script that does not come gives no sign. */
const kLongestCompilation = 120_000;

async function compileInWorker(): Promise<WebAssembly.Module> {
  const file = await takeEngine();
  let worker: Worker;
  try {
    worker = spawnWorker(compilerUrl, 'chuhe-compiler');
  } catch (error) {
    throw new EngineLoadError('engine-blocked', messageOf(error));
  }
  const compiled = new Promise<WebAssembly.Module>((resolve, reject) => {
    const giveUp = (): void =>
      reject(new EngineLoadError('engine-missing', 'the worker did not start'));
    setTimeout(giveUp, kLongestCompilation);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      giveUp();
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Compiled>) => {
      if ('module' in data) resolve(data.module);
      else reject(new EngineLoadError(data.fault, data.message));
    });
  });
  worker.postMessage(file);
  return compiled.finally(() => worker.terminate());
}

const loaders = new Map<string, () => Promise<ArrayBuffer>>();

/** Each file is downloaded and compiled once for all engines of a page. */
export const browserHost: EngineHost = {
  spawn: () => spawnWorker(workerUrl, 'chuhe-engine'),

  engineModule: once(compileInWorker),

  file(file, game) {
    const url = fileUrls[game][file];
    if (url === undefined) return null;
    const load = loaders.get(url) ?? once(() => fetchBytes(url));
    loaders.set(url, load);
    return load();
  },

  discard(file, game) {
    const url = fileUrls[game][file];
    if (url === undefined) return;
    const load = once(() => fetchBytes(url, 'reload'));
    loaders.set(url, load);
  },

  whenOnline(listener) {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },

  // Some WebKit builds report isolation but lack SharedArrayBuffer.
  sharedFlag: () =>
    typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated
      ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      : null,
};
