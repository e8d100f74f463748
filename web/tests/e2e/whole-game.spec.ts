// SPDX-License-Identifier: MIT
// A game from the first move to its end, by mouse and by keyboard.

import type { GamePage } from './support/game-page.ts';
import { beginByKeys, playToTheEnd } from './support/player.ts';
import { expect, test } from './support/test.ts';

async function expectEndOnTheBoard(game: GamePage): Promise<void> {
  const { moves, legalMoves, result, reason } = await game.read();
  expect(moves.length).toBeGreaterThan(6);
  expect(legalMoves).toEqual([]);
  expect(result).not.toBe('*');
  expect(reason).not.toBe('');
  expect(reason).not.toBe('resignation');
  await expect(game.root.getByText(/You (win|lose)|Draw/).first()).toBeVisible();
}

test(
  'a whole game is played by clicks to its end @long',
  { tag: '@smoke' },
  async ({ game, site }) => {
    await game.open(site.url);
    await game.begin({ time: '100', level: '6' });
    await playToTheEnd(game, 1, (move) => game.click(move));
    await expectEndOnTheBoard(game);
  },
);

test(
  'a whole game is played by the keyboard alone to its end @long',
  { tag: '@smoke' },
  async ({ game, page, site }) => {
    await game.open(site.url);
    await beginByKeys(game);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+Home');
    await game.tabTo('square');
    await playToTheEnd(game, 2, (move) => game.type(move));
    await expectEndOnTheBoard(game);
    await page.keyboard.press('n');
    await expect(game.sheet()).toBeVisible();
    await page.keyboard.press('Enter');
    await game.expectState('idle');
    expect(await game.moves()).toEqual([]);
  },
);
