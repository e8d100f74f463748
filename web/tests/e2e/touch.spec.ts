// SPDX-License-Identifier: MIT
// The screens on a phone by touch only. Puzzles and Gomoku have their touch tests beside their
// other tests.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test('a game is played, advised and taken back by touch', async ({ game, site }) => {
  await game.open(site.url);
  await game.square('h2').tap();
  await game.square('e2').tap();
  await game.waitForAnswer(0);
  expect((await game.moves())[0]).toBe('h2e2');
  await game.action('hint').tap();
  await expect(game.root.getByText(/Hint: /).first()).toBeAttached();
  await game.action('undo').tap();
  await expect.poll(() => game.moves()).toEqual([]);
});

test('a record is opened and walked by touch', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.tab('record');
  await analysis.action('open').tap();
  await analysis.root.locator('dialog textarea').fill('1. h2e2 h9g7 2. h0g2');
  await analysis.root.locator('dialog [type="submit"]').tap();
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
  await expect(analysis.root.locator('.tree')).toBeInViewport({ ratio: 1 });
  await analysis.action('back').tap();
  await expect(analysis.current()).toHaveText('H8+7');
  await analysis.root.locator('.tree button.move', { hasText: 'H2+3' }).tap();
  // Until the engine has described it, the board shows the previous position.
  await expect(analysis.board.square('g2')).toHaveAttribute('aria-label', /horse/);
  await analysis.board.tap('b9c7');
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3', 'H2+3');
});

test('a long press opens the menu of a move @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7');
  await analysis.expectListed('C2=5', 'H8+7');
  const move = analysis.root.locator('.tree button.move', { hasText: 'C2=5' });
  await move.scrollIntoViewIfNeeded();
  const box = await move.boundingBox();
  if (box === null) throw new Error('The move is not shown');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(analysis.action('comment')).toBeFocused();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(analysis.current()).toHaveText('C2=5');
  await analysis.action('comment').tap();
  await analysis.comment().fill('central');
  await page.locator('.chuhe-comment [data-action="save-comment"]').tap();
  await analysis.action('forward').tap();
  await expect(analysis.current()).toHaveText('H8+7');
  await expect(analysis.root.locator('.tree .comment')).toHaveText('central');
});

test('the book is walked and a lesson is learnt by touch', async ({ page, site }) => {
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url);
  await openings.root.locator('[data-move="h2e2"]').tap();
  await openings.expectMoves('h2e2');
  await openings.board.tap('h9g7');
  await openings.expectMoves('h2e2 h9g7');
  const learn = new StudyPage(page, 'learn');
  await learn.open(site.url, 'horse');
  await learn.board.tap('b0c2');
  await learn.expectState('right');
  await learn.action('next').tap();
  await expect(learn.root.locator('.task')).toContainText('blocks the way');
});

test('a lesson of stones is learnt by touch: a tap tries a point, another puts the stone @long', async ({
  page,
  site,
}) => {
  const learn = new StudyPage(page, 'learn', 'gomoku');
  await learn.open(site.url, 'fork');
  const point = learn.board.square('i8');
  await point.tap();
  await expect(learn.root.locator('.task')).toContainText('Tap again to place');
  await learn.expectState('trying');
  await point.tap();
  await learn.expectState('right');
  await expect(learn.root.locator('.task')).toContainText('A double three.');
  await learn.open(site.url, 'foul');
  await point.tap();
  await learn.expectState('right');
  await learn.open(site.url, 'swap2');
  await learn.root.locator('[data-swap2=second]').tap();
  await expect(learn.urged()).toHaveText('That is not the move. Try again.');
  await learn.expectState('trying');
  await learn.root.locator('[data-swap2=first]').tap();
  await learn.expectState('right');
});

test('stones are analysed by touch: one tap puts them, for "Undo" is at hand @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(`${site.url}#/analyse/gomoku`);
  await analysis.board.square('h8').tap();
  await analysis.expectListed('h8');
  await analysis.action('back').tap();
  await expect(analysis.current()).toHaveText('Start');
  await expect(analysis.board.square('h8')).toHaveAttribute('aria-label', /empty/);
  await analysis.board.square('i8').tap();
  await analysis.expectListed('h8', 'i8');
  const best = analysis.root.locator('.lines button').first();
  await expect(best).toContainText(/[a-o]\d/);
  await best.tap();
  await expect.poll(async () => (await analysis.listed()).length).toBe(3);
  await analysis.action('undo').tap();
  await analysis.expectListed('h8', 'i8');
});

test('the openings of Renju are walked by touch @long', async ({ page, site }) => {
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url, '', 'gomoku');
  await openings.root.locator('[data-move="h8"]').tap();
  await openings.expectMoves('h8');
  await openings.board.square('h9').tap();
  await openings.expectMoves('h8 h9');
  await openings.action('back').tap();
  await openings.expectMoves('h8');
});
