// SPDX-License-Identifier: MIT
// Workers that die: before they are ready, while answering a question, and from lack of memory.

import type { Page } from '@playwright/test';
import { strings as en } from '../../src/i18n/en/page.ts';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { kLongThought, kUnusualMove } from './support/game-page.ts';
import { StudyPage } from './support/study-page.ts';
import { expect, test } from './support/test.ts';

/** Runs in the page: `killWorkers` terminates workers of that name as a browser does. */
function makeMortal(): void {
  const living: { readonly name: string; readonly worker: Worker }[] = [];
  const end = (name: string): number => {
    const dying = living.filter((one) => one.name === name);
    for (const one of dying) {
      living.splice(living.indexOf(one), 1);
      one.worker.terminate();
      one.worker.dispatchEvent(new ErrorEvent('error', { message: 'killed', cancelable: true }));
    }
    return dying.length;
  };
  const RealWorker = Worker;
  class MortalWorker extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const { name = '' } = options ?? {};
      living.push({ name, worker: this });
      // Before the worker can send a message.
      if (sessionStorage.getItem('stillborn') === name) queueMicrotask(() => end(name));
    }
  }
  Object.assign(globalThis, { Worker: MortalWorker, killWorkers: end });
}

function kill(page: Page, name = 'chuhe-engine'): Promise<number> {
  return page.evaluate(
    (which) => (globalThis as unknown as { killWorkers(name: string): number }).killWorkers(which),
    name,
  );
}

async function bearDead(page: Page, isSo: boolean): Promise<void> {
  await page.evaluate(
    (name) => sessionStorage.setItem('stillborn', name),
    isSo ? 'chuhe-engine' : '',
  );
}

test.beforeEach(({ page }) => page.addInitScript(makeMortal));

test('an engine that dies before it is ready is told of, and tried again', async ({
  page,
  site,
  game,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('stillborn') === null)
      sessionStorage.setItem('stillborn', 'chuhe-engine');
  });
  await page.goto(site.url);
  await game.expectState('failed');
  await expect(game.root.locator('.status')).toContainText(en.faults.crashed);
  await bearDead(page, false);
  await game.action('retry').click();
  await game.expectState('idle');
  await game.playAndWait('h2e2');
});

test('an engine that dies while it thinks is told of, and goes on thinking @long', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url);
  await game.begin({ level: '10', time: kLongThought });
  await game.click(kUnusualMove);
  await game.expectState('thinking');
  expect(await kill(page)).toBe(1);
  await game.expectState('failed');
  await expect(game.root.locator('.status')).toContainText(en.faults.crashed);
  expect(await game.moves()).toHaveLength(1);
  await game.action('retry').click();
  await game.expectState('thinking');
  await game.action('stop').click();
  await game.expectState('idle');
  expect(await game.moves()).toHaveLength(2);
});

test('a review whose engine dies is told of, and comes to its end @long', async ({
  page,
  site,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  await analysis.paste('1. C2=5 H8+7 2. C5+4 H7+5');
  await expect.poll(async () => (await analysis.listed()).length).toBe(4);
  await analysis.tab('review');
  await analysis.action('review').click();
  await expect.poll(() => kill(page)).toBe(1);
  await analysis.expectState('failed');
  await analysis.action('retry').click();
  await expect(analysis.action('retry-mistakes')).toBeVisible();
});

test('a puzzle whose engine dies is told of, and solved @long', async ({ page, site }) => {
  const puzzle = new StudyPage(page, 'puzzle');
  await puzzle.open(site.url, '1');
  expect(await kill(page)).toBe(1);
  await puzzle.expectState('failed');
  await puzzle.action('retry').click();
  await puzzle.expectState('solving');
  await puzzle.board.click('g4f4');
  await puzzle.expectState('solved');
});

test('games of masters whose unpacking dies are unpacked all the same @long', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}#/games/xiangqi/masters`);
  const masters = page.locator('chuhe-masters');
  await expect(masters.locator('.count')).toHaveText('27,436 games');
  await expect.poll(() => kill(page)).toBeGreaterThan(0);
  await masters.locator('.row:not(.waiting) button').first().click();
  await expect(page.locator('chuhe-analysis')).toBeVisible({ timeout: 90_000 });
});

test('a list of masters whose worker dies is told of, and there again @long', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}#/games/xiangqi/masters`);
  const masters = page.locator('chuhe-masters');
  await expect(masters.locator('.count')).toHaveText('27,436 games');
  expect(await kill(page, 'chuhe-masters')).toBe(1);
  await masters.locator('[data-setting="player"]').fill('lu qin');
  await expect(masters.locator('.trouble')).toBeVisible();
  await page.goto(`${site.url}#/games/xiangqi`);
  await expect(page.locator('chuhe-archive')).toBeVisible();
  await page.goto(`${site.url}#/games/xiangqi/masters`);
  await expect(masters.locator('.trouble')).toBeHidden();
  await expect(masters.locator('.count')).toHaveText(/games$/);
});

test('a device without memory for the engine is told so @long', async ({ page, site, game }) => {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const refuse = `WebAssembly.instantiate = () => Promise.reject(new RangeError('no memory'));`;
    await route.fulfill({ response, body: `${refuse}\n${await response.text()}` });
  });
  await page.goto(site.url);
  await game.expectState('failed');
  await expect(game.root.locator('.status')).toContainText(en.faults['out-of-memory']);
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  await expect(page.locator('chuhe-puzzle')).toContainText(en.faults['out-of-memory']);
});
