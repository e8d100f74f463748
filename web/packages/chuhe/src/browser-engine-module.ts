// SPDX-License-Identifier: MIT
// Compiles the engine in a browser; package.json chooses between this and Node's.

import engineUrl from '@engine/engine.wasm?url';
import { compileEngine } from '../../../src/engine/compile-engine.ts';
import { once } from '../../../src/engine/once.ts';

/** Otherwise a damaged file would come from the browser's cache again and again. */
let cache: RequestCache = 'default';

export const engineModule = once(() => {
  const compiled = compileEngine(engineUrl, cache);
  cache = 'reload';
  return compiled;
});
