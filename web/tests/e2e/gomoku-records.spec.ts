// SPDX-License-Identifier: MIT
// Gomoku records, review, openings and forced wins from the user's view.

import { AnalysisPage } from './support/analysis-page.ts';
import { kGomoku } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

const kAnalyse = '#/analyse/gomoku';

/** White overlooks a four; there is no other forced win on the board. */
const kLost = 'h8 g8 i8 h9 j8 i9 k8 a1 l8';

const kPsq = `Piskvorky 15x15, 11:11, 0
8,8,0
9,7,1532
10,9,210
alice.zip
bob.zip
-1
0,Freestyle15_1
`;

test('a record of Gomoku is pasted, taken along and shared', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(kPsq);
  await analysis.expectListed('h8', 'i9', 'j7');
  await expect(analysis.root.locator('.headers')).toContainText('alice.zip');
  await analysis.shareBy('copy');
  await analysis.expectShared('Copied.');
  await expect.poll(() => analysis.clipboard()).toContain('9,7,1532');
  await analysis.shareBy('link');
  await analysis.expectShared('Link copied.');
  await expect.poll(() => analysis.clipboard()).toMatch(/#\/analyse\/gomoku\/w1/);
  const link = await analysis.clipboard();
  await analysis.tab('record');
  await analysis.action('empty').click();
  await analysis.expectListed();
  await page.goto(link);
  await analysis.expectListed('h8', 'i9', 'j7');
  await page.reload();
  await analysis.expectListed('h8', 'i9', 'j7');
});

test('a library of RenLib is dropped, and what is wrong with it is said @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const head = [0xff, ...Buffer.from('RenLib'), 0xff, 3, 4, ...Array<number>(10).fill(0xff)];
  // h8, then h9 or i9; then h8 again, which is occupied.
  const tree = [0, 0, 0x78, 0, 0x68, 0xc0, 0x69, 0, 0x78, 0x40];
  await analysis.drop('book.lib', [...head, ...tree]);
  await analysis.expectListed('h8', 'h9', 'i9');
  await expect(analysis.root.locator('.warnings')).toContainText(
    'Move 2: “h8” is not a legal move: the point is taken',
  );
});

test('stones are analysed by keyboard alone: board, line, tree and typed move @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  const { board } = analysis;
  await analysis.open(site.url + kAnalyse);
  await board.tabTo('square');
  await board.type('h8');
  await analysis.expectListed('h8');
  await board.tabTo('action', 'more');
  await expect(analysis.root.locator('.lines button').first()).toContainText(/[a-o]\d/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await analysis.listed()).length).toBe(2);
  await board.tabTo('node');
  await page.keyboard.press('ArrowLeft');
  await expect(analysis.current()).toHaveText('h8');
  await expect(analysis.current()).toBeFocused();
  await page.keyboard.press('i');
  await expect(analysis.setting('move')).toBeFocused();
  await expect(analysis.setting('move')).toBeEditable();
  await page.keyboard.type('a1');
  await page.keyboard.press('Enter');
  await expect(analysis.current()).toHaveText('a1');
});

test('a review of Gomoku names the last escape and what was missed @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(kLost);
  await expect.poll(async () => (await analysis.listed()).length).toBe(9);
  await analysis.tab('review');
  await analysis.action('review').click();
  await expect(analysis.root.locator('progress')).toBeVisible();
  await expect(analysis.root.locator('progress')).toBeHidden({ timeout: 30_000 });
  const escape = analysis.root.locator('.escape');
  await expect(escape).toContainText('Last chance: 4… a1.');
  await expect(escape).toContainText('Better: l8');
  const tally = analysis.root.getByRole('table', { name: 'How each side played' });
  await expect(tally.getByRole('row', { name: 'Accuracy' })).toContainText(/\d+/);
  await escape.getByRole('button').click();
  await expect(analysis.current()).toHaveText('a1 ⁇');
});

test('the rule of a record changes only where all its moves fit @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  // Black's last stone makes two threes.
  await analysis.paste('h9 a1 h10 a3 g8 a5 f8 a7 h8');
  await expect.poll(async () => (await analysis.listed()).length).toBe(9);
  await analysis.tab('record');
  await analysis.setting('rules').locator('[value="renju"]').click();
  await expect(analysis.root.locator('.settings [role=status]')).toContainText('5. h8');
  await expect(analysis.setting('rules').locator(':checked')).toHaveValue('freestyle');
  await analysis.tab('record');
  await analysis.setting('rules').locator('[value="standard"]').click();
  await expect(analysis.setting('rules').locator(':checked')).toHaveValue('standard');
  expect(await analysis.listed()).toHaveLength(9);
});

test('the openings of Renju are walked by name', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.openOpenings(site.url, '', 'gomoku');
  await analysis.root.locator('[data-move="h8"]').click();
  await expect(analysis.opening()).toHaveText('Tengen: the middle');
  await analysis.root.locator('[data-move="h9"]').click();
  await expect(analysis.bookMoves()).toHaveCount(13);
  await expect(analysis.root.locator('[data-move="i9"]')).toContainText(/D4 Kagetsu.*Black \d+%/);
  await analysis.root.locator('[data-move="i9"]').click();
  await expect(analysis.opening()).toContainText('Kagetsu');
  await expect(analysis.opening()).toContainText('D4 · 花月');
  // From here on the engine's own moves, in its order of preference.
  await expect(analysis.bookMoves()).toHaveCount(3);
  await expect(analysis.bookMoves().first()).toContainText(/Black \d+%/);
  await analysis.expectListed('h8', 'h9', 'i9');
});

test('the openings of Renju are walked by keyboard alone @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  const { board } = analysis;
  await analysis.openOpenings(site.url, '', 'gomoku');
  await board.tabTo('square');
  await board.type('h8');
  await expect(analysis.opening()).toHaveText('Tengen: the middle');
  await board.tabTo('move', 'h9');
  await page.keyboard.press('Enter');
  await analysis.expectMoves('h8 h9');
  // Focus stays in the new list.
  await expect(analysis.bookMoves().first()).toBeFocused();
  await board.tabTo('move', 'i9');
  await page.keyboard.press('Enter');
  await expect(analysis.opening()).toContainText('Kagetsu');
  await expect(analysis.root.locator('.unseen [role=status]')).toHaveText(/i9.*Kagetsu/);
  await board.tabTo('action', 'back');
  await page.keyboard.press('Enter');
  await analysis.expectMoves('h8 h9');
});

test('a hint that wins by force tells the whole way', async ({ game, site }) => {
  await game.open(site.url + kGomoku);
  // Black wins by four fours that begin on i8: vcf-003 of tests/data/gomoku.txt.
  await game.set('15/15/15/15/15/15/7w7/7b1bbw3/8bw1b3/8b1w4/8w2w3/15/15/15/15 b freestyle', '');
  await game.action('hint').click();
  const detail = game.root.locator('.status .detail');
  await expect(detail).toContainText(/wins by force in 4: i8( [a-o]\d+){2,}/);
});
