// SPDX-License-Identifier: MIT
// The openings beside an analysis: names and book moves of the position on the board.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

test('the book follows the board, and its moves are played in the analysis', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.openOpenings(site.url);
  const moves = analysis.bookMoves();
  await expect(moves.first()).toContainText('C2=5');
  await expect(moves.first()).toContainText('%');
  await expect(moves.first().locator('small')).toContainText(/16,596 games · Red 38%/);
  await analysis.root.locator('[data-move="h2e2"]').click();
  await expect(analysis.opening()).toContainText('Central Cannon');
  await expect(analysis.opening()).toContainText('中炮');
  await analysis.board.click('h9g7');
  await analysis.expectMoves('h2e2 h9g7');
  await expect(analysis.root.locator('[data-move="h0g2"]')).toBeVisible();
  await analysis.action('back').click();
  await analysis.expectMoves('h2e2');
  // Another move becomes a variation.
  await analysis.root.locator('[data-move="b9c7"]').click();
  await analysis.expectMoves('h2e2 b9c7');
  await analysis.tab('moves');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
});

test('the book is walked by keys alone', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.openOpenings(site.url);
  await analysis.root.locator('[data-move="h2e2"]').focus();
  await page.keyboard.press('Enter');
  await expect(analysis.root.locator('.unseen [role=status]')).toHaveText(
    'red cannon 2 across to 5. Central Cannon.',
  );
  // Focus stays in the new list.
  await expect(analysis.bookMoves().first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await analysis.listed()).length).toBe(2);
});

test('where the book ends, the engine goes on @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.openOpenings(site.url, 'e0e1e9e8');
  await expect(analysis.root.getByText('The book ends here. These are')).toBeVisible();
  const best = analysis.bookMoves().first();
  await expect(best).toContainText(/Red \d+%/);
  await analysis.tab('moves');
  await analysis.action('run').click();
  await analysis.tab('openings');
  const move = (await best.getAttribute('data-move')) ?? '';
  await best.click();
  await analysis.expectMoves(`e0e1 e9e8 ${move}`);
  // Switched off, it is asked for.
  await expect(analysis.bookMoves()).toHaveCount(0);
  await analysis.action('run-here').click();
  await expect(best).toContainText(/Red \d+%/);
});

test('an address leads into the record that has its moves, and into a new one otherwise', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 b9c7 4. c3c4 c6c5');
  await expect(analysis.current()).toHaveText('P3+1');
  // The screen that was the book's own.
  await page.goto(`${site.url}#/openings/xiangqi/h2e2h9g7`);
  await analysis.expectMoves('h2e2 h9g7');
  await expect(analysis.bookMoves().first()).toContainText('H2+3');
  await expect.poll(async () => (await analysis.listed()).length).toBe(8);
  await page.goto(`${site.url}#/analyse/xiangqi/openings`);
  await analysis.expectMoves('h2e2 h9g7');
  await analysis.openOpenings(site.url, 'c3c4');
  await analysis.expectMoves('c3c4');
  await expect(analysis.opening()).toContainText('Soldier Opening');
  await expect.poll(async () => (await analysis.listed()).length).toBe(1);
  // The record that gave way is not lost.
  await page.goto(`${site.url}#/games/xiangqi`);
  await expect(page.locator('chuhe-archive .count')).toHaveText('1 game');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a book that cannot be loaded is told of, and tried again @long', async ({ page, site }) => {
    let isOffline = true;
    await page.route(/\.book$/, (route) => (isOffline ? route.abort() : route.continue()));
    const analysis = new AnalysisPage(page);
    await analysis.openOpenings(site.url);
    await expect(analysis.root.getByText('The opening book could not be loaded.')).toBeVisible();
    isOffline = false;
    await analysis.action('retry-book').click();
    await expect(analysis.bookMoves().first()).toContainText('C2=5');
  });
});

test('names are written in simplified characters for those who read them @long', async ({
  page,
  site,
  game,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.openOpenings(site.url, 'c3c4b7c7');
  await game.choose('lang', 'zh-Hans');
  await expect(analysis.opening()).toContainText('仙人指路对卒底炮');
});
