// SPDX-License-Identifier: MIT
// Details of records from the reader's view: opening place, names, texts and their language,
// visible parts, and printing.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

test('on a phone a mistake that is tapped moves a board in sight @long', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. C5+4 H7+5');
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.tab('review');
  await analysis.action('review').click();
  const mistake = analysis.root.locator('.mistakes li', { hasText: '2. C5+4' });
  await mistake.getByRole('button').first().click();
  await expect(analysis.root.locator('.board')).toBeInViewport({ ratio: 1 });
  await expect(mistake).toBeInViewport();
  await expect(analysis.current()).toContainText('C5+4');
});

test('a record of stones opens at its last move, not at an empty board @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(`${site.url}#/analyse/gomoku`);
  await analysis.paste('h8 h9 i8 g8');
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await expect(analysis.current()).toHaveText(/g8/);
});

test('DhtmlXQ that names its players in the short form has their names @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(
    '[DhtmlXQ]\n[DhtmlXQ_title]Final[/DhtmlXQ_title]\n[DhtmlXQ_red]Hu Ronghua[/DhtmlXQ_red]\n' +
      '[DhtmlXQ_black]Lü Qin[/DhtmlXQ_black]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]',
  );
  await analysis.expectListed('C2=5', 'H8+7');
  await expect(analysis.root.locator('.player.bottom')).toContainText('Hu Ronghua');
  await expect(analysis.root.locator('.player.top')).toContainText('Lü Qin');
});

test.describe('for a Chinese reader', () => {
  test.use({ locale: 'zh-CN' });

  test('what is wrong with a record is said without English and without a FEN @long', async ({
    page,
    site,
  }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await analysis.paste('1. 炮二平五 马8进7\n2. 炮五进九 车9平8\n3. 兵三进一');
    const problems = analysis.root.locator('.problems');
    await expect(problems.locator('summary')).toHaveText(/./);
    await problems.locator('summary').click();
    await expect(problems.locator('li').first()).toContainText('炮五进九');
    expect(await problems.locator('li').allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/[A-Za-z]{3}|\/.*\//),
    );
  });

  test('advice names the move as the reader writes it @long', async ({ page, site, game }) => {
    await page.goto(site.url);
    await game.expectState('idle');
    await game.action('hint').click();
    const said = game.root.locator('.status .detail');
    await expect(said).toContainText(/[炮马车相仕兵帅][一二三四五六七八九前后]?[进退平]/);
    await expect(said).not.toContainText(/[a-i]\d/);
  });
});

test('what is printed of an analysis has no buttons but the moves @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. H2+3');
  await expect.poll(async () => (await analysis.listed()).length).toBe(3);
  await page.emulateMedia({ media: 'print' });
  const shown = analysis.root.locator('button:not(.move), input, select').filter({ visible: true });
  await expect(shown).toHaveCount(0);
  await expect(analysis.root.locator('.board')).toBeVisible();
});
