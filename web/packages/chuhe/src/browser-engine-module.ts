// SPDX-License-Identifier: MIT
// Compiles the engine in a browser; package.json chooses between this and Node's.

export { engineModule } from '../../../src/engine/compile-engine.ts';
