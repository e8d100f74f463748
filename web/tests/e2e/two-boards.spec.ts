// SPDX-License-Identifier: MIT
// Two boards on one page are two games with two engines.

import { GamePage } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

test('two boards on one page play two games', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await page.evaluate(() => {
    // A page with room for two boards, one below the other.
    document.body.style.cssText = 'display: block; height: auto; overflow: visible';
    document.querySelector('main')!.style.height = '700px';
    document.body.append(document.createElement('chuhe-game'));
  });
  const second = new GamePage(page, page.locator('chuhe-game').nth(1));
  // An element outside the viewport has no engine.
  await second.root.scrollIntoViewIfNeeded();
  await second.expectState('idle');
  // In turn, because the page has one mouse.
  await game.click('h2e2');
  await second.click('b0c2');
  await game.waitForAnswer(0);
  await second.waitForAnswer(0);
  await second.playAnyAndWait();
  expect((await game.moves())[0]).toBe('h2e2');
  expect(await game.moves()).toHaveLength(2);
  expect((await second.moves())[0]).toBe('b0c2');
  expect(await second.moves()).toHaveLength(4);
  await second.root.evaluate((element) => element.remove());
  await game.playAnyAndWait();
  expect(await game.moves()).toHaveLength(4);
});
