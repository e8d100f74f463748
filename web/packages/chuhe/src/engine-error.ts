// SPDX-License-Identifier: MIT
// The errors of the package: those of the engine's client, always with a fault.

import { EngineError as ClientError, plainFault } from '../../../src/engine/errors.ts';
import type { EngineFault, Fault, FileFault } from '../../../src/engine/protocol.ts';

/** The engine rejected the request or has stopped working; `message` says which, in English. */
export class EngineError extends ClientError {
  /** Why; its `code` is `crashed` if the engine has stopped working. */
  declare readonly fault: Fault;
}

/** The client's error as one of the package; other errors unchanged. */
export function publicError(error: unknown): unknown {
  if (!(error instanceof ClientError) || error instanceof EngineError) return error;
  return new EngineError(error.fault ?? { ...plainFault('crashed'), sentence: error.message });
}

/** For an engine or file that cannot be loaded; `detail` is English, for developers. */
export function unavailable(code: EngineFault | FileFault, detail: string): EngineError {
  return new EngineError({ ...plainFault(code), sentence: detail });
}
