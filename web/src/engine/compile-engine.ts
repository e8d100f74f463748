// SPDX-License-Identifier: MIT
// Downloads and compiles the engine's module in a browser. Apart from its host, so that what only
// asks for rules does not name books, networks and workers.

import engineUrl from '@engine/engine.wasm?url';
import { EngineLoadError, messageOf } from './errors.ts';
import { fetchFile } from './fetch-file.ts';

/** Runs `make` once, and again only after a failure. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
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

export const engineModule = once(compile);
