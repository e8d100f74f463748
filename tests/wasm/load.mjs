// SPDX-License-Identifier: MIT
// Loads the built WebAssembly engines (wasm/engine.d.ts) under Node.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

const built = new URL('../../build/wasm/', import.meta.url);

async function load(name, options = {}) {
  const { default: createEngine } = await import(new URL(`${name}.js`, built).href);
  return createEngine({ wasmBinary: await readFile(new URL(`${name}.wasm`, built)), ...options });
}

export function loadEngine() {
  return load('engine');
}

/** Older Emscriptens write a script of its own for the workers; with newer ones it is the glue. */
function scriptOfThreads() {
  const own = new URL('engine-threads.worker.js', built);
  return existsSync(own) ? own : new URL('engine-threads.js', built);
}

/** A thread of Node with the manners of a browser's worker. Once it has loaded it keeps no program from ending. */
class BrowserWorker {
  #thread;
  onmessage = () => {};
  onerror = () => {};

  constructor(_url, { name = 'em-pthread' } = {}) {
    const workerData = { name, url: scriptOfThreads().href };
    this.#thread = new Worker(new URL('browser-worker.mjs', import.meta.url), { workerData });
    this.#thread.on('message', (data) => this.onmessage({ data }));
    this.#thread.once('message', () => this.#thread.unref());
    this.#thread.on('error', (error) => this.onerror(error));
  }

  postMessage(message) {
    this.#thread.postMessage(message);
  }

  terminate() {
    return this.#thread.terminate();
  }
}

/** The engine that searches on threads, with so many beside the program's own. */
export function loadThreadsEngine(helpers, options = {}) {
  globalThis.Worker ??= BrowserWorker;
  return load('engine-threads', {
    helpers,
    mainScriptUrlOrBlob: new URL('engine-threads.js', built).href,
    ...options,
  });
}
