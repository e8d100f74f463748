// SPDX-License-Identifier: MIT
// An engine client's host in a browser.

import { engineModule } from './engine-module.ts';
import { fileUrls } from './engine-files.ts';
import { distrust, fetchFile } from './fetch-file.ts';
import { once } from './once.ts';
import { spawnWorker } from './spawn-worker.ts';
import type { EngineHost } from './host.ts';
import workerUrl from './worker.ts?worker&url';

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetchFile(url);
  return response.arrayBuffer();
}

const loaders = new Map<string, () => Promise<ArrayBuffer>>();

/** Each file is downloaded and compiled once for all engines of a page. */
export const browserHost: EngineHost = {
  spawn: () => spawnWorker(workerUrl, 'chuhe-engine'),

  engineModule,

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
    distrust(url);
    loaders.delete(url);
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
