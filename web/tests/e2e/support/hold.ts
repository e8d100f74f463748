// SPDX-License-Identifier: MIT
// Delays files.

import type { Page } from '@playwright/test';

export const kEngineFile = /\.wasm$/;

/** Holds back matching requests until the returned function is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    // A page that was left no longer waits for it.
    await route.continue().catch(() => {});
  });
  return release;
}
