// SPDX-License-Identifier: MIT
// The endgame course on the live board, and endgame facts in the analysis.

import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

test(
  'an ending is won against the best defence, and stays done',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const learn = new StudyPage(page, 'learn');
    await learn.open(site.url);
    await learn.root.locator('[data-tab="path"]').click();
    await learn.root.getByRole('link', { name: 'Endgames' }).click();
    const course = new StudyPage(page, 'endings');
    await course.expectState('trying');
    await expect(course.headline()).toHaveText('Soldier vs lone general');
    // The result is not told before.
    const task = course.root.locator('.task');
    await expect(task).toHaveText('Play Red: can you win?');
    await expect(course.root.locator('.method .about')).toBeHidden();
    await course.board.click('d0d1');
    await expect(course.root.locator('.remark')).toHaveText('Still winning: 1 move to go.');
    await course.expectState('trying');
    await course.board.click('d8e8');
    await course.expectState('over');
    await expect(course.headline()).toHaveText('Won!');
    await expect(task).toHaveText('Red wins in 2 moves with best play.');
    await expect(course.root.locator('.method .about')).toBeVisible();
    await page.reload();
    await course.expectState('trying');
    await course.root.locator('[data-tab="list"]').click();
    const group = course.root.locator('.endings').first();
    await expect(group.locator('summary')).toContainText('Soldier 1 of 11');
    await expect(group.locator('[data-ending="1"] .unseen')).toHaveText(', done');
    await expect(group.locator('[data-ending="1"] svg')).toBeVisible();
    await course.root.locator('[data-tab="task"]').click();
    await course.action('next').click();
    await expect(page).toHaveURL(/#\/learn\/xiangqi\/endings-2$/);
  },
);

test('a move that lets the win go is told and can be taken back', async ({ page, site }) => {
  const course = new StudyPage(page, 'endings');
  await page.setViewportSize({ width: 360, height: 740 });
  await course.open(site.url, 'endings-1');
  await course.root.locator('.method summary').click();
  await course.root.locator('.method .about').scrollIntoViewIfNeeded();
  await course.board.click('d8d9');
  await expect(course.root.locator('.remark')).toHaveText(
    'That throws away the win: it is now a draw.',
  );
  await expect(course.root.locator('.remark')).toBeInViewport();
  await course.expectState('trying');
  await course.action('takeBack').click();
  await course.expectState('trying');
  await expect(course.root.locator('.remark')).toHaveText('');
  await course.board.click('d0d1');
  await expect(course.root.locator('.remark')).toHaveText('Still winning: 1 move to go.');
});

test('the other side can be played, and the engine wins without a fault @long', async ({
  page,
  site,
}) => {
  const course = new StudyPage(page, 'endings');
  await course.open(site.url, 'endings-1');
  await course.root.locator('[data-own="second"]').click();
  await course.expectState('trying');
  await course.board.click('e9f9');
  await course.expectState('over');
  await expect(course.headline()).toHaveText('Lost');
  await expect(course.root.locator('.task')).toHaveText('Red wins in 2 moves with best play.');
});

test('the analysis says as a fact how an ending goes', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  const score = analysis.root.locator('.lines li:not([hidden]) b').first();
  await analysis.paste('4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1');
  await expect(score).toHaveText('Red wins in 12');
  await analysis.paste('4k1b2/9/4b4/9/9/3N5/9/9/9/4K4 w - - 0 1');
  await expect(score).toHaveText('Drawn');
  await expect(analysis.root.locator('.activity')).toHaveText('Proven by endgame table');
});

test('an ending too large for a table is known by a set that comes with it @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const setsOf = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => path.endsWith('.sets'));
  await analysis.open(site.url + kAnalyse);
  const score = analysis.root.locator('.lines li:not([hidden]) b').first();
  await analysis.paste('4k4/4a4/9/9/9/3N5/9/9/9/4K4 w - - 0 1');
  await expect(score).toHaveText('Red wins in 12');
  expect(setsOf(fetched)).toEqual([]);
  // Two soldiers against all guards, then a horse and a cannon.
  await analysis.paste('3akab2/9/4b4/9/2P3P2/9/9/9/9/4K4 w - - 0 1');
  await expect(score).toHaveText('Drawn');
  await analysis.paste('3aka3/9/4b3b/9/9/6N2/2C6/9/9/4K4 w - - 0 1');
  await expect(score).toHaveText(/^Red wins/);
  expect(setsOf(fetched)).toHaveLength(1);
});
