// SPDX-License-Identifier: MIT
// Closed screens leave no references: the page has the same size after the fifth visit as after the
// second.

import type { Page } from '@playwright/test';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { GamePage, kGomoku } from './support/game-page.ts';
import { detached, measurer, sizeAtRest, type PageSize } from './support/page-size.ts';
import { expect, test } from './support/test.ts';

type Visit = (page: Page, url: string, time: number) => Promise<void>;

/** Another element may have left it open. */
async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** A running engine would show longer and longer lines. */
async function analysis(page: Page, url: string, place = kAnalyse): Promise<AnalysisPage> {
  const shown = new AnalysisPage(page);
  await shown.open(url + place);
  const pause = shown.action('run').and(page.getByRole('button', { name: 'Pause' }));
  if (await pause.isVisible()) await pause.click();
  await shown.expectState('idle');
  return shown;
}

async function play(page: Page, url: string): Promise<GamePage> {
  const game = new GamePage(page);
  await game.open(`${url}#/play/xiangqi`);
  return game;
}

/** Another board each time. */
const linesOf = (time: number): string => (time % 2 === 0 ? '19' : '15');

const visits: Readonly<Record<string, Visit>> = {
  'the editor': async (page, url) => {
    await analysis(page, url);
    await page.goto(`${url}${kAnalyse}/edit`);
    await expect(page.locator('chuhe-editor')).toHaveAttribute('data-state', 'playable');
    await analysis(page, url);
  },
  'the mending of mistakes': async (page, url) => {
    const shown = await analysis(page, url);
    await shown.paste('1. C2=5 H8+7 2. C5+4 H7+5');
    await expect.poll(async () => (await shown.listed()).length).toBe(4);
    await shown.tab('review');
    await shown.action('review').click();
    await shown.action('retry-mistakes').click();
    await expect(page.locator('chuhe-retry')).toBeVisible();
    await analysis(page, url);
  },
  'pictures and details of a record': async (page, url) => {
    const shown = await analysis(page, url);
    for (const dialog of ['picture', 'details'] as const) {
      if (dialog === 'picture') await shown.shareBy(dialog);
      else {
        await shown.tab('record');
        await shown.action(dialog).click();
      }
      await expect(page.locator('dialog[open]')).toBeVisible();
      await closed(page);
    }
  },
  'sheets of the page': async (page, url) => {
    const game = await play(page, url);
    for (const sheet of ['licences', 'data', 'keys']) {
      await game.openSettings();
      await page.locator(`#${sheet}`).click();
      await expect(page.locator('dialog[open]')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await closed(page);
    }
  },
  'a game for other pages': async (page, url) => {
    const game = await play(page, url);
    await game.more('embed');
    await expect(page.locator('.embed .sample iframe')).toBeVisible();
    await closed(page);
  },
  'boards of games with friends': async (page, url, time) => {
    const game = new GamePage(page);
    await page.goto(url + kGomoku);
    await game.expectState('idle|over');
    await game.begin({ players: 'friend', 'board-lines': linesOf(time) });
    await expect(game.root.locator('.friend')).toBeVisible();
    await expect(game.root.locator('[role=gridcell]')).toHaveCount(Number(linesOf(time)) ** 2);
  },
  'boards of records': async (page, url, time) => {
    const shown = await analysis(page, url, '#/analyse/gomoku');
    const lines = Number(linesOf(time));
    await shown.paste(`(;GM[4]SZ[${lines}];B[hh];W[gg];B[${time % 2 === 0 ? 'gh' : 'hg'}])`);
    await expect(shown.root.locator('[role=gridcell]')).toHaveCount(lines ** 2);
  },
  'the filter of all games': async (page, url) => {
    await page.goto(`${url}${kAnalyse}/games`);
    await page.locator('chuhe-archive [data-action="filter"]').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await closed(page);
    await analysis(page, url);
  },
  paper: async (page, url) => {
    const shown = await analysis(page, url);
    await shown.shareBy('print');
    await expect(page.locator('.chuhe-paper')).toBeAttached();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('.chuhe-paper')).toHaveCount(0);
  },
};

function isWithin(size: PageSize, limit: PageSize): boolean {
  const counts = ['nodes', 'listeners', 'documents', 'workers'] as const;
  return counts.every((count) => size[count] <= limit[count]);
}

for (const [name, visit] of Object.entries(visits)) {
  test(`${name}, opened and left, leave nothing behind @long`, async ({ page, site }) => {
    await page.addInitScript(() => (globalThis.print = () => {}));
    const session = await measurer(page);
    await page.goto(site.url);
    // After two visits, one-time allocations are done and both variants have been used.
    let time = 0;
    while (time < 2) await visit(page, site.url, time++);
    const before = await sizeAtRest(page, session);
    const round = async (): Promise<PageSize> => {
      for (const end = time + 4; time < end;) await visit(page, site.url, time++);
      return sizeAtRest(page, session);
    };
    // Once more something may be made only once, such as a worker that starts again: a leak grows in both rounds.
    const first = await round();
    const [from, after] = isWithin(first, before) ? [before, first] : [first, await round()];
    expect(after.nodes).toBeLessThanOrEqual(from.nodes);
    expect(after.listeners).toBeLessThanOrEqual(from.listeners);
    expect(after.documents).toBeLessThanOrEqual(from.documents);
    expect(after.workers).toBeLessThanOrEqual(from.workers);
  });
}

test('settings that were left are gone, though they showed what the page keeps @long', async ({
  page,
  site,
}) => {
  const game = await play(page, site.url);
  await game.choose('lang', 'ja');
  await game.choose('lang', 'en');
  expect(await detached(await measurer(page), 'dialog')).toBe(0);
});
