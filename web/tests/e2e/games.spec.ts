// SPDX-License-Identifier: MIT
// Two games on one page, each with its own address.

import type { Page } from '@playwright/test';
import { GamePage, kGomoku, kLongThought } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

const switchTo = (page: Page, game: string): Promise<void> =>
  page.locator(`nav [data-game="${game}"]`).click();

test('each game has its address, its title and its unfinished game', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const xiangqi = await game.read();
  await switchTo(page, 'gomoku');
  await expect(page).toHaveURL(/#\/play\/gomoku$/);
  await expect(page).toHaveTitle(/Gomoku/);
  await game.expectState('idle');
  await game.choose('time', '100');
  await game.playAndWait('h8');
  const gomoku = await game.read();
  // The previous game's board is idle too until the page has switched.
  const expectGame = (unfinished: typeof xiangqi): Promise<void> =>
    expect.poll(() => game.read()).toEqual(unfinished);
  await switchTo(page, 'xiangqi');
  await expectGame(xiangqi);
  await page.goBack();
  await expectGame(gomoku);
  await page.reload();
  await expectGame(gomoku);
  await page.goForward();
  await expectGame(xiangqi);
  await game.expectState('idle');
  await game.playAnyAndWait();
  expect(await game.moves()).toHaveLength(4);
});

test('an address without a game shows the last one', async ({ game, page, site }) => {
  await game.open(site.url);
  await switchTo(page, 'gomoku');
  await expect(game.square('h8')).toBeVisible();
  await page.goto('about:blank');
  await game.open(site.url);
  await expect(game.square('o15')).toBeVisible();
  await expect(page.locator('nav [data-game="gomoku"]')).toHaveAttribute('aria-current', 'page');
});

test('leaving a game ends its engine, and coming back lets it think again', async ({
  game,
  page,
  site,
}) => {
  await game.open(`${site.url}#/play/gomoku`);
  await game.begin({ time: kLongThought, level: '10' });
  // A move that the opening book does not answer.
  await game.click('c3');
  await game.expectState('thinking');
  await switchTo(page, 'xiangqi');
  await game.expectState('idle');
  await page.goBack();
  await game.expectState('thinking');
  await game.action('stop').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(2);
});

test('boards of both games on one page do not mind each other @long', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await page.evaluate(() => {
    const board = document.createElement('chuhe-game');
    board.setAttribute('game', 'gomoku');
    board.setAttribute('rules', 'renju');
    // A page with room for two boards, one below the other.
    document.body.style.cssText = 'display: block; height: auto; overflow: visible';
    document.querySelector('main')!.style.height = '700px';
    document.body.append(board);
  });
  const stones = new GamePage(page, page.locator('chuhe-game').nth(1));
  // An element outside the viewport has no engine.
  await stones.root.scrollIntoViewIfNeeded();
  await stones.expectState('idle');
  // In turn, because the page has one mouse.
  await stones.click('h8');
  await game.click('h2e2');
  await stones.waitForAnswer(0);
  await game.waitForAnswer(0);
  expect(await game.moves()).toHaveLength(2);
  expect((await stones.read()).fen).toMatch(/ b renju$/);
});

test('either game offers all screens, and keeps the screen when the game changes', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url + kGomoku);
  const shown = ['Play', 'Puzzles', 'Learn', 'Analyse', 'Games'];
  await expect(page.locator('[data-screen]:visible')).toHaveText(shown);
  await page.goto(`${site.url}#/learn/xiangqi`);
  await expect(page.locator('[data-game="gomoku"]')).toHaveAttribute('href', '#/learn/gomoku');
});
