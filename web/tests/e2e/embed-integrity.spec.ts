// SPDX-License-Identifier: MIT
// Boards on a page that does not trust the host: scripts altered in transit do not run, and the
// page reports it.

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { strictPolicy } from './support/foreign-page.ts';
import { expect, test } from './support/test.ts';

declare global {
  var isTampered: boolean | undefined;
}

/** The hash as a page's author computes it. */
async function integrityOf(page: Page, address: string): Promise<string> {
  const script = await (await page.request.get(address)).body();
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}

/** Appends foreign code to the script. */
async function tamper(page: Page, script: RegExp): Promise<void> {
  await page.route(script, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nglobalThis.isTampered = true;`;
    await route.fulfill({ response, body });
  });
}

const isTampered = (page: Page): Promise<boolean> =>
  page.evaluate(() => globalThis.isTampered === true);

test('a board whose script is the one that the tag names plays as any other', async ({
  foreign,
  site,
  page,
}) => {
  const integrity = await integrityOf(page, `${site.url}embed.js`);
  await foreign.open('<chuhe-game level="1"></chuhe-game>', { integrity, lang: 'vi' });
  const game = foreign.board('chuhe-game');
  await game.expectState('idle');
  await game.square('h2').click();
  await game.square('e2').click();
  await foreign.expectTold('chuhe-game', 'chuhe-move', { by: 'engine' });
  await expect(page.locator('chuhe-game')).toContainText('Làm quen');
});

test('the dialog gives the tag of this version, which works on another page @long', async ({
  page,
  site,
  game,
  foreign,
}) => {
  await game.open(site.url);
  await game.expectState('idle');
  await game.more('embed');
  await page.getByRole('radio', { name: 'Fixed version' }).check();
  const code = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const integrity = await integrityOf(page, `${site.url}embed.js`);
  expect(code).toContain(` integrity="${integrity}" crossorigin="anonymous">`);
  await foreign.open(code, { scripts: [] });
  await foreign.board('chuhe-game').expectState('idle');
});

test.describe('under the strictest policy', () => {
  test.use({ expectedErrors: /TrustedScript|Trusted Type|Content Security/ });

  test('the board plays, though what it imports later cannot be checked @long', async ({
    foreign,
    site,
    page,
  }) => {
    const integrity = await integrityOf(page, `${site.url}embed.js`);
    const policy = strictPolicy(site.url);
    await foreign.open('<chuhe-game></chuhe-game>', { integrity, policy });
    await foreign.board('chuhe-game').expectState('idle');
  });
});

test.describe('a script that was changed on its way', () => {
  test.use({ expectedErrors: /integrity/ });

  test('another script than the one that the tag names is not run', async ({
    foreign,
    site,
    page,
  }) => {
    const integrity = await integrityOf(page, `${site.url}embed.js`);
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await tamper(page, /\/embed\.js$/);
    await foreign.open('<chuhe-game><p>1. C2=5 H8+7</p></chuhe-game>', { integrity });
    expect((await refused).text()).toContain('embed.js');
    await expect(page.getByText('1. C2=5 H8+7')).toBeVisible();
    expect(await isTampered(page)).toBe(false);
    expect(foreign.fetched).toEqual(['/embed.js']);
  });

  for (const [what, script] of [
    ['its own script', /\/chuhe-game-[^/]*\.js$/],
    ['a script that it shares', /\/board-[^/]*\.js$/],
  ] as const) {
    test(`an element does not run where ${what} has been changed, and says so @long`, async ({
      foreign,
      page,
    }) => {
      await tamper(page, script);
      await foreign.open('<chuhe-game moves="h2e2"></chuhe-game>');
      await foreign.expectTold('chuhe-game', 'chuhe-error', { fault: 'part-altered' });
      await expect(page.getByRole('alert')).toHaveText(/a file of it has been changed/);
      await expect(page.locator('chuhe-game svg')).toBeVisible();
      expect(await isTampered(page)).toBe(false);
    });
  }

  test('it is said in the language of the page @long', async ({ foreign, page }) => {
    await tamper(page, /\/chuhe-board-[^/]*\.js$/);
    await foreign.open('<chuhe-board></chuhe-board>', { lang: 'zh-CN' });
    await expect(page.getByRole('alert')).toHaveText(/其中一个文件已被改动/);
  });

  test('what an element imports later is checked where the tag has a hash @long', async ({
    foreign,
    site,
    page,
  }) => {
    const integrity = await integrityOf(page, `${site.url}embed.js`);
    await tamper(page, /\/lang-vi-[^/]*\.js$/);
    await foreign.open('<chuhe-game></chuhe-game>', { integrity, lang: 'vi' });
    await foreign.board('chuhe-game').expectState('idle');
    expect(foreign.times(/\/lang-vi-/)).toBeGreaterThan(0);
    await expect(page.locator('chuhe-game')).toContainText('Your move');
    expect(await isTampered(page)).toBe(false);
  });

  test('a list of later scripts that has been changed ends it @long', async ({
    foreign,
    site,
    page,
  }) => {
    const integrity = await integrityOf(page, `${site.url}embed.js`);
    await tamper(page, /\/later\.json$/);
    await foreign.open('<chuhe-game></chuhe-game>', { integrity });
    await foreign.expectTold('chuhe-game', 'chuhe-error', { fault: 'part-altered' });
  });
});
