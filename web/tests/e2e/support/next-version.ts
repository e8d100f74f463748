// SPDX-License-Identifier: MIT
// The next version of the site, once `SiteFiles` has published it.

import { expect, type Page } from '@playwright/test';

export function nextVersionWaits(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Looks for the version of that name, and takes it. */
export async function takeNextVersion(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => nextVersionWaits(page)).toBe(true);
  await page.locator('[data-action="update"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-version', name);
}
