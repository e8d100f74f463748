// SPDX-License-Identifier: MIT
// Compiles the engine's module for the page, which it would hold up: browsers do a part of that in the thread that
// asks, even if the rest is work in the background.

import { compileEngine } from './compile-engine.ts';
import { faultOf, messageOf } from './errors.ts';
import type { EngineFault } from './protocol.ts';

/** The module, or why there is none. */
export type Compiled =
  | { readonly module: WebAssembly.Module }
  | { readonly fault: EngineFault; readonly message: string };

function answer(compiled: Compiled): void {
  postMessage(compiled);
}

onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  try {
    answer({ module: await compileEngine(file) });
  } catch (error) {
    answer({ fault: faultOf(error, 'engine-damaged'), message: messageOf(error) });
  }
};
