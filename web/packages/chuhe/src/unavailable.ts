// SPDX-License-Identifier: MIT
// How the package says that the engine or one of its files cannot be had.

import { EngineError, plainFault } from '../../../src/engine/errors.ts';
import type { EngineFault, FileFault } from '../../../src/engine/protocol.ts';

/** `detail` is English, for developers. */
export function unavailable(code: EngineFault | FileFault, detail: string): EngineError {
  return new EngineError({ ...plainFault(code), sentence: detail });
}
