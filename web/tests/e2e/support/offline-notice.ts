// SPDX-License-Identifier: MIT
// The word that the page works offline, for as long as a test wants to look at it.

import type { Locator, Page } from '@playwright/test';

/** To be called before the page is opened: on a slow machine the word would be gone too soon. */
export async function keepOfflineNotice(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // Well after its arrival and long before its end.
    sheet.replaceSync('.offline-notice span { animation: offline-notice 2000s -500s !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return page.locator('.offline-notice');
}
