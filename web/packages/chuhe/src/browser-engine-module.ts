// SPDX-License-Identifier: MIT
// Compiles the engine in a browser; package.json chooses between this and Node's.

import { compileEngine } from '../../../src/engine/compile-engine.ts';
import { takeEngine } from '../../../src/engine/engine-file.ts';
import { once } from '../../../src/engine/once.ts';

export const engineModule = once(async () => compileEngine(await takeEngine()));
