// SPDX-License-Identifier: MIT
// Keeps the offline notice visible for as long as a test needs it.

import type { Locator, Page } from '@playwright/test';

/** Call it before the page is opened: on a slow machine the notice would disappear too early. */
export async function keepOfflineNotice(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // After the notice has appeared and long before it disappears.
    sheet.replaceSync('.offline-notice span { animation: offline-notice 2000s -500s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return page.locator('.offline-notice');
}
