// SPDX-License-Identifier: MIT
// Downloads and compiles the engine for the page, which would be held up: browsers do a part of both in the thread that
// asks, even if the rest is work in the background.

import { compileEngine } from './compile-engine.ts';
import { faultOf, messageOf } from './errors.ts';
import type { EngineFault } from './protocol.ts';

/** The absolute address of the file. */
export interface CompileOrder {
  readonly url: string;
  readonly cache: RequestCache;
}

/** The module, or why there is none. */
export type Compiled =
  | { readonly module: WebAssembly.Module }
  | { readonly fault: EngineFault; readonly message: string };

function answer(compiled: Compiled): void {
  postMessage(compiled);
}

onmessage = async ({ data: { url, cache } }: MessageEvent<CompileOrder>) => {
  try {
    answer({ module: await compileEngine(url, cache) });
  } catch (error) {
    answer({ fault: faultOf(error, 'engine-damaged'), message: messageOf(error) });
  }
};
