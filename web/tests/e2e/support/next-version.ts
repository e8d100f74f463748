// SPDX-License-Identifier: MIT
// The next version of the site, once `SiteFiles` has published it.

import { expect, type Locator, type Page } from '@playwright/test';

export function nextVersionWaits(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

export function updateButton(page: Page): Locator {
  return page.locator('[data-action="update"]');
}

/** Switches to the version of that name, which the page has found or finds now. */
export async function takeNextVersion(page: Page, name: string): Promise<void> {
  if (!(await nextVersionWaits(page))) {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => nextVersionWaits(page)).toBe(true);
  }
  await updateButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', name);
}
