// SPDX-License-Identifier: MIT
// The engine's compiled module in a browser. Apart from the host, so that the page can ask for it early without naming
// books and networks.

import engineUrl from '@engine/engine.wasm?url';
import type { Compiled, CompileOrder } from './compile-worker.ts';
import compilerUrl from './compile-worker.ts?worker&url';
import { EngineLoadError, messageOf } from './errors.ts';
import { distrust, fetchFile, isDistrusted } from './fetch-file.ts';
import { once } from './once.ts';
import { spawnWorker } from './spawn-worker.ts';

/** In milliseconds: a script that does not come gives no sign. */
const kLongestStart = 180_000;

async function compileInWorker(): Promise<WebAssembly.Module> {
  // A worker takes its script from the browser's cache, so a damaged one is replaced there.
  if (isDistrusted(compilerUrl)) await fetchFile(compilerUrl).catch(() => {});
  let worker: Worker;
  try {
    worker = spawnWorker(compilerUrl, 'chuhe-compiler');
  } catch (error) {
    throw new EngineLoadError('engine-blocked', messageOf(error));
  }
  const compiled = new Promise<WebAssembly.Module>((resolve, reject) => {
    const giveUp = (): void => {
      distrust(compilerUrl);
      reject(new EngineLoadError('engine-missing', 'the worker did not start'));
    };
    setTimeout(giveUp, kLongestStart);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      giveUp();
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Compiled>) => {
      if ('module' in data) resolve(data.module);
      else reject(new EngineLoadError(data.fault, data.message));
    });
  });
  const { href: url } = new URL(engineUrl, location.href);
  const order: CompileOrder = { url, isDamaged: isDistrusted(url) };
  worker.postMessage(order);
  // `once` comes back here only after a failure.
  distrust(url);
  return compiled.finally(() => worker.terminate());
}

/** Downloaded and compiled once for all engines of a page. Rejects with an `EngineLoadError`. */
export const engineModule = once(compileInWorker);
