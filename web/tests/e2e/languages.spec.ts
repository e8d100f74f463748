// SPDX-License-Identifier: MIT
// The page speaks the browser's language from the first word, and fetches no other.

import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/i18n/texts.ts';
import { expect, test } from './support/test.ts';

/** The names of the languages in files that the page asks for from now on. */
function fetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/lang-([a-z-]+)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  return fetched;
}

const firstWords = {
  'en-GB': ['en', 'Your move'],
  'zh-CN': ['zh-Hans', '轮到你了'],
  'zh-TW': ['zh-Hant', '輪到你了'],
  'zh-HK': ['zh-Hant', '輪到你了'],
  'vi-VN': ['vi', 'Đến lượt bạn'],
} as const satisfies Record<string, readonly [Language, string]>;

for (const [locale, [language, words]] of Object.entries(firstWords)) {
  test.describe(`for a browser in ${locale}`, () => {
    test.use({ locale });

    test(`the page speaks ${language} and fetches nothing else`, async ({ page, site, game }) => {
      const fetched = fetchedBy(page);
      await game.open(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(game.root).toHaveAttribute('lang', language);
      await expect(game.root.getByText(words, { exact: true })).toBeVisible();
      const others = (): string[] => fetched.filter((name) => name !== 'en');
      const own = language === 'en' ? [] : [language.toLowerCase()];
      expect(others()).toEqual(own);
      await page.goto(`${site.url}#/openings/xiangqi`);
      await expect(page.locator('chuhe-openings')).toHaveAttribute('lang', language);
      expect(others()).toEqual([...own, ...own.map((name) => `${name}-openings`)]);
    });
  });
}

test.describe('for a browser in Vietnamese', () => {
  test.use({ locale: 'vi' });

  test('nothing is said before Vietnamese has come', async ({ page, site, game }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/lang-vi-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/lang-vi-/);
    await page.goto(site.url);
    await asked;
    await expect(page.locator('chuhe-game')).toHaveCount(0);
    await expect(page.locator('#tagline')).toBeEmpty();
    release();
    await game.expectState('idle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: /lang-vi-/ });
    test('the page is in English', async ({ page, site, game }) => {
      await page.route(/\/lang-vi-[^/]*\.js$/, (route) => route.abort());
      await game.open(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(game.setting('lang')).toHaveValue('en');
    });
  });
});

test(
  'every language can be chosen without the server, and is kept',
  { tag: '@smoke' },
  async ({ page, start, game }) => {
    const site = await start();
    await game.open(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await game.open(site.url);
    await site.stop();
    for (const language of languages.toReversed()) {
      await game.choose('lang', language);
      await expect(game.root).toHaveAttribute('lang', language);
    }
    await game.choose('lang', 'zh-Hant');
    await game.open(site.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  },
);
