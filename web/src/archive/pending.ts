// SPDX-License-Identifier: MIT
// Games being stored: reading the archive must wait for them, or it would return old versions.

let before: Promise<unknown> = Promise.resolve();

/** Makes `whenStored` wait until `work` has ended, even if it fails. */
export function storing(work: Promise<unknown>): void {
  before = Promise.allSettled([before, work]);
}

/** Resolves once all work begun before this call has ended. */
export function whenStored(): Promise<unknown> {
  return before;
}
