// SPDX-License-Identifier: MIT
// Gomoku on boards of 10 to 20 lines: games, records, links, archive, elements; and Caro.

import type { Locator } from '@playwright/test';
import { AnalysisPage } from './support/analysis-page.ts';
import { kGomoku } from './support/game-page.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const kAnalyse = '#/analyse/gomoku';

const kPsq20 = `Piskvorky 20x20, 11:11, 0
10,10,0
20,1,1532
11,11,210
-1
`;

/** The number of lines of an element's board, from its grid cells. */
function lines(root: Locator): Promise<number> {
  return root.locator('[role=grid] [role=row]').count();
}

test('a game on 19 lines is played, kept, analysed, shared and found again', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url + kGomoku);
  await game.begin({ 'board-lines': '19', time: '100' });
  await expect.poll(() => lines(game.root)).toBe(19);
  await game.playAndWait('s19');
  await game.action('hint').click();
  await expect(game.root.locator('.detail')).toHaveText(/^Hint: [a-s]\d+/);
  await page.reload();
  await expect.poll(() => lines(game.root)).toBe(19);
  const moves = await game.moves();
  expect(moves).toHaveLength(2);

  await game.more('analyse');
  const analysis = new AnalysisPage(page);
  await analysis.expectListed(...moves);
  expect(await lines(analysis.root)).toBe(19);
  await analysis.shareBy('link');
  await analysis.expectShared('Link copied.');
  await expect.poll(() => analysis.clipboard()).toMatch(/#\/analyse\/gomoku\/w1/);
  const link = await analysis.clipboard();
  await analysis.tab('record');
  await analysis.action('empty').click();
  await analysis.expectListed();
  await page.goto(link);
  await analysis.expectListed(...moves);
  await expect.poll(() => lines(analysis.root)).toBe(19);

  await page.goto(`${site.url}#/games/gomoku`);
  await page.locator('chuhe-archive .row').first().click();
  await analysis.expectListed(...moves);
  await expect.poll(() => lines(analysis.root)).toBe(19);
});

test('any other board is a number, and taking back returns to the one before @long', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url + kGomoku);
  await game.choose('time', '100');
  await game.playAndWait('h8');
  await game.begin({ 'board-lines': 'other', lines: '10' });
  await expect.poll(() => lines(game.root)).toBe(10);
  await expect(game.action('new-game')).toBeFocused();
  await game.action('undo').click();
  await expect.poll(() => lines(game.root)).toBe(15);
  expect(await game.moves()).toHaveLength(2);
  // Sizes out of range give the nearest board.
  await game.openNewGame();
  await game.openMoreOptions();
  await page.locator('[data-setting="board-lines"] input[value="other"]').check();
  await page.locator('[data-setting="lines"]').fill('40');
  await game.action('start').click();
  await expect.poll(() => lines(game.root)).toBe(20);
});

test('a record on 20 lines is opened on its board and taken along @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste(kPsq20);
  await analysis.expectListed('j11', 't20', 'k10');
  expect(await lines(analysis.root)).toBe(20);
  await analysis.shareBy('copy');
  await analysis.expectShared('Copied.');
  await expect.poll(() => analysis.clipboard()).toContain('20,1,1532');
  await page.reload();
  await analysis.expectListed('j11', 't20', 'k10');
  expect(await lines(analysis.root)).toBe(20);
});

test('elements show the board of their position or record @long', async ({ page, site }) => {
  await page.goto(site.url + kGomoku);
  await page.evaluate(
    async ([url, record]) => {
      await import(`${url}embed.js`);
      const board = document.createElement('chuhe-board');
      board.setAttribute('game', 'gomoku');
      board.setAttribute('fen', `${Array(12).fill(12).join('/')} b caro`);
      const viewer = document.createElement('chuhe-viewer');
      viewer.setAttribute('game', 'gomoku');
      viewer.setAttribute('record', record ?? '');
      document.body.prepend(board, viewer);
    },
    [site.url, kPsq20],
  );
  await expect.poll(() => lines(page.locator('chuhe-board'))).toBe(12);
  await expect.poll(() => lines(page.locator('chuhe-viewer'))).toBe(20);
  await expect(page.locator('chuhe-viewer .main .move')).toHaveCount(3);
  const viewer = page.locator('chuhe-viewer');
  await viewer.evaluate((element) => element.setAttribute('record', 'h8 h9'));
  await expect.poll(() => lines(viewer)).toBe(15);
  await viewer.evaluate((element) => element.setAttribute('game', 'xiangqi'));
  await expect.poll(() => lines(viewer)).toBe(10);
});

test('Caro: a five between two stones goes on, the rule says why', async ({ game, page, site }) => {
  await game.open(site.url + kGomoku);
  await game.begin({ rules: 'caro', players: 'people' });
  const empty = `${Array(15).fill(15).join('/')} b caro`;
  await game.set(empty, 'd8 c8 e8 a1 f8 a3 g8 i8 h8');
  expect((await game.read()).status).toBe('ongoing');
  await game.set(empty, 'd8 c8 e8 a1 f8 a3 g8 a5');
  await game.square('h8').click();
  await game.expectState('over');
  expect((await game.read()).status).toBe('first-wins');
  await game.root.locator('[data-action="close-end"]').click();
  await game.openNewGame();
  await expect(page.locator('#about-rules')).toContainText('block both ends');
});
