// SPDX-License-Identifier: MIT
// The page is used for hours without a reload, and is as large at the end as soon after the start.

import type { CDPSession, Page } from '@playwright/test';
import type { GameId } from '../../src/engine/protocol.ts';
import { AnalysisPage } from '../e2e/support/analysis-page.ts';
import { GamePage } from '../e2e/support/game-page.ts';
import { seededRandom } from '../e2e/support/random.ts';
import { StudyPage } from '../e2e/support/study-page.ts';
import { expect, test } from '../e2e/support/test.ts';

const minutes = Number(process.env['CHUHE_SOAK_MINUTES'] ?? 120);

/** What the page holds once nothing is left that could be thrown away. */
interface Size {
  readonly heapMegabytes: number;
  /**
   * In the page and out of it. Not the browser's own number: that counts attributes too, which become nodes when the test
   * looks at an element.
   */
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly workers: number;
}

interface TreeNode {
  readonly children?: readonly TreeNode[];
  readonly shadowRoots?: readonly TreeNode[];
}

function countOf({ children = [], shadowRoots = [] }: TreeNode): number {
  return [...children, ...shadowRoots].reduce((sum, one) => sum + countOf(one), 1);
}

/** How many nodes are in the page, and how many out of it something still holds. */
async function nodesOf(page: Page, session: CDPSession): Promise<number> {
  const attached = await page.evaluate(() => {
    const count = (node: Node): number => {
      const root = node instanceof Element ? node.shadowRoot : null;
      const below = [...node.childNodes, ...(root === null ? [] : [root])];
      return below.reduce((sum, one) => sum + count(one), 1);
    };
    return count(document);
  });
  // What was told would be held from then on.
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.send('DOM.disable');
  return detachedNodes.reduce((sum, { treeNode }) => sum + countOf(treeNode), attached);
}

async function sizeOf(page: Page, session: CDPSession): Promise<Size> {
  // What waits for a collection may hold what a second one frees.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapMegabytes: Math.round(metric('JSHeapUsedSize') / 1e5) / 10,
    nodes: await nodesOf(page, session),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
    workers: page.workers().length,
  };
}

const random = seededRandom(1);

/** A few moves of a game against the engine; those of the person are any legal ones. */
async function play(page: Page, url: string, id: GameId): Promise<void> {
  await page.goto(`${url}#/play/${id}`);
  const game = new GamePage(page);
  await game.expectState('idle|over');
  await game.begin({ level: '1', time: '100' });
  // A new game is on the board before the engine has told what may be played.
  await expect.poll(async () => (await game.read()).legalMoves.length).toBeGreaterThan(0);
  for (let moves = 0; moves < 6; moves++) {
    const { legalMoves, result } = await game.read();
    const move = legalMoves[Math.floor(random() * legalMoves.length)];
    if (result !== '*' || move === undefined) return;
    await game.playAndWait(move);
  }
}

const records: Readonly<Record<GameId, readonly string[]>> = {
  xiangqi: ['C2=5', 'H8+7', 'C5+4', 'H7+5'],
  gomoku: ['h8', 'i9', 'h9', 'h10'],
};

/** A record is read, looked at and reviewed. */
async function analyse(page: Page, url: string, id: GameId, round: number): Promise<void> {
  await page.goto(`${url}#/analyse/${id}`);
  const analysis = new AnalysisPage(page);
  await analysis.expectState('thinking|idle');
  // Another one than the last time, so that one sees it come.
  const moves = round % 2 === 0 ? records[id] : records[id].slice(0, 2);
  await analysis.paste(moves.join(' '));
  await expect.poll(async () => (await analysis.listed()).length).toBe(moves.length);
  for (const way of ['first', 'forward', 'last', 'back'] as const) {
    await analysis.action(way).click();
  }
  await analysis.action('review').click();
  const told = analysis.root.getByRole('table', { name: 'How each side played' });
  await expect(told).toBeVisible({ timeout: 120_000 });
}

async function study(page: Page, url: string, id: GameId): Promise<void> {
  for (const screen of ['puzzle', 'learn', 'openings'] as const) {
    const one = new StudyPage(page, screen, id);
    await one.open(url);
    const next = one.action('next');
    if (await next.isVisible()) await next.click();
  }
}

/** Sheets are opened and left, and the page speaks another language. */
async function choose(page: Page, url: string, round: number): Promise<void> {
  await page.goto(`${url}#/play/xiangqi`);
  const game = new GamePage(page);
  await game.expectState('idle|over');
  await game.choose('lang', ['zh-Hans', 'ja', 'vi', 'zh-Hant', 'en'][round % 5] ?? 'en');
  await game.choose('theme', round % 2 === 0 ? 'dark' : 'light');
  await game.choose('lang', 'en');
}

test('after hours of playing, analysing and learning the page has not grown', async ({
  page,
  site,
}) => {
  test.setTimeout((minutes + 10) * 60_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site.url);
  const sizes: Size[] = [];
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end || sizes.length < 6; round++) {
    for (const id of ['xiangqi', 'gomoku'] as const) {
      await play(page, site.url, id);
      await analyse(page, site.url, id, round);
      await study(page, site.url, id);
    }
    await choose(page, site.url, round);
    sizes.push(await sizeOf(page, session));
    console.log(`round ${round + 1}: ${JSON.stringify(sizes.at(-1))}`);
  }
  // Whatever is loaded once is there after the fifth round, which has heard every language.
  const [settled, last] = [sizes[4]!, sizes.at(-1)!];
  expect(last.workers).toBe(settled.workers);
  expect(last.documents).toBeLessThanOrEqual(settled.documents);
  expect(last.listeners).toBeLessThanOrEqual(settled.listeners * 1.1);
  expect(last.nodes).toBeLessThanOrEqual(settled.nodes * 1.1);
  // Games that were played are kept, and make the lists of them longer.
  expect(last.heapMegabytes).toBeLessThanOrEqual(settled.heapMegabytes * 1.25);
});
