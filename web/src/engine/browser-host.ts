// SPDX-License-Identifier: MIT
// What an engine client needs of the browser: a worker, the compiled module, the book, shared memory.

import engineUrl from '@engine/engine.wasm?url';
import xiangqiBookUrl from '@book/xiangqi.book?url';
import { trustedScriptUrl } from '../pwa/trusted-script-url.ts';
import { EngineLoadError, messageOf } from './errors.ts';
import type { GameId } from './protocol.ts';
import workerUrl from './worker.ts?worker&url';

export interface EngineHost {
  spawn(): Worker;
  /** Rejects with an `EngineLoadError`. */
  engineModule(): Promise<WebAssembly.Module>;
  /** Null where the game has none. */
  book(game: GameId): Promise<ArrayBuffer> | null;
  /** Memory both sides see, or null where the page is not isolated. */
  sharedFlag(): Int32Array | null;
}

const bookUrls: Partial<Record<GameId, string>> = { xiangqi: xiangqiBookUrl };

/** Runs `make` once however often it is asked, and again only after it failed. */
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

async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** What turned out damaged would otherwise come back from the browser's cache for ever. */
let engineCache: RequestCache = 'default';

async function compile(): Promise<WebAssembly.Module> {
  let response: Response;
  try {
    response = await fetchFile(engineUrl, engineCache);
  } catch (error) {
    throw new EngineLoadError('engine-missing', messageOf(error));
  }
  try {
    // Streaming refuses any other type, and some hosts send one.
    const canStream = response.headers.get('Content-Type') === 'application/wasm';
    return canStream
      ? await WebAssembly.compileStreaming(response)
      : await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    engineCache = 'reload';
    throw new EngineLoadError('engine-damaged', messageOf(error));
  }
}

async function fetchBook(url: string): Promise<ArrayBuffer> {
  const response = await fetchFile(url);
  return response.arrayBuffer();
}

const books = new Map<GameId, () => Promise<ArrayBuffer>>();

/** One compilation and one download of each book serve all engines of a page. */
export const browserHost: EngineHost = {
  spawn: () => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'chuhe-engine' }),

  engineModule: once(compile),

  book(game) {
    const url = bookUrls[game];
    if (url === undefined) return null;
    const load = books.get(game) ?? once(() => fetchBook(url));
    books.set(game, load);
    return load();
  },

  // Some WebKit builds call a page isolated and have no SharedArrayBuffer.
  sharedFlag: () =>
    typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated
      ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
      : null,
};
