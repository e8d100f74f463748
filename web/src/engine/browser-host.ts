// SPDX-License-Identifier: MIT
// An engine client's host in a browser.

import { engineUrl, fileUrls } from './engine-files.ts';
import { fetchFile } from './fetch-file.ts';
import { spawnWorker } from './spawn-worker.ts';
import { EngineLoadError, messageOf } from './errors.ts';
import type { EngineHost } from './host.ts';
import workerUrl from './worker.ts?worker&url';

/** Runs `make` once, and again only after a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

/** Otherwise a damaged file would come from the browser's cache again and again. */
let engineCache: RequestCache = 'default';

/**
 * i8x16.splat(0)`: valid only where WebAssembly => `() => i8x16.splat(0)`: valid only if WebAssembly supports SIMD.
 */
const simdProbe = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 8, 1, 6, 0, 0x41, 0,
  0xfd, 15, 11,
]);

/** Some browsers can disable WebAssembly entirely. */
const isSupported = (): boolean =>
  typeof WebAssembly !== 'undefined' && WebAssembly.validate(simdProbe);

async function compile(): Promise<WebAssembly.Module> {
  if (!isSupported()) {
    throw new EngineLoadError('engine-unsupported', 'this browser has no WebAssembly SIMD');
  }
  try {
    await WebAssembly.compile(simdProbe);
  } catch (error) {
    throw new EngineLoadError('engine-blocked', messageOf(error));
  }
  const { response, silence } = await fetchFile(engineUrl, engineCache).catch((error: unknown) => {
    throw new EngineLoadError('engine-missing', messageOf(error));
  });
  try {
    // Streaming compilation rejects any other MIME type, which some hosts send.
    const canStream = response.headers.get('Content-Type') === 'application/wasm';
    return canStream
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    if (silence.aborted) throw new EngineLoadError('engine-missing', messageOf(silence.reason));
    engineCache = 'reload';
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}

async function fetchBytes(url: string, cache?: RequestCache): Promise<ArrayBuffer> {
  const { response } = await fetchFile(url, cache);
  return response.arrayBuffer();
}

const loaders = new Map<string, () => Promise<ArrayBuffer>>();

/** Each file is downloaded and compiled once for all engines of a page. */
export const browserHost: EngineHost = {
  spawn: () => spawnWorker(workerUrl, 'chuhe-engine'),

  engineModule: once(compile),

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
