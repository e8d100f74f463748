// SPDX-License-Identifier: MIT
// Compiles the engine in a browser; package.json chooses between this and Node's.

import engineUrl from '@engine/engine.wasm?url';
import { compileEngine } from '../../../src/engine/compile-engine.ts';
import { distrust } from '../../../src/engine/fetch-file.ts';
import { once } from '../../../src/engine/once.ts';

export const engineModule = once(async () => {
  try {
    return await compileEngine(engineUrl);
  } catch (error) {
    distrust(engineUrl);
    throw error;
  }
});
