// SPDX-License-Identifier: MIT
// The site without its server, and with a newer version.

import type { Locator, Page } from '@playwright/test';
import { strings } from '../../src/i18n/en/page.ts';
import type { Site } from './support/site.ts';
import { nextVersionWaits, takeNextVersion, updateButton } from './support/next-version.ts';
import { expect, longUnless, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once every file of the site is stored. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

function html(page: Page): Locator {
  return page.locator('html');
}

async function versions(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The state a new version reaches: `installed`, or `redundant` if it could not be stored. */
async function fateOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state));
      });
      void registration.update();
    });
  });
}

for (const isPlain of [false, true]) {
  const host = isPlain ? 'a host without headers' : 'our server';
  test(`after one visit to ${host} the site plays from its book without it${longUnless(isPlain)}`, async ({
    page,
    game,
    start,
  }) => {
    const site = await start({ isPlain });
    await game.open(site.url);
    await stored(page);
    await site.stop();

    await page.goto(`${site.url}?from=home`);
    await game.expectState('idle');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await game.playAndWait('h2e2');
    expect(await game.moves()).toHaveLength(2);
    await game.more('thinking');
    // The first move does not wait for the book: if it loads later, it answers in the next game.
    await expect(async () => {
      await game.begin();
      await expect.poll(() => game.moves()).toEqual([]);
      await game.playAndWait('h2e2');
      await expect(game.root.locator('[data-source]')).toHaveAttribute('data-source', 'book', {
        timeout: 1000,
      });
    }).toPass();
  });
}

test('in a folder of a host it plays offline too, and leaves the other pages alone @long', async ({
  page,
  game,
  files,
  start,
}) => {
  files.moveInto('games/chuhe');
  const site = await start({ files, isPlain: true });
  await game.open(`${site.url}games/chuhe/`);
  await stored(page);
  await page.goto(site.url);
  await expect(page).toHaveTitle('Another page');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await site.stop();
  await game.open(`${site.url}games/chuhe/index.html`);
  await game.playAndWait('h2e2');
  expect(await game.moves()).toHaveLength(2);
});

test('a stored site opens and plays where no room is left, and is stored again where files are lost', async ({
  page,
  context,
  game,
  start,
}) => {
  const site = await start();
  await game.open(site.url);
  await stored(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(site.url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.reload();
  await game.expectState('idle');
  await game.playAndWait('h2e2');

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  // The browser or the reader empties the store, the service worker stays.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await game.expectState('idle');
  await game.openSettings();
  await expect(page.locator('#offline')).toHaveText(strings.labels.offlineReady);
  await site.stop();
  await page.reload();
  await game.expectState('idle');
});

test('a first visit is not reloaded behind the back of the user @long', async ({
  page,
  game,
  start,
}) => {
  const site = await start({ isPlain: true });
  let loads = 0;
  page.on('load', () => loads++);
  await game.open(site.url);
  await stored(page);
  await game.playAndWait('h2e2');
  expect(loads).toBe(1);
});

test.describe('a new version', () => {
  let site: Site;

  test.beforeEach(async ({ page, game, files, start }) => {
    site = await start({ files });
    await game.open(site.url);
    await stored(page);
  });

  test('is offered, and taken only when the user says so', async ({ page, game, files }) => {
    files.publishNextVersion('next');
    await page.reload();
    await expect(updateButton(page)).toBeVisible();
    await game.expectState('idle');
    await expect(html(page)).not.toHaveAttribute('data-version');
    await takeNextVersion(page, 'next');
    await game.expectState('idle');
  });

  test('leaves another tab the version it runs until that is closed @long', async ({
    page,
    context,
    files,
  }) => {
    const other = await context.newPage();
    await other.goto(site.url);
    const [first = ''] = await versions(page);
    for (const name of ['second', 'third', 'fourth']) {
      files.publishNextVersion(name);
      await takeNextVersion(page, name);
    }
    expect(await versions(page)).toContain(first);
    await other.close();
    files.publishNextVersion('fifth');
    await takeNextVersion(page, 'fifth');
    await expect.poll(() => versions(page)).not.toContain(first);
  });

  test('keeps the version before it, for other tabs, and none older @long', async ({
    page,
    files,
  }) => {
    const before = await versions(page);
    for (const name of ['second', 'third']) {
      files.publishNextVersion(name);
      await takeNextVersion(page, name);
    }
    await expect.poll(() => versions(page)).toHaveLength(2);
    expect(await versions(page)).not.toContain(before[0]);
  });

  test('is not offered in the middle of a game @long', async ({ page, game, files }) => {
    await game.choose('time', '100');
    await game.playAndWait('h2e2');
    files.publishNextVersion('next');
    await page.reload();
    await game.expectState('idle');
    await expect.poll(() => nextVersionWaits(page)).toBe(true);
    await expect(updateButton(page)).toBeHidden();
    await game.resign();
    await expect(updateButton(page)).toBeVisible();
  });

  test('leaves another tab what only the version it runs has @long', async ({
    page,
    context,
    files,
  }) => {
    const other = await context.newPage();
    await other.goto(site.url);
    // The next version has another name for that screen.
    files.publishNextVersion('next');
    files.forget(/assets\/chuhe-learn-[^/]*\.js$/);
    await takeNextVersion(page, 'next');
    await site.stop();
    await other.goto(`${site.url}#/learn/xiangqi`);
    await expect(html(other)).not.toHaveAttribute('data-version');
    await expect(other.locator('chuhe-learn')).toHaveAttribute('data-state', /trying|solving|idle/);
  });

  test('that stops half-way leaves the old one playing, and comes whole later @long', async ({
    page,
    game,
    files,
  }) => {
    files.publishNextVersion('next');
    // A browser closed during the update has stored some of its files.
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const half = await caches.open(name.replace(/\S+$/, 'next'));
      const part = new Response('half', { headers: { 'Content-Type': 'text/html' } });
      await half.put(location.origin + '/', part);
    });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${site.url}?again`);
    await expect(updateButton(page)).toBeVisible();
    await game.expectState('idle');
    await expect(html(page)).not.toHaveAttribute('data-version');
    await takeNextVersion(page, 'next');
    await game.expectState('idle');
    await site.stop();
    await page.reload();
    await game.expectState('idle');
  });

  test('that arrives incomplete leaves the old one playing, offline too @long', async ({
    page,
    game,
    files,
  }) => {
    files.publishNextVersion('next');
    files.write(/\.book$/, 'half of a bo');
    expect(await fateOfUpdate(page)).toBe('redundant');
    await site.stop();
    await page.reload();
    await game.expectState('idle');
    await expect(html(page)).not.toHaveAttribute('data-version');
    await game.playAndWait('h2e2');
    expect(await versions(page)).toHaveLength(1);
  });
});
