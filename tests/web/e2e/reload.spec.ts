// SPDX-License-Identifier: MIT
// What a reload must not lose.

import { kLongThought, kUnusualMove } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

test('game and settings survive a reload in mid-game', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.choose('level', '3');
  await game.choose('lang', 'zh-Hans');
  await game.choose('theme', 'dark');
  await game.playAndWait('h2e2');
  await game.playAnyAndWait();
  const before = await game.read();
  await page.reload();
  await game.expectState('idle');
  expect(await game.read()).toEqual(before);
  await expect(game.setting('time')).toHaveValue('100');
  await expect(game.setting('level')).toHaveValue('3');
  await expect(game.setting('lang')).toHaveValue('zh-Hans');
  await expect(game.setting('theme')).toHaveValue('dark');
  await game.playAnyAndWait();
  expect(await game.moves()).toHaveLength(6);
});

test('a reload while the engine thinks lets it think again', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.choose('level', '10');
  await game.choose('time', kLongThought);
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  await page.reload();
  await game.expectState('thinking');
  await game.action('stop').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(2);
});
