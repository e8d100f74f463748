// SPDX-License-Identifier: MIT
// Parts of the page that come when it has nothing else to do, and that nobody is told of.

import { expect, type Page } from '@playwright/test';

export type Part =
  /** Records that are dropped or pasted, the list of keys, the greeting. */
  | 'around'
  /** Keys of a game, and what it says. */
  | 'beside'
  /** How pieces move, and why a move is none. */
  | 'teacher'
  /** The wheel and swipes. */
  | 'walking';

/** Waits until those parts are there and listen: before, what a hand does is heard by nobody. */
export async function expectParts(page: Page, ...parts: Part[]): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async (names) => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      const ofParts = names.map((name) => urls.find((url) => url.includes(`/assets/${name}-`)));
      // What waits for a script in the page has gone on when a later wait for the same has ended.
      await Promise.all(ofParts.map((url) => url && import(url)));
      // A browser without a window may hold idle callbacks back for as long as nothing moves.
      const timeout = 500;
      for (let time = 0; time < 2; time++) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      }
      return names.filter((_, at) => ofParts[at] === undefined);
    }, parts);
  await expect.poll(missing).toEqual([]);
}
