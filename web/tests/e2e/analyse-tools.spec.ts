// SPDX-License-Identifier: MIT
// The tools of the analysis: correcting mistakes, annotating from a review, setting up positions,
// changing names, exploring lines.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { GamePage } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

/** Red's cannon takes a protected soldier and is captured. */
const blunder = '1. C2=5 H8+7 2. C5+4 H7+5';

async function reviewed(analysis: AnalysisPage): Promise<void> {
  await analysis.paste(blunder);
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4', 'H7+5');
  await analysis.tab('review');
  await analysis.action('review').click();
  await expect(analysis.action('retry-mistakes')).toBeVisible();
}

test('a mistake of the game is mended, by keyboard and by mouse @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await reviewed(analysis);
  await analysis.tab('review');
  await analysis.action('retry-mistakes').press('Enter');
  const retry = new GamePage(page, page.locator('chuhe-retry'));
  await retry.expectState('trying');
  await expect(retry.root.locator('.status')).toContainText('Mistake 1 of 1');
  await retry.type('e2e6');
  await retry.expectState('wrong');
  await expect(retry.root.locator('.status')).toContainText('loses the red cannon');
  await retry.root.locator('[data-action="again"]').click();
  await retry.expectState('trying');
  await retry.click('h0g2');
  await retry.expectState('right');
  await retry.root.locator('[data-action="next"]').click();
  await expect(retry.root.locator('.status')).toContainText('0 of 1 found on the first try.');
  await retry.root.locator('[data-action="leave"]').click();
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4 ⁇', 'H7+5');
  await expect(retry.root).toHaveCount(0);
});

test('what the review found and who played goes into the record, out again, and through PGN @long', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await reviewed(analysis);
  await analysis.tab('review');
  await analysis.action('annotate').click();
  const comment = analysis.root.locator('.tree .comment');
  await expect(comment).toHaveText('Blunder: loses the red cannon');
  await analysis.tab('record');
  await analysis.action('details').click();
  await analysis.setting('header-Red').fill('Hu');
  await analysis.setting('header-Result').selectOption('0-1');
  await analysis.action('save-details').click();
  await expect(analysis.root.locator('.player.bottom')).toContainText('Hu');
  await expect(analysis.root.locator('.record')).toContainText('0–1');
  const listed = await analysis.listed();
  expect(listed.slice(0, 3)).toEqual(['C2=5', 'H8+7', 'C5+4 ⁇']);
  await analysis.shareBy('copy');
  await analysis.expectShared('Copied.');
  await expect.poll(() => analysis.clipboard()).toContain('[Red "Hu"]');
  const pgn = await analysis.clipboard();
  await analysis.action('undo').click();
  await expect(analysis.root.locator('.player.bottom')).toContainText('Red');
  await analysis.action('undo').click();
  // The glyph comes from the review; the record no longer contains it.
  await expect(comment).toHaveCount(0);
  await analysis.expectListed('C2=5', 'H8+7', 'C5+4 ⁇', 'H7+5');
  await analysis.paste(pgn);
  await analysis.expectListed(...listed);
  await expect(comment).toHaveText('Blunder: loses the red cannon');
  await expect(analysis.root.locator('.player.bottom')).toContainText('Hu');
});

test('a position is set up by mouse and by FEN, and played from there', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.tab('record');
  await analysis.action('edit-position').click();
  await expect(page).toHaveURL(/#\/analyse\/xiangqi\/edit$/);
  const editor = new GamePage(page, page.locator('chuhe-editor'));
  await editor.expectState('playable');
  await editor.root.locator('[data-tool="erase"]').click();
  await editor.click('e0');
  await editor.expectState('refused');
  await expect(editor.root.locator('.status')).toContainText('A general is missing');
  await expect(editor.root.locator('[data-action="play"]')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await editor.root.locator('[data-tool="K"]').click();
  await editor.click('e1');
  await editor.expectState('playable');
  const fen = editor.root.locator('[data-setting="fen"]');
  await expect(fen).toHaveValue(/4K4\/RNBA1ABNR w - - 0 1$/);
  await fen.fill('4k4/9/9/9/9/9/9/9/9/3K1R3 w');
  await expect(editor.square('f0')).toHaveAttribute('aria-label', /red chariot/);
  await editor.expectState('playable');
  await editor.root.locator('[data-action="play"]').click();
  const game = new GamePage(page);
  await expect(page).toHaveURL(/#\/play\/xiangqi$/);
  await page.locator('[data-action="start"]').click();
  const wanted = '4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 0 1';
  await expect.poll(async () => (await game.read()).fen).toBe(wanted);
  // Going back starts a new draft; a reload keeps it.
  await page.goBack();
  await expect(fen).toHaveValue(wanted);
  await expect(editor.root.locator('[data-action="undo"]')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.reload();
  await expect(fen).toHaveValue(wanted);
});

test('stones are set up by keyboard, at an address, and analysed', async ({ page, site }) => {
  await page.goto(`${site.url}#/analyse/gomoku/edit`);
  const editor = new GamePage(page, page.locator('chuhe-editor'));
  await editor.expectState('playable');
  await editor.root.locator('[data-tool="hand"] input').focus();
  await page.keyboard.press('ArrowRight');
  await expect(editor.root.locator('[data-tool="b"] input')).toBeChecked();
  await editor.square('h8').focus();
  await page.keyboard.press('Enter');
  await expect(editor.square('h8')).toHaveAttribute('aria-label', /black stone/);
  await page.keyboard.press('Delete');
  await expect(editor.square('h8')).toHaveAttribute('aria-label', /empty/);
  await page.keyboard.press('Enter');
  await editor.root.locator('[data-setting="editor-side"]').locator('[value="white"]').check();
  await editor.expectState('playable');
  await editor.root.locator('[data-action="analyse"]').click();
  const analysis = new AnalysisPage(page);
  await expect(page).toHaveURL(/#\/analyse\/gomoku$/);
  await analysis.expectState('thinking|idle');
  const fenNow = (): Promise<string> =>
    analysis.root.evaluate((element) => (element as unknown as { fen: string }).fen);
  await expect.poll(fenNow).toContain('/7b7/15/15/15/15/15/15/15 w freestyle');
});

test('a reload keeps what was set up so far; what is left by "Cancel" is gone @long', async ({
  page,
  site,
}) => {
  const editor = new GamePage(page, page.locator('chuhe-editor'));
  const fen = editor.root.locator('[data-setting="fen"]');
  await page.goto(`${site.url}#/analyse/xiangqi/edit`);
  await editor.expectState('playable');
  await editor.click('a0a1');
  await fen.pressSequentially(' x');
  const typed = await fen.inputValue();
  await page.reload();
  await editor.expectState('playable|refused');
  await expect(fen).toHaveValue(typed);
  await expect(editor.square('a1')).toHaveAttribute('aria-label', /red chariot/);
  await editor.root.locator('[data-action="leave"]').click();
  await page.goBack();
  await editor.expectState('playable');
  await expect(editor.square('a0')).toHaveAttribute('aria-label', /red chariot/);
});

test('what a chariot is worth stands on the board where one wants to know @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const { board } = analysis;
  await expect(board.square('a0')).toHaveAttribute('aria-label', 'a0, red chariot');
  await analysis.board.setSwitch('hasPieceValues');
  await expect(board.square('a0')).toHaveAttribute('aria-label', /chariot, worth \d+\.\d$/);
  await expect(board.square('e0')).toHaveAttribute('aria-label', /general$/);
  await analysis.board.setSwitch('hasPieceValues', false);
  await expect(board.square('a0')).toHaveAttribute('aria-label', 'a0, red chariot');
});

test('a move of a line that is pointed at shows the position after it @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const moves = analysis.root.locator('.lines li').first().locator('data');
  await expect(moves.nth(3)).toBeVisible();
  await analysis.action('run').click();
  await analysis.expectState('idle');
  const preview = analysis.root.locator('.preview');
  await moves.nth(1).hover();
  await expect(preview).toBeVisible();
  await expect(analysis.root.locator('.lines .on')).toHaveText(await moves.nth(1).innerText());
  await page.mouse.move(0, 0);
  await expect(preview).toBeHidden();
  await analysis.setting('lines').locator('[data-action="more"]').focus();
  await page.keyboard.press('Tab');
  await expect(preview).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(analysis.root.locator('.lines .on')).toHaveText(await moves.nth(1).innerText());
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('a record that cannot be kept is no secret @long', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.board.click('h2e2');
  await analysis.expectListed('C2=5');
  await expect(analysis.root.locator('.status')).toContainText('blocking storage');
});

test('what was said of one format is not said of the next @long', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7');
  await analysis.expectListed('C2=5', 'H8+7');
  const sheet = await analysis.share();
  const said = sheet.getByRole('status').last();
  await sheet.locator('[data-action="copy"]').click();
  await expect(said).toHaveText('Copied.');
  await sheet.locator('[value="xqf"]').check();
  await expect(said).toHaveText('');
  await expect(sheet.locator('[data-action="copy"]')).toBeHidden();
  await expect(sheet.locator('[data-action="save"]')).toBeVisible();
});
