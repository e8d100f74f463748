// SPDX-License-Identifier: MIT
// The page is never wider or taller than its window: what is longer scrolls within a screen. No label of a tool is cut
// off, no tab is squeezed, no button stands outside, and no panel lies over the board.
import { kEditor, kEndings, kMasters, kOpenings, kRulings, kTraining } from '../../src/route.ts';
import { atRest } from './support/at-rest.ts';
import { AnalysisPage, kAnalyse } from './support/analysis-page.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // A notebook's window zoomed to 200 %.
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** Addresses and the elements they show. */
const xiangqi = {
  'play/xiangqi': 'chuhe-game',
  'analyse/xiangqi': 'chuhe-analysis',
  [`analyse/xiangqi/${kEditor}`]: 'chuhe-editor',
  [`analyse/xiangqi/${kOpenings}`]: 'chuhe-analysis',
  'puzzles/xiangqi/1': 'chuhe-puzzle',
  'learn/xiangqi': 'chuhe-learn',
  [`learn/xiangqi/${kEndings}`]: 'chuhe-endings',
  [`learn/xiangqi/${kRulings}`]: 'chuhe-rulings',
  [`learn/xiangqi/${kTraining}`]: 'chuhe-trainer',
  'games/xiangqi': 'chuhe-archive',
  [`games/xiangqi/${kMasters}`]: 'chuhe-masters',
};
const gomoku = {
  'play/gomoku': 'chuhe-game',
  'analyse/gomoku': 'chuhe-analysis',
  [`analyse/gomoku/${kEditor}`]: 'chuhe-editor',
  'puzzles/gomoku/1': 'chuhe-puzzle',
  'learn/gomoku': 'chuhe-learn',
  [`analyse/gomoku/${kOpenings}`]: 'chuhe-analysis',
  'games/gomoku': 'chuhe-archive',
};

test('the sheet to share fits every window, and Back closes it @long', async ({ page, site }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open(site.url + kAnalyse);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const sheet = await analysis.share();
    await expect(sheet.locator('[data-action="link"]')).toBeInViewport({ ratio: 1 });
    await expect(sheet).toBeInViewport({ ratio: 1 });
    const excess = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect.soft(excess, `${size.width} × ${size.height}`).toBe(0);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  }
});

for (const [game, places] of Object.entries({ xiangqi, gomoku })) {
  test(`every screen of ${game} fits every window`, async ({ page, site }) => {
    for (const [place, element] of Object.entries(places)) {
      await page.goto(`${site.url}#/${place}`);
      await expect(page.locator(`main ${element}:visible`)).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        const measured = await atRest(() =>
          page.evaluate(() => {
            const { scrollWidth: width, scrollHeight: height } = document.documentElement;
            const within = (root: ParentNode): HTMLElement[] => {
              const own = [...root.querySelectorAll<HTMLElement>('*')];
              const inner = own.map(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : []));
              return own.concat(...inner);
            };
            const seen = within(document).filter(
              (one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none',
            );
            const isCut = (one: HTMLElement): boolean =>
              one.matches('.actions span, .bar h2') && one.scrollWidth > one.clientWidth;
            const isOutside = (one: HTMLElement): boolean =>
              one.matches('.panel button') && one.getBoundingClientRect().right > width;
            const isSqueezed = (one: HTMLElement): boolean =>
              one.matches('.tabs') && one.clientHeight < (one.firstElementChild?.clientHeight ?? 0);
            const board = seen.find((one) => one.matches('.board'))?.getBoundingClientRect();
            const isOverBoard = (one: HTMLElement): boolean => {
              if (board === undefined || !one.matches('.panel')) return false;
              const { left, top, right } = one.getBoundingClientRect();
              return left < board.right - 8 && right > board.left + 8 && top < board.bottom - 8;
            };
            const isBad = (one: HTMLElement): boolean =>
              isCut(one) || isOutside(one) || isSqueezed(one) || isOverBoard(one);
            const bad = seen.filter(isBad);
            return { width, height, bad: bad.map(({ textContent }) => textContent) };
          }),
        );
        const wanted = { ...size, bad: [] };
        expect.soft(measured, `${place} at ${size.width} × ${size.height}`).toEqual(wanted);
      }
    }
  });
}
