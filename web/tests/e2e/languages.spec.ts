// SPDX-License-Identifier: MIT
// The page starts in the browser's language and loads no other.

import type { Page } from '@playwright/test';
import { languages, type Language } from '../../src/i18n/languages.ts';
import { holdBack } from './support/hold.ts';
import { said } from './support/texts.ts';
import { expect, longUnless, test } from './support/test.ts';

/** The languages of the files that the page requests from now on. */
function fetchedBy(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // The hash may begin with a hyphen.
    const [, name] = /\/lang-([a-z-]+)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  return fetched;
}

/** Header controls that do not fit: outside the window, truncated or overlapping. */
async function cutInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('header :is(a:not(.skip), select, button)'),
    ];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    const isCut = (control: HTMLElement): boolean => {
      if (!(control instanceof HTMLSelectElement)) return control.scrollWidth > control.clientWidth;
      const whole = control.cloneNode(true) as HTMLSelectElement;
      whole.value = control.value;
      whole.style.cssText = 'position: absolute; max-width: none';
      control.after(whole);
      const wanted = whole.getBoundingClientRect().width;
      whole.remove();
      return wanted > control.getBoundingClientRect().width + 0.5;
    };
    const isUpon = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const cut = controls.filter((control, index) => {
      const box = boxes[index]!;
      const isBeside = box.left < 0 || box.right > innerWidth;
      const isCovered = boxes.some((other, at) => at !== index && isUpon(box, other));
      return isBeside || isCovered || isCut(control);
    });
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [...(isWide ? ['the page'] : []), ...cut.map((control) => control.innerText)];
  });
}

/** The two languages that differ by more than a tag, and one with the longest words. */
const usual = new Set<Language>(['zh-Hans', 'zh-Hant', 'vi']);

for (const { tag: language, speech: locale } of languages) {
  test.describe(`for a browser in ${locale}`, () => {
    test.use({ locale });

    test(`the page speaks ${language} and fetches nothing else${longUnless(usual.has(language))}`, async ({
      page,
      site,
      game,
    }) => {
      const fetched = fetchedBy(page);
      await game.open(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(game.root).toHaveAttribute('lang', language);
      const yourMove = await said(language, ({ status }) => status.yourMove);
      await expect(game.root.getByText(yourMove, { exact: true })).toBeVisible();
      const others = (): string[] => fetched.filter((name) => name !== 'en');
      const name = language === 'en' ? [] : [language.toLowerCase()];
      // The opponent at the board has a name, and a first visit shows a welcome.
      const parts = ['opponents', 'welcome'];
      const own = name.flatMap((one) => [one, ...parts.map((part) => `${one}-${part}`)]);
      await expect.poll(() => others().toSorted()).toEqual(own);
      await page.goto(`${site.url}#/analyse/xiangqi/openings`);
      await expect(page.locator('chuhe-analysis')).toHaveAttribute('lang', language);
      // The words of reviews come with the analysis, and the link to the master games with the openings.
      const analysis = ['analyse', 'faults', 'mate', 'mates', 'motifs', 'masters', 'openings'];
      const later = name.flatMap((one) => analysis.map((part) => `${one}-${part}`));
      await expect.poll(() => others().toSorted()).toEqual([...own, ...later].toSorted());
    });

    test(`the header of ${language} has room on every screen${longUnless(language === 'vi')}`, async ({
      page,
      site,
      game,
    }) => {
      await game.open(site.url);
      for (const width of [320, 360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => cutInHeader(page), `${width} pixels`).toEqual([]);
      }
    });
  });
}

// Any language except English.
const { tag: late, speech: locale } = languages[languages.length - 1]!;
const lateFile = new RegExp(`/lang-${late.toLowerCase()}-[^/]*\\.js$`);

test.describe('for a browser whose language is late', () => {
  test.use({ locale });

  test('nothing is said before it has come', async ({ page, site, game }) => {
    const release = await holdBack(page, lateFile);
    const asked = page.waitForRequest(lateFile);
    await page.goto(site.url);
    await asked;
    await expect(page.locator('chuhe-game')).toHaveCount(0);
    await expect(page.locator('header .screens')).toHaveText('');
    release();
    await game.expectState('idle');
    await expect(page.locator('html')).toHaveAttribute('lang', late);
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: /lang-/ });
    test('the page is in English @long', async ({ page, site, game }) => {
      await page.route(lateFile, (route) => route.abort());
      await game.open(site.url);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await game.expectChosen('lang', 'en');
    });
  });
});

test(
  'every language can be chosen without the server, and is kept',
  { tag: ['@smoke', '@stored'] },
  async ({ page, start, game }) => {
    const site = await start();
    await game.open(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await game.open(site.url);
    await site.stop();
    for (const { tag } of languages.toReversed()) {
      await game.choose('lang', tag);
      await expect(game.root).toHaveAttribute('lang', tag);
    }
    await game.choose('lang', 'zh-Hant');
    await game.open(site.url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  },
);
