// SPDX-License-Identifier: MIT
// Master games: searched, opened, beside the book, offline.

import { expect, type Locator, type Page } from '@playwright/test';
import { AnalysisPage } from './support/analysis-page.ts';
import { violationsIn } from './support/axe.ts';
import { kUnpacking, test } from './support/masters-at-hand.ts';
import { takeNextVersion } from './support/next-version.ts';
import { test as firstVisit } from './support/test.ts';

const kMasters = '#/games/xiangqi/masters';

class MastersPage {
  readonly root: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.locator('chuhe-masters');
  }

  async open(url: string, place = ''): Promise<void> {
    await this.#page.goto(url + kMasters + place);
    await expect(this.count()).toHaveText(/^[\d,]+ games?$/, kUnpacking);
  }

  count(): Locator {
    return this.root.locator('.count');
  }

  setting(name: string): Locator {
    return this.root.locator(`[data-setting="${name}"]`);
  }

  rows(): Locator {
    return this.root.locator('.row:not(.waiting)').filter({ visible: true });
  }
}

firstVisit(
  'all games are listed, the newest first, and found by what is known of them',
  async ({ page, site }) => {
    const masters = new MastersPage(page);
    await masters.open(site.url);
    await expect(masters.count()).toHaveText('27,436 games');
    await expect(page.locator('nav.screens [aria-current]')).toHaveText('Games');
    await expect(masters.rows().first()).toContainText(/\S – \S.*201\d/);
    // Two famous players, by pinyin and by characters.
    await masters.setting('player').fill('lu qin');
    await masters.setting('opponent').fill('许银川');
    await masters.setting('from').fill('1997');
    await masters.setting('to').fill('2000');
    await masters.setting('result').locator('input[value="1/2-1/2"]').click();
    await expect(masters.count()).not.toHaveText('27,436 games');
    const first = masters.rows().first();
    await expect(first).toContainText('Lü Qin 呂欽');
    await expect(first).toContainText('Xu Yinchuan 許銀川');
    await expect(first).toContainText(/1997|1998|1999|2000/);
    await expect(first).toContainText('Drawn');
    await masters.setting('opening').fill('no such opening');
    await expect(masters.root.locator('.none')).toHaveText('No game matches.');
    await masters.root.locator('[data-action="clear"]').click();
    await expect(masters.count()).toHaveText('27,436 games');
  },
);

test('a game opens in the analysis with its names, and is not kept among my games @long', async ({
  page,
  site,
}) => {
  const masters = new MastersPage(page);
  await masters.open(site.url);
  await masters.setting('event').fill('五羊杯');
  await masters.setting('player').fill('胡榮華');
  await expect(masters.rows().first()).toContainText('五羊杯');
  await masters.rows().first().locator('button').click();
  const analysis = new AnalysisPage(page);
  await expect(page).toHaveURL(/#\/analyse\/xiangqi/, kUnpacking);
  await analysis.expectState('thinking|idle');
  await expect(analysis.root).toContainText('胡榮華');
  await expect(analysis.root).toContainText('五羊杯');
  await page.goto(`${site.url}#/games/xiangqi/masters`);
  await masters.root.getByRole('link', { name: 'Mine' }).click();
  await expect(page.locator('chuhe-archive .count')).toHaveText('0 games');
});

test('openings lead to the games with their position, and show moves beyond the book @long', async ({
  page,
  site,
}) => {
  const openings = new AnalysisPage(page);
  await openings.openOpenings(site.url, 'h2e2');
  await openings.action('show-masters').click();
  const part = openings.root.locator('.openings .masters');
  await expect(part.locator('.note')).toContainText(
    /^[\d,]+ games reached this position/,
    kUnpacking,
  );
  const rare = part.locator('[data-master-move]').first();
  await expect(rare).toContainText(/\d+ games? · won \d+ · drawn \d+ · lost \d+/);
  await openings.action('masters').click();
  const masters = new MastersPage(page);
  await expect(masters.root.locator('.place')).toContainText('with this first move');
  await expect(masters.count()).toHaveText(/^1\d,\d{3} games$/, kUnpacking);
  await masters.root.locator('[data-action="any-position"]').click();
  await expect(masters.count()).toHaveText('27,436 games');
});

firstVisit(
  'what was there once is there without a connection, and after the next version @long',
  { tag: '@stored' },
  async ({ page, files, start }) => {
    const site = await start({ files });
    const masters = new MastersPage(page);
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await masters.open(site.url, '-c3c4');
    const count = await masters.count().textContent();
    files.publishNextVersion('next');
    await takeNextVersion(page, 'next');
    await site.stop();
    await page.goto('about:blank');
    await masters.open(site.url, '-c3c4');
    await expect(masters.count()).toHaveText(count ?? '');
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing among the games of masters on ${theme} @long`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const masters = new MastersPage(page);
    await masters.open(site.url, '-h2e2');
    await expect(masters.rows().first()).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  });
}
