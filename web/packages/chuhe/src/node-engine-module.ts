// SPDX-License-Identifier: MIT
// Reads and compiles the engine's module in Node and Deno.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import engineUrl from '@engine/engine.wasm?url';
import { EngineLoadError, messageOf } from '../../../src/engine/errors.ts';

/** Where the scripts are; in pieces, because bundlers rewrite `new URL(…, import.meta.url)`. */
const here = import.meta.url.split('/').slice(0, -1);

/**
 * The address of a file of the package, or of the copy that a bundler has made if the package is not there:
 * where Next.js bundles for a server, `url` is an address of its site.
 */
export function localUrl(url: string, name: string): URL {
  const own = new URL([...here, 'files', name].join('/'));
  return existsSync(own) ? own : new URL(url);
}

export async function bytesOf(url: string, name: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(localUrl(url, name))).buffer;
}

async function compile(): Promise<WebAssembly.Module> {
  let bytes: ArrayBuffer;
  try {
    bytes = await bytesOf(engineUrl, 'engine.wasm');
  } catch (error) {
    throw new EngineLoadError('engine-missing', messageOf(error));
  }
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}

let module: Promise<WebAssembly.Module> | undefined;

export const engineModule = (): Promise<WebAssembly.Module> => (module ??= compile());
