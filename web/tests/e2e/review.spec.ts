// SPDX-License-Identifier: MIT
// The review: reasons as text, marks on the graph, glyphs in the list, the reader's moments first,
// and why not another move.

import { readFileSync } from 'node:fs';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

/** Red's cannon takes a protected soldier and is captured. */
const blunder = '1. C2=5 H8+7 2. C5+4 H7+5';

async function reviewed(analysis: AnalysisPage, url: string): Promise<void> {
  await analysis.open(url);
  await analysis.paste(blunder);
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.tab('review');
  await analysis.action('review').click();
  await expect(analysis.action('retry-mistakes')).toBeVisible();
}

test('a review says what a mistake cost, why, and how each side played', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await reviewed(analysis, site.url + kAnalyse);
  const mistake = analysis.root.locator('.mistakes li', { hasText: '2. C5+4' });
  await expect(mistake).toContainText('Blunder: loses the red cannon');
  await expect(mistake).toContainText('The red cannon moved to where it can be captured.');
  const tally = analysis.root.getByRole('table', { name: 'How each side played' });
  await expect(tally.getByRole('row', { name: 'Accuracy' })).toContainText(/\d+/);
  await expect(tally.getByRole('row', { name: 'Blunders' })).toHaveText(/Blunders10$/);
  // The same as a card, which can be kept as a picture.
  await analysis.action('moments').click();
  const cards = analysis.root.getByRole('dialog', { name: 'The key moments' });
  await expect(cards.locator('figure').first()).toContainText(
    '2. C5+4 ⁇Blunder: loses the red cannon',
  );
  await expect(cards.locator('figure').first().locator('svg')).toBeInViewport({ ratio: 1 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cards.getByRole('button', { name: 'Save' }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Upright: the board and the words below it.
  expect(picture.readUInt32BE(16)).toBe(1080);
  expect(picture.readUInt32BE(20)).toBeGreaterThan(1300);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
});

test('a review that is stopped does not say that there are no mistakes @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(blunder);
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.tab('review');
  await analysis.action('review').click();
  await analysis.action('review').click();
  await expect(analysis.root.getByRole('table', { name: 'How each side played' })).toBeVisible();
  await expect(analysis.root).not.toContainText('No mistakes found.');
});

test('a mark on the curve leads to its mistake, by mouse and by keys @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await reviewed(analysis, site.url + kAnalyse);
  const mark = analysis.root.locator('.curve-frame').getByRole('button', { name: /C5\+4 Blunder/ });
  await mark.click();
  await expect(analysis.current()).toHaveText('C5+4 ⁇');
  await analysis.root.locator('.tree .start').click();
  await mark.press('Enter');
  await expect(analysis.current()).toHaveText('C5+4 ⁇');
});

test('signs stand in the list of moves and not in the record @long', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await reviewed(analysis, site.url + kAnalyse);
  expect(await analysis.listed()).toContain('C5+4 ⁇');
  await analysis.shareBy('copy');
  await analysis.expectShared('Copied.');
  await expect.poll(() => analysis.clipboard()).toContain('C5+4');
  expect(await analysis.clipboard()).not.toMatch(/\$4|\?\?/);
});

test('the moments of the side that looks come first @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(blunder);
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.root.evaluate((element: HTMLElementTagNameMap['chuhe-analysis']) =>
    element.review('red'),
  );
  await expect(analysis.action('retry-mistakes')).toBeVisible();
  await expect(analysis.setting('review-side')).toHaveValue('red');
  await expect(analysis.root.locator('.mistakes li').first()).toContainText('C5+4');
});

test('why not this move is answered on the board and in words @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await expect(analysis.action('why')).toBeHidden();
  await analysis.paste('1. C2=5 H8+7 2. C5+4');
  await expect.poll(async () => (await analysis.listed()).length).toBe(3);
  await page.keyboard.press('Tab');
  await analysis.root.locator('.tree .move', { hasText: 'C5+4' }).click();
  await analysis.action('why').press('Enter');
  const why = analysis.root.locator('.why');
  await expect(why).toContainText('loses the red cannon');
  await expect(why).toContainText('The red cannon moved to where it can be captured.');
  await expect(why).toContainText('Then H7+5');
  await analysis.root.locator('.tree .move', { hasText: 'H8+7' }).click();
  await expect(why).not.toContainText('cannon');
});

test('a mended mistake comes back among the puzzles @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await reviewed(analysis, site.url + kAnalyse);
  await analysis.tab('review');
  await analysis.action('retry-mistakes').click();
  const retry = page.locator('chuhe-retry');
  await retry.locator('[data-action="answer"]').click();
  await expect(retry).toHaveAttribute('data-state', 'shown');
  await retry.locator('[data-action="next"]').click();
  await expect(retry.locator('.status')).toContainText(
    'From tomorrow they will appear among your puzzles',
  );
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  const puzzle = page.locator('chuhe-puzzle');
  await puzzle.locator('[data-action="choose"]').click();
  const sheet = page.locator('.chuhe-puzzle-choices');
  const kind = sheet.locator('[data-setting="puzzle-theme"]');
  await expect(kind).toContainText('From my games (1)');
  await kind.locator('[value="own"]').check();
  await sheet.locator('[data-action="close"]').click();
  await expect(puzzle.locator('.status')).toContainText('Red: find a better move');
  await puzzle.locator('[data-action="solution"]').click();
  await expect(puzzle).toHaveAttribute('data-state', 'solved');
});

test('an address that asks for a review gets one @long', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(blunder);
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.shareBy('link');
  await analysis.expectShared('Link copied.');
  await expect.poll(() => analysis.clipboard()).toContain('#/analyse/xiangqi/x1');
  const link = await analysis.clipboard();
  const elsewhere = new AnalysisPage(await context.newPage());
  await elsewhere.open(`${link}&review`);
  await expect(elsewhere.action('retry-mistakes')).toBeVisible();
  expect(elsewhere.page.url()).toBe(site.url + kAnalyse);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('a review holds no English @long', async ({ page, site }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await analysis.paste(blunder);
    await expect.poll(async () => (await analysis.listed()).length).toBe(4);
    await analysis.tab('review');
    await analysis.action('review').click();
    await expect(analysis.action('retry-mistakes')).toBeVisible();
    await expect(analysis.root.locator('.mistakes')).toContainText('红炮走到了会被吃的位置。');
    expect(await analysis.root.locator('.review').innerText()).not.toMatch(/[A-Za-z]{2}/);
  });
});
