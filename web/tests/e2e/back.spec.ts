// SPDX-License-Identifier: MIT
// Back closes what is open before it leaves a screen, and leads through what has been shown on it.

import type { Page } from '@playwright/test';
import { chase } from './support/game-page.ts';
import { expectParts } from './support/late-parts.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

const kPuzzle = '#/puzzles/xiangqi/1';

const goTo = (page: Page, screen: string): Promise<void> =>
  page.locator(`nav [data-screen="${screen}"]`).click();

/** Opens a puzzle and goes from there to the game. */
async function playAfterPuzzle(page: Page, url: string): Promise<void> {
  await page.goto(url + kPuzzle);
  await expect(page.locator('chuhe-puzzle')).toBeVisible();
  await goTo(page, 'play');
  await expect(page.locator('chuhe-game')).toBeVisible();
}

const expectPuzzle = (page: Page, url: string): Promise<void> =>
  expect(page).toHaveURL(url + kPuzzle);

test('Back closes a sheet, a dialog over it and a menu, and then leaves the screen', async ({
  game,
  page,
  site,
}) => {
  await playAfterPuzzle(page, site.url);
  await game.openNewGame();
  await page.goBack();
  await expect(game.sheet()).toHaveCount(0);
  await game.expectState('idle');
  await game.openSettings();
  await page.locator('#licences').click();
  const licences = page.locator('dialog.licences');
  await expect(licences).toBeVisible();
  await page.goBack();
  await expect(licences).toHaveCount(0);
  await expect(game.sheet()).toBeVisible();
  await page.goBack();
  await expect(game.sheet()).toHaveCount(0);
  await game.action('more').click();
  await expect(game.action('embed')).toBeVisible();
  await page.goBack();
  await expect(game.action('embed')).toBeHidden();
  await expect(page.locator('chuhe-game')).toBeVisible();
  await page.goBack();
  await expectPuzzle(page, site.url);
  await expect(page.locator('chuhe-puzzle')).toBeVisible();
  await page.goForward();
  await expect(page.locator('chuhe-game')).toBeVisible();
});

test('what is closed otherwise, or left by a link, takes no more than one Back', async ({
  game,
  page,
  site,
}) => {
  await playAfterPuzzle(page, site.url);
  await game.openNewGame();
  await game.leaveSheet();
  await game.openSettings();
  await game.sheet().locator('[data-action="close"]').click();
  await expect(game.sheet()).toHaveCount(0);
  // The screen that is shown.
  await goTo(page, 'play');
  await game.begin({ time: '100' });
  await page.goBack();
  await expectPuzzle(page, site.url);
  await page.goForward();
  await game.playAndWait('h2e2');
  // The menu closes and the analysis opens at once.
  await game.more('analyse');
  await expect(page.locator('chuhe-analysis')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/play\/xiangqi$/);
  await expect(page.locator('chuhe-game')).toBeVisible();
  await game.openSettings();
  // As by the address bar or a link: the sheet belongs to the screen that is left.
  await page.goto(`${site.url}#/learn/xiangqi`);
  await expect(page.locator('chuhe-learn')).toBeVisible();
  await expect(game.sheet()).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('chuhe-game')).toBeVisible();
  // A reload forgets what was open, and no more.
  await page.reload();
  await expectParts(page, 'around');
  await page.goBack();
  await expectPuzzle(page, site.url);
});

test('the card at the end of a game is closed by Back @long', async ({ game, page, site }) => {
  await playAfterPuzzle(page, site.url);
  await game.begin({ players: 'people', rules: 'asian' });
  await game.set(chase.fen, chase.moves);
  await game.click(chase.losingMove);
  const card = game.root.locator('.end-card');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  await game.expectState('over');
  await page.goBack();
  await expectPuzzle(page, site.url);
});

test('Back leads to the puzzle and the lesson before, and from Gomoku to Xiangqi', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await page.locator('nav [data-game="gomoku"]').click();
  await expect(game.square('h8')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}#/play/xiangqi`);
  await expect(game.square('e0')).toBeVisible();

  await goTo(page, 'learn');
  const learn = new StudyPage(page, 'learn');
  await learn.expectAddress('aim');
  await learn.root.locator('[data-tab="path"]').click();
  await learn.root.locator('[data-lesson="horse"]').click();
  await learn.expectAddress('horse');
  await page.goBack();
  await learn.expectAddress('aim');

  const puzzle = new StudyPage(page, 'puzzle');
  const title = puzzle.root.locator('.status h2');
  await puzzle.open(site.url, '1');
  await puzzle.board.click('g4f4');
  await puzzle.expectState('solved');
  await puzzle.action('next').click();
  await expect(title).not.toHaveText('Puzzle 1');
  const second = (await title.textContent()) ?? '';
  await page.goBack();
  await expect(title).toHaveText('Puzzle 1');
  await expect(page).toHaveURL(site.url + kPuzzle);
  await page.goForward();
  await expect(title).toHaveText(second);
  await page.goBack();
  await expect(title).toHaveText('Puzzle 1');
  await page.goBack();
  await learn.expectAddress('aim');
});
