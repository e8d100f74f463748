// SPDX-License-Identifier: MIT
// The engine chosen by the reader, with several threads or a larger table; and the default one if
// that fails.

import type { Page } from '@playwright/test';
import { strings as en } from '../../src/i18n/en/settings.ts';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { kGomoku, kLongThought, kUnusualMove } from './support/game-page.ts';
import { takeNextVersion } from './support/next-version.ts';
import { expect, longUnless, test } from './support/test.ts';

const kThreadsEngine = /\/assets\/engine-threads-[^/]*\.wasm$/;

const games = [
  { game: 'xiangqi', play: '', analyse: kAnalyse, move: kUnusualMove },
  { game: 'gomoku', play: kGomoku, analyse: '#/analyse/gomoku', move: 'a1' },
] as const;

/** The requested files of the multi-threaded engine, from any context. */
function watchThreadsEngine(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('engine-threads')) asked.push(pathname);
  });
  return asked;
}

/** Simulates a machine with `cores` cores; this one may have fewer. */
async function haveCores(page: Page, cores = 4): Promise<void> {
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: count, configurable: true });
  }, cores);
}

/** Stores the choice as Settings does. */
async function haveChosen(page: Page, threads: number, tableMegabytes = 16): Promise<void> {
  await page.addInitScript(
    (choice) => localStorage.setItem('chuhe.engine', choice),
    JSON.stringify({ threads, tableMegabytes }),
  );
}

const fault = (page: Page) => page.locator('main > .engine-fault');

test.beforeEach(async ({ page }) => haveCores(page));

for (const { game: name, play, analyse, move } of games) {
  test(`${name}: two threads play, stop and give way${longUnless(name === 'xiangqi')}`, async ({
    page,
    site,
    game,
  }) => {
    const asked = watchThreadsEngine(page);
    await game.open(site.url + play);
    expect(asked).toEqual([]);
    await game.choose('threads', '2');
    await expect.poll(() => asked.some((path) => kThreadsEngine.test(path))).toBe(true);
    await game.expectState('idle');
    await game.begin({ level: '10', time: '100' });
    await game.playAndWait(move);
    expect(await game.moves()).toHaveLength(2);
    await game.begin({ time: kLongThought });
    await game.click(move);
    await game.expectState('thinking');
    await game.action('stop').click();
    await game.expectState('idle');
    expect(await game.moves()).toHaveLength(2);
    await expect(fault(page)).toHaveCount(0);
  });

  test(`${name}: two threads analyse, and go on at another move @long`, async ({ page, site }) => {
    await haveChosen(page, 2);
    const asked = watchThreadsEngine(page);
    const analysis = new AnalysisPage(page);
    await analysis.open(site.url + analyse);
    await expect(analysis.root.locator('.lines button').first()).toBeVisible();
    await analysis.board.click(move);
    await expect(analysis.current()).not.toHaveText('Start');
    await expect(analysis.root.locator('.lines button').first()).toBeVisible();
    expect(asked.some((path) => kThreadsEngine.test(path))).toBe(true);
    await expect(fault(page)).toHaveCount(0);
  });
}

test('who has chosen nothing is sent nothing of it, nor is who chose one thread @long', async ({
  page,
  site,
  game,
}) => {
  const asked = watchThreadsEngine(page);
  await game.open(site.url);
  await game.choose('table', '64');
  await game.expectState('idle');
  await game.playAndWait(kUnusualMove);
  expect(asked).toEqual([]);
  await expect(fault(page)).toHaveCount(0);
});

test('the choice is still there after a reload @long', async ({ page, site, game }) => {
  await game.open(site.url);
  await game.choose('threads', '3');
  await game.choose('table', '32');
  await page.reload();
  await game.expectState('idle');
  await game.expectChosen('threads', '3');
  await game.expectChosen('table', '32');
});

test('there are as many threads as cores @long', async ({ page, site, game }) => {
  await haveCores(page, 6);
  await game.open(site.url);
  await game.openSettings();
  await expect(game.setting('threads').locator('option')).toHaveText([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  await expect(game.setting('threads')).toHaveAccessibleDescription(en.engine.threadsNote);
});

const bars = [
  { where: 'on a page that is not isolated', isPlain: true, cores: 4, why: 'not-isolated' },
  { where: 'on one core', isPlain: false, cores: 1, why: 'one-core' },
] as const;

for (const { where, isPlain, cores, why } of bars) {
  test(`${where} there is one thread, and the reason @long`, async ({
    page,
    site,
    plainSite,
    game,
  }) => {
    await haveCores(page, cores);
    await haveChosen(page, 4);
    // The service worker would isolate the page after its first visit.
    await page.route('**/service-worker.js', (route) => route.abort());
    const asked = watchThreadsEngine(page);
    await game.open((isPlain ? plainSite : site).url);
    await game.openSettings();
    await expect(game.setting('threads').locator('option')).toHaveText(['1']);
    await expect(game.setting('threads')).toHaveAccessibleDescription(en.engine.bars[why]);
    await game.leaveSheet();
    await game.playAndWait(kUnusualMove);
    expect(asked).toEqual([]);
    await expect(fault(page)).toHaveCount(0);
  });
}

test('an isolated page without shared memory has one thread, and the reason @long', async ({
  page,
  site,
  game,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  await haveChosen(page, 4);
  await game.open(site.url);
  await game.openSettings();
  await expect(game.setting('threads').locator('option')).toHaveText(['1']);
  await expect(game.setting('threads')).toHaveAccessibleDescription(
    en.engine.bars['no-shared-memory'],
  );
});

test.describe('the usual engine plays, and it is said,', () => {
  test.use({ expectedErrors: /engine-threads|worker|Failed to load resource|net::ERR/ });

  const faults = [
    {
      what: 'where the binary does not come',
      spoil: (page: Page) => page.route(kThreadsEngine, (route) => route.abort()),
      says: 'threads-missing',
    },
    {
      what: 'where the glue does not come',
      spoil: (page: Page) =>
        page.context().route(/engine-threads-[^/]*\.js$/, (route) => route.abort()),
      says: 'threads-failed',
    },
    {
      what: 'where the worker cannot be made',
      spoil: (page: Page) =>
        page.addInitScript(() => {
          const Original = Worker;
          let isFirst = true;
          globalThis.Worker = class extends Original {
            constructor(url: string | URL, options?: WorkerOptions) {
              if (isFirst && options?.name === 'chuhe-engine') {
                isFirst = false;
                throw new DOMException('no more workers', 'SecurityError');
              }
              super(url, options);
            }
          };
        }),
      says: 'threads-failed',
    },
    {
      what: 'where memory is refused',
      spoil: (page: Page) =>
        page.addInitScript(() => {
          const Original = WebAssembly.Memory;
          WebAssembly.Memory = class extends Original {
            constructor(descriptor: WebAssembly.MemoryDescriptor) {
              if (descriptor.shared) throw new RangeError('could not allocate memory');
              super(descriptor);
            }
          };
        }),
      says: 'memory-refused',
    },
  ] as const;

  for (const { what, spoil, says } of faults) {
    test(`${what} @long`, async ({ page, site, game }) => {
      await haveChosen(page, 2);
      await page.route('**/service-worker.js', (route) => route.abort());
      await spoil(page);
      await game.open(site.url);
      await expect(fault(page)).toContainText(en.engine.faults[says]);
      await game.playAndWait(kUnusualMove);
      expect(await game.moves()).toHaveLength(2);
      await game.openSettings();
      await expect(game.sheet().locator('.fault')).toHaveText(en.engine.faults[says]);
      await game.leaveSheet();
      await fault(page).locator('[data-action="close"]').click();
      await expect(fault(page)).toHaveCount(0);
      // It is not retried on every screen.
      await page.goto(site.url + kAnalyse);
      await expect(page.locator('chuhe-analysis .lines button').first()).toBeVisible();
      await expect(fault(page)).toHaveCount(0);
    });
  }

  test('where the script of the threads does not come @long', async ({
    page,
    game,
    files,
    start,
  }) => {
    files.remove(/engine-threads\.worker-[^/]*\.js$|engine-threads-[^/]*\.js$/);
    await haveChosen(page, 2);
    await page.route('**/service-worker.js', (route) => route.abort());
    const site = await start({ files });
    await game.open(site.url);
    await expect(fault(page)).toContainText(en.engine.faults['threads-failed']);
    await game.playAndWait(kUnusualMove);
    expect(await game.moves()).toHaveLength(2);
  });

  test('with the question that is open when a thread crashes @long', async ({
    page,
    site,
    game,
  }) => {
    await haveChosen(page, 2);
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      const Original = Worker;
      globalThis.Worker = class extends Original {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (options?.name === 'chuhe-engine') workers.push(this);
        }
      };
      Object.assign(globalThis, { workers });
    });
    await game.open(site.url);
    await game.begin({ level: '10', time: kLongThought });
    await game.click(kUnusualMove);
    await game.expectState('thinking');
    await page.evaluate(() => {
      const { workers } = globalThis as unknown as { workers: Worker[] };
      const crash = new ErrorEvent('error', { message: 'unreachable', cancelable: true });
      workers.at(-1)?.dispatchEvent(crash);
    });
    await expect(fault(page)).toContainText(en.engine.faults['threads-failed']);
    // The question goes to the default engine.
    await game.expectState('thinking');
    await game.action('stop').click();
    await game.waitForAnswer(1);
    expect(await game.moves()).toHaveLength(2);
  });
});

test(
  'after its first use it searches offline too, and after the next version @long',
  { tag: '@stored' },
  async ({ page, game, files, start }) => {
    const site = await start({ files });
    await haveChosen(page, 2);
    await game.open(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The first visit was not controlled by the service worker.
    await page.reload();
    await game.expectState('idle');
    files.publishNextVersion('next');
    await takeNextVersion(page, 'next');
    await game.expectState('idle');
    await site.stop();
    await page.reload();
    await game.expectState('idle');
    await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
    await game.playAndWait(kUnusualMove);
    await expect(fault(page)).toHaveCount(0);
  },
);

test('elements on other pages fetch the usual engine alone @long', async ({ foreign, page }) => {
  await haveChosen(page, 2);
  await foreign.open('<chuhe-game></chuhe-game>', { isIsolated: true });
  await expect(page.locator('chuhe-game')).toHaveAttribute('data-state', 'idle');
  expect(foreign.fetched.some((path) => /\/engine-[^/]*\.wasm$/.test(path))).toBe(true);
  expect(foreign.fetched.filter((path) => path.includes('engine-threads'))).toEqual([]);
});
