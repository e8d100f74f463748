// SPDX-License-Identifier: MIT
// Files that are missing or damaged: everything independent of them works, the reader is told about
// the rest, and once the file is correct the next try succeeds.

import type { Browser, Locator, Page } from '@playwright/test';
import { FaultyHost, faults, type Fault } from './support/faulty-host.ts';
import { GamePage } from './support/game-page.ts';
import { expect, longUnless, test as base } from './support/test.ts';

const test = base.extend<{ host: FaultyHost }>({
  host: async ({ site }, use) => {
    const host = new FaultyHost(site.url);
    await host.start();
    await use(host);
    host.stop();
  },
});

test.use({ expectedErrors: /./ });

/** A file, and the part of the page that needs it. */
interface Need {
  readonly file: RegExp;
  readonly place: string;
  /** The selector of the message to the reader. */
  readonly says: string;
  /** The selector of the retry button; without one the page is reloaded. */
  readonly again?: string;
  /** The selector of the working part. */
  readonly works: string;
  /** All faults by default. */
  readonly faults?: readonly Fault[];
}

const playing = { place: '', works: 'chuhe-game[data-state="idle"]' };
const engine = {
  ...playing,
  says: 'chuhe-game[data-state="failed"] .status',
  again: 'chuhe-game [data-action="retry"]',
};
const masters = {
  place: '#/games/xiangqi/masters',
  says: 'chuhe-masters .trouble',
  works: 'chuhe-masters .count:text("27,436")',
};

/** Each list is one visit. */
const needs: Readonly<Record<string, readonly Need[]>> = {
  'the main script': [
    {
      ...playing,
      file: /\/index-[^/]*\.js$/,
      says: '.stalled',
      again: '.stalled a[href] >> nth=0',
    },
  ],
  'the engine': [{ ...engine, file: /\/engine-[^/]*\.wasm$/ }],
  'the worker of the engine': [{ ...engine, file: /\/worker-[^/]*\.js$/ }],
  'the worker that compiles the engine': [{ ...engine, file: /\/compile-worker-[^/]*\.js$/ }],
  'the worker of the masters': [
    { ...masters, file: /\/masters-worker-[^/]*\.js$/, faults: ['missing', 'hanging'] },
  ],
  'a later screen, a list of puzzles and the list of masters': [
    {
      file: /\/chuhe-learn-[^/]*\.js$/,
      place: '#/learn/xiangqi',
      says: '.missing',
      again: '.missing a',
      works: 'chuhe-learn[data-state]:not([data-state="loading"])',
    },
    {
      file: /\/xiangqi-[^/]*\.txt$/,
      place: '#/puzzles/xiangqi',
      says: 'chuhe-puzzle[data-state="failed"] .status',
      again: 'chuhe-puzzle [data-action="retry"]',
      works: 'chuhe-puzzle[data-state="solving"]',
    },
    { ...masters, file: /\/masters-[^/]{8}\.txt$/ },
  ],
};

/**
 * Files that play does not need: style sheet, network, book, language, manifest, icon, first
 * picture.
 */
const dispensable =
  /\/(index-[^/]*\.css|[^/]*\.(net|book|webmanifest)|lang-zh-hans-[^/]*\.js|icon\.svg|first-board\.svg)$/;

/** In milliseconds: a step of the page's clock; the page waits at most two minutes. */
const kStep = 20_000;

class Visit {
  readonly page: Page;
  readonly #isSilent: boolean;

  constructor(page: Page, fault: Fault) {
    this.page = page;
    // The page receives no error for such a file; half a script may be a valid one that does nothing.
    this.#isSilent = ['hanging', 'empty', 'flipped', 'cut'].includes(fault);
  }

  /** Advances the clock by the page's waiting time. */
  async expectSoon(sign: Locator): Promise<void> {
    if (!this.#isSilent) return expect(sign).toBeVisible();
    await expect(async () => {
      await this.page.clock.runFor(kStep);
      await this.page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
      await expect(sign).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [100] });
  }
}

async function visit(
  browser: Browser,
  fault: Fault,
  see: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await see(new Visit(page, fault));
  } finally {
    await context.close();
  }
}

function eitherOf(one: Locator, other: Locator): Locator {
  return one.or(other).filter({ visible: true }).first();
}

for (const fault of faults) {
  test.describe(`on a first visit with ${fault} files`, () => {
    test(`one plays without those that can be done without${longUnless(fault === 'missing')}`, async ({
      browser,
      host,
    }) => {
      host.spoil(dispensable, fault);
      await visit(browser, fault, async (its) => {
        const { page } = its;
        const game = new GamePage(page);
        await page.goto(host.url, { waitUntil: 'commit' });
        await its.expectSoon(game.square('h2'));
        await expect(game.square('h2')).toBeInViewport();
        await game.playAndWait('h2e2');
        host.mend();
        await page.reload();
        await game.expectState('idle');
        expect(await game.moves()).toHaveLength(2);
      });
    });

    for (const [what, all] of Object.entries(needs)) {
      const files = all.filter((need) => need.faults?.includes(fault) ?? true);
      if (files.length === 0) continue;
      const rest = longUnless(fault === 'missing' && what === 'the main script');
      test(`without ${what} one is told so, and the next try finds what is right again${rest}`, async ({
        browser,
        host,
      }) => {
        const spoilt = new RegExp(files.map(({ file }) => file.source).join('|'));
        host.spoil(spoilt, fault);
        await visit(browser, fault, async (its) => {
          const { page } = its;
          for (const { file, place, says, works } of files) {
            await page.goto(host.url + place, { waitUntil: 'commit' });
            // Until then the page waits for sound files, and its clock must not run ahead of them.
            await expect.poll(() => host.wasAsked(file)).toBe(true);
            const told = page.locator(says).filter({ hasText: /\S/ });
            // One wrong byte may be harmless.
            await its.expectSoon(fault === 'flipped' ? eitherOf(told, page.locator(works)) : told);
          }
          host.mend();
          for (const { place, says, again, works } of files) {
            if (files.length > 1) await page.goto(host.url + place, { waitUntil: 'commit' });
            const either = eitherOf(page.locator(says), page.locator(works));
            await expect(async () => {
              if (again === undefined) await page.reload({ waitUntil: 'commit' });
              await expect(either).toBeVisible();
              if (again !== undefined && (await page.locator(works).isHidden()))
                await page.locator(again).click({ timeout: 1000 });
              await expect(page.locator(works)).toBeVisible({ timeout: 5000 });
            }).toPass();
          }
        });
      });
    }
  });
}

/** Matches every file. */
const everything = /./;

for (const fault of ['missing', 'empty', 'cut'] as const) {
  test(
    `with the site stored a host whose files are all ${fault} loses no game${longUnless(fault === 'missing')}`,
    { tag: '@stored' },
    async ({ game, page, host }) => {
      await game.open(host.url);
      await game.playAndWait('h2e2');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const moves = await game.moves();
      expect(moves).toHaveLength(2);
      host.spoil(everything, fault);
      await page.reload();
      await game.expectState('idle');
      expect(await game.moves()).toEqual(moves);
      await game.playAnyAndWait();
      expect(await game.moves()).toHaveLength(4);
    },
  );
}
