// SPDX-License-Identifier: MIT
// Loads the built WebAssembly engine (wasm/engine.d.ts) under Node.
import { readFile } from 'node:fs/promises';

const built = new URL('../../build/wasm/', import.meta.url);

export async function loadEngine() {
  const { default: createEngine } = await import(new URL('engine.js', built).href);
  return createEngine({ wasmBinary: await readFile(new URL('engine.wasm', built)) });
}
