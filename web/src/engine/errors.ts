// SPDX-License-Identifier: MIT
// Errors of questions to the engine.

import type { EngineFault, Fault, FaultFacts } from './protocol.ts';

/** Faults found by the page, in the engine's form. */
export function plainFault(code: string, facts: Partial<FaultFacts> = {}): FaultFacts {
  return { code, text: '', where: '', number: 0, expected: 0, choices: [], ...facts };
}

/** The engine rejected the request or has stopped working; `message` says which, in English. */
export class EngineError extends Error {
  override name = 'EngineError';
  /** Why the request was rejected; null if the engine has stopped working. */
  readonly fault: Fault | null;

  constructor(reason: Fault | string) {
    super(typeof reason === 'string' ? reason : reason.sentence);
    this.fault = typeof reason === 'string' ? null : reason;
  }
}

/** The engine did not arrive or cannot run here. */
export class EngineLoadError extends Error {
  override name = 'EngineLoadError';
  readonly fault: EngineFault;

  constructor(fault: EngineFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

export function faultOf(error: unknown, otherwise: EngineFault): EngineFault {
  return error instanceof EngineLoadError ? error.fault : otherwise;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function abortError(): DOMException {
  return new DOMException('no longer awaited', 'AbortError');
}

/** Whether a promise of the client ended because nobody wants its answer any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
