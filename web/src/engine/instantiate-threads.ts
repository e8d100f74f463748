// SPDX-License-Identifier: MIT
// Instantiates the multi-threaded module in a worker, which starts a worker for each thread.

import type createEngine from '@engine/engine.js';
import type { EngineModule, ModuleOptions, Session } from '@engine/engine.js';
import { instantiate } from './instantiate.ts';
import type { Threads } from './protocol.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/**
 * The glue starts workers from a plain address, which Trusted Types reject, and never settles if one fails: `onError`
 * is called instead.
 */
function workersFrom(url: string, onError: (error: Error) => void): typeof Worker {
  return class extends Worker {
    constructor(_address: string | URL, options?: WorkerOptions) {
      super(trustedScriptUrl(url), { ...options, type: 'module' });
      this.addEventListener('error', ({ message }) =>
        onError(new Error(message || 'a thread did not start')),
      );
    }
  };
}

/** Rejects if a thread does not start. */
export async function instantiateThreads(
  module: WebAssembly.Module,
  { count, memory, glueUrl, threadUrl }: Threads,
  options: ModuleOptions,
): Promise<EngineModule> {
  const glue: { readonly default: typeof createEngine } = await import(/* @vite-ignore */ glueUrl);
  return new Promise((resolve, reject) => {
    globalThis.Worker = workersFrom(threadUrl, reject);
    const own = { wasmMemory: memory, helpers: count - 1, mainScriptUrlOrBlob: glueUrl };
    instantiate(glue.default, module, { ...options, ...own }).then(resolve, reject);
  });
}

/** Throws if there are fewer. */
export function useThreads(session: Session, count: number): void {
  const { answer } = session.useThreads(count);
  if (answer !== count) throw new Error(`${answer} threads instead of ${count}`);
}
