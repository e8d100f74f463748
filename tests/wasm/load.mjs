// SPDX-License-Identifier: MIT
// Loads the built WebAssembly engines (wasm/engine.d.ts) under Node.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

const built = new URL('../../build/wasm/', import.meta.url);

async function load(name, options = {}) {
  const { default: createEngine } = await import(new URL(`${name}.js`, built).href);
  return createEngine({ wasmBinary: await readFile(new URL(`${name}.wasm`, built)), ...options });
}

/** The positions of the bench, one FEN a line, from the source of the native programs. */
export function benchPositions(game) {
  const source = new URL(`../../engine/${game}/search/bench_positions.h`, import.meta.url);
  // A long one is written in two parts.
  const text = readFileSync(source, 'utf8').replaceAll(/"\s+"/g, '');
  return [...text.matchAll(/^ +"(.+)"/gm)].map(([, fen]) => fen).join('\n');
}

/** The bytes of the game's network. */
export function networkOf(game) {
  return readFileSync(new URL(`../../engine/${game}/eval/network/${game}.net`, import.meta.url));
}

export function loadEngine() {
  return load('engine');
}

/**
 * Older versions of Emscripten write a separate script for the workers; newer ones use the glue.
 */
function scriptOfThreads() {
  const own = new URL('engine-threads.worker.js', built);
  return existsSync(own) ? own : new URL('engine-threads.js', built);
}

/**
 * A Node worker thread with the interface of a browser worker. Once loaded, it does not keep the
 * process alive.
 */
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

/** Loads the multi-threaded engine with `helpers` threads besides the calling one. */
export function loadThreadsEngine(helpers, options = {}) {
  globalThis.Worker ??= BrowserWorker;
  return load('engine-threads', {
    helpers,
    mainScriptUrlOrBlob: new URL('engine-threads.js', built).href,
    ...options,
  });
}
