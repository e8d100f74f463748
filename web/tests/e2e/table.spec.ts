// SPDX-License-Identifier: MIT
// The layout of every screen: the board at the same place in the same size, one header row, nothing
// cut off.

import type { Locator, Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { atRest } from './support/at-rest.ts';
import { expect, longUnless, test } from './support/test.ts';

const screens = {
  play: 'chuhe-game',
  analyse: 'chuhe-analysis',
  puzzles: 'chuhe-puzzle',
  learn: 'chuhe-learn',
} as const;

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** A phone and a desktop. */
const usual = new Set([360, 1440]);

type Place = readonly [left: number, top: number, width: number, height: number];

async function boardOf(page: Page, url: string, screen: string, element: string): Promise<Place> {
  await page.goto(url);
  const root = page.locator(element);
  await expect(root, screen).toHaveAttribute('data-state', /idle|thinking|solving|trying|playable/);
  const box = (await atRest(() => root.locator('.board').boundingBox()))!;
  return [box.x, box.y, box.width, box.height].map(Math.round) as unknown as Place;
}

for (const game of ['xiangqi', 'gomoku'] as const) {
  for (const { width, height } of windows) {
    const rest = longUnless(game === 'xiangqi' && usual.has(width));
    test(`the board of ${game} has one place on all screens of ${width} by ${height}${rest}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      const places = new Map<string, Place>();
      for (const [screen, element] of Object.entries(screens)) {
        const url = `${site.url}#/${screen}/${game}`;
        places.set(screen, await boardOf(page, url, screen, element));
      }
      const url = `${site.url}#/analyse/${game}/edit`;
      places.set('editor', await boardOf(page, url, 'editor', 'chuhe-editor'));
      const first = places.get('play')!;
      for (const [screen, place] of places) expect(place, screen).toEqual(first);
      const [left, top, across, down] = first;
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + across).toBeLessThanOrEqual(width);
      expect(top + down).toBeLessThanOrEqual(height);
    });
  }
}

test('a board is as large as the window allows @long', async ({ game, page, site }) => {
  const shareOf = async (width: number, height: number): Promise<number[]> => {
    await page.setViewportSize({ width, height });
    const box = (await game.root.locator('.board').boundingBox())!;
    return [box.width / width, box.height / height];
  };
  await game.open(site.url);
  const [ofWidth = 0] = await shareOf(390, 844);
  expect(ofWidth).toBe(1);
  const [, ofHeight = 0] = await shareOf(1920, 1080);
  expect(ofHeight).toBeGreaterThan(0.85);
  const [, onItsSide = 0] = await shareOf(844, 390);
  expect(onItsSide).toBeGreaterThan(0.95);
  // The panel beside it is as wide as the engine's lines.
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect((await game.root.locator('.panel').boundingBox())!.width).toBeGreaterThanOrEqual(560);
});

for (const { tag: language, speech: locale } of languages) {
  test.describe(`in ${language}`, () => {
    const rest = longUnless(language === 'vi');
    test.use({ locale });

    test(`there is one header row of 48 pixels, and nothing is wider than the window${rest}`, async ({
      game,
      page,
      site,
    }) => {
      await game.open(site.url);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const header = page.locator('header');
        await expect.poll(async () => (await header.boundingBox())!.height, `${width}`).toBe(48);
        const isInside = (): Promise<boolean> =>
          header.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const parts = [...element.querySelectorAll('.games, .settings, h1')];
            return parts
              .map((part) => part.getBoundingClientRect())
              .every((box) => box.top >= top && box.bottom <= bottom);
          });
        await expect.poll(isInside, `${width}`).toBe(true);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      for (const [screen, element] of Object.entries(screens)) {
        await boardOf(page, `${site.url}#/${screen}/xiangqi`, screen, element);
        const wide = await page.evaluate((name) => {
          const root = document.querySelector(name)!.shadowRoot!;
          const isWide = (one: Element): boolean => {
            const { width, right } = one.getBoundingClientRect();
            const isScrolled = one.closest('.scroll, .unseen, dialog, .lines') !== null;
            return width > 1 && right > innerWidth + 1 && !isScrolled;
          };
          const parts = [...root.querySelectorAll('.panel *, .tools *')].filter(isWide);
          return [document.documentElement.scrollWidth, ...parts.map((one) => one.outerHTML)];
        }, element);
        expect(wide, screen).toEqual([320]);
      }
    });
  });
}

test('on a phone the screens lie at the bottom, on its side at the left', async ({
  game,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open(site.url);
  const bar = page.locator('.screens');
  const bottom = async (): Promise<number> => {
    const { y, height } = (await bar.boundingBox())!;
    return Math.round(y + height);
  };
  await expect.poll(bottom).toBe(844);
  await bar.locator('[data-screen="games"]').click();
  await expect(page.locator('chuhe-archive')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  const rail = async (): Promise<number[]> => {
    const { x, y, height } = (await page.locator('header').boundingBox())!;
    return [x, y, height];
  };
  await expect.poll(rail).toEqual([0, 0, 390]);
  for (const link of await bar.locator('a:visible').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#settings')).toBeInViewport({ ratio: 1 });
});

test('the board stays in sight while the panel scrolls @long', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const openings = page.locator('chuhe-analysis');
  await page.goto(`${site.url}#/analyse/xiangqi/openings`);
  await openings.locator('.book button').last().scrollIntoViewIfNeeded();
  await expect(openings.locator('.board')).toBeInViewport({ ratio: 1 });
  await expect(openings.locator('.book button').last()).toBeInViewport();
});

test('on a phone the panel is pulled up over the lower half of the board, and down again', async ({
  page,
  site,
}) => {
  // Without motion the panel is where it goes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}#/analyse/xiangqi`);
  const analysis = page.locator('chuhe-analysis');
  const board = analysis.locator('.table .board');
  const panel = analysis.locator('.panel');
  const grip = analysis.locator('.grip');
  const topOf = async (part: Locator): Promise<number> =>
    (await atRest(() => part.boundingBox()))!.y;
  // The best line is in sight at once.
  await expect(analysis.locator('.lines button').first()).toBeInViewport({ ratio: 1 });
  const place = (await atRest(() => board.boundingBox()))!;
  const low = await topOf(panel);
  expect(low).toBeGreaterThan(place.y + place.height);
  const pull = async (from: number, to: number): Promise<void> => {
    await page.mouse.move(180, from);
    await page.mouse.down();
    await page.mouse.move(180, to, { steps: 4 });
    await page.mouse.up();
  };
  const { y, height } = (await grip.boundingBox())!;
  await pull(y + height / 2, y - 60);
  await expect(grip).toHaveAttribute('aria-expanded', 'true');
  const high = await topOf(panel);
  expect(high).toBeLessThan(place.y + place.height * 0.75);
  expect(high).toBeGreaterThan(place.y + place.height / 2);
  await expect(analysis.locator('.lines button').nth(2)).toBeInViewport({ ratio: 1 });
  // The upper half stays where it was, and the bar of screens too.
  expect(await topOf(board)).toBe(place.y);
  await expect(page.locator('.screens')).toBeInViewport({ ratio: 1 });
  await grip.press('Enter');
  await expect(grip).toHaveAttribute('aria-expanded', 'false');
  expect(await topOf(panel)).toBe(low);
  // Even where everything at rest fits: there are controls that only the larger panel has.
  await page.setViewportSize({ width: 430, height: 932 });
  const lines = analysis.getByRole('group', { name: 'Lines' });
  await expect(lines).toBeHidden();
  await grip.click();
  await expect(lines).toBeVisible();
});

test('a page magnified to a few lines can be read by scrolling @long', async ({
  game,
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open(site.url);
  await game.action('hint').scrollIntoViewIfNeeded();
  await expect(game.action('hint')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the settings are one sheet, shown on the board behind, and kept', async ({
  game,
  page,
  site,
}) => {
  await game.open(site.url);
  await game.openSettings();
  const [board, sheet] = [game.root.locator('.board'), game.sheet()];
  await expect
    .poll(async () => (await sheet.boundingBox())!.x - (await board.boundingBox())!.x)
    .toBeGreaterThan(0);
  const before = await atRest(() => board.screenshot());
  await page.locator('[data-setting="pieces-letters"]').check();
  await expect(game.root).toHaveAttribute('data-pieces', 'letters');
  await expect.poll(async () => before.equals(await board.screenshot())).toBe(false);
  await page.locator('[data-setting="showsThinking"]').check();
  await page.locator('[data-setting="sound"] [value="50"]').check();
  await page.locator('[data-setting="theme"] [value="dark"]').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await game.leaveSheet();
  await page.reload();
  await game.expectState('idle');
  await expect(game.root).toHaveAttribute('data-pieces', 'letters');
  await game.expectChosen('sound', '50');
  await game.expectChosen('theme', 'dark');
  // The same on every screen.
  await page.goto(`${site.url}#/puzzles/xiangqi`);
  await expect(page.locator('chuhe-puzzle')).toHaveAttribute('data-pieces', 'letters');
});

test('a game shows nothing of what the engine thinks, unless asked', async ({ game, site }) => {
  await game.open(site.url);
  await game.choose('time', '100');
  const thinking = game.root.locator('.thinking');
  await game.playAndWait('e0e1');
  await expect(thinking).toHaveCount(0);
  await game.more('thinking');
  await expect(thinking).toBeVisible();
  await game.more('thinking');
  await expect(thinking).toBeHidden();
});

test('the first step of the keyboard leads to the board', async ({ game, page, site }) => {
  await game.open(site.url);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(game.root.locator('[role=gridcell]:focus')).toHaveCount(1);
});
