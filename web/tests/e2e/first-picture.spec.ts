// SPDX-License-Identifier: MIT
// What a first visit shows before the scripts have loaded.

import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { expect, longUnless, test } from './support/test.ts';

/** The scripts never load, as on a slow connection. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
}

test.use({ expectedErrors: /ERR_FAILED|Failed to load/ });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`a first visit sees the board where it will be, at ${width}×${height}${longUnless(width === 390)}`, async ({
    page,
    site,
    game,
  }) => {
    await page.setViewportSize({ width, height });
    await withoutScripts(page);
    await page.goto(site.url);
    const picture = page.locator('.first img');
    await expect(picture).toBeVisible();
    const before = await atRest(() => picture.boundingBox());
    await page.unroute(/assets\/.*\.js$/);
    await game.open(site.url);
    await expect(picture).toHaveCount(0);
    const after = await atRest(() => page.locator('chuhe-game .board').boundingBox());
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((before?.[side] ?? NaN) - (after?.[side] ?? NaN))).toBeLessThan(1);
    }
  });
}

test('who has been here, or goes elsewhere, sees no picture of another position @long', async ({
  page,
  site,
  game,
}) => {
  await withoutScripts(page);
  await page.goto(`${site.url}#/puzzles/xiangqi/7`);
  await expect(page.locator('.first')).toBeHidden();
  await page.unroute(/assets\/.*\.js$/);
  await page.goto('about:blank');
  await game.open(site.url);
  await game.click('h2e2');
  await game.expectState('idle');
  await withoutScripts(page);
  await page.reload();
  await expect(page.locator('.first')).toBeHidden();
});
