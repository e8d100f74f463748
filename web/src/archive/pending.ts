// SPDX-License-Identifier: MIT
// Games on their way into the store: who opens one waits for them, else it would come back as it was before.

let before: Promise<unknown> = Promise.resolve();

/** Whoever waits for `work` goes on when it has ended, well or not. */
export function storing(work: Promise<unknown>): void {
  before = Promise.allSettled([before, work]);
}

/** All that was on its way when this is called is stored, or never will be. */
export function whenStored(): Promise<unknown> {
  return before;
}
