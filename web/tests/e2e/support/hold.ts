// SPDX-License-Identifier: MIT
// Files that come late.

import type { Page } from '@playwright/test';

export const kEngineFile = /\.wasm$/;

/** Nothing at such an address comes before what is returned is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    // A page that was left does not want it any more.
    await route.continue().catch(() => {});
  });
  return release;
}
