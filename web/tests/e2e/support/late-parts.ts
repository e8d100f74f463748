// SPDX-License-Identifier: MIT
// Parts of the page that load in idle time without a visible sign.

import { expect, type Page } from '@playwright/test';

export type Part =
  /** Dropped and pasted records, the list of shortcuts, the welcome. */
  | 'around'
  /** Keyboard shortcuts and announcements of a game. */
  | 'beside'
  /** How pieces move, and why a move is illegal. */
  | 'teacher'
  /** The wheel and swipes, and drawings. */
  | 'layers';

/** Waits until those parts are loaded and listen; earlier input would be lost. */
export async function expectParts(page: Page, ...parts: Part[]): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async (names) => {
      const urls = performance.getEntriesByType('resource').map(({ name }) => name);
      const ofParts = names.map((name) => urls.find((url) => url.includes(`/assets/${name}-`)));
      // Code in the page that waits for a script continues before a later wait for the same script
      // ends.
      await Promise.all(ofParts.map((url) => url && import(url)));
      // A headless browser may delay idle callbacks while nothing moves.
      const timeout = 500;
      for (let time = 0; time < 2; time++) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      }
      return names.filter((_, at) => ofParts[at] === undefined);
    }, parts);
  await expect.poll(missing).toEqual([]);
}
