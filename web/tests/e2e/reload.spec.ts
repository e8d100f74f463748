// SPDX-License-Identifier: MIT
// State that a reload must keep.

import { AnalysisPage } from './support/analysis-page.ts';
import { ArchivePage } from './support/archive-page.ts';
import { GamePage, kLongThought, kUnusualMove } from './support/game-page.ts';
import { holdBack, kEngineFile } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test(
  'game and settings survive a reload in mid-game',
  { tag: '@smoke' },
  async ({ page, site, game }) => {
    await game.open(site.url);
    await game.begin({ time: '100', level: '3' });
    await game.choose('lang', 'zh-Hans');
    await game.choose('theme', 'dark');
    await game.playAndWait('h2e2');
    await game.playAnyAndWait();
    const before = await game.read();
    await page.reload();
    await game.expectState('idle');
    expect(await game.read()).toEqual(before);
    await game.expectChosen('time', '100');
    await game.expectChosen('level', '3');
    await game.expectChosen('lang', 'zh-Hans');
    await game.expectChosen('theme', 'dark');
    await game.playAnyAndWait();
    expect(await game.moves()).toHaveLength(6);
  },
);

test('a reload while the engine thinks lets it think again', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.begin({ level: '10', time: kLongThought });
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  await page.reload();
  await game.expectState('thinking');
  await game.action('stop').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(2);
});

// 1. h2e2 h9g7 2. h0g2, as `chuhe convert` writes it.
const kLink = '#/analyse/xiangqi/x11LPYR5ejWA';

test('a reload before the game of a link has been read does not lose it', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, kEngineFile);
  const analysis = new AnalysisPage(page);
  await page.goto(site.url + kLink);
  await analysis.expectState('loading');
  await page.reload();
  await analysis.expectState('loading');
  release();
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
  // From now on it is the reader's analysis.
  await expect(page).toHaveURL(/#\/analyse\/xiangqi$/);
  await page.reload();
  await analysis.expectListed('C2=5', 'H8+7', 'H2+3');
});

test('a move typed before the engine has come is made once it has @long', async ({
  game,
  page,
  site,
}) => {
  const release = await holdBack(page, kEngineFile);
  await page.addInitScript(() => {
    localStorage.setItem('chuhe.preferences', JSON.stringify({ typesMoves: true }));
  });
  await page.goto(site.url);
  await game.setting('move').fill('C2=5');
  await game.setting('move').press('Enter');
  await game.expectState('loading');
  release();
  await expect.poll(async () => (await game.moves())[0]).toBe('h2e2');
});

test('a screen that is being left does not write its place into the address @long', async ({
  page,
  site,
}) => {
  const held = new Map<string, () => void>();
  const hold = async (name: string, file: RegExp): Promise<void> => {
    await page.route(file, async (route) => {
      await new Promise<void>((release) => held.set(name, release));
      await route.continue();
    });
  };
  await hold('puzzles', /\/xiangqi-[^/]*\.txt$/);
  await hold('analysis', /chuhe-analysis-[^/]*\.js$/);
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  await expect.poll(() => held.has('puzzles')).toBe(true);
  await page.goto(`${site.url}#/analyse/xiangqi/edit`);
  await expect.poll(() => held.has('analysis')).toBe(true);
  held.get('puzzles')?.();
  await expect(page.locator('chuhe-puzzle')).toHaveAttribute('data-state', 'solving');
  held.get('analysis')?.();
  await expect(page.locator('chuhe-editor')).toHaveAttribute('data-state', 'playable');
  await expect(page).toHaveURL(/#\/analyse\/xiangqi\/edit$/);
});

test('a game in two windows stays one game', async ({ page, site, game, context }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  await game.playAndWait('h2e2');
  const other = new GamePage(await context.newPage());
  await other.open(site.url);
  await expect.poll(() => other.moves()).toEqual(await game.moves());
  await other.playAnyAndWait();
  const moves = await other.moves();
  expect(moves).toHaveLength(4);
  await expect.poll(() => game.moves()).toEqual(moves);
  await game.expectState('idle');
  // What is played here goes on there, and My games holds all of it.
  await game.playAnyAndWait();
  await expect.poll(() => other.moves()).toEqual(await game.moves());
  const archive = new ArchivePage(page);
  await archive.open(site.url);
  await expect(archive.count()).toHaveText('1 game');
});
