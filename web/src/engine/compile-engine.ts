// SPDX-License-Identifier: MIT
// Downloads the engine's module and compiles it in the thread that asks.

import { EngineLoadError, messageOf } from './errors.ts';
import { fetchFile } from './fetch-file.ts';

/** `() => i8x16.splat(0)`: valid only if WebAssembly supports SIMD. */
const simdProbe = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 8, 1, 6, 0, 0x41, 0,
  0xfd, 15, 11,
]);

/** Some browsers can disable WebAssembly entirely. */
const isSupported = (): boolean =>
  typeof WebAssembly !== 'undefined' && WebAssembly.validate(simdProbe);

async function fetchEngine(url: string): Promise<ArrayBuffer> {
  try {
    return await (await fetchFile(url)).arrayBuffer();
  } catch (error) {
    throw new EngineLoadError('engine-missing', messageOf(error));
  }
}

/** Rejects with an `EngineLoadError`. */
export async function compileEngine(url: string): Promise<WebAssembly.Module> {
  if (!isSupported()) {
    throw new EngineLoadError('engine-unsupported', 'this browser has no WebAssembly SIMD');
  }
  try {
    await WebAssembly.compile(simdProbe);
  } catch (error) {
    throw new EngineLoadError('engine-blocked', messageOf(error));
  }
  const file = await fetchEngine(url);
  try {
    return await WebAssembly.compile(file);
  } catch (error) {
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}
