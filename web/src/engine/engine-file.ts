// SPDX-License-Identifier: MIT
// Downloads the engine, which may be long before it is compiled. Apart from the host, so that what only asks for rules
// does not name books, networks and workers.

import engineUrl from '@engine/engine.wasm?url';
import { EngineLoadError, messageOf } from './errors.ts';
import { fetchFile } from './fetch-file.ts';

/** Otherwise a damaged file would come from the browser's cache again and again. */
let cache: RequestCache = 'default';

let coming: Promise<Blob> | null = null;

async function fetchEngine(): Promise<Blob> {
  try {
    // The bytes of a blob stay out of this thread.
    return await (await fetchFile(engineUrl, cache)).blob();
  } catch (error) {
    coming = null;
    throw new EngineLoadError('engine-missing', messageOf(error));
  }
}

/** Begins to download it, if nothing has. */
export function bringEngine(): Promise<Blob> {
  return (coming ??= fetchEngine());
}

/** Rejects with an `EngineLoadError`. A file is taken once: who comes again needs another copy. */
export async function takeEngine(): Promise<Blob> {
  const file = await bringEngine();
  coming = null;
  cache = 'reload';
  return file;
}
