// SPDX-License-Identifier: MIT
// Downloads and compiles the engine for the page, which would be held up: browsers do a part of both in the thread that
// asks, even if the rest is work in the background.

import { compileEngine } from './compile-engine.ts';
import { faultOf, messageOf } from './errors.ts';
import { distrust } from './fetch-file.ts';
import type { EngineFault } from './protocol.ts';

export interface CompileOrder {
  /** Absolute. */
  readonly url: string;
  /** The file came damaged before, or not at all. */
  readonly isDamaged: boolean;
}

/** The module, or why there is none. */
export type Compiled =
  | { readonly module: WebAssembly.Module }
  | { readonly fault: EngineFault; readonly message: string };

function answer(compiled: Compiled): void {
  postMessage(compiled);
}

onmessage = async ({ data: { url, isDamaged } }: MessageEvent<CompileOrder>) => {
  if (isDamaged) distrust(url);
  try {
    answer({ module: await compileEngine(url) });
  } catch (error) {
    answer({ fault: faultOf(error, 'engine-damaged'), message: messageOf(error) });
  }
};
