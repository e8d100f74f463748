// SPDX-License-Identifier: MIT
// The opening book as a tree with names and shares.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';
import { StudyPage } from './support/study-page.ts';

test('the book is walked by mouse, and the address follows', async ({ page, site }) => {
  const openings = new StudyPage(page, 'openings');
  await openings.open(site.url);
  const moves = openings.root.locator('.book button');
  await expect(moves.first()).toContainText('C2=5');
  await expect(moves.first()).toContainText('%');
  await expect(moves.first().locator('small')).toContainText(/16,596 games · Red 38%/);
  await openings.root.locator('[data-move="h2e2"]').click();
  await openings.expectAddress('h2e2');
  await expect(openings.headline()).toHaveText('Central Cannon');
  await expect(openings.detail()).toContainText('中炮');
  await openings.board.click('h9g7');
  await openings.expectAddress('h2e2h9g7');
  await openings.action('back').click();
  await openings.expectAddress('h2e2');
  await openings.action('last').click();
  await openings.expectMoves('h2e2 h9g7');
  await openings.root.locator('.way button').first().click();
  await openings.expectMoves('h2e2');
});

test('the book is walked by keys alone', async ({ page, site }) => {
  const openings = new StudyPage(page, 'openings');
  await openings.open(site.url);
  await openings.root.locator('[data-move="h2e2"]').focus();
  await page.keyboard.press('Enter');
  await expect(openings.said()).toHaveText('red cannon 2 across to 5. Central Cannon.');
  // Focus stays in the new list.
  await expect(openings.root.locator('.book button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openings.root.locator('.way button')).toHaveCount(2);
});

test('where the book ends it says so, and one may go on @long', async ({ page, site }) => {
  const openings = new StudyPage(page, 'openings');
  await openings.open(site.url, 'e0e1e9e8');
  await expect(openings.root.locator('.book button')).toHaveCount(0);
  await expect(openings.root.getByText('The book ends here.')).toBeVisible();
  await openings.board.click('h2e2');
  await openings.expectAddress('e0e1e9e8h2e2');
});

test('an address with moves that are none shows the start @long', async ({ page, site }) => {
  const openings = new StudyPage(page, 'openings');
  await openings.open(site.url, 'a0a9');
  await openings.expectMoves('');
  await expect(openings.headline()).toHaveText('Start position');
});

test('a position goes from the analysis to the book and back', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. h2e2 h9g7 2. h0g2');
  await expect(analysis.current()).toHaveText('H2+3');
  await analysis.tab('moves');
  await analysis.action('openings').click();
  const openings = new StudyPage(page, 'openings');
  await openings.expectMoves('h2e2 h9g7 h0g2');
  await openings.expectState('idle');
  await openings.root.locator('.book button').first().click();
  await expect(openings.root.locator('.way button')).toHaveCount(4);
  await openings.action('analyse').click();
  await expect(analysis.root.locator('.tree button.move:not(.start)')).toHaveCount(4);
});

test('names are written in simplified characters for those who read them @long', async ({
  page,
  site,
  game,
}) => {
  const openings = new StudyPage(page, 'openings');
  await openings.open(site.url, 'c3c4b7c7');
  await game.choose('lang', 'zh-Hans');
  await expect(openings.headline()).toHaveText('仙人指路对卒底炮');
});
