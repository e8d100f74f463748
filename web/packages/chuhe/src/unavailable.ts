// SPDX-License-Identifier: MIT
// The error for an engine or file that cannot be loaded.

import { EngineError, plainFault } from '../../../src/engine/errors.ts';
import type { EngineFault, FileFault } from '../../../src/engine/protocol.ts';

/** `detail` is English, for developers. */
export function unavailable(code: EngineFault | FileFault, detail: string): EngineError {
  return new EngineError({ ...plainFault(code), sentence: detail });
}
