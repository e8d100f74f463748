// SPDX-License-Identifier: MIT
// A record is stepped through, edited, opened from several sources and exported.

import { readFileSync } from 'node:fs';
import { AnalysisPage, kAnalyse, recordFile } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

const annotated =
  '[Red "Hu"]\n[Black "Yang"]\n[Result "1-0"]\n\n' +
  '1. C2=5 {the central cannon} H8+7 (1... H2+3 2. H2+3) 2. H2+3 1-0';

test('by mouse: moves make variations, which can be led to the front, deleted and brought back', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.board.click('h2e2');
  await analysis.expectListed('C2=5');
  await analysis.board.click('h9g7');
  await analysis.expectListed('C2=5', 'H8+7');
  await analysis.action('back').click();
  await analysis.board.click('b9c7');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
  await expect(analysis.current()).toHaveText('H2+3');
  await analysis.action('move-menu').click();
  await analysis.action('promote').click();
  await analysis.expectListed('C2=5', 'H2+3', 'H8+7');
  await analysis.menuOfMove(analysis.root.getByRole('button', { name: 'C2=5', exact: true }));
  await expect(analysis.action('promote')).toBeHidden();
  await analysis.action('remove').click();
  await analysis.expectListed();
  await analysis.action('undo').click();
  await analysis.expectListed('C2=5', 'H2+3', 'H8+7');
});

test('by keyboard alone: board, typed move, tree and comment', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.board.tabTo('square');
  await analysis.board.type('h2e2');
  await analysis.expectListed('C2=5');
  await page.keyboard.press('i');
  await expect(analysis.setting('move')).toBeFocused();
  await page.keyboard.type('馬8進7');
  await page.keyboard.press('Enter');
  await analysis.expectListed('C2=5', 'H8+7');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(analysis.root.locator('.status')).toContainText('“nonsense” is not a legal move.');
  await expect(analysis.setting('move')).toHaveValue('nonsense');
  await analysis.setting('move').fill('');
  await page.keyboard.press('Escape');
  await expect(analysis.setting('move')).toBeHidden();
  await expect(analysis.current()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(analysis.current()).toHaveText('C2=5');
  await expect(analysis.current()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(analysis.current()).toHaveText('Start');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+F10');
  await expect(analysis.action('comment')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(analysis.comment()).toBeFocused();
  await page.keyboard.type('sharp');
  await page.keyboard.press('Control+Enter');
  await expect(analysis.root.locator('.tree .comment')).toHaveText('sharp');
  await expect(analysis.current()).toBeFocused();
  await page.keyboard.press('Delete');
  await analysis.expectListed();
});

test('a move has a menu for its comment, which the comment itself opens too', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. H2+3');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
  const answer = analysis.root.getByRole('button', { name: 'H8+7', exact: true });
  await analysis.menuOfMove(answer);
  await expect(analysis.current()).toHaveText('H8+7');
  await expect(analysis.action('move-menu')).toHaveAccessibleName('Menu of 1… H8+7');
  await page.keyboard.press('ArrowDown');
  await expect(analysis.action('remove')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(analysis.action('comment')).toBeHidden();
  await expect(answer).toBeFocused();
  await analysis.menuOfMove(answer);
  await page.goBack();
  await expect(analysis.action('comment')).toBeHidden();
  await analysis.menuOfMove(answer);
  await page.locator('header').click({ position: { x: 700, y: 24 } });
  await expect(analysis.action('comment')).toBeHidden();
  await analysis.write('the usual answer');
  await analysis.root.locator('.tree .comment').click();
  await expect(analysis.comment()).toHaveValue('the usual answer');
  await analysis.comment().fill('given up');
  await page.keyboard.press('Escape');
  await expect(analysis.comment()).toHaveCount(0);
  await expect(analysis.root.locator('.tree .comment')).toHaveText('the usual answer');
  await analysis.root.locator('.tree .comment').click();
  await analysis.comment().fill('kept');
  await page.goBack();
  await expect(analysis.root.locator('.tree .comment')).toHaveText('kept');
  await analysis.action('undo').click();
  await expect(analysis.root.locator('.tree .comment')).toHaveText('the usual answer');
  await analysis.action('first').click();
  await analysis.action('move-menu').click();
  await expect(analysis.action('type')).toBeVisible();
  await expect(analysis.action('remove')).toBeHidden();
});

test('the engine shows its lines in the notation of the page and rests when it is to', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const lines = analysis.root.locator('.lines button');
  const moves = lines.locator('span');
  await expect(moves.first()).toHaveText(/^[A-Z]\d[+\-=]\d/);
  await expect(lines.nth(2)).toBeVisible();
  await expect(lines.nth(3)).toBeHidden();
  for (let more = 3; more < 5; more++)
    await analysis.setting('lines').locator('[data-action="more"]').click();
  await expect(moves.nth(4)).toHaveText(/\S/);
  await analysis.board.choose('notation', 'zh-hans');
  await expect(moves.first()).toHaveText(/[进退平]/);
  await analysis.action('run').click();
  await analysis.expectState('idle');
  await analysis.action('run').click();
  await analysis.expectState('thinking');
  await analysis.hide(true);
  await analysis.expectState('idle');
  await analysis.hide(false);
  await analysis.expectState('thinking');
  await analysis.action('run').click();
  await analysis.expectState('idle');
  const [first = ''] = (await moves.first().innerText()).split(' ');
  await lines.first().click();
  await analysis.expectListed(first);
});

test(
  'a pasted record opens with its variations, comments and names',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + kAnalyse);
    await analysis.paste(annotated);
    await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
    await expect(analysis.root.locator('.tree .comment')).toHaveText('the central cannon');
    await expect(analysis.root.locator('.player.bottom')).toContainText('Hu');
    await expect(analysis.root.locator('.record')).toContainText('1–0');
    await expect(analysis.root.locator('.problems')).toBeHidden();
  },
);

test('a damaged record gives what can be read and says what cannot', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. h2e2 h9g7\n2. h2h9 b9c7\n3. c3c4');
  await expect(analysis.root.locator('.problems summary')).toHaveText(/problems? found/);
  await expect(analysis.root.locator('.problems li').first()).toContainText(
    'Line 2, move 2: “h2h9” is not a legal move',
  );
  await expect.poll(async () => (await analysis.listed()).slice(0, 2)).toEqual(['C2=5', 'H8+7']);
  await analysis.action('dismiss').click();
  await expect(analysis.root.locator('.problems')).toBeHidden();
});

test('text without a game leaves the record alone and says so @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.board.click('h2e2');
  await analysis.expectListed('C2=5');
  await analysis.paste('It is raining.');
  await expect(analysis.root.locator('.source')).toContainText('No game');
  await expect(analysis.root.locator('.problems li')).toHaveText(/There is no game in it/);
  await analysis.expectListed('C2=5');
});

/** The selected text in the dialog's text box. */
function selected(analysis: AnalysisPage): Promise<string> {
  return analysis.root
    .locator('dialog textarea')
    .evaluate((box) =>
      box instanceof HTMLTextAreaElement
        ? box.value.slice(box.selectionStart, box.selectionEnd)
        : '',
    );
}

test('an address gets advice where it was pasted @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.tab('record');
  await analysis.action('open').click();
  const box = analysis.root.locator('dialog textarea');
  await box.fill('https://play.xiangqi.com/game/123');
  await analysis.root.locator('dialog button[type=submit]').click();
  await expect(analysis.root.locator('dialog[open] [role=alert]')).toContainText(
    'open the page at “play.xiangqi.com”',
  );
  await expect(box).toHaveValue('https://play.xiangqi.com/game/123');
});

test('what could not be read is marked in the text @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('第1回合 炮二平五 马8进7\n第2回合 马二进五 车9平8\n');
  await analysis.expectListed('C2=5', 'H8+7');
  await analysis.root.locator('.problems li button').first().click();
  await expect(analysis.root.locator('dialog[open] [role=alert]')).toContainText('马二进五');
  expect(await selected(analysis)).toBe('马二进五');
});

test('of several games one is chosen @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('[Red "A"]\n\n1. C2=5 *\n\n[Red "B"]\n\n1. P7+1 *\n');
  await analysis.expectListed('C2=5');
  await expect(analysis.root.locator('.file-games .row')).toHaveCount(2);
  await analysis.root.locator('.file-games [data-game="1"]').click();
  await analysis.expectListed('P7+1');
});

test('a file dropped on a game opens in the analysis; back leads to the game', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  const analysis = new AnalysisPage(page);
  await analysis.drop('old.xqf', recordFile('xqstudio-1.0.hex'));
  await analysis.expectState('thinking|idle');
  await expect.poll(async () => (await analysis.listed()).length).toBeGreaterThan(0);
  await page.goBack();
  await game.expectState('idle');
  await expect(analysis.root).toHaveCount(0);
  await page.goForward();
  await expect.poll(async () => (await analysis.listed()).length).toBeGreaterThan(0);
});

test('a record can be opened by a file or by text of the dialog', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.tab('record');
  await analysis.action('open').click();
  await analysis.root.locator('dialog textarea').fill('炮二平五 馬8進7');
  await analysis.root.getByRole('button', { name: 'Read', exact: true }).click();
  await analysis.expectListed('C2=5', 'H8+7');
  await analysis.tab('record');
  await analysis.action('open').click();
  await analysis.root.locator('input[type=file]').setInputFiles({
    name: 'cup.pgn',
    mimeType: 'text/plain',
    buffer: Buffer.from(annotated),
  });
  await expect.poll(async () => (await analysis.listed()).length).toBe(5);
});

test('a link holds the whole record', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(annotated);
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
  await analysis.shareBy('link');
  await analysis.expectShared('Link copied.');
  const link = await analysis.clipboard();
  expect(link).toContain('#/analyse/xiangqi/x1');
  const other = await context.newPage();
  const shared = new AnalysisPage(other);
  await shared.open(link);
  await shared.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
  await expect(shared.root.locator('.tree .comment')).toHaveText('the central cannon');
  await expect(shared.root.locator('.player.bottom')).toContainText('Hu');
});

test('a record is copied and saved in every format', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(annotated);
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
  const copied = async (format: string): Promise<string> => {
    const sheet = await analysis.share();
    await sheet.locator(`[value="${format}"]`).check();
    await sheet.locator('[data-action="copy"]').click();
    await analysis.expectShared('Copied.');
    return analysis.clipboard();
  };
  expect(await copied('pgn')).toContain('1. C2=5 {the central cannon}');
  await analysis.board.choose('notation', 'zh-hans');
  expect(await copied('pgn')).toContain('炮二平五');
  expect(await copied('text')).toBe('1. 炮二平五 马８进７\n2. 马二进三');
  expect(await copied('dhtmlxq')).toContain('[DhtmlXQ_movelist]');
  // The position after the last move, where a record opens.
  expect(await copied('fen')).toContain('rnbakab1r/9/1c4nc1');
  const sheet = await analysis.share();
  await sheet.locator('[value="xqf"]').check();
  await expect(sheet.locator('[data-action="copy"]')).toBeHidden();
  const download = page.waitForEvent('download');
  await sheet.locator('[data-action="save"]').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Hu - Yang.xqf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('XQ');
});

test('a reload keeps the record and the place in it', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(annotated);
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
  await analysis.action('first').click();
  await analysis.action('forward').click();
  await expect(analysis.current()).toHaveText('C2=5');
  await page.reload();
  await analysis.expectState('thinking|idle');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3', 'H2+3');
  await expect(analysis.current()).toHaveText('C2=5');
});

test('a game that is being played can be analysed, and goes on afterwards @long', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const moves = await game.moves();
  await game.more('analyse');
  const analysis = new AnalysisPage(page);
  await analysis.expectState('thinking|idle');
  await expect.poll(async () => (await analysis.listed()).length).toBe(moves.length);
  await page.goBack();
  await game.expectState('idle');
  await expect.poll(() => game.moves()).toEqual(moves);
});

test('Gomoku is analysed as well', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(`${site.url}#/analyse/gomoku`);
  await analysis.board.square('h8').click();
  await analysis.expectListed('h8');
  await expect(analysis.root.locator('.lines span').first()).toHaveText(/\S/);
});

test('a review tells what a mistake cost, and what was better @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. h2e2 h9g7 2. e2e6 g7e6 3. h0g2 *');
  await expect.poll(async () => (await analysis.listed()).length).toBe(5);
  await analysis.tab('review');
  await analysis.action('review').click();
  await expect(analysis.root.locator('progress')).toBeVisible();
  await expect(analysis.root.locator('progress')).toBeHidden({ timeout: 30_000 });
  const mistake = analysis.root.locator('.mistakes li', { hasText: '2. C5+4' });
  await expect(mistake).toContainText('loses the red cannon');
  await expect(mistake).toContainText('Better: ');
  await mistake.getByRole('button').click();
  await expect(analysis.current()).toHaveText('C5+4 ⁇');
  await analysis.tab('review');
  await analysis.action('review').click();
  await analysis.action('review').click();
  await expect(analysis.root.locator('progress')).toBeHidden();
});
