// SPDX-License-Identifier: MIT
// What a first visit shows before the scripts have loaded.

import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { expect, longUnless, test } from './support/test.ts';

/** The scripts never load, as on a slow connection. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
}

declare global {
  var framesSeen: ('picture' | 'board' | 'nothing')[];
}

/** Runs in the page: notes what each frame shows. */
function watchBoard(): void {
  globalThis.framesSeen = [];
  // The corner of the board where a chariot stands.
  const hasPiece = (canvas: HTMLCanvasElement | undefined): boolean => {
    if (canvas === undefined) return false;
    const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
    const cell = canvas.width / 9.56;
    probe.drawImage(canvas, 0.78 * cell, 0.78 * cell, 1, 1, 0, 0, 1, 1);
    return probe.getImageData(0, 0, 1, 1).data[3] === 255;
  };
  const note = (): void => {
    const picture = document.querySelector<HTMLImageElement>('.first img');
    const canvases = document.querySelector('chuhe-game')?.shadowRoot?.querySelectorAll('canvas');
    if (picture?.complete === true) globalThis.framesSeen.push('picture');
    else if (hasPiece(canvases?.[1])) globalThis.framesSeen.push('board');
    else if (globalThis.framesSeen.length > 0) globalThis.framesSeen.push('nothing');
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
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
    await page.addInitScript(watchBoard);
    await withoutScripts(page);
    await page.goto(site.url);
    const picture = page.locator('.first img');
    await expect(picture).toBeVisible();
    const before = await atRest(() => picture.boundingBox());
    await page.unroute(/assets\/.*\.js$/);
    await game.open(site.url);
    await expect(picture).toHaveCount(0);
    // In every frame there is the picture or the board with its pieces.
    const seen = await page.evaluate(() => globalThis.framesSeen);
    expect(seen).toContain('picture');
    expect(seen.at(-1)).toBe('board');
    expect(seen).not.toContain('nothing');
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
