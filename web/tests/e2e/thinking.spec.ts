// SPDX-License-Identifier: MIT
// The engine stops at once, with each method that the browser supports.

import { kLongThought, kUnusualMove } from './support/game-page.ts';
import { expect, longUnless, test } from './support/test.ts';

const hosts = [
  { name: 'with shared memory', isPlain: false },
  { name: 'without shared memory', isPlain: true },
];

for (const { name, isPlain } of hosts) {
  test.describe(name, () => {
    test.beforeEach(async ({ game, page, site, plainSite }) => {
      await game.open((isPlain ? plainSite : site).url);
      expect(await page.evaluate(() => typeof SharedArrayBuffer === 'undefined')).toBe(isPlain);
      await game.begin({ level: '10', time: kLongThought });
      await game.click(kUnusualMove);
      await game.expectState('thinking');
    });

    test(`take back while it thinks returns the move${longUnless(!isPlain)}`, async ({ game }) => {
      await game.action('undo').click();
      await game.expectState('idle');
      expect(await game.moves()).toEqual([]);
      await expect(game.square('h2')).toHaveAccessibleName(/cannon/i);
    });

    test('a new game while it thinks begins at once @long', async ({ game }) => {
      await game.begin();
      await game.expectState('idle');
      expect(await game.moves()).toEqual([]);
      expect((await game.read()).legalMoves).toHaveLength(44);
    });

    test('"move now" gets the best move so far', async ({ game }) => {
      await game.action('stop').click();
      await game.expectState('idle');
      expect(await game.moves()).toHaveLength(2);
    });

    test('giving up while it thinks ends the game @long', async ({ game }) => {
      await game.resign();
      await game.expectState('over');
      await game.begin();
      await game.expectState('idle');
    });

    test('a new game for the other side while it thinks gives the engine the first move @long', async ({
      game,
    }) => {
      await game.begin({ time: '100', side: 'black' });
      await game.expectState('idle');
      expect(await game.moves()).toHaveLength(1);
      await game.playAnyAndWait();
      expect(await game.moves()).toHaveLength(3);
    });
  });
}
