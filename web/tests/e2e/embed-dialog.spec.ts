// SPDX-License-Identifier: MIT
// The dialog for embedding a game or an analysis in another page.

import type { Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const code = (page: Page) => page.getByRole('dialog').getByRole('textbox');

test('a game goes to another page by mouse: the code works there', async ({
  page,
  site,
  game,
  foreign,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await game.open(site.url);
  await game.expectState('idle');
  await game.choose('level', '2');
  await game.more('embed');
  await expect(code(page)).toHaveValue(/<chuhe-game level="2"><\/chuhe-game>$/);
  const preview = page.frameLocator('.embed .sample iframe');
  await expect(preview.locator('chuhe-game[data-state="idle"]')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await foreign.open(copied, { scripts: [] });
  await foreign.board('chuhe-game').expectState('idle');
  await expect(page.locator('chuhe-game .player.top')).toContainText('2');
});

test('the kinds are chosen by keys @long', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.expectState('idle');
  await game.action('more').focus();
  await page.keyboard.press('Enter');
  await game.tabTo('action', 'embed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Element' })).toBeFocused();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveValue(/ integrity="sha384-[^"]+" crossorigin="anonymous">/);
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveValue(/^<iframe src="[^"]+\/embed\/\?show=game"/);
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveValue(/^<svg /);
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Content' })).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(game.action('more')).toBeFocused();
});

test('an analysis goes along with its variations and comments @long', async ({
  page,
  site,
  foreign,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. H2+3 R9=8');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'R9=8');
  await analysis.shareBy('embed');
  await expect(code(page)).toHaveValue(/<chuhe-viewer moves="h2e2 h9g7 h0g2 i9h9"/);
  await page.keyboard.press('Escape');

  await analysis.paste('1. C2=5 {the central cannon} H8+7 (1... C8=5) 2. H2+3');
  await expect(analysis.root.locator('.tree .comment')).toHaveText('the central cannon');
  await analysis.shareBy('embed');
  await expect(code(page)).toHaveValue(/<chuhe-viewer record="x/);
  await page.getByRole('combobox', { name: 'Content' }).selectOption('analysis');
  const copied = await code(page).inputValue();
  await foreign.open(copied, { scripts: [] });
  await expect(page.locator('chuhe-analysis .tree')).toContainText('the central cannon');
  await expect(page.locator('chuhe-analysis .tree')).toContainText('C8=5');
});

test('nothing of the dialog is fetched before it is opened @long', async ({ page, site, game }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await game.open(site.url);
  await game.expectState('idle');
  expect(asked.filter((url) => /embed/.test(url))).toEqual([]);
});

test(
  'the preview works offline, and on a host without isolation headers @long',
  { tag: '@stored' },
  async ({ page, start, game }) => {
    const site = await start({ isPlain: true });
    await game.open(site.url);
    await game.expectState('idle');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
    await site.stop();
    await page.reload();
    await game.expectState('idle');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await game.more('embed');
    const preview = page.frameLocator('.embed .sample iframe');
    await expect(preview.locator('chuhe-game[data-state="idle"]')).toBeVisible();
  },
);
