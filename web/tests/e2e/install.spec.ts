// SPDX-License-Identifier: MIT
// The page as an app: its manifest, the offer to install it, the notice that it works offline.

import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { strings } from '../../src/i18n/en/page.ts';
import { expectParts } from './support/late-parts.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
  readonly file_handlers: readonly { readonly icons: readonly Picture[] }[];
}

/** Reads the manifest through the browser. */
async function readManifest(page: Page): Promise<Manifest> {
  const session = await page.context().newCDPSession(page);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return JSON.parse(data) as Manifest;
}

test('the pictures that the manifest names are there in the sizes it says @long', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const { icons, screenshots, shortcuts, file_handlers: handlers } = await readManifest(page);
  const pictures = [icons, screenshots, ...[...shortcuts, ...handlers].map((one) => one.icons)];
  for (const { src, sizes, type } of pictures.flat()) {
    const found = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const response = await fetch(url);
      const { naturalWidth, naturalHeight } = image;
      return {
        size: `${naturalWidth}x${naturalHeight}`,
        type: response.headers.get('Content-Type'),
      };
    }, src);
    expect(found.type, src).toBe(type);
    if (sizes !== 'any') expect(found.size, src).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const forms = screenshots.map((one) => one.form_factor);
  expect(new Set(forms)).toEqual(new Set(['wide', 'narrow']));
});

test('its shortcuts open the screens they name @long', async ({ page, site }) => {
  await page.goto(site.url);
  const { shortcuts } = await readManifest(page);
  const opened = [];
  for (const { url } of shortcuts) {
    await page.goto('about:blank');
    await page.goto(new URL(url, site.url).href);
    const screen = page.locator('main > [data-state]');
    await expect(screen).toHaveAttribute('data-state', /idle|thinking|solving/);
    const shown = await screen.evaluate((element) => [
      element.localName,
      element.getAttribute('game'),
    ]);
    opened.push(shown.join(' '));
  }
  expect(opened).toEqual([
    'chuhe-game xiangqi',
    'chuhe-game gomoku',
    // They name no game, so they open the one chosen last.
    'chuhe-puzzle xiangqi',
    'chuhe-analysis xiangqi',
  ]);
});

test('in a folder of a host it is an app of its own @long', async ({ page, files, start }) => {
  files.moveInto('games/chuhe');
  const site = await start({ files });
  await page.goto(`${site.url}games/chuhe/`);
  const session = await page.context().newCDPSession(page);
  const { manifest } = await session.send('Page.getAppManifest');
  expect(manifest?.id).toBe(`${site.url}games/chuhe/`);
});

test('pictures for installing are not stored for offline use @long', async ({ page, site }) => {
  await page.goto(site.url);
  const stored = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [name = ''] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/manifest.webmanifest');
  expect(stored.filter((path) => /screenshots|\.(png|webp)$/.test(path))).toEqual([]);
});

/** The browser offers to install the page. */
async function offerInstallation(page: Page): Promise<void> {
  await expectParts(page, 'around');
  await page.evaluate(() => {
    const questions: string[] = [];
    Object.assign(globalThis, { questions });
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async (): Promise<void> => void questions.push('by the page');
    const isLeftToBrowser = dispatchEvent(Object.assign(event, { prompt }));
    if (isLeftToBrowser) questions.push('by the browser');
  });
}

/** The prompts shown so far. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { questions: string[] }).questions);
}

test('installing is offered when the browser offers it, asked once, and over when it is done', async ({
  page,
  site,
  game,
}) => {
  await game.open(site.url);
  const button = page.locator('[data-action="install"]');
  await expect(button).toBeHidden();
  await offerInstallation(page);
  for (const { tag } of languages) {
    await game.choose('lang', tag);
    await game.openSettings();
    await expect(button).toBeVisible();
    await game.leaveSheet();
  }
  await game.choose('lang', 'en');
  await game.openSettings();
  await page.getByRole('button', { name: 'Install Chuhe' }).click();
  await expect(button).toBeHidden();
  await expect.poll(() => asked(page)).toEqual(['by the page']);
  await offerInstallation(page);
  await expect(button).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button).toBeHidden();
  expect(await asked(page)).toEqual([]);
});

test.describe('in Safari on iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    hasTouch: true,
  });

  const byHand = /Add to Home Screen/;

  for (const isInstalled of [false, true]) {
    const what = isInstalled ? 'an installed page does not say' : 'the page says';
    test(`${what} how it is installed @long`, async ({ page, site, game }) => {
      await page.addInitScript((standalone) => {
        Object.defineProperty(navigator, 'standalone', { value: standalone });
      }, isInstalled);
      await game.open(site.url);
      await game.openSettings();
      await expect(game.sheet().getByText(byHand)).toHaveCount(isInstalled ? 0 : 1);
    });
  }
});

test('elsewhere nobody is told to do it by hand @long', async ({ site, game }) => {
  await game.open(site.url);
  await game.openSettings();
  await expect(game.sheet()).toContainText('Your data');
  await expect(game.sheet()).not.toContainText('Home Screen');
});

test('settings say that it works offline, once all is stored @long', async ({
  page,
  start,
  game,
}) => {
  const site = await start();
  await game.open(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await game.openSettings();
  await expect(page.locator('#offline')).toHaveText(strings.labels.offlineReady);
  // The line is true.
  await site.stop();
  await page.reload();
  await game.expectState('idle');
  await game.playAndWait('h2e2');
});
